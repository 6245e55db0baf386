/// Where bytes go, gathered into large writes: standard output, a file, or a test's memory.
final class ByteSink {
  private static let capacity = 1 << 16

  private let descriptor: Int32?
  private let closesDescriptor: Bool
  private var gathered: [UInt8] = []

  /// Writes to `descriptor`; nil keeps everything in ``captured``.
  init(descriptor: Int32?) {
    self.descriptor = descriptor
    closesDescriptor = false
  }

  /// Writes to the file at `path`, made new or emptied.
  init(creating path: String) throws(System.Failure) {
    descriptor = try System.create(path)
    closesDescriptor = true
  }

  deinit {
    if closesDescriptor, let descriptor { System.closeDescriptor(descriptor) }
  }

  /// What was written, where it is kept.
  var captured: [UInt8] { descriptor == nil ? gathered : [] }

  func write(_ bytes: some Sequence<UInt8>) throws(System.Failure) {
    gathered.append(contentsOf: bytes)
    if gathered.count >= Self.capacity { try flush() }
  }

  func flush() throws(System.Failure) {
    guard let descriptor, !gathered.isEmpty else { return }
    defer { gathered.removeAll(keepingCapacity: true) }
    try System.write(descriptor, gathered)
  }
}
