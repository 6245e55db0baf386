internal import TouchGeometry
import TouchGestures
package import TouchScene

/// A card that a finger throws: it glides within bounds, or springs back to where it belongs.
package final class ThrownCard: NodeContent {
  /// What it does when it is let go.
  package enum Release {
    /// It goes on at the finger's velocity and slows down; its bounds draw it back.
    case glides(within: MotionBounds<SIMD2<Double>>)
    /// It goes back to its home, starting at the finger's velocity.
    case returns
  }

  package let node: TouchNode
  package let home: SIMD2<Double>
  package let place: NodeMotion<SIMD2<Double>>
  private let release: Release
  /// Where the finger would have it.
  private var held = SIMD2<Double>()

  /// A card of `size` points with its upper left corner at `home`.
  package init(size: SIMD2<Double>, home: SIMD2<Double>, release: Release) {
    node = TouchNode(size: size)
    self.home = home
    self.release = release
    place = NodeMotion(home, of: node) { node, place in
      node.transform = Affine2(offset: place)
    }
    node.attach { [weak self] profile in
      DragRecognizer(profile).onStep { self?.take($0) }
    }
  }

  private func take(_ step: GestureStep<DragValue>) {
    switch step {
    case .began(let value):
      held = bent(place.value) { $0.finger(at: $1, lower: $2, upper: $3) }
      drag(by: value.translationDelta)
    case .changed(let value): drag(by: value.translationDelta)
    case .ended(let value):
      drag(by: value.translationDelta)
      letGo(velocity: value.velocity, at: value.time)
    case .cancelled: letGo(velocity: .zero, at: nil)
    case .idle, .possible, .failed: break
    }
  }

  private func drag(by offset: SIMD2<Double>) {
    held += node.parent?.localVector(fromGlobal: offset) ?? offset
    place.set(bent(held) { $0.place($1, lower: $2, upper: $3) })
  }

  private func letGo(velocity: SIMD2<Double>, at time: TouchInstant?) {
    let velocity = node.parent?.localVector(fromGlobal: velocity) ?? velocity
    switch release {
    case .glides(let bounds): place.fling(velocity: velocity, within: bounds, at: time)
    case .returns:
      place.animate(to: home, with: .spring(bounce: 0.25), velocity: velocity, at: time)
    }
  }

  /// `place` as the rubber bands at the bounds make it, or the other way round.
  private func bent(
    _ place: SIMD2<Double>, _ rule: (RubberBand, Double, Double, Double) -> Double
  ) -> SIMD2<Double> {
    guard case .glides(let bounds) = release else { return place }
    let length = bounds.upper - bounds.lower + node.size
    return SIMD2(
      rule(RubberBand(length: length.x), place.x, bounds.lower.x, bounds.upper.x),
      rule(RubberBand(length: length.y), place.y, bounds.lower.y, bounds.upper.y))
  }
}

/// Two cards on a table: one glides where it is thrown, the other comes back.
package final class CardTable {
  package let stage: TouchStage
  package let gliding: ThrownCard
  package let returning: ThrownCard

  /// A table of `size` points.
  package init(size: SIMD2<Double> = SIMD2(800, 600)) throws(NodeTreeError) {
    stage = TouchStage(size: size)
    let card = SIMD2(100.0, 140)
    let bounds = MotionBounds(lower: .zero, upper: size - card)
    gliding = ThrownCard(
      size: card, home: SIMD2(0.25, 0.5) * (size - card), release: .glides(within: bounds))
    returning = ThrownCard(
      size: card, home: SIMD2(0.75, 0.5) * (size - card), release: .returns)
    try stage.add(gliding)
    try stage.add(returning)
  }
}
