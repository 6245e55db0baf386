#if !hasFeature(Embedded)
  extension Affine2: Codable {
    /// Reads six numbers: the entries column by column, `x`, `y`, `translation`.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      func column() throws -> SIMD2<Scalar> {
        let first = try numbers.decode(Scalar.self)
        return SIMD2(first, try numbers.decode(Scalar.self))
      }
      self.init(x: try column(), y: try column(), translation: try column())
    }

    /// Writes six numbers: the entries column by column, `x`, `y`, `translation`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for column in [x, y, translation] {
        try numbers.encode(column.x)
        try numbers.encode(column.y)
      }
    }
  }
#endif
