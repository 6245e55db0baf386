/// What was read, and what was not.
struct InputCounts {
  /// Traces that were read.
  var traces = 0
  /// Places that were no trace.
  var malformed = 0
  /// Whether there was anything but white space.
  var hasContent = false
  /// Files and folders that could not be read, or not to the end.
  var unreadable = 0

  /// What the shell is told about the reading.
  var status: ExitStatus { unreadable > 0 ? .unusable : .done }
}
