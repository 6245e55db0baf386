/// The velocity of a path from its last samples, by least squares.
///
/// A quadratic is fitted to at most 20 samples of the last 100 ms; its slope at the newest sample
/// is the velocity (the strategy `lsq2` of Android's VelocityTracker, with the same numbers).
/// Fewer than three samples give the slope between two. A fit that points against the net motion
/// gives zero (as Chromium's restricted form does). A silence of 40 ms or more empties the history.
/// Samples nearer than 2 ms are thinned, so that contacts that report in turn within a frame do
/// not look like leaps.
///
/// Beside the path's place it keeps the scale and the rotation; their rates are fitted only when
/// somebody asks.
@usableFromInline
struct VelocityHistory: Sendable {
  static let capacity = 20
  static let horizon: Int64 = 100_000_000
  static let silence: Int64 = 40_000_000
  static let spacing: Int64 = 2_000_000

  fileprivate struct Entry {
    var time: Int64
    var place: SIMD2<Double>
    var spread: SIMD2<Double>
  }

  /// A ring; on the heap, because the optimiser copies a whole inline array to read one element.
  private var entries = [Entry](
    repeating: Entry(time: 0, place: .zero, spread: .zero), count: capacity)
  private var newest = 0
  private var count = 0

  mutating func removeAll() { count = 0 }

  /// Takes the path's `place` and its scale and rotation, `spread`, at `time`, which is not before
  /// the newest sample's.
  @inline(__always)
  mutating func append(_ place: SIMD2<Double>, _ spread: SIMD2<Double>, at time: Int64) {
    if count > 0, elapsed(from: entries[newest].time, to: time) >= Self.silence { count = 0 }
    if !replacesNewest(at: time) {
      newest = newest + 1 == Self.capacity ? 0 : newest + 1
      count = min(count + 1, Self.capacity)
    }
    entries[newest] = Entry(time: time, place: place, spread: spread)
    // No silence lies between the samples, so their times are near and differences cannot overflow.
    while time &- entries[oldest].time > Self.horizon { count -= 1 }
  }

  /// The difference of two times, which may lie anywhere in the range: it saturates.
  @inline(__always)
  private func elapsed(from start: Int64, to end: Int64) -> Int64 {
    let (difference, overflow) = end.subtractingReportingOverflow(start)
    return overflow ? .max : difference
  }

  @inline(__always)
  private func replacesNewest(at time: Int64) -> Bool {
    if count == 0 { return false }
    if time == entries[newest].time { return true }
    return count > 1 && entries[newest].time &- entries[index(before: newest)].time < Self.spacing
  }

  private func index(before index: Int) -> Int { index == 0 ? Self.capacity - 1 : index - 1 }

  private var oldest: Int {
    newest + 1 >= count ? newest + 1 - count : newest + 1 - count + Self.capacity
  }

  /// The velocity of the place per second at `time`; zero when the path has been silent.
  func velocity(at time: Int64) -> SIMD2<Double> {
    guard let (slope, net) = slope(of: { $0.place }, at: time) else { return .zero }
    return slope.x * net.x + slope.y * net.y < 0 ? .zero : slope
  }

  /// The change of scale and rotation per second at `time`, each by itself.
  @usableFromInline
  func rates(at time: Int64) -> SIMD2<Double> {
    guard let (slope, net) = slope(of: { $0.spread }, at: time) else { return .zero }
    return slope.replacing(with: 0, where: slope * net .< 0)
  }

  /// The fitted slope of `value` and its net change; nil when there is none.
  @inline(__always)
  private func slope(
    of value: (Entry) -> SIMD2<Double>, at time: Int64
  ) -> (slope: SIMD2<Double>, net: SIMD2<Double>)? {
    let (entries, last) = (entries.span, entries[newest])
    guard count > 1, elapsed(from: last.time, to: time) < Self.silence else { return nil }
    let first = entries[oldest]
    let net = value(last) - value(first)
    if count == 2 { return (net / (Double(last.time &- first.time) * 1e-9), net) }
    // From new to old, in the ring's two pieces.
    var sums = QuadraticSums()
    let inFirstPiece = min(count - 1, newest)
    sums.add(entries, newest - inFirstPiece..<newest, last, value)
    sums.add(entries, Self.capacity - (count - 1 - inFirstPiece)..<Self.capacity, last, value)
    return (sums.slope(count: Double(count)), net)
  }
}

/// The sums of a least-squares quadratic through points (t, v), the point (0, 0) among them.
private struct QuadraticSums {
  /// Σt, Σt².
  var low = SIMD2<Double>()
  /// Σt³, Σt⁴.
  var high = SIMD2<Double>()
  var v = SIMD2<Double>()
  var vt = SIMD2<Double>()
  var vt2 = SIMD2<Double>()

  /// Adds the value of the entries of `range`, the last one first, as seen from `last`.
  @inline(__always)
  mutating func add(
    _ entries: Span<VelocityHistory.Entry>, _ range: Range<Int>, _ last: VelocityHistory.Entry,
    _ value: (VelocityHistory.Entry) -> SIMD2<Double>
  ) {
    var i = range.upperBound
    while i > range.lowerBound {
      i &-= 1
      add(Double(entries[i].time &- last.time) * 1e-9, value(entries[i]) - value(last))
    }
  }

  @inline(__always)
  private mutating func add(_ t: Double, _ value: SIMD2<Double>) {
    let square = t * t
    let powers = SIMD2(t, square)
    low += powers
    high += powers * square
    v += value
    vt += value * t
    vt2 += value * square
  }

  /// The fitted quadratic's slope at t = 0, by Cramer's rule on the centred normal equations.
  @inline(__always)
  func slope(count n: Double) -> SIMD2<Double> {
    let means = low / n
    let s11 = low.y - low.x * means.x
    let s12 = high.x - low.x * means.y
    let s22 = high.y - low.y * means.y
    let determinant = s11 * s22 - s12 * s12
    let r1 = vt - v * means.x
    guard determinant > 1e-12 * s11 * s22 else { return s11 > 0 ? r1 / s11 : .zero }
    let r2 = vt2 - v * means.y
    return (r1 * s22 - r2 * s12) / determinant
  }
}
