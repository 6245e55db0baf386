/// Where a recogniser stands with the contacts that are down.
///
/// `serial` is the group or the pair of the frame that it watches; 0 is none.
@frozen
@usableFromInline
enum RecognizerLife: UInt8, Hashable, Sendable {
  /// No contacts yet, or they are done with.
  case over
  /// The gesture may begin.
  case possible
  /// It has begun.
  case active
}
