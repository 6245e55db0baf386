extension Affine2 {
  /// The transform that acts as `b` first and as `a` second: `(a * b)(p) == a(b(p))`.
  @inlinable @inline(__always)
  public static func * (a: Self, b: Self) -> Self {
    // The translation is added last, which keeps a chain of products at one multiply and one add.
    Self(
      x: a.x * b.x.x + a.y * b.x.y,
      y: a.x * b.y.x + a.y * b.y.y,
      translation: a.translation + (a.x * b.translation.x + a.y * b.translation.y))
  }

  /// Makes `a` act after `b`: `a = a * b`.
  @inlinable @inline(__always)
  public static func *= (a: inout Self, b: Self) { a = a * b }

  /// This transform followed by `next`: `next * self`.
  @inlinable @inline(__always)
  public func then(_ next: Self) -> Self { next * self }

  /// Appends `next`: afterwards the transform acts as before and then as `next`.
  @inlinable @inline(__always)
  public mutating func formThen(_ next: Self) { self = next * self }
}
