/// Several gestures on several targets over one stream of touches: who may have which touch.
///
/// The host passes each touch when it lands with the targets that it hit, innermost first; the
/// touch belongs to them until it lifts, wherever it goes:
///
///     let photo = GestureTarget(), board = GestureTarget()
///     photo.add(DragRecognizer().onChanged { … })
///     let double = photo.add(PressRecognizer(count: 2).onEnded { … })
///     let single = photo.add(PressRecognizer().onEnded { … })
///     try single.requireFailure(of: double)
///     board.add(TransformRecognizer().onChanged { … })
///
///     let arena = GestureArena()
///     for sample in packet {
///       let isLanding = sample.phase == .began
///       arena.receive(sample, hitting: isLanding ? targets(at: sample.location) : [])
///     }
///     arena.endFrame()
///     timer.fire(at: arena.deadline)
///
/// **Who wins.** Of the gestures that share a touch the first to be recognised has it, and those
/// of the others are cancelled, unheard (`wonByAnother`). One that is recognised while another that
/// stands before it is being decided by the clock, a press or a long press, waits for it. Before
/// others stand: gestures of high priority, then those of the innermost target, then those added
/// first. A failure requirement goes before all of that. A gesture that has begun takes further
/// touches on its target. All of it depends on the samples alone.
///
/// Actions may add, remove, disable and cancel gestures and send samples; what they ask for is done
/// when the present step is complete. The work is linear in the gestures of the targets that are
/// touched, however many others there are; nothing is allocated for a sample once the arena is warm.
///
/// An arena that is let go tells nobody: ``cancelAll(_:)`` first ends what has begun.
public final class GestureArena {
  /// How many touches are followed at once.
  public let capacity: Int
  /// What was repaired or dropped so far.
  @exclusivity(unchecked) public internal(set) var anomalies = TouchAnomalyCounts()
  /// The newest time that the arena has heard of.
  @exclusivity(unchecked) public internal(set) var time = TouchInstant(nanoseconds: .min)
  /// When time alone will decide something; nil when nothing waits for time.
  @exclusivity(unchecked) public internal(set) var deadline: TouchInstant?

  @exclusivity(unchecked) var touches = ArenaTouches()
  /// Landings beyond the capacity that have not lifted yet.
  @exclusivity(unchecked) var ignored: [Int64] = []
  /// The lanes that are touched or wait, and their members, the one that stands first first.
  @exclusivity(unchecked) var lanes: [TargetLane] = []
  @exclusivity(unchecked) var live: [GestureMember] = []
  @exclusivity(unchecked) var pool: [LaneTracker] = []
  /// Serials of groups and pairs are never given twice, whichever tracker a lane has.
  @exclusivity(unchecked) var lastGroup: UInt32 = 0
  @exclusivity(unchecked) var lastPair: UInt32 = 0
  /// Samples since the last frame was closed.
  @exclusivity(unchecked) var gathered = 0
  /// Touches that a gesture has taken away from other lanes.
  @exclusivity(unchecked) var withdrawals: [Withdrawal] = []

  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var requests: [Request] = []

  /// What an action asks for while the arena is at work.
  private enum Request {
    case receive(TouchSample, [GestureTarget])
    case endFrame
    case advance(TouchInstant)
    case cancelAll(CancellationReason)
    case drop(GestureMember, CancellationReason)
  }

  /// An arena for at most `capacity` touches (1 … 64).
  public init(capacity: Int = 16) {
    self.capacity = min(max(capacity, 1), ArenaTouches.slotCount)
  }

  /// While they are touched, gestures and their lanes point at each other.
  deinit {
    for member in live { member.lane = nil }
    for lane in lanes { (lane.tracker, lane.winner, lane.touches) = (nil, nil, 0) }
  }
}

// MARK: What a host does

extension GestureArena {
  /// Takes the next sample; one with a later time closes the frame before it.
  ///
  /// `path` counts where the sample is a landing: the targets that were hit, innermost first.
  public func receive(_ sample: TouchSample, hitting path: [GestureTarget] = []) {
    if isBusy { return requests.append(.receive(sample, path)) }
    isBusy = true
    accept(sample, path)
    finish()
  }

  /// Closes the frame: all samples of its time have come, and its gestures are decided at once.
  public func endFrame() {
    if isBusy { return requests.append(.endFrame) }
    isBusy = true
    closeFrame()
    finish()
  }

  /// Moves time on to `time` without a sample.
  public func advance(to time: TouchInstant) { request(.advance(time)) }

  /// Takes all touches away; what has begun is cancelled, once.
  public func cancelAll(_ reason: CancellationReason = .host) { request(.cancelAll(reason)) }

  /// Takes a gesture out of its target; if it has begun it is cancelled.
  public func remove(_ member: GestureMember, reason: CancellationReason = .host) {
    member.isRemoved = true
    request(.drop(member, reason))
  }

  /// Takes all gestures out of `target`; those that have begun are cancelled.
  public func removeAll(from target: GestureTarget, reason: CancellationReason = .host) {
    for lane in [target.contest, target.together] {
      for member in lane.members { remove(member, reason: reason) }
      lane.members.removeAll()
    }
  }

  /// Switches a gesture on or off.
  ///
  /// Off cancels it, once, with the reason `disabled`. On, it starts when its target is touched
  /// anew: contacts that are down resume nothing.
  public func setEnabled(_ isEnabled: Bool, _ member: GestureMember) {
    guard member.isEnabled != isEnabled else { return }
    member.isEnabled = isEnabled
    if !isEnabled { request(.drop(member, .disabled)) }
  }
}

// MARK: One request at a time

extension GestureArena {
  private func request(_ request: Request) {
    if isBusy { return requests.append(request) }
    isBusy = true
    perform(request)
    finish()
  }

  private func finish() {
    while !requests.isEmpty { perform(requests.removeFirst()) }
    deadline = earliestDeadline
    isBusy = false
  }

  /// Whether all is done that was asked for, and all told to whom it concerns.
  package var isSettled: Bool { withdrawals.isEmpty && requests.isEmpty }

  /// Whether nothing is down, nothing waits and nothing is remembered of touches.
  package var isAtRest: Bool {
    touches.used.isEmpty && touches.leaving.isEmpty && ignored.isEmpty && gathered == 0
      && lanes.isEmpty && live.isEmpty && isSettled
  }

  private func perform(_ request: Request) {
    switch request {
    case .receive(let sample, let path): accept(sample, path)
    case .endFrame: closeFrame()
    case .advance(let time):
      guard time >= self.time else { return }
      moveOn(to: time)
    case .cancelAll(let reason): giveUpAll(reason)
    case .drop(let member, let reason): drop(member, reason)
    }
  }
}
