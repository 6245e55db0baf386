import Testing

/// Lines of traces that tests read.
enum Line {
  static let tap =
    #"{"id":"tap","label":"press","samples":[[0,1,"began",10,10],[0.08,1,"ended",10,10]]}"#
  static let other =
    #"{"id":"other","label":"other","samples":[[0,1,"began",10,10],[0.08,1,"ended",10,10]]}"#
  static let noJSON = #"{"id":"bad","samples":[[0,1,"began",10,10],"#
  static let missingColumn = #"{"id":"bad","samples":[[0,1,"began",10]]}"#
  static let notANumber = #"{"id":"bad","samples":[[0,1,"began",NaN,10]]}"#
}

/// A file, and what the command line makes of it.
struct InputFact: CustomTestStringConvertible {
  let testDescription: String
  let content: String
  let status: Int32
  /// How many traces are read.
  let traces: Int
  /// What is noted, after the file's path.
  let noted: String

  static let all: [InputFact] = [
    InputFact(testDescription: "one trace", content: Line.tap, status: 0, traces: 1, noted: ""),
    InputFact(
      testDescription: "blank lines between", content: "\n\(Line.tap)\n\n\(Line.tap)\r\n\n",
      status: 0, traces: 2, noted: ""),
    InputFact(
      testDescription: "0 bytes", content: "", status: 2, traces: 0, noted: ": holds no traces"),
    InputFact(
      testDescription: "white space only", content: "\n \n", status: 2, traces: 0,
      noted: ": holds no traces"),
    InputFact(
      testDescription: "no JSON at all", content: "hello\n", status: 2, traces: 0,
      noted: ":1:1: expected a recording of a known format, found \"hello"),
    InputFact(
      testDescription: "an unfinished line", content: Line.noJSON, status: 2, traces: 0,
      noted: ":1:44: expected "),
    InputFact(
      testDescription: "a row with a missing column", content: Line.missingColumn, status: 2,
      traces: 0, noted: ":1:39: expected "),
    InputFact(
      testDescription: "NaN where a number belongs", content: Line.notANumber, status: 2,
      traces: 0, noted: ":1:37: expected a number, found \"NaN,10]]}\""),
    InputFact(
      testDescription: "a bad line among good ones",
      content: "\(Line.tap)\n\(Line.notANumber)\n\(Line.tap)\n", status: 0, traces: 2,
      noted: ":2:37: expected a number"),
    InputFact(
      testDescription: "a compressed file", content: "\u{1F}\u{0B}BZh9", status: 2, traces: 0,
      noted: ":1:1: expected "),
  ]
}

@Suite struct InputTests {
  @Test(arguments: InputFact.all)
  func aFileIsReadOrRefused(_ fact: InputFact) async throws {
    let folder = try TemporaryFolder(["traces.jsonl": fact.content])
    let file = folder.file("traces.jsonl")
    for command in ["recognize", "evaluate"] {
      let run = await CommandLineRun([command, file])
      #expect(run.status == fact.status)
      #expect(fact.noted.isEmpty ? run.noted.isEmpty : run.noted.contains(file + fact.noted))
      #expect(fact.traces > 0 || run.printed.isEmpty)
      #expect(fact.traces > 0 || run.noted.contains("no traces in \(file)"))
      if command == "recognize" { #expect(run.lines.count == fact.traces) }
    }
    let piped = await CommandLineRun(["recognize", "-"], input: fact.content)
    // A pipe may bring nothing: one part of many is often empty.
    let isEmpty = fact.noted == ": holds no traces"
    #expect(piped.status == (isEmpty ? 0 : fact.status))
    #expect(piped.lines.count == fact.traces)
  }

  @Test func strictStopsAtTheFirstBadLine() async throws {
    let lines = [Line.tap, Line.notANumber, Line.tap].joined(separator: "\n")
    let run = await CommandLineRun(["recognize", "--strict", "-"], input: lines)
    #expect(run.status == 2)
    #expect(run.noted.contains("<standard input>:2:37: expected a number"))
    #expect(!run.noted.contains("no traces"))
  }

  @Test func manyBadLinesAreSummedUp() async throws {
    let lines = Array(repeating: "nonsense", count: 1_234).joined(separator: "\n")
    let run = await CommandLineRun(["evaluate", "-"], input: Line.tap + "\n" + lines)
    #expect(run.status == 0)
    #expect(run.noted.contains("<standard input>:21:1:"))
    #expect(!run.noted.contains("<standard input>:22:1:"))
    #expect(run.noted.contains("1,214 more malformed places"))
    #expect(run.printed.contains("1,234 malformed places skipped"))
  }

  @Test func aMissingPathIsNamed() async throws {
    let run = await CommandLineRun(["evaluate", "/no/such/path.jsonl"])
    #expect(run.status == 2)
    #expect(run.printed.isEmpty)
    #expect(run.noted.contains("/no/such/path.jsonl: No such file or directory"))
  }

  @Test func aMissingPathBesideAGoodOneSpoilsTheStatusOnly() async throws {
    let folder = try TemporaryFolder(["a.jsonl": Line.tap])
    let run = await CommandLineRun(["recognize", "/no/such/path.jsonl", folder.path])
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
  }

  @Test func aFolderIsReadInTheOrderOfNames() async throws {
    let folder = try TemporaryFolder([
      "b.jsonl": Line.tap.named("b"), "a/z.jsonl": Line.tap.named("a/z"),
      "a/10.ndjson": Line.tap.named("a/10"), "README.md": "# Notes", ".hidden.jsonl": Line.tap,
    ])
    let run = await CommandLineRun(["recognize", folder.path])
    #expect(run.status == 0)
    #expect(run.ids == ["a/10", "a/z", "b"])
    #expect(run.noted == "touchlab: skipped, of no known format: \(folder.file("README.md"))\n")
  }

  @Test func aFolderWithoutTracesIsAnError() async throws {
    let folder = try TemporaryFolder(["README.md": "# Notes"])
    let run = await CommandLineRun(["evaluate", folder.path])
    #expect(run.status == 2)
    #expect(run.noted.contains("no traces in \(folder.path)"))
  }

  @Test func aLoopOfFoldersIsNotFollowed() async throws {
    let folder = try TemporaryFolder(["a.jsonl": Line.tap])
    try folder.link("loop", to: folder.path)
    let run = await CommandLineRun(["recognize", folder.path])
    #expect(run.ids == ["tap"])
    #expect(run.noted.contains("loop: a link back to a folder it is in"))
  }

  @Test func manyBatchesKeepTheOrder() async throws {
    let input = (0..<5_000).map { Line.tap.named("tap/\($0)") }.joined(separator: "\n")
    let one = await CommandLineRun(["recognize", "--jobs", "1", "-"], input: input)
    let three = await CommandLineRun(["recognize", "--jobs", "3", "-"], input: input)
    #expect(one.ids == (0..<5_000).map { "tap/\($0)" })
    #expect(three.printed == one.printed)
  }
}

extension String {
  /// The tap's line with another id.
  fileprivate func named(_ id: String) -> String {
    replacing("\"id\":\"tap\"", with: "\"id\":\"\(id)\"")
  }
}
