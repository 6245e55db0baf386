package import TouchGeometry
package import TouchScene

/// A die that rolls when its parent asks, and tells the number through a binding.
///
///     Dice(request: roll, value: $first)
///
/// A roll is 20 turns in space within half a second; the number is drawn at its end. A request
/// during a roll starts it anew.
package final class Dice: NodeContent {
  package let node: TouchNode
  package let spin: NodeMotion<SpatialRotation>
  @ValueBinding package private(set) var value: Int

  private var draw: () -> Int = { .random(in: 1...6) }
  private var subscription: SignalSubscription?

  package init(
    request: ReadOnlySignal<Void>, value: ValueBinding<Int>,
    size: SIMD2<Double> = SIMD2(100, 100)
  ) {
    node = TouchNode(size: size)
    _value = value
    spin = NodeMotion(SpatialRotation(angle: 0, axis: SIMD3(1, 1, 1)), of: node)
    subscription = request.subscribe { [weak self] in self?.roll() }
  }

  /// Takes its numbers from `draw` instead of the system's random source.
  package func drawing(_ draw: @escaping () -> Int) -> Dice {
    self.draw = draw
    return self
  }

  /// From the die's face to the screen.
  package var map: ProjectiveMap<Double> {
    ProjectiveMap(node.globalTransform) * (spin.value.map(in: node.size) ?? .identity)
  }

  private func roll() {
    var turned = spin.value
    let turns = (turned.angle / (2 * .pi) + 0.5).rounded(.down) + 20
    turned.angle = turns * 2 * .pi
    spin.animate(to: turned, with: .easeInOut(duration: .milliseconds(500))) { [weak self] in
      guard let self else { return }
      value = draw()
    }
  }
}
