/// Why a command stopped.
enum CommandError: Error, Equatable {
  /// The arguments make no sense: a message, to which a hint at `--help` is added.
  case usage(String)
  /// The work cannot be done: unreadable input, an output that cannot be written.
  case failure(String)
  /// Whoever read our output has gone (`touchlab … | head`): no message, no failure.
  case outputClosed
}
