#if !hasFeature(Embedded)
  extension Affine2: CustomStringConvertible {
    /// The columns: `x: (1.0, 0.0), y: (0.0, 1.0), translation: (0.0, 0.0)`.
    public var description: String {
      "x: (\(x.x), \(x.y)), y: (\(y.x), \(y.y)), translation: (\(translation.x), \(translation.y))"
    }
  }
#endif
