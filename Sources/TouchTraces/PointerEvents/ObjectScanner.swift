/// Finds the JSON objects of an input: in an array, or one after the other, over lines or not.
struct ObjectScanner {
  /// What was found.
  enum Finding {
    /// An object at these bytes; possibly an unfinished one, which is an error to read.
    case object(Range<Int>)
    /// A byte that is in no object, and no white space, comma or bracket; those that follow are
    /// passed over up to the next object or line.
    case stray(Int)
    /// An object longer than allowed, which is passed over.
    case tooLong
  }

  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var isSkipping = false
  /// The line at hand and its start in the whole input; those of the object's start.
  private var line = 1
  private var lineOffset = 0

  /// The next object of `input`, or nil when more bytes are needed.
  mutating func next(in input: inout InputBuffer) -> Finding? {
    while input.searched < input.tail {
      let place = input.searched
      let byte = input.bytes[place]
      input.searched += 1
      let offset = input.consumed + place
      let finding = depth == 0 ? outside(byte, place, &input) : inside(byte, place, &input)
      if byte == 0x0A {
        line += 1
        lineOffset = offset + 1
      }
      if let finding { return finding }
    }
    if depth == 0 { input.head = input.tail }
    return input.isFinished && depth > 0 ? end(at: input.tail, &input) : nil
  }

  private mutating func outside(
    _ byte: UInt8, _ place: Int, _ input: inout InputBuffer
  ) -> Finding? {
    switch byte {
    case 0x7B:
      input.head = place
      input.lineNumber = line
      input.lineOffset = lineOffset
      depth = 1
      isSkipping = false
    case 0x0A: isSkipping = false
    case 0x20, 0x09, 0x0D, 0x2C, 0x5B, 0x5D: break
    default:
      if isSkipping { return nil }
      isSkipping = true
      input.lineNumber = line
      input.lineOffset = lineOffset
      return .stray(place)
    }
    return nil
  }

  private mutating func inside(
    _ byte: UInt8, _ place: Int, _ input: inout InputBuffer
  ) -> Finding? {
    if place - input.head >= input.maximumLength { return passOver(&input) }
    if isInString {
      // No string goes over lines: what is broken ends here.
      if byte == 0x0A { return end(at: place, &input) }
      if isEscaped {
        isEscaped = false
      } else if byte == 0x22 {
        isInString = false
      } else {
        isEscaped = byte == 0x5C
      }
      return nil
    }
    switch byte {
    case 0x22: isInString = true
    case 0x7B, 0x5B: depth += 1
    case 0x7D, 0x5D:
      depth -= 1
      if depth == 0 { return end(at: place + 1, &input) }
    default: break
    }
    return nil
  }

  private mutating func end(at place: Int, _ input: inout InputBuffer) -> Finding {
    let range = input.head..<place
    depth = 0
    isInString = false
    isEscaped = false
    input.head = input.searched
    return .object(range)
  }

  private mutating func passOver(_ input: inout InputBuffer) -> Finding {
    _ = end(at: input.searched, &input)
    isSkipping = true
    return .tooLong
  }
}
