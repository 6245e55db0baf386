/// One finger on the glass as a frame shows it.
@frozen
public struct TouchContact: Hashable, Sendable {
  /// The host's number for it; a host may give it to another contact after the lift.
  public var id: Int64
  /// What the frame reports of it; `stationary` where it reports nothing.
  public var phase: TouchSample.Phase
  /// Where it is, in points.
  public var location: SIMD2<Double>
  /// Where it was in the frame before; at its landing, `location`.
  public var previousLocation: SIMD2<Double>
  /// Where it landed.
  public var startLocation: SIMD2<Double>
  /// When it landed.
  public var startTime: TouchInstant
  /// When it was last reported.
  public var reportTime: TouchInstant
  /// The square of its greatest distance from where it landed, in points².
  public var farthestSquared: Double
  /// Whether the frame reports it.
  public internal(set) var isReported = true
  /// Whether it was reported in the present round of reports (see ``TouchTracker``).
  var inRound = true
  /// Whether a move to `nextLocation` is noted for the next frame.
  var hasMove = false
  /// Where the noted move goes; `location` when there is none.
  var nextLocation: SIMD2<Double>

  @usableFromInline
  init(landing sample: TouchSample) {
    id = sample.contactID
    phase = .began
    location = sample.location
    nextLocation = sample.location
    previousLocation = sample.location
    startLocation = sample.location
    startTime = sample.time
    reportTime = sample.time
    farthestSquared = 0
  }

  /// Whether the contact is on the glass after the frame.
  @inlinable
  public var isDown: Bool { phase != .ended && phase != .cancelled }

  @inline(__always)
  mutating func beginFrame() {
    previousLocation = location
    phase = .stationary
    isReported = false
  }

  /// Makes the noted move, if there is one, and returns the same as `move`.
  ///
  /// With `endingRound` there is one, and the round of reports is over with it.
  @inline(__always)
  mutating func makeMove(
    at time: TouchInstant, endingRound: Bool
  ) -> (startsNewRound: Bool, moves: Bool) {
    let isReported = endingRound || hasMove
    let startsNewRound = isReported && inRound
    let moves = any(nextLocation .!= location)
    previousLocation = location
    location = nextLocation
    phase = moves ? .moved : .stationary
    farthestSquared = greater(farthestSquared, squaredLength(location - startLocation))
    reportTime = isReported ? time : reportTime
    self.isReported = isReported
    inRound = !endingRound && (inRound || isReported)
    hasMove = false
    return (startsNewRound, moves)
  }

  /// Returns whether this is its second report in the present round, and whether it moved.
  @inline(__always)
  mutating func move(
    to place: SIMD2<Double>, at time: TouchInstant
  ) -> (startsNewRound: Bool, moves: Bool) {
    let startsNewRound = inRound && !isReported
    let moves = any(place .!= previousLocation)
    location = place
    nextLocation = place
    phase = moves ? .moved : .stationary
    farthestSquared = greater(farthestSquared, squaredLength(place - startLocation))
    reportTime = time
    isReported = true
    inRound = true
    return (startsNewRound, moves)
  }
}

/// The squared length of `vector`.
@inlinable
func squaredLength(_ vector: SIMD2<Double>) -> Double {
  vector.x * vector.x + vector.y * vector.y
}

/// The greater one of two numbers, in one instruction: `max` takes five, as it looks for NaN.
@inline(__always)
func greater(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
