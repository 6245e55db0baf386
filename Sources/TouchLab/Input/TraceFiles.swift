/// Which files in a folder are recordings.
enum TraceFiles {
  /// The endings of the formats that are read.
  static let extensions = ["jsonl", "ndjson"]

  /// Whether the file at `path` is taken when its folder is read.
  static func isKnown(_ path: String) -> Bool {
    extensions.contains { path.hasSuffix("." + $0) }
  }
}
