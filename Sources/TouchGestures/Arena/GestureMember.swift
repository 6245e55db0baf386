/// A recogniser that takes part in a ``GestureArena``, as ``GestureTarget/add(_:priority:)`` makes
/// it.
///
///     over ──▶ possible ──▶ ready ──nothing stands before it──▶ active ──▶ over
///                 │            └──another has won──▶ over
///                 └──fails──▶ over
///
/// Until it has won, the recogniser is held: what it recognises is not heard.
public class GestureMember {
  /// How a gesture stands to others over the same touches.
  @frozen
  public enum Priority: UInt8, Hashable, Sendable, CaseIterable {
    /// One of those with the same touch is recognised; a target that is hit comes before what it
    /// lies in.
    case normal
    /// As `normal`, but before all normal ones; what the target lies in comes first.
    case high
    /// Recognised whatever happens to others, which do not notice.
    case simultaneous
  }

  /// Where a member stands in the contest.
  @usableFromInline
  enum State: UInt8 {
    case over
    case possible
    /// It has begun, unheard.
    case ready
    /// It has ended, unheard.
    case done
    case active
  }

  /// What a step means to the contest.
  @frozen
  @usableFromInline
  enum Move: UInt8 {
    case none
    case possible
    case begun
    case ended
    case over
  }

  /// How it stands to others over the same touches.
  public let priority: Priority
  /// Whether it takes part; see ``GestureArena/setEnabled(_:_:)``.
  public internal(set) var isEnabled = true

  var state = State.over
  /// The slots of the touches that its present life has to do with.
  var touches: UInt64 = 0
  var requirements: [GestureMember] = []
  /// Where it stands for arbitration: the lower, the sooner.
  var rank = 0
  /// Its lane while it may be in a contest.
  var lane: TargetLane?
  var isRemoved = false

  @usableFromInline
  init(_ priority: Priority) { self.priority = priority }

  // What the recogniser does, for any kind of it.

  @usableFromInline func receive(_ frame: TouchFrame) -> Move { .none }
  @usableFromInline func advance(to time: TouchInstant) -> Move { .none }
  @usableFromInline func cancel(_ reason: CancellationReason) {}
  @usableFromInline func hold() {}
  @usableFromInline func release() {}
  @usableFromInline var deadline: TouchInstant? { nil }
}

/// A member with its recogniser.
@usableFromInline
final class RecognizerMember<Recognizer: GestureRecognizer>: GestureMember {
  @usableFromInline var recognizer: Recognizer

  @inlinable
  init(_ recognizer: Recognizer, _ priority: Priority) {
    self.recognizer = recognizer
    super.init(priority)
    self.recognizer.hold()
  }

  @inlinable
  override func receive(_ frame: TouchFrame) -> Move { recognizer.receive(frame).move }

  @inlinable
  override func advance(to time: TouchInstant) -> Move { recognizer.advance(to: time).move }

  @inlinable
  override func cancel(_ reason: CancellationReason) { _ = recognizer.cancel(reason) }

  @inlinable
  override func hold() { recognizer.hold() }

  @inlinable
  override func release() { recognizer.release() }

  @inlinable
  override var deadline: TouchInstant? { recognizer.deadline }
}

extension GestureStep {
  @inlinable
  var move: GestureMember.Move {
    switch self {
    case .idle: .none
    case .possible: .possible
    case .began, .changed: .begun
    case .ended: .ended
    case .failed, .cancelled: .over
    }
  }
}
