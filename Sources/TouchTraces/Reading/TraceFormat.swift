/// The formats that recordings of touches come in.
public enum TraceFormat: UInt8, Hashable, Sendable, CaseIterable {
  /// The project's own: one trace a line.
  case jsonLines
  /// Comma-separated values, one row of a trace a line.
  case csv
  /// evemu 1.x: a device's description and its events.
  case evemu
  /// The output of evtest.
  case evtest
  /// The output of Android's `getevent -t` or `getevent -lt`.
  case getevent
  /// The YAML of `libinput record`.
  case libinput
  /// `struct input_event` as 64-bit Linux has it, byte for byte: what `/dev/input/event…` gives.
  case evdev
  /// Pointer events of the W3C as JSON objects, in an array or one after the other.
  case pointerEvents

  /// The name on the command line.
  public var name: String {
    switch self {
    case .jsonLines: "jsonl"
    case .csv: "csv"
    case .evemu: "evemu"
    case .evtest: "evtest"
    case .getevent: "getevent"
    case .libinput: "libinput"
    case .evdev: "evdev"
    case .pointerEvents: "pointer-events"
    }
  }

  /// The format called `name`, if there is one.
  public init?(name: String) {
    for format in Self.allCases where format.name.utf8.elementsEqual(name.utf8) {
      self = format
      return
    }
    return nil
  }
}
