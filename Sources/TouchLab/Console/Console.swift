/// The outside world of a command: what it reads, prints and notes.
///
/// Results go to standard output, in large pieces; notes and progress go to standard error, at
/// once. A captured console keeps both for a test to read.
package final class Console {
  /// Standard input.
  let input: ByteSource
  /// Whether a progress bar can be drawn on standard error.
  let errorsAreTerminal: Bool
  /// Seconds on a clock that never runs backwards.
  let seconds: () -> Double
  private let output: ByteSink
  private let errors: ByteSink
  private var progressIsShown = false

  private init(
    input: ByteSource, output: ByteSink, errors: ByteSink, errorsAreTerminal: Bool,
    seconds: @escaping () -> Double
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.errorsAreTerminal = errorsAreTerminal
    self.seconds = seconds
  }

  /// The console of the process.
  static func standard() -> Console {
    Console(
      input: ByteSource(descriptor: 0), output: ByteSink(descriptor: 1),
      errors: ByteSink(descriptor: 2), errorsAreTerminal: System.isTerminal(2),
      seconds: System.seconds)
  }

  /// A console that reads `input` and keeps what is written; its clock stands still.
  package static func captured(input: [UInt8] = []) -> Console {
    Console(
      input: ByteSource(input), output: ByteSink(descriptor: nil),
      errors: ByteSink(descriptor: nil), errorsAreTerminal: false, seconds: { 0 })
  }

  /// What a captured console was told to print.
  package var printed: String { String(decoding: output.captured, as: UTF8.self) }
  /// What a captured console was told to note.
  package var noted: String { String(decoding: errors.captured, as: UTF8.self) }

  /// Prints `text` as it is.
  func write(_ text: String) throws(CommandError) { try write(text.utf8) }

  /// Prints `bytes`.
  func write(_ bytes: some Sequence<UInt8>) throws(CommandError) {
    do throws(System.Failure) { try output.write(bytes) } catch { throw outputError(error) }
  }

  /// Writes `bytes` into the file at `path`, made new or emptied; `-` prints them.
  func write(_ bytes: some Sequence<UInt8>, toFile path: String) throws(CommandError) {
    if path == "-" { return try write(bytes) }
    do throws(System.Failure) {
      let file = try ByteSink(creating: path)
      try file.write(bytes)
      try file.flush()
    } catch {
      throw .failure("\(path): \(error.message)")
    }
  }

  /// Makes sure that all that was printed has left.
  func flush() throws(CommandError) {
    do throws(System.Failure) { try output.flush() } catch { throw outputError(error) }
  }

  private func outputError(_ failure: System.Failure) -> CommandError {
    failure.isBrokenPipe ? .outputClosed : .failure("standard output: \(failure.message)")
  }

  /// Notes `text` as a line of its own, with the program's name before it.
  func note(_ text: String) {
    showProgress(nil)
    send("touchlab: \(text)\n")
  }

  /// Draws `line` over the last progress line; nil wipes it away.
  func showProgress(_ line: String?) {
    guard errorsAreTerminal, line != nil || progressIsShown else { return }
    send("\r\u{1B}[K" + (line ?? ""))
    progressIsShown = line != nil
  }

  /// A note that cannot be written has nobody left to read it.
  private func send(_ text: String) {
    try? errors.write(text.utf8)
    try? errors.flush()
  }
}
