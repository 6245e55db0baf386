extension Double: MotionValue {
  /// The number itself.
  @inlinable
  public var motionComponents: Double { self }

  /// The number itself.
  @inlinable
  public init(motionComponents: Double) { self = motionComponents }
}

extension Float: MotionValue {
  /// The number.
  @inlinable
  public var motionComponents: Double { Double(self) }

  /// The number, rounded.
  @inlinable
  public init(motionComponents: Double) { self.init(motionComponents) }
}

extension SIMD2: MotionValue where Scalar: BinaryFloatingPoint {
  /// x and y.
  @inlinable
  public var motionComponents: SIMD2<Double> { SIMD2<Double>(Double(x), Double(y)) }

  /// The point (x, y), rounded.
  @inlinable
  public init(motionComponents: SIMD2<Double>) {
    self.init(Scalar(motionComponents.x), Scalar(motionComponents.y))
  }
}
