// Generic and inlinable: a client's loop specialises, and each step is the operator's own code.
extension Affine2 {
  /// Writes the products `a[i] * b[i]` to `products`; the three have the same count.
  @inlinable
  public static func multiply(
    _ a: Span<Self>, _ b: Span<Self>, into products: inout MutableSpan<Self>
  ) {
    precondition(a.count == b.count && a.count == products.count, "as many products as pairs")
    for i in a.indices { products[i] = a[i] * b[i] }
  }

  /// Writes the inverses of `transforms` to `inverses`, of the same count.
  ///
  /// The entries of those without an inverse become NaN.
  ///
  /// - Parameters:
  ///   - transforms: what to invert.
  ///   - inverses: where the inverses go, each the bits of ``inverse``.
  /// - Returns: how many have no inverse.
  @inlinable @discardableResult
  public static func invert(_ transforms: Span<Self>, into inverses: inout MutableSpan<Self>) -> Int
  {
    precondition(transforms.count == inverses.count, "as many inverses as transforms")
    var failures = 0
    for i in transforms.indices {
      let (inverse, exists) = transforms[i].checkedInverse
      inverses[i] = exists ? inverse : notANumber
      failures &+= exists ? 0 : 1
    }
    return failures
  }

  @inlinable
  static var notANumber: Self {
    let none = SIMD2(Scalar.nan, Scalar.nan)
    return Self(x: none, y: none, translation: none)
  }

  /// The product of `chain` from left to right: the last acts first; identity when empty.
  ///
  /// Four quarters of the chain are multiplied side by side, since each product of a single chain
  /// waits for the one before; so the last bits may differ from a plain loop's, but not from one
  /// machine to another.
  @inlinable
  public static func product(of chain: Span<Self>) -> Self {
    let quarter = chain.count / 4
    var (first, second, third, fourth) = (identity, identity, identity, identity)
    for i in 0..<quarter {
      first *= chain[i]
      second *= chain[quarter &+ i]
      third *= chain[2 &* quarter &+ i]
      fourth *= chain[3 &* quarter &+ i]
    }
    for i in (4 &* quarter)..<chain.count { fourth *= chain[i] }
    return (first * second) * (third * fourth)
  }
}
