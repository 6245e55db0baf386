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

  /// What the arena asks of a recogniser beside taking a frame.
  @frozen
  @usableFromInline
  enum Command {
    case advance(TouchInstant)
    case cancel(CancellationReason)
    case hold
    case release
  }

  /// What a recogniser says to a frame or a command.
  @frozen
  @usableFromInline
  struct Answer {
    @usableFromInline let move: Move
    @usableFromInline let deadline: TouchInstant?

    @inlinable
    init(_ move: Move, _ deadline: TouchInstant?) {
      self.move = move
      self.deadline = deadline
    }
  }

  /// How it stands to others over the same touches.
  public let priority: Priority
  /// Whether it takes part; see ``GestureArena/setEnabled(_:_:)``.
  @exclusivity(unchecked) public internal(set) var isEnabled = true

  @exclusivity(unchecked) var state = State.over
  /// The slots of the touches that its present life has to do with.
  @exclusivity(unchecked) var touches: UInt64 = 0
  @exclusivity(unchecked) var requirements: [GestureMember] = []
  /// Where it stands for arbitration: the lower, the sooner.
  @exclusivity(unchecked) var rank = 0
  /// Its lane while it may be in a contest.
  @exclusivity(unchecked) var lane: TargetLane?
  @exclusivity(unchecked) var isRemoved = false

  /// When time alone will decide something, as the recogniser said with its last answer.
  @exclusivity(unchecked) var deadline: TouchInstant?

  // The recogniser, whatever its type. Closures, because the methods of a generic class would run
  // unspecialised; these are made where the type is known.
  private let recognize: (TouchFrame) -> Answer
  private let obey: (Command) -> Answer

  @usableFromInline
  init(
    _ priority: Priority, recognize: @escaping (TouchFrame) -> Answer,
    obey: @escaping (Command) -> Answer
  ) {
    self.priority = priority
    self.recognize = recognize
    self.obey = obey
    deadline = obey(.hold).deadline
  }

  func receive(_ frame: TouchFrame) -> Move { take(recognize(frame)) }

  func advance(to time: TouchInstant) -> Move { take(obey(.advance(time))) }

  func cancel(_ reason: CancellationReason) { _ = take(obey(.cancel(reason))) }

  func setHeld(_ isHeld: Bool) { _ = take(obey(isHeld ? .hold : .release)) }

  private func take(_ answer: Answer) -> Move {
    deadline = answer.deadline
    return answer.move
  }
}

extension GestureMember {
  @inlinable
  static func running<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ priority: Priority
  ) -> GestureMember {
    let box = RecognizerBox(recognizer)
    return GestureMember(
      priority, recognize: { box.recognizer.answer($0) }, obey: { box.recognizer.answer($0) })
  }
}

extension GestureRecognizer {
  @inlinable
  mutating func answer(_ frame: TouchFrame) -> GestureMember.Answer {
    let move = receive(frame).move
    return GestureMember.Answer(move, deadline)
  }

  @inlinable
  mutating func answer(_ command: GestureMember.Command) -> GestureMember.Answer {
    var move = GestureMember.Move.none
    switch command {
    case .advance(let time): move = advance(to: time).move
    case .cancel(let reason): move = cancel(reason).move
    case .hold: hold()
    case .release: release()
    }
    return GestureMember.Answer(move, deadline)
  }
}

/// A recogniser that closures share.
@usableFromInline
final class RecognizerBox<Recognizer> {
  @exclusivity(unchecked) @usableFromInline var recognizer: Recognizer

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
