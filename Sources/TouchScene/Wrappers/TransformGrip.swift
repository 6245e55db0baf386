import TouchGeometry
import TouchGestures

/// Moves, turns and scales a node by one similarity, on the screen.
///
/// What was seen when the gesture was first heard is multiplied by the fingers' motion there and
/// brought back into the surroundings, so that what is held stays exactly, wherever those go.
final class TransformGrip: NodeGrip {
  let limits: ClosedRange<Double>

  private(set) var isActive = false
  private(set) var committed = Affine2<Double>.identity
  /// Called with what is committed after a gesture.
  var commitAction: ((Affine2<Double>) -> Void)?

  /// The node on the screen when the gesture began to be measured.
  private var seen: Affine2<Double>?
  /// What the fingers have done since, on the screen.
  private var motion = Affine2<Double>.identity

  init(_ node: TouchNode, limits: ClosedRange<Double>) {
    self.limits = limits
    super.init(node)
  }

  func take(_ step: GestureStep<TransformValue>) {
    switch step {
    case .idle: break
    case .possible: hold()
    case .began(let value), .changed(let value): update(value)
    case .ended(let value):
      update(value)
      commit()
    case .failed, .cancelled: letGo()
    }
  }

  /// Puts the node at `transform`; a gesture under way goes on from there.
  func commit(_ transform: Affine2<Double>) {
    guard transform.isFinite else { return }
    committed = transform
    if let node, seen != nil { seen = node.parentTransform * transform }
    show()
  }

  override func follow() { show() }

  private func hold() {
    guard seen == nil, let node else { return }
    seen = node.parentTransform * committed
    motion = .identity
  }

  private func update(_ value: TransformValue) {
    hold()
    motion = limited(value)
    let wasActive = isActive
    if !wasActive {
      isActive = true
      node?.stage?.holding.append(self)
    }
    show()
    if !wasActive { node?.notify(.state) }
  }

  /// The fingers' motion, held back about their centroid where the scale would leave its limits.
  private func limited(_ value: TransformValue) -> Affine2<Double> {
    let whole = committed.scaleFactor * value.transform.scaleFactor
    guard whole > 0, whole.isFinite, !limits.contains(whole) else { return value.transform }
    let kept = min(max(whole, limits.lowerBound), limits.upperBound)
    return value.transform.scaled(by: kept / whole, about: value.location)
  }

  private func commit() {
    committed = node?.transform ?? committed
    finish()
    commitAction?(committed)
  }

  private func letGo() {
    let wasActive = isActive
    finish()
    if wasActive { show() }
  }

  private func finish() {
    seen = nil
    guard isActive else { return }
    isActive = false
    node?.stage?.release(self)
    node?.notify(.state)
  }

  private func show() {
    guard let node else { return }
    guard isActive, let seen, let inverse = node.parentTransform.inverse else {
      node.transform = committed
      return
    }
    node.transform = inverse * (motion * seen)
  }
}

extension Affine2<Double> {
  /// How much longer lengths become, on average over directions: √|determinant|.
  fileprivate var scaleFactor: Double { determinant.magnitude.squareRoot() }
}
