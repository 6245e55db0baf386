/// Smooths a jittering place: strongly while it rests, hardly while it moves fast.
///
/// The 1€ filter of G. Casiez, N. Roussel and D. Vogel, "1 € filter: a simple speed-based low-pass
/// filter for noisy input in interactive systems" (CHI 2012, doi:10.1145/2207676.2208639), for
/// places in the plane: the speed that opens the filter is the length of the smoothed velocity, so
/// that turning the path turns the result.
///
/// A first-order low pass with the cutoff f follows by the share α = 1 / (1 + 1 / (2π f Δt)). The
/// velocity is smoothed at `velocityCutoff`, the place at `minimumCutoff + speedFactor · speed`.
@frozen
public struct OneEuroFilter: Hashable, Sendable {
  /// The cutoff at rest in hertz: lower is steadier and slower.
  public var minimumCutoff: Double
  /// How much a point per second of speed raises the cutoff, in hertz: higher lags less.
  public var speedFactor: Double
  /// The cutoff of the velocity in hertz.
  public var velocityCutoff: Double

  private var place = SIMD2<Double>()
  private var velocity = SIMD2<Double>()
  private var time: TouchInstant?

  /// A filter; the defaults suit a touchscreen's noise, in points.
  public init(
    minimumCutoff: Double = 1, speedFactor: Double = 0.007, velocityCutoff: Double = 1
  ) {
    self.minimumCutoff = minimumCutoff
    self.speedFactor = speedFactor
    self.velocityCutoff = velocityCutoff
  }

  /// The smoothed place for `raw` at `time`.
  ///
  /// The first place goes through as it is; one that the tracker would refuse, or whose time is not
  /// later than the one before, leaves the filter where it is.
  public mutating func smooth(_ raw: SIMD2<Double>, at time: TouchInstant) -> SIMD2<Double> {
    guard TouchTracker.isValid(raw) else { return place }
    guard let last = self.time else {
      (place, self.time) = (raw, time)
      return raw
    }
    let interval = Double(last.nanoseconds(to: time)) * 1e-9
    if interval <= 0 { return place }
    self.time = time
    let step = (raw - place) / interval
    velocity += (step - velocity) * share(velocityCutoff, interval)
    let speed = squaredLength(velocity).squareRoot()
    place += (raw - place) * share(minimumCutoff + speedFactor * speed, interval)
    return place
  }

  /// Forgets the path.
  public mutating func reset() {
    (place, velocity, time) = (.zero, .zero, nil)
  }

  private func share(_ cutoff: Double, _ interval: Double) -> Double {
    1 / (1 + 1 / (2 * .pi * cutoff * interval))
  }
}
