import TouchTraces

/// Which files in a folder are recordings.
enum TraceFiles {
  /// Files of these endings are taken for recordings whatever they hold.
  private static let recordings = [".jsonl", ".ndjson"]
  /// Files of these endings are about recordings, and none, whatever they hold.
  private static let documents = [".md", ".html", ".svg", ".py", ".swift"]

  /// Whether a file found in a folder is a recording, judged by its name and its first bytes.
  static func isRecording(_ file: InputFile, firstBytes bytes: ArraySlice<UInt8>) -> Bool {
    if recordings.contains(where: file.path.hasSuffix) { return true }
    if documents.contains(where: file.path.hasSuffix) { return false }
    return bytes.withUnsafeBytes { TraceFormat.detected(in: $0) != nil }
  }

  /// The files that may describe the device of the log `file`: beside it, with its name up to any
  /// of its points, and an ending of evemu's.
  static func descriptions(of file: InputFile) -> [String] {
    var (stem, paths) = (file.name, [String]())
    while let point = stem.lastIndex(of: "."), point > stem.startIndex {
      stem = stem[..<point]
      paths += [".desc", ".prop"].map { file.folder + stem + $0 }
    }
    return paths.filter { $0 != file.path }
  }
}
