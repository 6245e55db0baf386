extension Affine2 {
  /// Writes the products `a[i] * b[i]` to `products`; the three have the same count.
  ///
  /// The bits of the operator, by the widest vectors the processor has.
  @inlinable
  public static func multiply(
    _ a: Span<Self>, _ b: Span<Self>, into products: inout MutableSpan<Self>
  ) {
    precondition(a.count == b.count && a.count == products.count, "as many products as pairs")
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        products.withUnsafeMutableBufferPointer { products in
          guard let a0 = a.baseAddress, let b0 = b.baseAddress, let to = products.baseAddress
          else { return }
          Scalar._multiply(
            UnsafeRawPointer(a0), UnsafeRawPointer(b0), into: UnsafeMutableRawPointer(to),
            count: a.count)
        }
      }
    }
  }

  /// Writes the inverses of `transforms` to `inverses`, of the same count.
  ///
  /// The entries of those without an inverse become NaN. Linear in the count, by the widest
  /// vectors the processor has.
  ///
  /// - Parameters:
  ///   - transforms: what to invert.
  ///   - inverses: where the inverses go, each the bits of ``inverse``.
  /// - Returns: how many have no inverse.
  @inlinable @discardableResult
  public static func invert(_ transforms: Span<Self>, into inverses: inout MutableSpan<Self>) -> Int
  {
    precondition(transforms.count == inverses.count, "as many inverses as transforms")
    return transforms.withUnsafeBufferPointer { transforms in
      inverses.withUnsafeMutableBufferPointer { inverses in
        guard let from = transforms.baseAddress, let to = inverses.baseAddress else { return 0 }
        return Scalar._invert(
          UnsafeRawPointer(from), into: UnsafeMutableRawPointer(to), count: transforms.count)
      }
    }
  }

  /// The product of `chain` from left to right: the last acts first; identity when empty.
  ///
  /// The halves of the chain are multiplied side by side, since each product of a single chain
  /// waits for the one before; so the last bits may differ from a plain loop's, but not from one
  /// machine to another.
  @inlinable
  public static func product(of chain: Span<Self>) -> Self {
    let half = chain.count / 2
    var (first, second) = (identity, identity)
    for i in 0..<half {
      first *= chain[i]
      second *= chain[half &+ i]
    }
    if chain.count & 1 == 1 { second *= chain[chain.count &- 1] }
    return first * second
  }
}
