extension Trigonometry {
  /// The angle of the vector (`x`, `y`) in radians, from −π to π; C calls it `atan2`.
  ///
  /// The error is below 1.5 ulp for every pair whose result is a normal number. Signs of zero,
  /// infinities and NaN count as in IEEE 754: `y` gives the sign, (±0, −0) is ±π, (±∞, +∞) is ±π/4.
  @inlinable
  public static func arctangent(y: Double, x: Double) -> Double {
    if isShallow(y, x) {
      let rest = y.magnitude / x
      let z = rest * rest
      return signed(rest + (rest * z) * arctangentPolynomial(z), y.bitPattern & signBit)
    }
    let (near, far) = (Swift.min(x.magnitude, y.magnitude), Swift.max(x.magnitude, y.magnitude))
    // Zero, huge, tiny, infinite and NaN, which only the sum is sure to show: never taken.
    guard far > 0x1p-900 && x.magnitude + y.magnitude < 0x1p1000 else {
      return unusualArctangent(y: y, x: x)
    }
    let (rest, base, sign) = octant(near, far, isSteep: y.magnitude > x.magnitude, x: x)
    let z = rest * rest
    let angle = base.head + (base.tail + signed(rest + (rest * z) * arctangentPolynomial(z), sign))
    return Double(bitPattern: angle.bitPattern | y.bitPattern & signBit)
  }

  /// The angle of the vector (`x`, `y`) in radians, from −π to π; C calls it `atan2`.
  ///
  /// Computed in `Double` and rounded once: the error is below 0.51 ulp. Signs of zero, infinities
  /// and NaN count as in IEEE 754.
  @inlinable
  public static func arctangent(y: Float, x: Float) -> Float {
    let (wideX, wideY) = (Double(x), Double(y))
    if isShallow(wideY, wideX) {
      let rest = wideY.magnitude / wideX
      let z = rest * rest
      let angle = rest + (rest * z) * shortArctangentPolynomial(z)
      return Float(signed(angle, wideY.bitPattern & signBit))
    }
    let (magnitudeX, magnitudeY) = (wideX.magnitude, wideY.magnitude)
    let (near, far) = (Swift.min(magnitudeX, magnitudeY), Swift.max(magnitudeX, magnitudeY))
    guard far > 0 && magnitudeX + magnitudeY < .infinity else {
      return Float(unusualArctangent(y: wideY, x: wideX))
    }
    let (rest, base, sign) = octant(near, far, isSteep: magnitudeY > magnitudeX, x: wideX)
    let z = rest * rest
    let angle = base.head + signed(rest + (rest * z) * shortArctangentPolynomial(z), sign)
    return Float(Double(bitPattern: angle.bitPattern | wideY.bitPattern & signBit))
  }
}

extension Trigonometry {
  /// Whether the vector lies so near the positive x axis, and is so far from the ends of the
  /// scalar's range, that no angle has to be taken off first.
  ///
  /// Asking first changes no bit; it saves half the time for the small turns of gestures.
  @inlinable @inline(__always)
  static func isShallow(_ y: Double, _ x: Double) -> Bool {
    y.magnitude <= 0.28 * x && x > 0x1p-900 && x < 0x1p999
  }

  /// arctan(near/far) for 0 ≤ near ≤ far as a known angle, with its lost part in `tail`, plus or
  /// minus (`sign`) the arctangent of a `rest` of at most 0.28 in magnitude.
  ///
  /// With c = 0, ½ or 1: arctan(n/d) = arctan c + arctan((n − cd)/(d + cn)).
  /// The numerator is exact, so only the denominator and the quotient round. c = 0 reaches up to
  /// 0.28, where the result is twice as coarse as the rest and hides those two roundings.
  @inlinable
  static func octant(
    _ near: Double, _ far: Double, isSteep: Bool, x: Double
  ) -> (rest: Double, base: (head: Double, tail: Double), sign: UInt64) {
    let isBeyondFirst = near > 0.28 * far
    let isBeyondSecond = near > 0.721 * far
    let halves = (isBeyondFirst ? 1 : 0) &+ (isBeyondSecond ? 1 : 0)
    let c = 0.5 * Double(Int32(truncatingIfNeeded: halves))
    let rest = (near - c * far) / (far + c * near)
    let isBehind = x.sign == .minus
    let sign: UInt64 = isSteep != isBehind ? signBit : 0
    return (rest, knownAngle(halves &+ (isSteep ? 3 : 0) &+ (isBehind ? 6 : 0)), sign)
  }

  @inlinable
  static func signed(_ value: Double, _ sign: UInt64) -> Double {
    Double(bitPattern: value.bitPattern ^ sign)
  }

  /// arctan c for c = 0, ½, 1; the same from π/2 down; and π minus all six, as head and tail.
  @inlinable
  static func knownAngle(_ index: Int) -> (head: Double, tail: Double) {
    switch index {
    case 0: (0, 0)
    case 1: (0x1.dac6_7056_1bb4_fp-2, 0x1.a2b7_f222_f65e_2p-56)
    case 2, 5: (0x1.921f_b544_42d1_8p-1, 0x1.1a62_6331_45c0_7p-55)
    case 3, 9: (0x1.921f_b544_42d1_8p0, 0x1.1a62_6331_45c0_7p-54)
    case 4: (0x1.1b6e_192e_bbe4_4p0, 0x1.b1b4_66a8_8828_ep-54)
    case 6: (0x1.921f_b544_42d1_8p1, 0x1.1a62_6331_45c0_7p-53)
    case 7: (0x1.56c6_e739_7f5a_ep1, 0x1.660b_64ec_e6f4_bp-53)
    case 10: (0x1.0468_a8ac_e4df_6p1, 0x1.0620_bf74_06af_fp-55)
    default: (0x1.2d97_c7f3_321d_2p1, 0x1.a793_94c9_e8a0_ap-54)
    }
  }

  /// (arctan √z − √z) / z^1.5 for z ≤ 0.0785; the arctangent comes out to 2⁻⁵⁸·⁵ relative.
  @inlinable
  static func arctangentPolynomial(_ z: Double) -> Double {
    let w = z * z
    let first = -0x1.5555_5555_5555_0p-2 + z * 0x1.9999_9999_97b5_ap-3
    let second = -0x1.2492_4922_e942_ep-3 + z * 0x1.c71c_7073_1d3a_9p-4
    let third = -0x1.745c_cd69_889d_ep-4 + z * 0x1.3b0a_3a86_ed23_fp-4
    let fourth = -0x1.1054_26fb_2fe6_2p-4 + z * 0x1.d022_8e1a_7034_ap-5
    let last = fourth - w * 0x1.3686_4dc1_db01_6p-5
    return (first + w * second) + (w * w) * (third + w * last)
  }

  /// The same to 2⁻³⁶ relative: enough for `Float`.
  @inlinable
  static func shortArctangentPolynomial(_ z: Double) -> Double {
    let high =
      -0x1.247e_79c3_2f90_bp-3 + z * (0x1.c286_9a60_1712_1p-4 - z * 0x1.37b3_7585_c6fe_ap-4)
    return -0x1.5555_5532_0928_7p-2 + z * (0x1.9999_531d_5be4_8p-3 + z * high)
  }

  /// Arguments whose products could overflow, underflow or mean nothing.
  @usableFromInline
  static func unusualArctangent(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if x == 0 && y == 0 {
      return arctangent(y: y, x: Double(signOf: x, magnitudeOf: 1))
    }
    if x.isInfinite || y.isInfinite {
      return arctangent(
        y: Double(signOf: y, magnitudeOf: y.isInfinite ? 1 : 0),
        x: Double(signOf: x, magnitudeOf: x.isInfinite ? 1 : 0))
    }
    let scale = Swift.max(x.magnitude, y.magnitude) > 1 ? 0x1p-100 : 0x1p200
    return arctangent(y: y * scale, x: x * scale)
  }
}
