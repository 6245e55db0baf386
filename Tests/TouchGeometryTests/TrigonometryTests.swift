import Testing
import TouchGeometry
import TouchTestSupport

@Suite struct SineCosineTests {
  @Test func tableToOneUlp() {
    let table = numberRows(of: sineTable)
    #expect(table.count > 200)
    for row in table {
      let (sine, cosine) = Trigonometry.sineAndCosine(of: row[0])
      #expect(errorInUlps(sine, exact: row[1], rest: row[2]) <= 1, "sine of \(row[0])")
      #expect(errorInUlps(cosine, exact: row[3], rest: row[4]) <= 1, "cosine of \(row[0])")
    }
  }

  @Test func floatIsRoundedFromTheExactValue() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<20_000 {
      let angle = Float(random.number(in: -1...1) * 1e4)
      let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
      let exact = Trigonometry.sineAndCosine(of: Double(angle))
      #expect((Double(sine) - exact.sine).magnitude <= 0.51 * Double(sine.ulp), "\(angle)")
      #expect((Double(cosine) - exact.cosine).magnitude <= 0.51 * Double(cosine.ulp), "\(angle)")
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func noAngle(_ angle: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
    #expect(sine.isNaN && cosine.isNaN)
    let (shortSine, shortCosine) = Trigonometry.sineAndCosine(of: Float(angle))
    #expect(shortSine.isNaN && shortCosine.isNaN)
  }

  @Test func zeroKeepsItsSign() {
    #expect(Trigonometry.sine(of: 0.0).sign == .plus && Trigonometry.cosine(of: 0.0) == 1)
    #expect(Trigonometry.sine(of: -0.0).sign == .minus && Trigonometry.cosine(of: -0.0) == 1)
    #expect(Trigonometry.sine(of: -Float(0)).sign == .minus)
  }

  @Test func sineIsOddAndCosineEven() {
    for angle in seededAngles(2000) {
      let (a, b) = (Trigonometry.sineAndCosine(of: angle), Trigonometry.sineAndCosine(of: -angle))
      #expect(a.sine == -b.sine && a.cosine == b.cosine, "\(angle)")
    }
  }

  @Test func severalAnglesGiveTheBitsOfOne() {
    let angles = seededAngles(4000)
    for i in stride(from: 0, to: angles.count, by: 4) {
      let four = SIMD4(angles[i], angles[i + 1], angles[i + 2], angles[i + 3])
      let (sines, cosines) = Trigonometry.sinesAndCosines(of: four)
      let short = SIMD4<Float>(four)
      let (shortSines, shortCosines) = Trigonometry.sinesAndCosines(of: short)
      for k in 0..<4 {
        let one = Trigonometry.sineAndCosine(of: four[k])
        #expect(one.sine.bitPattern == sines[k].bitPattern, "\(four[k])")
        #expect(one.cosine.bitPattern == cosines[k].bitPattern, "\(four[k])")
        let shortOne = Trigonometry.sineAndCosine(of: short[k])
        #expect(shortOne.sine.bitPattern == shortSines[k].bitPattern, "\(short[k])")
        #expect(shortOne.cosine.bitPattern == shortCosines[k].bitPattern, "\(short[k])")
      }
    }
  }
}

@Suite struct ArctangentTests {
  @Test func tableToOneAndAHalfUlp() {
    let table = numberRows(of: arctangentTable)
    #expect(table.count > 150)
    for row in table {
      let angle = Trigonometry.arctangent(y: row[0], x: row[1])
      #expect(errorInUlps(angle, exact: row[2], rest: row[3]) <= 1.5, "\(row[0]) over \(row[1])")
    }
  }

  /// Rows of the IEEE 754 table for atan2: y, x, angle.
  @Test(arguments: [
    (0.0, 0.0, 0.0), (-0.0, 0.0, -0.0), (0.0, -0.0, Double.pi), (-0.0, -0.0, -Double.pi),
    (0.0, 1.0, 0.0), (-0.0, 1.0, -0.0), (0.0, -1.0, Double.pi), (-0.0, -1.0, -Double.pi),
    (1.0, 0.0, Double.pi / 2), (-1.0, -0.0, -Double.pi / 2),
    (Double.infinity, 0.0, Double.pi / 2), (-Double.infinity, 5.0, -Double.pi / 2),
    (Double.infinity, Double.infinity, Double.pi / 4),
    (-Double.infinity, Double.infinity, -Double.pi / 4),
    (Double.infinity, -Double.infinity, 3 * Double.pi / 4),
    (1.0, Double.infinity, 0.0), (-1.0, Double.infinity, -0.0),
    (1.0, -Double.infinity, Double.pi), (-1.0, -Double.infinity, -Double.pi),
  ])
  func specialValues(_ row: (y: Double, x: Double, angle: Double)) {
    let angle = Trigonometry.arctangent(y: row.y, x: row.x)
    #expect(angle.bitPattern == row.angle.bitPattern)
    let short = Trigonometry.arctangent(y: Float(row.y), x: Float(row.x))
    #expect((short - Float(row.angle)).magnitude <= Float(row.angle).ulp)
    #expect(short.sign == Float(row.angle).sign)
  }

  @Test func nothingFromNaN() {
    #expect(Trigonometry.arctangent(y: .nan, x: 1.0).isNaN)
    #expect(Trigonometry.arctangent(y: 1.0, x: .nan).isNaN)
    #expect(Trigonometry.arctangent(y: Float.nan, x: Float.infinity).isNaN)
  }

  @Test func undoesSineAndCosine() {
    var random = SplitMix64(seed: 33)
    for _ in 0..<4000 {
      let angle = random.number(in: -3.14159...3.14159)
      let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
      let found = Trigonometry.arctangent(y: sine, x: cosine)
      #expect((found - angle).magnitude <= 8e-16, "\(angle)")
    }
  }

  @Test func floatIsRoundedFromTheExactValue() {
    var random = SplitMix64(seed: 34)
    for _ in 0..<20_000 {
      let (y, x) = (Float(random.number(in: -1...1)), Float(random.number(in: -1...1)))
      let angle = Trigonometry.arctangent(y: y, x: x)
      let exact = Trigonometry.arctangent(y: Double(y), x: Double(x))
      #expect((Double(angle) - exact).magnitude <= 0.51 * Double(angle.ulp), "\(y) over \(x)")
    }
  }
}

/// Angles of every size: within a turn, within 2²⁰, beyond, next to quarter turns.
func seededAngles(_ count: Int) -> [Double] {
  var random = SplitMix64(seed: 30)
  return (0..<count).map { i in
    let x = random.number(in: -1...1)
    switch i % 5 {
    case 0: return x * 7
    case 1: return x * 0x1p20
    case 2: return Double(random.index(below: 600_000)) * (Double.pi / 2)
    case 3 where i % 3 == 0: return x * 0x1p100
    default: return x * 1e-3
    }
  }
}
