import TouchGeometry
import TouchGestures

/// Turns or scales a node with two fingers, about a point that is fixed when the second one lands.
///
/// The committed transform is kept as its numbers, so that no chain of gestures can bend it.
final class PairGrip: NodeGrip {
  /// What of the fingers' motion is taken.
  enum Freedom {
    case rotation
    case scale(ClosedRange<Double>)
  }

  let freedom: Freedom
  let anchor: PairAnchor

  private(set) var isActive = false
  private(set) var committedRotation = 0.0
  private(set) var committedScale = 1.0
  private(set) var rotation = 0.0
  private(set) var scale = 1.0
  /// Called with what is committed after a gesture: rotation and scale.
  var commitAction: ((Double, Double) -> Void)?

  /// Where the node's origin goes by what was committed.
  private var committedOrigin = SIMD2<Double>()
  private var fixed: SIMD2<Double>?
  /// −1 where the node is seen mirrored, and turns the other way.
  private var handedness = 1.0

  init(_ node: TouchNode, _ freedom: Freedom, about anchor: PairAnchor) {
    self.freedom = freedom
    self.anchor = anchor
    super.init(node)
  }

  func take(_ step: GestureStep<PairValue>) {
    switch step {
    case .idle: break
    case .possible(let value): hold(value)
    case .began(let value), .changed(let value):
      hold(value)
      update(value)
    case .ended(let value):
      hold(value)
      update(value)
      commit()
    case .failed, .cancelled: letGo()
    }
  }

  /// Sets what is committed, keeping the content's middle in its place.
  func commit(rotation: Double = 0, scale: Double = 1) {
    let middle = contentPoint(SIMD2(0.5, 0.5))
    let place = committed(middle)
    committedRotation = rotation
    committedScale = scale
    committedOrigin = .zero
    committedOrigin = place - committed(middle)
    show()
  }

  private func hold(_ value: PairValue) {
    guard fixed == nil, let node else { return }
    let outer = node.parentTransform
    handedness = outer.determinant < 0 ? -1 : 1
    switch anchor {
    case .touches: fixed = outer.inverse?(value.startLocation)
    case .unit(let place): fixed = committed(contentPoint(place))
    }
  }

  private func update(_ value: PairValue) {
    guard fixed != nil else { return }
    let wasActive = isActive
    isActive = true
    switch freedom {
    case .rotation: rotation = handedness * value.rotation
    case .scale: scale = limited(committedScale * value.scale) / committedScale
    }
    show()
    if !wasActive { node?.notify(.state) }
  }

  private func commit() {
    committedOrigin = transform.translation
    committedRotation += rotation
    committedScale *= scale
    let wasActive = isActive
    letGo()
    if wasActive { commitAction?(committedRotation, committedScale) }
  }

  private func letGo() {
    let wasActive = isActive
    isActive = false
    fixed = nil
    rotation = 0
    scale = 1
    guard wasActive else { return }
    show()
    node?.notify(.state)
  }

  /// `scale` within the limits; what is not finite leaves the scale as it is.
  func limited(_ scale: Double) -> Double {
    guard case .scale(let limits) = freedom, scale.isFinite else { return committedScale }
    return min(max(scale, limits.lowerBound), limits.upperBound)
  }

  /// The point at `place` of the content's unit square, in the node's coordinates.
  private func contentPoint(_ place: SIMD2<Double>) -> SIMD2<Double> {
    guard let content = node?.children.first else { return .zero }
    return content.transform(place * content.size)
  }

  private func show() { node?.transform = transform }

  private var committed: Affine2<Double> {
    Affine2(rotation: committedRotation).scaled(by: committedScale)
      .translated(by: committedOrigin)
  }

  private var transform: Affine2<Double> {
    var whole = Affine2(rotation: committedRotation + rotation)
      .scaled(by: committedScale * scale)
    guard let fixed else { return committed }
    let way = Affine2(rotation: rotation).scaled(by: scale)(vector: committedOrigin - fixed)
    whole.translation = fixed + way
    return whole
  }
}
