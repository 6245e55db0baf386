import TouchTraces

/// `touchlab convert`: recordings of any format in another.
struct ConvertCommand: Command {
  static let to = CommandOption(
    "--to", value: "FORMAT",
    TraceEncoder.formats.map(\.name).joined(separator: ", ") + "; jsonl by default.")
  static let output = CommandOption(
    "--output", short: "-o", value: "OUT", "A file instead of standard output.")

  static let name = "convert"
  static let summary = "Write recordings of any format as JSON Lines, CSV or evemu."
  static let synopsis = "PATH… [options]"
  static let options = [to, output] + InputOptions.all
  static let discussion = """
    Traces come in the order of the input. What the format cannot hold is counted and noted; JSON
    Lines hold everything. An evemu log has one device, that of the first trace, and no names.

    examples:
      touchlab convert pinch.evemu -o pinch.jsonl
      adb shell getevent -lt | touchlab convert --units-per-mm 16.5 - > phone.jsonl
      touchlab convert --device pad.prop --to csv tap.event
    """

  private let input: InputOptions
  private let format: TraceFormat
  private let output: String?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    input = try InputOptions(arguments)
    format =
      try arguments.choice(of: Self.to, among: TraceEncoder.formats.map { ($0.name, $0) })
      ?? .jsonLines
    output = arguments.value(of: Self.output)
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    guard var encoder = TraceEncoder(format) else { throw .usage("\(format.name) is only read") }
    let file = try openOutput()
    let counts = try await input.forEachBatch(in: console, acceptsNone: input.isPipe) { batch in
      batch.traces
    } collect: { (traces: [TouchTrace]) throws(CommandError) in
      for trace in traces { encoder.append(trace) }
      try write(encoder.takeBytes(), to: file, console)
    }
    try close(file)
    for kind in EncodingLosses.Kind.allCases where encoder.losses[kind] > 0 {
      console.note("\(format.name) cannot hold \(kind.summary): \(encoder.losses[kind])")
    }
    return counts.status
  }

  private func openOutput() throws(CommandError) -> ByteSink? {
    guard let output else { return nil }
    do throws(System.Failure) { return try ByteSink(creating: output) } catch { throw fail(error) }
  }

  private func write(
    _ bytes: [UInt8], to file: ByteSink?, _ console: Console
  ) throws(CommandError) {
    guard let file else { return try console.write(bytes) }
    do throws(System.Failure) { try file.write(bytes) } catch { throw fail(error) }
  }

  private func close(_ file: ByteSink?) throws(CommandError) {
    do throws(System.Failure) { try file?.flush() } catch { throw fail(error) }
  }

  private func fail(_ failure: System.Failure) -> CommandError {
    .failure("\(output ?? "standard output"): \(failure.message)")
  }
}
