extension TraceFormat {
  /// How many bytes of an input are looked at, at most.
  static let detectionLength = 1 << 16

  /// The format of an input that begins with `bytes`, or nil when they do not tell.
  ///
  /// Binary events are told by their first two; text by the first line that is peculiar to one
  /// format, so that notes and shell prompts before it do no harm. A few kilobytes are enough.
  public static func detected(in bytes: UnsafeRawBufferPointer) -> TraceFormat? {
    detected(in: bytes, isWhole: true)
  }

  /// The same when more bytes may follow: then a last line without an end tells nothing, so that
  /// the answer does not depend on where an input is cut into chunks.
  static func detected(in bytes: UnsafeRawBufferPointer, isWhole: Bool) -> TraceFormat? {
    if EvdevRecords.arePlausible(bytes) { return .evdev }
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A)
      if end == nil && !isWhole { return nil }
      if let format = format(ofLine: bytes[start..<(end ?? bytes.count)]) { return format }
      start = (end ?? bytes.count) + 1
    }
    return nil
  }

  private static func format(ofLine line: Slice<UnsafeRawBufferPointer>) -> TraceFormat? {
    // A copy with a 0 behind it, as the scanners need.
    let text = Array(line.prefix(4096))
    if text.contains(0) { return nil }
    return (text + [0, 0, 0, 0, 0, 0, 0, 0]).withUnsafeBufferPointer { text in
      text.baseAddress.flatMap { LineScanner($0).format }
    }
  }
}

extension LineScanner {
  /// The format that a line is peculiar to.
  fileprivate var format: TraceFormat? {
    var line = self
    if line.take("\u{FEFF}") {}
    line.skipSpaces()
    switch line.p.pointee {
    case 0x7B: return line.objectFormat
    case 0x5B: return line.isGeteventTime ? .getevent : line.arrayFormat
    case 0x23:
      if line.take("# EVEMU") { return .evemu }
      return line.take("# libinput record") ? .libinput : nil
    default: break
    }
    if line.isEvemu { return .evemu }
    if line.take("Event: time ") || line.take("Input driver version") { return .evtest }
    if line.take("ndevices:") || line.take("- evdev:") { return .libinput }
    if line.isGetevent { return .getevent }
    return CSVHeader.isPlausible(line) ? .csv : nil
  }

  private var objectFormat: TraceFormat {
    if contains("\"samples\"") { return .jsonLines }
    if contains("\"pointerId\"") || contains("\"clientX\"") { return .pointerEvents }
    var rest = self
    rest.p += 1
    rest.skipSpaces()
    let isAlone = rest.isAtEnd || rest.p.pointee == 0x0D
    return isAlone ? .pointerEvents : .jsonLines
  }

  /// An array of objects, the first of which may be on the next line.
  private var arrayFormat: TraceFormat? {
    var rest = self
    rest.p += 1
    rest.skipSpaces()
    return rest.p.pointee == 0x7B || rest.isAtEnd || rest.p.pointee == 0x0D ? .pointerEvents : nil
  }

  /// `E: 0.1 …`, or a letter of the description with hexadecimal numbers or a name behind.
  private var isEvemu: Bool {
    var line = self
    if line.take("E: ") {
      line.skipSpaces()
      return line.p.pointee &- 0x30 <= 9
    }
    for letter: StaticString in ["A: ", "B: ", "P: ", "I: "] where line.take(letter) {
      return hexadecimalDigit(line.p.pointee) != nil
    }
    return line.take("N: ")
  }

  private var isGetevent: Bool {
    var line = self
    if line.take("add device ") { return true }
    if line.take("/dev/input/event") {
      guard line.skip(to: 0x3A) else { return false }
      line.p += 1
      line.skipSpaces()
      return line.take("EV_") || hexadecimalDigit(line.p.pointee) != nil
    }
    if let seconds = try? line.integer(""), seconds >= 0, line.take("-"),
      (try? line.integer("")) != nil
    {
      return line.take(": ")
    }
    return false
  }

  /// `[   12.345678] `.
  private var isGeteventTime: Bool {
    var line = self
    line.p += 1
    line.skipSpaces()
    return (try? line.nanoseconds()) != nil && line.take("] ")
  }
}
