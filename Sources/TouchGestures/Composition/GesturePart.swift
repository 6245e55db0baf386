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

  @inlinable
  mutating func note(_ step: GestureStep<Value>, isShown: Bool) {
    switch step {
    case .idle: break
    case .possible(let next):
      life = .possible
      preview = isShown ? next : nil
    case .began(let next), .changed(let next): note(.active, next)
    case .ended(let next): note(.over, next)
    case .failed:
      life = .over
      preview = nil
    case .cancelled: note(.over, nil)
    }
  }

  @inlinable
  mutating func note(_ life: RecognizerLife, _ next: Value?) {
    self.life = life
    value = next
    preview = nil
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
