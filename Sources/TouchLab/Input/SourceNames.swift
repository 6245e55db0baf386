/// Short names for files in reports: the folders that all of them share are left out.
struct SourceNames {
  private let sharedLength: Int

  /// Names for `paths`.
  init(_ paths: [String]) {
    let folders = paths.filter { $0 != "-" }.map { path in
      Array(path.utf8).lastIndex(of: 0x2F).map { Array(path.utf8.prefix($0 + 1)) } ?? []
    }
    var shared = folders.first ?? []
    for folder in folders {
      let same = zip(shared, folder).prefix { $0 == $1 }.count
      shared = Array(shared.prefix(same))
    }
    sharedLength = (shared.lastIndex(of: 0x2F) ?? -1) + 1
  }

  /// The name of the file at `path`.
  func name(of path: String) -> String {
    path == "-"
      ? "<standard input>" : String(decoding: path.utf8.dropFirst(sharedLength), as: UTF8.self)
  }
}
