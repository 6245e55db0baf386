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

  /// The file beside the log `file` that describes its device: of those with an ending of evemu's
  /// the one whose name shares the longest start with the log's; nil where none shares a word.
  static func description(of file: InputFile) -> String? {
    guard file != .standardInput, !recordings.contains(where: file.path.hasSuffix) else {
      return nil
    }
    let folder = file.folder.isEmpty ? "." : String(file.folder)
    let names = (try? System.names(inFolder: folder)) ?? []
    let candidates = names.filter {
      $0 != file.name && ($0.hasSuffix(".desc") || $0.hasSuffix(".prop"))
    }
    let shared = candidates.map { (name: $0, length: sharedLength($0.dropLast(5), file.name)) }
    // Of equal ones the shortest name, which has less of another log's in it.
    guard let best = shared.map(\.length).max(), best > 2 else { return nil }
    return shared.filter { $0.length == best }.min { $0.name.count < $1.name.count }
      .map { file.folder + $0.name }
  }

  /// How many bytes the start of `log` shares with `stem`: all of it, or whole words of it.
  private static func sharedLength(_ stem: Substring, _ log: Substring) -> Int {
    let (stem, log) = (Array(stem.utf8), Array(log.utf8))
    let count = zip(stem, log).prefix { $0 == $1 }.count
    func isBoundary(_ text: [UInt8], _ place: Int) -> Bool {
      place >= text.count || " -_.".utf8.contains(text[place])
    }
    var length = count
    while length > 0 && !(isBoundary(stem, length) && isBoundary(log, length)) { length -= 1 }
    return count == stem.count ? count : length
  }
}
