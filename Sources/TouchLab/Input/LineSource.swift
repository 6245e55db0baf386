/// The lines of a file that is no recording: predictions, labels, counts.
struct LineSource {
  private let file: InputFile
  private var source: ByteSource
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var rest: [UInt8] = []
  private var next = 0
  private var isAtEnd = false
  /// The number of the line that came last, from 1.
  private(set) var lineNumber = 0

  /// Opens the file at `path`; `-` is standard input.
  init(path: String, in console: Console) throws(CommandError) {
    file = path == "-" ? .standardInput : InputFile(path: path, size: nil)
    do throws(System.Failure) {
      source = try file.open(in: console)
    } catch {
      throw .failure("\(file.displayName): \(error.message)")
    }
  }

  /// The next line that is not blank, without its line feed.
  mutating func nextLine() throws(CommandError) -> [UInt8]? {
    while true {
      guard let line = try cutLine() else { return nil }
      lineNumber += 1
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return line }
    }
  }

  /// The error that something is wrong in the line that came last.
  func failure(_ what: String) -> CommandError {
    .failure("\(file.displayName):\(lineNumber): \(what)")
  }

  private mutating func cutLine() throws(CommandError) -> [UInt8]? {
    while true {
      if let end = rest[next...].firstIndex(of: 0x0A) {
        defer { next = end + 1 }
        return Array(rest[next..<end])
      }
      if isAtEnd {
        defer { next = rest.count }
        return next < rest.count ? Array(rest[next...]) : nil
      }
      try fill()
    }
  }

  private mutating func fill() throws(CommandError) {
    rest.removeSubrange(..<next)
    next = 0
    do throws(System.Failure) {
      let count = try source.read(into: &buffer)
      rest += buffer[..<count]
      isAtEnd = count == 0
    } catch {
      throw .failure("\(file.displayName): \(error.message)")
    }
  }
}
