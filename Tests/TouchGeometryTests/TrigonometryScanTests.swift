#if arch(x86_64) && canImport(Glibc)
  import Glibc
  import Testing
  import TouchGeometry

  /// The error over many points, against the C library's functions of 64-bit precision, which are
  /// good to about 2⁻¹⁰ ulp of a `Double`.
  @Suite struct TrigonometryScanTests {
    private func error(_ value: Double, _ exact: Float80) -> Double {
      Double((Float80(value) - exact).magnitude / Float80(Double(exact).ulp))
    }

    @Test func sineAndCosine() {
      var random = SplitMix64(seed: 35)
      var (worstSine, worstCosine) = (0.0, 0.0)
      for i in 0..<200_000 {
        let reach = [3.2, 100, 0x1p20, 1e-3][i % 4]
        let angle = random.number(in: -reach...reach)
        let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
        worstSine = max(worstSine, error(sine, Glibc.sin(Float80(angle))))
        worstCosine = max(worstCosine, error(cosine, Glibc.cos(Float80(angle))))
      }
      #expect(worstSine <= 1 && worstCosine <= 1, "\(worstSine), \(worstCosine)")
    }

    @Test func arctangent() {
      var random = SplitMix64(seed: 36)
      var worst = 0.0
      for i in 0..<200_000 {
        let reach = [1, 1e-3, 1e3, 0x1p-60][i % 4]
        let (y, x) = (random.number(in: -reach...reach), random.number(in: -1...1))
        let exact = Glibc.atan2(Float80(y), Float80(x))
        worst = max(worst, error(Trigonometry.arctangent(y: y, x: x), exact))
      }
      #expect(worst <= 1.5, "\(worst)")
    }
  }
#endif
