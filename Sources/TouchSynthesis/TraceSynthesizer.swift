import TouchGeometry
import TouchGestures
import TouchTraces

/// Makes traces that a person could have made: a seed and a label in, a ``TouchTrace`` out.
///
/// Each trace is a function of the seed, the label, its index and the model alone, bit for bit on
/// every machine: all arithmetic is addition, multiplication, division and square root. Trace 7
/// is the same whether ten are made or a thousand.
public struct TraceSynthesizer: Sendable {
  /// Where all randomness comes from.
  public let seed: UInt64
  /// The hand that makes the traces.
  public let model: HandModel

  /// A synthesizer that draws from `model` as `seed` says.
  public init(seed: UInt64, model: HandModel = .default) {
    self.seed = seed
    self.model = model
  }

  /// Trace `index` of `gesture`; nil makes one that is none of the five.
  ///
  /// - Complexity: proportional to the trace's duration and its contacts.
  public func trace(of gesture: Gesture?, index: Int) -> TouchTrace {
    let stream = gesture.map { UInt64($0.rawValue) } ?? 0xFF
    var random = SplitMix64(seed: seed, stream: stream, index: UInt64(index))
    let surface = model.surfaces[random.index(below: model.surfaces.count)]
    let hand = Hand(user: 1 + random.index(below: model.users), model: model, seed: seed)
    let kind = gesture == nil ? strayKind(&random) : nil
    let motion = fitted(on: surface, &random) { self.motion(of: gesture, kind, &$0) }
    let label = gesture?.name ?? "none"
    let name = kind.map { "\(label)/\($0.rawValue)" } ?? label
    return TouchTrace(
      id: "synthesized/\(name)/\(index)", label: label, user: Int64(hand.user),
      actor: "synthetic", device: surface.device,
      rows: Digitizer.rows(of: motion, by: hand, on: surface, random: random))
  }

  /// Trace `index` of `gesture` with `fault` in it, and without a label.
  public func trace(of gesture: Gesture?, index: Int, fault: TraceFault) -> TouchTrace {
    let stream = TraceFault.allCases.firstIndex(of: fault)! + 0x100
    var random = SplitMix64(seed: seed, stream: UInt64(stream), index: UInt64(index))
    return fault.injected(into: trace(of: gesture, index: index), random: &random)
  }

  private func strayKind(_ random: inout SplitMix64) -> StrayModel.Kind {
    StrayModel.Kind.allCases[random.index(weightedBy: model.stray.weights)]
  }

  private func motion(
    of gesture: Gesture?, _ kind: StrayModel.Kind?, _ random: inout SplitMix64
  ) -> HandMotion {
    switch gesture {
    case .press: model.press.motion(random: &random)
    case .longPress: model.hold.motion(random: &random)
    case .drag: model.drag.motion(random: &random)
    case .rotate: model.rotate.motion(random: &random)
    case .pinch: model.pinch.motion(random: &random)
    case nil: model.stray.motion(of: kind ?? .hesitation, random: &random)
    }
  }

  /// The first of some motions that fits on `surface`, at a random place there; if none does, the
  /// last, made small enough.
  private func fitted(
    on surface: TouchSurface, _ random: inout SplitMix64,
    _ make: (inout SplitMix64) -> HandMotion
  ) -> HandMotion {
    let margin = 3.0
    let room = surface.size - SIMD2(repeating: 2 * margin)
    var motion = make(&random)
    for _ in 0..<24 where !fits(motion, in: room) { motion = make(&random) }
    if !fits(motion, in: room) { motion.shrink(by: share(of: motion, in: room)) }
    let (lower, upper) = motion.bounds()
    let slack = room - (upper - lower)
    let place = SIMD2(random.unit(), random.unit()) * slack
    motion.move(by: place - lower + SIMD2(repeating: margin))
    return motion
  }

  private func fits(_ motion: HandMotion, in room: SIMD2<Double>) -> Bool {
    share(of: motion, in: room) >= 1
  }

  /// The factor by which `motion` would just fill `room`.
  private func share(of motion: HandMotion, in room: SIMD2<Double>) -> Double {
    let (lower, upper) = motion.bounds()
    let size = upper - lower
    return min(room.x / max(size.x, 1e-9), room.y / max(size.y, 1e-9))
  }
}
