/// Tells on standard error how far a long run has come.
///
/// On a terminal it is a bar, drawn at most ten times a second; otherwise a line every ten
/// seconds, so that a log of a short run stays empty.
struct ProgressReport {
  private let console: Console
  private let totalBytes: Int?
  private let interval: Double
  private var nextReport: Double
  private var bytes = 0
  private var traces = 0

  /// A report on `totalBytes` of input; nil where the size is unknown.
  init(on console: Console, totalBytes: Int?) {
    self.console = console
    self.totalBytes = totalBytes
    interval = console.errorsAreTerminal ? 0.1 : 10
    nextReport = console.seconds() + interval
  }

  /// Counts work that was done.
  mutating func advance(bytes: Int, traces: Int) {
    self.bytes += bytes
    self.traces += traces
    let now = console.seconds()
    guard now >= nextReport else { return }
    nextReport = now + interval
    if console.errorsAreTerminal { console.showProgress(bar) } else { console.note(line) }
  }

  /// Wipes the bar away.
  func finish() { console.showProgress(nil) }

  /// For example `12,000 traces, 40 %`.
  private var line: String {
    guard let fraction else { return "\(traces) traces, \(bytes / 1_000_000) MB" }
    return "\(traces) traces, \(Int(fraction * 100)) %"
  }

  private var bar: String {
    guard let fraction else { return line }
    let filled = Int(fraction * 32)
    return "[" + String(repeating: "█", count: filled)
      + String(repeating: "░", count: 32 - filled) + "] " + line
  }

  private var fraction: Double? {
    guard let totalBytes, totalBytes > 0 else { return nil }
    return min(1, Double(bytes) / Double(totalBytes))
  }
}
