/// A recogniser that takes part in a ``GestureArena``, as ``GestureTarget/add(_:priority:)`` makes
/// it.
///
///     over ──▶ possible ──▶ ready ──nothing stands before it──▶ active ──▶ over
///                 │            └──another has won──▶ over
///                 └──fails──▶ over
///
/// Until it has won, the recogniser is held: what it recognises is not heard.
public final class GestureMember {
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

  // The recogniser, whatever its type. Closures, because the methods of a generic class would run
  // unspecialised; these are made where the type is known.
  @usableFromInline let receive: (TouchFrame) -> Move
  @usableFromInline let advance: (TouchInstant) -> Move
  @usableFromInline let cancel: (CancellationReason) -> Void
  @usableFromInline let setHeld: (Bool) -> Void
  @usableFromInline let nextDeadline: () -> TouchInstant?

  @usableFromInline
  init(
    _ priority: Priority, receive: @escaping (TouchFrame) -> Move,
    advance: @escaping (TouchInstant) -> Move, cancel: @escaping (CancellationReason) -> Void,
    setHeld: @escaping (Bool) -> Void, nextDeadline: @escaping () -> TouchInstant?
  ) {
    self.priority = priority
    self.receive = receive
    self.advance = advance
    self.cancel = cancel
    self.setHeld = setHeld
    self.nextDeadline = nextDeadline
  }

  var deadline: TouchInstant? { nextDeadline() }
}

extension GestureMember {
  @inlinable
  static func running<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ priority: Priority
  ) -> GestureMember {
    let box = RecognizerBox(recognizer)
    box.recognizer.hold()
    return GestureMember(
      priority,
      receive: { box.recognizer.receive($0).move },
      advance: { box.recognizer.advance(to: $0).move },
      cancel: { _ = box.recognizer.cancel($0) },
      setHeld: { $0 ? box.recognizer.hold() : box.recognizer.release() },
      nextDeadline: { box.recognizer.deadline })
  }
}

/// A recogniser that closures share.
@usableFromInline
final class RecognizerBox<Recognizer> {
  @usableFromInline var recognizer: Recognizer

  @inlinable
  init(_ recognizer: Recognizer) { self.recognizer = recognizer }
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
