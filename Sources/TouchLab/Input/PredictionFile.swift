import TouchEvaluation

/// A file of predictions, and which of them have met their trace.
struct PredictionFile {
  private let path: String
  private let table: PredictionTable
  private var seen: Set<String> = []

  /// Reads the file at `path`.
  init(_ path: String, in console: Console) throws(CommandError) {
    self.path = path
    var table = PredictionTable()
    var lines = try LineSource(path: path, in: console)
    while let line = try lines.nextLine() {
      do throws(PredictionTable.Failure) {
        try table.add(line: line)
      } catch {
        switch error {
        case .malformed(let column, let expected):
          throw lines.failure("column \(column): expected \(expected)")
        case .duplicate(let id):
          throw lines.failure("a second prediction for \(id)")
        }
      }
    }
    if table.count == 0 { throw .failure("\(path): holds no predictions") }
    self.table = table
  }

  /// The system that made the predictions, named after the file.
  var recognizer: PredictionRecognizer {
    PredictionRecognizer(name: InputFile(path: path, size: nil).stem, table: table)
  }

  /// Marks the traces with these ids; one that has come before cannot be told from another.
  mutating func check(off ids: [String]) throws(CommandError) {
    for id in ids where table[id] != nil {
      guard seen.insert(id).inserted else {
        throw .failure("two traces are called \(id): which is meant in \(path)?")
      }
    }
  }

  /// Says which predictions no trace has asked for.
  func noteUnused(in console: Console) {
    let unused = table.ids.filter { !seen.contains($0) }
    guard let first = unused.first else { return }
    console.note(
      "\(path): \(unused.count.counted("prediction")) for unknown traces, first \(first)")
  }
}
