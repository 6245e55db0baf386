/// What the shell is told at the end.
enum ExitStatus: Int32, Comparable {
  /// The work is done.
  case done = 0
  /// The work is done and a stated minimum was missed.
  case minimumMissed = 1
  /// Bad usage, or input that could not be read.
  case unusable = 2

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
