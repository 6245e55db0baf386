internal import TouchGeometry
import TouchGestures
package import TouchScene

/// Three dice on one tray, rolled together by a press anywhere.
package final class DiceTray {
  package let stage: TouchStage
  package private(set) var dice: [Dice] = []

  @ValueState package private(set) var first = 1
  @ValueState package private(set) var second = 1
  @ValueState package private(set) var third = 1

  private let request = Signal<Void>()

  /// A tray of `size` points whose dice draw from `generator`, one after the other.
  package init(
    size: SIMD2<Double> = SIMD2(600, 300), generator: some RandomNumberGenerator
  ) throws(NodeTreeError) {
    stage = TouchStage(size: size)
    let roll = request.readOnly
    let draw = draws(from: generator)
    dice = [
      Dice(request: roll, value: $first).drawing(draw),
      Dice(request: roll, value: $second).drawing(draw),
      Dice(request: roll, value: $third).drawing(draw),
    ]
    for (index, die) in dice.enumerated() {
      let middle = SIMD2(size.x * (0.25 + 0.25 * Double(index)), 0.5 * size.y)
      die.node.transform = Affine2(offset: middle - 0.5 * die.node.size)
      try stage.add(die)
    }
    stage.root.gesture(PressRecognizer().onEnded { [request] _ in request.send() })
  }

  package var values: [Int] { [first, second, third] }

  /// Asks all dice to roll.
  package func roll() { request.send() }
}

/// Numbers of a die, 1 … 6, each from `generator`'s next.
package func draws(from generator: some RandomNumberGenerator) -> () -> Int {
  var generator = generator
  return { .random(in: 1...6, using: &generator) }
}
