import Testing
import TouchGeometry
import TouchTestSupport

struct ExponentialTests {
  @Test func exponentialToOneUlp() {
    let table = numberRows(of: exponentialTable)
    #expect(table.count > 100)
    for row in table {
      let power = Exponential.exponential(of: row[0])
      #expect(errorInUlps(power, exact: row[1], rest: row[2]) <= 1, "\(row[0])")
    }
  }

  @Test func logarithmToOneUlp() {
    let table = numberRows(of: logarithmTable)
    #expect(table.count > 80)
    for row in table {
      let logarithm = Exponential.logarithm(of: row[0])
      #expect(errorInUlps(logarithm, exact: row[1], rest: row[2]) <= 1, "\(row[0])")
    }
  }

  @Test func exactValues() {
    #expect(Exponential.exponential(of: 0.0) == 1 && Exponential.exponential(of: -0.0) == 1)
    #expect(Exponential.exponential(of: 709.79) == .infinity)
    #expect(Exponential.exponential(of: .infinity) == .infinity)
    #expect(Exponential.exponential(of: -745.2) == 0)
    #expect(Exponential.exponential(of: -.infinity) == 0)
    #expect(Exponential.exponential(of: .nan).isNaN)
    #expect(Exponential.logarithm(of: 1) == 0)
    #expect(Exponential.logarithm(of: 0.0) == -.infinity)
    #expect(Exponential.logarithm(of: -0.0) == -.infinity)
    #expect(Exponential.logarithm(of: .infinity) == .infinity)
    #expect(Exponential.logarithm(of: -1).isNaN && Exponential.logarithm(of: .nan).isNaN)
  }

  /// Two at once have the bits that each has alone, in and out of the range of normal numbers.
  @Test func pairsHaveTheBitsOfEachAlone() {
    var random = SplitMix64(seed: 44)
    for i in 0..<40_000 {
      let reach = [0.4, 30, 707, 800][i % 4]
      let x = SIMD2(random.number(in: -reach...reach), random.number(in: -reach...reach))
      let power = Exponential.exponentials(of: x)
      let alone = SIMD2(Exponential.exponential(of: x.x), Exponential.exponential(of: x.y))
      #expect(power == alone, "\(x)")
    }
    #expect(Exponential.exponentials(of: SIMD2(.nan, 0)).y == 1)
  }

  /// eˣ · e⁻ˣ is 1 and never falls as x grows.
  @Test func lawsOverSeededNumbers() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<20_000 {
      let x = random.number(in: -700...700)
      let power = Exponential.exponential(of: x)
      #expect((power * Exponential.exponential(of: -x) - 1).magnitude <= 4e-16, "\(x)")
      #expect(Exponential.exponential(of: x.nextUp) >= power, "\(x)")
      let back = Exponential.logarithm(of: power)
      #expect((back - x).magnitude <= 2.3e-16 + x.magnitude * 2.3e-16, "\(x)")
    }
  }
}

#if arch(x86_64) && canImport(Glibc)
  import Glibc

  /// The error over many points, against the C library's functions of 64-bit precision.
  @Suite struct ExponentialScanTests {
    private func error(_ value: Double, _ exact: Float80) -> Double {
      Double((Float80(value) - exact).magnitude / Float80(Double(exact).ulp))
    }

    @Test func exponentialAndLogarithm() {
      var random = SplitMix64(seed: 42)
      var (worstPower, worstLogarithm) = (0.0, 0.0)
      for i in 0..<400_000 {
        let reach = [0.35, 1, 50, 745][i % 4]
        let x = random.number(in: -reach...min(reach, 709))
        let power = Exponential.exponential(of: x)
        worstPower = max(worstPower, error(power, Glibc.exp(Float80(x))))
        let y = i % 2 == 0 ? random.number(in: 0.5...2) : power
        let exact = Glibc.log(Float80(y))
        if y > 0 && y != 1 {
          worstLogarithm = max(worstLogarithm, error(Exponential.logarithm(of: y), exact))
        }
      }
      #expect(worstPower <= 1 && worstLogarithm <= 1, "\(worstPower), \(worstLogarithm)")
    }
  }
#endif
