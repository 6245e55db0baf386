import TouchGeometry

/// `vector` turned by `angle` radians, clockwise on a screen whose y runs down.
func rotated(_ vector: SIMD2<Double>, by angle: Double) -> SIMD2<Double> {
  let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
  return SIMD2(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
}
