/// One thing to read: a file, a pipe, or standard input.
struct InputFile: Equatable {
  /// The path as given or found; `-` is standard input.
  let path: String
  /// How many bytes, where that is known beforehand.
  let size: Int?

  static let standardInput = InputFile(path: "-", size: nil)

  /// What messages call it.
  var displayName: String { self == .standardInput ? "<standard input>" : path }

  /// Opens it.
  func open(in console: Console) throws(System.Failure) -> ByteSource {
    self == .standardInput ? console.input : try ByteSource(path: path)
  }
}
