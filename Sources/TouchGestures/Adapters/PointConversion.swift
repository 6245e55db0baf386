/// Converts a device's coordinates to points (1/160 inch).
///
/// A point is `(place − origin) · pointsPerUnit`, for x and y by themselves. Where a size or a
/// density is not known (zero, negative or not finite) one unit is taken as one point.
@frozen
public struct PointConversion: Hashable, Sendable {
  /// How many points a millimetre has: 160 / 25.4.
  public static let pointsPerMillimeter = 160 / 25.4

  /// The device's coordinates of the point (0, 0).
  public let origin: SIMD2<Double>
  /// How many points a device unit has.
  public let pointsPerUnit: SIMD2<Double>

  /// A conversion by `pointsPerUnit` from `origin`.
  @inlinable
  public init(pointsPerUnit: SIMD2<Double>, origin: SIMD2<Double> = .zero) {
    self.origin = origin
    self.pointsPerUnit = SIMD2(usableFactor(pointsPerUnit.x), usableFactor(pointsPerUnit.y))
  }

  /// For device units of a known number to the millimetre, such as evdev's axes with their
  /// resolution; `minimum` is the axes' least value.
  @inlinable
  public init(unitsPerMillimeter: SIMD2<Double>, minimum: SIMD2<Double> = .zero) {
    self.init(
      pointsPerUnit: SIMD2(repeating: Self.pointsPerMillimeter) / unitsPerMillimeter,
      origin: minimum)
  }

  /// For coordinates of 0 … 1 over a surface whose size in millimetres is known.
  @inlinable
  public init(normalizedOverMillimeters size: SIMD2<Double>) {
    self.init(pointsPerUnit: size * Self.pointsPerMillimeter)
  }

  /// For coordinates of 0 … 1 over a window or screen whose size in points is known.
  @inlinable
  public init(normalizedOverPoints size: SIMD2<Double>) {
    self.init(pointsPerUnit: size)
  }

  /// For physical pixels of a screen with a known number of pixels to the inch.
  @inlinable
  public init(pixelsPerInch: Double) {
    self.init(pointsPerUnit: SIMD2(repeating: 160 / pixelsPerInch))
  }

  /// For physical pixels where the system says how many make a density-independent one.
  ///
  /// Android's `density`, a browser's `devicePixelRatio` and SDL's display scale say so.
  @inlinable
  public init(pixelRatio: Double) {
    self.init(pointsPerUnit: SIMD2(repeating: 1 / pixelRatio))
  }

  /// The place in points.
  @inlinable
  public func callAsFunction(_ x: Double, _ y: Double) -> SIMD2<Double> {
    (SIMD2(x, y) - origin) * pointsPerUnit
  }
}

/// `factor`, or 1 where it cannot be one.
@inlinable
func usableFactor(_ factor: Double) -> Double {
  factor > 0 && factor < .infinity ? factor : 1
}
