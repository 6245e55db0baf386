/// One thing to read: a file, a pipe, or standard input.
struct InputFile: Equatable {
  /// The path as given or found; `-` is standard input.
  let path: String
  /// How many bytes, where that is known beforehand.
  let size: Int?
  /// Whether the user named it; what is only found in a folder may be something else.
  var isNamed = true

  static let standardInput = InputFile(path: "-", size: nil)

  /// What messages call it.
  var displayName: String { self == .standardInput ? "<standard input>" : path }

  /// The file's name.
  var name: Substring { path.split(separator: "/").last ?? "-" }

  /// The file's name up to its last point; what its traces are called where they have no name.
  var stem: String {
    if self == .standardInput { return "trace" }
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return String(name) }
    return String(name[..<point])
  }

  /// The folder that holds it, with the slash at its end; empty for the current one.
  var folder: Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  /// Opens it.
  func open(in console: Console) throws(System.Failure) -> ByteSource {
    self == .standardInput ? console.input : try ByteSource(path: path)
  }
}
