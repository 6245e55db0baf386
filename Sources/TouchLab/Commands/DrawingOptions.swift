import TouchTraces

/// Which traces a command draws, and where the drawings go.
struct DrawingOptions {
  static let identifier = CommandOption(
    "--id", value: "ID", repeatable: true,
    "Draw the (first) trace of this name; without it, the first one.")

  /// The option that says where the drawing goes; `what` begins the help.
  static func output(_ what: String) -> CommandOption {
    CommandOption(
      "--output", short: "-o", value: "FILE",
      what + "; standard output by default. With several ids a number\n"
        + "is put before the ending: out-1.svg, out-2.svg, …")
  }

  private let ids: [String]
  /// The file as it was named; `-` is standard output.
  let output: String

  /// Reads the ids, and the file from `output`.
  init(_ arguments: ParsedArguments, output option: CommandOption) throws(CommandError) {
    ids = arguments.values(of: Self.identifier)
    output = arguments.value(of: option) ?? "-"
    if ids.count > 1 && output == "-" { throw .usage("several drawings need -o FILE") }
  }

  /// Finds the traces in `input` and hands each to `draw`, with the file that it goes to.
  func forEachTrace(
    of input: InputOptions, in console: Console,
    draw: (TouchTrace, String) throws(CommandError) -> Void
  ) async throws(CommandError) -> ExitStatus {
    let wanted = Set(ids)
    var found: [String: TouchTrace] = [:]
    var first: TouchTrace?
    let counts = try await input.forEachBatch(in: console) { batch in
      wanted.isEmpty
        ? Array(batch.traces.prefix(1)) : batch.traces.filter { wanted.contains($0.id) }
    } collect: { (traces: [TouchTrace]) throws(CommandError) in
      if first == nil { first = traces.first }
      for trace in traces where found[trace.id] == nil { found[trace.id] = trace }
    }
    let drawn = ids.isEmpty ? [first].compactMap { $0 } : ids.compactMap { found[$0] }
    for (index, trace) in drawn.enumerated() { try draw(trace, path(index)) }
    let missing = ids.filter { found[$0] == nil }
    if !missing.isEmpty { throw .failure("no trace is called " + missing.joined(separator: ", ")) }
    return counts.status
  }

  private func path(_ index: Int) -> String {
    if ids.count < 2 { return output }
    let file = InputFile(path: output, size: nil)
    let ending = output.dropFirst(file.folder.count + file.stem.count)
    return file.folder + file.stem + "-\(index + 1)" + ending
  }
}
