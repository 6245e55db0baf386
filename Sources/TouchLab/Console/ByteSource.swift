/// Bytes read in pieces: a file, standard input, or bytes that a test holds.
final class ByteSource {
  private enum Origin {
    case descriptor(Int32)
    case memory(ArraySlice<UInt8>)
  }

  private var origin: Origin
  private let closesDescriptor: Bool

  /// The bytes of standard input.
  init(descriptor: Int32) {
    origin = .descriptor(descriptor)
    closesDescriptor = false
  }

  /// The given bytes.
  init(_ bytes: [UInt8]) {
    origin = .memory(bytes[...])
    closesDescriptor = false
  }

  /// The bytes of the file at `path`.
  init(path: String) throws(System.Failure) {
    origin = .descriptor(try System.open(path))
    closesDescriptor = true
  }

  deinit {
    if closesDescriptor, case .descriptor(let descriptor) = origin {
      System.closeDescriptor(descriptor)
    }
  }

  /// Fills the start of `buffer` and gives how many bytes; 0 at the end.
  func read(into buffer: inout [UInt8]) throws(System.Failure) -> Int {
    switch origin {
    case .descriptor(let descriptor):
      return try System.read(descriptor, into: &buffer)
    case .memory(let rest):
      let piece = rest.prefix(buffer.count)
      buffer.replaceSubrange(0..<piece.count, with: piece)
      origin = .memory(rest.dropFirst(piece.count))
      return piece.count
    }
  }

  /// All bytes that are left.
  func readAll() throws(System.Failure) -> [UInt8] {
    var (all, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = try read(into: &buffer)
      if count == 0 { return all }
      all += buffer[..<count]
    }
  }
}
