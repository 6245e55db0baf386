import Foundation

/// A folder of files made for one test, removed at its end.
final class TemporaryFolder {
  let path: String

  /// A folder with files of the given names (folders in them are made) and contents.
  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchlab-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, content) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Makes `name` a link to the folder itself or to something in it.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: file(name), withDestinationPath: target)
  }
}
