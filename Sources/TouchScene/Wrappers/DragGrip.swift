import TouchGeometry
import TouchGestures

/// Holds the point of the content that was under the fingers when dragging started.
final class DragGrip: NodeGrip {
  typealias Recognizer = SequenceRecognizer<LongPressRecognizer, DragRecognizer>

  private(set) var state = DragState.inactive
  private(set) var committed = SIMD2<Double>()
  var startAction: (() -> Void)?
  var commitAction: ((SIMD2<Double>) -> Void)?

  /// Where dragging started, on the screen and in the coordinates the node is placed in.
  private var start = SIMD2<Double>()
  private var localStart = SIMD2<Double>()
  /// How far the fingers have gone since, on the screen.
  private var way = SIMD2<Double>()

  func recognizer(
    _ profile: RecognitionProfile, _ minimumDuration: Duration?
  ) -> ObservedRecognizer<Recognizer> {
    var press = LongPressRecognizer(profile)
    if let minimumDuration { press.minimumDuration = minimumDuration }
    return press.sequenced(before: DragRecognizer(profile)).onStep { self.take($0) }
  }

  /// Puts the node at `offset`, and by what a drag under way adds.
  func commit(_ offset: SIMD2<Double>) {
    committed = offset
    node?.transform = Affine2(offset: committed + state.translation)
  }

  override func follow() {
    guard state.isDragging, let inverse = node?.parentTransform.inverse else { return }
    let translation = inverse(start + way) - localStart
    state = .dragging(translation: translation)
    node?.transform = Affine2(offset: committed + translation)
  }

  private func take(_ step: GestureStep<Recognizer.Value>) {
    switch step {
    case .idle: break
    case .possible: enter(.pressing)
    case .began(let value), .changed(let value): drag(value)
    case .ended(let value): end(value)
    case .failed, .cancelled:
      stage?.release(self)
      enter(.inactive)
      node?.transform = Affine2(offset: committed)
    }
  }

  private func drag(_ value: Recognizer.Value) {
    guard case .second(let press, let drag) = value else { return }
    if !state.isDragging { begin(at: press.location) }
    guard let drag else { return }
    way = drag.translation
    follow()
  }

  private func begin(at location: SIMD2<Double>) {
    start = location
    localStart = node?.parentTransform.inverse?(location) ?? location
    way = .zero
    stage?.holding.append(self)
    enter(.dragging(translation: .zero))
    startAction?()
  }

  private func end(_ value: Recognizer.Value) {
    drag(value)
    stage?.release(self)
    committed += state.translation
    let isMoved = state.translation != .zero
    enter(.inactive)
    if isMoved { commitAction?(committed) }
  }

  private func enter(_ next: DragState) {
    guard next != state else { return }
    state = next
    node?.notify(.state)
  }

  private var stage: TouchStage? { node?.stage }
}
