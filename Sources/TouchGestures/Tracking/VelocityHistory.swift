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
  /// The storage's length: the longer, the less often the samples move back.
  static let room = 4 * capacity
  /// Times are nanoseconds.
  static let horizon: Int64 = 100_000_000
  static let silence: Int64 = 40_000_000
  static let spacing: Int64 = 2_000_000

  fileprivate struct Entry {
    /// Since the origin, in whole nanoseconds: exact for 104 days without a silence.
    var time: Double
    var place: SIMD2<Double>
    var spread: SIMD2<Double>
  }

  /// The samples lie side by side, the newest first; they move down through the storage, then back
  /// to its end.
  ///
  /// On the heap, because the optimiser copies a whole inline array to read one element.
  private var entries = [Entry](
    repeating: Entry(time: 0, place: .zero, spread: .zero), count: room)
  private var first = room
  private var end = room
  private var origin = TouchInstant(nanoseconds: 0)

  mutating func removeAll() { end = first }

  /// Takes the path's `place` and its scale and rotation, `spread`, at `time`, which is not before
  /// the newest sample's.
  @inline(__always)
  mutating func append(_ place: SIMD2<Double>, _ spread: SIMD2<Double>, at time: TouchInstant) {
    if first == 0 { moveToEnd() }
    var entry = Entry(time: sinceOrigin(time), place: place, spread: spread)
    var (first, end, origin) = (first, end, origin)
    var entries = entries.mutableSpan
    if first < end && entry.time - entries[first].time >= Double(Self.silence) { end = first }
    if first == end {
      (origin, entry.time) = (time, 0)
    } else if entry.time == entries[first].time
      || end &- first > 1 && entries[first].time - entries[first &+ 1].time < Double(Self.spacing)
    {
      first &+= 1
    }
    first &-= 1
    entries[first] = entry
    end = min(end, first &+ Self.capacity)
    while entry.time - entries[end &- 1].time > Double(Self.horizon) { end &-= 1 }
    (self.first, self.end, self.origin) = (first, end, origin)
  }

  private mutating func moveToEnd() {
    let (step, last) = (entries.count - end, end - 1)
    for i in stride(from: last, through: 0, by: -1) { entries[i + step] = entries[i] }
    (first, end) = (step, entries.count)
  }

  @inline(__always)
  private func sinceOrigin(_ time: TouchInstant) -> Double { Double(origin.nanoseconds(to: time)) }

  /// The velocity of the place per second at `time`; zero when the path has been silent.
  func velocity(at time: TouchInstant) -> SIMD2<Double> {
    guard let (slope, net) = slope(of: { $0.place }, at: time) else { return .zero }
    return slope.x * net.x + slope.y * net.y < 0 ? .zero : slope
  }

  /// The change of scale and rotation per second at `time`, each by itself.
  @usableFromInline
  func rates(at time: TouchInstant) -> SIMD2<Double> {
    guard let (slope, net) = slope(of: { $0.spread }, at: time) else { return .zero }
    return slope.replacing(with: 0, where: slope * net .< 0)
  }

  /// The fitted slope of `value` and its net change; nil when there is none.
  @inline(__always)
  private func slope(
    of value: (Entry) -> SIMD2<Double>, at time: TouchInstant
  ) -> (slope: SIMD2<Double>, net: SIMD2<Double>)? {
    let window = entries.span.extracting(first..<end)
    guard window.count > 1 else { return nil }
    let (last, first) = (window[0], window[window.count &- 1])
    guard sinceOrigin(time) - last.time < Double(Self.silence) else { return nil }
    let net = value(last) - value(first)
    if window.count == 2 { return (net / ((last.time - first.time) * 1e-9), net) }
    var sums = QuadraticSums()
    for i in 1..<window.count {
      sums.add((window[i].time - last.time) * 1e-9, value(window[i]) - value(last))
    }
    return (sums.slope(count: Double(window.count)), net)
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

  @inline(__always)
  mutating func add(_ t: Double, _ value: SIMD2<Double>) {
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
