import Testing
import TouchGestures
import TouchTestSupport
import TouchTraces

/// The hand-written traces of `Data/edge-cases` come out as the README beside them says.
@Suite struct EdgeCaseTests {
  /// A row of the README's table.
  struct Fact: CustomTestStringConvertible {
    let trace: String
    let label: String
    let anomalies: Int
    var testDescription: String { trace }

    /// Nil for a line that is no row about a trace.
    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.prefix { $0 != " " })
      }
      guard cells.count >= 3, cells[0].hasPrefix("`"), let anomalies = Int(cells[2]) else {
        return nil
      }
      trace = String(cells[0].dropFirst().dropLast())
      label = cells[1]
      self.anomalies = anomalies
    }

    static let all: [Fact] = {
      let bytes = fileBytes(at: packagePath("Data/edge-cases/README.md")) ?? []
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(Fact.init)
    }()
  }

  @Test(arguments: Fact.all)
  func traceComesOutAsDescribed(_ fact: Fact) throws {
    let file = String(fact.trace.prefix { $0 != "/" })
    let traces = readTraces(at: packagePath("Data/edge-cases/\(file).jsonl"))
    let trace = try #require(traces.first { $0.id == "edge-cases/\(fact.trace)" })
    var classifier = GestureClassifier()
    for index in trace.rows.indices { classifier.receive(trace.sample(at: index)) }
    if let until = trace.until { classifier.advance(to: until) }
    classifier.finish()
    #expect(classifier.result.label?.name ?? "none" == fact.label)
    #expect(classifier.result.anomalies.total == fact.anomalies)
  }

  @Test func everyTraceIsDescribedAndUnlabelled() {
    #expect(Fact.all.count == 39)
    for file in Set(Fact.all.map { $0.trace.prefix { $0 != "/" } }) {
      let traces = readTraces(at: packagePath("Data/edge-cases/\(file).jsonl"))
      let described = Fact.all.filter { $0.trace.hasPrefix("\(file)/") }.map(\.trace)
      #expect(traces.map(\.id) == described.map { "edge-cases/\($0)" })
      #expect(traces.allSatisfy { $0.label == nil })
    }
  }
}

/// Every trace of the JSON Lines file at `path`; a malformed line records an issue.
func readTraces(at path: String) -> [TouchTrace] {
  var reader = TraceReader()
  (fileBytes(at: path) ?? []).withUnsafeBytes { reader.append($0) }
  reader.finish()
  var traces: [TouchTrace] = []
  while let reading = reader.next() {
    switch reading {
    case .trace(let trace): traces.append(trace)
    case .malformed(let error): Issue.record(error)
    }
  }
  return traces
}
