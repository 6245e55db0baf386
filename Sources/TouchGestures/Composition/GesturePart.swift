/// One gesture of a composition: where it stands, and its values.
@frozen
@usableFromInline
struct GesturePart<Value> {
  @usableFromInline var life = RecognizerLife.over
  /// What it told since it began; kept after its end, not after its cancellation.
  @usableFromInline var value: Value?
  /// What it shows before it begins.
  @usableFromInline var preview: Value?

  @inlinable
  init() {}

  @inlinable @inline(__always)
  mutating func note(_ step: GestureStep<Value>, isShown: Bool) {
    switch step {
    case .idle: break
    case .possible(let next):
      life = .possible
      preview = isShown ? next : nil
    case .began(let next), .changed(let next):
      life = .active
      value = next
      preview = nil
    case .ended(let next):
      life = .over
      value = next
      preview = nil
    case .failed:
      life = .over
      preview = nil
    case .cancelled:
      life = .over
      value = nil
      preview = nil
    }
  }
}

extension GestureStep {
  /// Whether a gesture that has begun says something with it.
  @inlinable
  var isNews: Bool {
    switch self {
    case .began, .changed, .ended, .cancelled: true
    case .idle, .possible, .failed: false
    }
  }

  @inlinable
  var isEnd: Bool {
    if case .ended = self { true } else { false }
  }

  @inlinable
  var cancellation: CancellationReason? {
    if case .cancelled(let reason) = self { reason } else { nil }
  }
}
