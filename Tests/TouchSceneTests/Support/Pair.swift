import TouchGeometry
import TouchGestures

/// Two fingers that land, rest for 0.6 s and then move together by a seeded similarity.
struct Pair {
  var a: SIMD2<Double>
  var b: SIMD2<Double>
  var way: SIMD2<Double>
  var turn: Double
  var growth: Double
  let steps = 20

  /// All three motions are far beyond their thresholds.
  init(_ random: inout SplitMix64, around center: SIMD2<Double>) {
    let radius = random.number(in: 60...90)
    let angle = random.number(in: -3...3)
    let arm = Affine2(rotation: angle)(vector: SIMD2(radius, 0))
    a = center + arm
    b = center - arm
    way = SIMD2(random.number(in: 30...200), random.number(in: -200...(-30)))
    turn = random.number(in: 0.6...4) * (random.unit() < 0.5 ? -1 : 1)
    growth = random.number(in: 1.3...1.6)
    if random.unit() < 0.5 { growth = 1 / growth }
  }

  func places(_ step: Int) -> (a: SIMD2<Double>, b: SIMD2<Double>) {
    let part = Double(step) / Double(steps)
    let middle = 0.5 * (a + b)
    let motion = Affine2(rotation: turn * part, about: middle)
      .scaled(by: 1 + (growth - 1) * part, about: middle).translated(by: way * part)
    return (motion(a), motion(b))
  }

  func land(at time: Double) -> [Touch] {
    [Touch(time, 1, .began, a.x, a.y), Touch(time, 2, .began, b.x, b.y)]
  }

  func move(at time: Double) -> [Touch] {
    (1...steps).flatMap { step in
      let (p, q) = places(step)
      let t = time + 0.6 + 0.01 * Double(step)
      return [Touch(t, 1, .moved, p.x, p.y), Touch(t, 2, .moved, q.x, q.y)]
    }
  }

  func leave(at time: Double, _ phase: TouchSample.Phase) -> [Touch] {
    let (p, q) = places(steps)
    return [Touch(time + 0.9, 1, phase, p.x, p.y), Touch(time + 0.9, 2, phase, q.x, q.y)]
  }
}
