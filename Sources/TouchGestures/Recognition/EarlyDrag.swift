import TouchGeometry

/// Makes a drag out by its speed before it has gone its distance.
///
/// A finger rolls as it lands and as it lifts, so that a press moves, too: quickly at first, then
/// hardly, then once more at its end. A drag goes on. So a finger drags once it has been down for
/// the limits' `settlingTime`, has gone at `meanSpeed` since it landed, is farther away than ever
/// before and moves away at `speed`. (The longer it rested, the farther `meanSpeed` has it go: what
/// sets off late is more often a lift than a drag.)
struct EarlyDrag: Sendable {
  /// Frames nearer than this in time say little about speed: 5 ms.
  static let shortestStep: Int64 = 5_000_000

  private var startTime = TouchInstant(nanoseconds: 0)
  private var time = TouchInstant(nanoseconds: 0)
  private var way = SIMD2<Double>()
  private var farthestSquared = 0.0

  init() {}

  /// Measures from the landing at `time` on.
  init(landingAt time: TouchInstant) {
    startTime = time
    self.time = time
  }

  /// Whether the finger, `way` from where it landed at `time`, drags by `limits`.
  @inline(__always)
  mutating func begins(
    _ limits: DragRecognizer.EarlyBegin, way: SIMD2<Double>, at time: TouchInstant
  ) -> Bool {
    let elapsed = self.time.nanoseconds(to: time)
    guard elapsed >= Self.shortestStep else { return false }
    let advance = dotProduct(way - self.way, way)
    self.time = time
    self.way = way
    let square = squaredLength(way)
    guard square > farthestSquared else { return false }
    farthestSquared = square
    let age = startTime.nanoseconds(to: time)
    guard age >= limits.settlingNanoseconds else { return false }
    let (least, step) = (limits.meanSpeed * seconds(age), limits.speed * seconds(elapsed))
    return square >= least * least && advance > 0 && advance * advance >= step * step * square
  }

  private func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) * 1e-9 }
}

extension DragRecognizer {
  /// By which speeds a drag of one finger begins before it has gone `minimumDistance`.
  public struct EarlyBegin: Hashable, Sendable {
    /// How long after its landing a finger may still roll; until then speed says nothing.
    public var settlingTime: Duration {
      didSet { settlingNanoseconds = settlingTime.wholeNanoseconds }
    }
    /// How fast it has gone away from where it landed, on average, in points per second.
    public var meanSpeed: Double
    /// How fast it goes away now, in points per second.
    public var speed: Double

    private(set) var settlingNanoseconds: Int64

    /// A begin at `speed` after `settlingTime` and at `meanSpeed` since the landing.
    public init(settlingTime: Duration, meanSpeed: Double, speed: Double) {
      self.settlingTime = settlingTime
      self.meanSpeed = meanSpeed
      self.speed = speed
      settlingNanoseconds = settlingTime.wholeNanoseconds
    }

    /// What `profile` says; nil where no drag begins so.
    public init?(_ profile: RecognitionProfile) {
      guard profile.earlyDragSpeed > 0 else { return nil }
      self.init(
        settlingTime: profile.earlyDragSettlingTime, meanSpeed: profile.earlyDragMeanSpeed,
        speed: profile.earlyDragSpeed)
    }
  }
}
