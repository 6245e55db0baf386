/// The velocity of a path from its last samples, by least squares.
///
/// A quadratic is fitted to at most 20 samples of the last 100 ms; its slope at the newest sample
/// is the velocity (the strategy `lsq2` of Android's VelocityTracker, with the same numbers).
/// Fewer than three samples give the slope between two. A fit that points against the net motion
/// gives zero (as Chromium's restricted form does). A silence of 40 ms or more empties the history.
/// Samples nearer than 2 ms are thinned, so that contacts that report in turn within a frame do
/// not look like leaps.
///
/// The four lanes are the path's x and y in points, its scale and its rotation.
@usableFromInline
struct VelocityHistory: Sendable {
  static let capacity = 20
  static let horizon: Int64 = 100_000_000
  static let silence: Int64 = 40_000_000
  static let spacing: Int64 = 2_000_000

  private struct Entry {
    var time: Int64
    var place: SIMD4<Double>
  }

  /// A ring; on the heap, because the optimiser copies a whole inline array to read one element.
  private var entries = [Entry](repeating: Entry(time: 0, place: .zero), count: capacity)
  private var newest = 0
  private(set) var count = 0

  mutating func removeAll() { count = 0 }

  /// Takes the path's `place` at `time`, which is not before the newest sample's.
  mutating func append(_ place: SIMD4<Double>, at time: Int64) {
    if count > 0, elapsed(from: entries[newest].time, to: time) >= Self.silence { count = 0 }
    if !replacesNewest(at: time) {
      newest = newest + 1 == Self.capacity ? 0 : newest + 1
      count = min(count + 1, Self.capacity)
    }
    entries[newest] = Entry(time: time, place: place)
  }

  /// The difference of two times, which may lie anywhere in the range: it saturates.
  private func elapsed(from start: Int64, to end: Int64) -> Int64 {
    let (difference, overflow) = end.subtractingReportingOverflow(start)
    return overflow ? .max : difference
  }

  private func replacesNewest(at time: Int64) -> Bool {
    if count == 0 { return false }
    if time == entries[newest].time { return true }
    return count > 1 && entries[newest].time - entries[index(before: newest)].time < Self.spacing
  }

  private func index(before index: Int) -> Int { index == 0 ? Self.capacity - 1 : index - 1 }

  /// The velocity per second at `time`; zero when the path has been silent.
  func velocity(at time: Int64) -> SIMD4<Double> {
    let last = entries[newest]
    guard count > 1, elapsed(from: last.time, to: time) < Self.silence else { return .zero }
    var used = 1
    var sums = QuadraticSums()
    var (oldest, i) = (newest, index(before: newest))
    while used < count {
      let age = last.time - entries[i].time
      if age > Self.horizon { break }
      sums.add(Double(-age) * 1e-9, entries[i].place - last.place)
      used += 1
      (oldest, i) = (i, index(before: i))
    }
    if used < 2 { return .zero }
    let net = last.place - entries[oldest].place
    if used == 2 { return net / (Double(last.time - entries[oldest].time) * 1e-9) }
    return sums.slope(count: Double(used)).restricted(to: net)
  }
}

/// The sums of a least-squares quadratic through points (t, v), the point (0, 0) among them.
private struct QuadraticSums {
  /// Σt, Σt².
  var low = SIMD2<Double>()
  /// Σt³, Σt⁴.
  var high = SIMD2<Double>()
  var v = SIMD4<Double>()
  var vt = SIMD4<Double>()
  var vt2 = SIMD4<Double>()

  @inline(__always)
  mutating func add(_ t: Double, _ value: SIMD4<Double>) {
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
  func slope(count n: Double) -> SIMD4<Double> {
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

extension SIMD4<Double> {
  /// Zero where the velocity opposes the net motion: as one vector in x and y, each by itself in
  /// scale and rotation.
  fileprivate func restricted(to net: SIMD4<Double>) -> SIMD4<Double> {
    let product = self * net
    var result = self
    if product.x + product.y < 0 { result.lowHalf = .zero }
    if product.z < 0 { result.z = 0 }
    if product.w < 0 { result.w = 0 }
    return result
  }
}
