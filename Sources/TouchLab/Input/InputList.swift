/// The files that a list of paths names, folders read recursively in the order of names.
struct InputList {
  /// What to read, in order.
  private(set) var files: [InputFile] = []
  /// What in folders is neither a file nor a folder.
  private(set) var skipped: [String] = []
  /// Paths that cannot be read, each with its reason.
  private(set) var problems: [String] = []

  /// Looks up `paths`.
  init(paths: [String]) {
    for path in paths {
      if path == "-" { files.append(.standardInput) } else { add(path, isNamed: true, inside: []) }
    }
  }

  /// All bytes to read, where every size is known.
  var totalBytes: Int? {
    files.reduce(0) { sum, file in
      guard let sum, let size = file.size else { return nil }
      return sum + size
    }
  }

  /// `inside` holds the folders from the top down to here: a link back to one of them is a loop.
  private mutating func add(_ path: String, isNamed: Bool, inside: [System.FolderIdentity]) {
    do throws(System.Failure) {
      switch try System.kind(of: path) {
      case .file(let size):
        files.append(InputFile(path: path, size: size, isNamed: isNamed))
      case .folder(let identity):
        guard !inside.contains(identity) else {
          problems.append("\(path): a link back to a folder it is in; not followed")
          return
        }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        for name in try System.names(inFolder: path) {
          add(prefix + name, isNamed: false, inside: inside + [identity])
        }
      case .special:
        if isNamed { files.append(InputFile(path: path, size: nil)) } else { skipped.append(path) }
      }
    } catch {
      problems.append("\(path): \(error.message)")
    }
  }
}
