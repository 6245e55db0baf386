/// A state machine that turns frames into the life of one gesture.
///
/// Every `began` is followed by exactly one `ended` or `cancelled`. A recogniser reads no clock:
/// before it is given a frame it must have been advanced to every `deadline` at or before the
/// frame's time, which ``GestureSession`` does.
public protocol GestureRecognizer<Value> {
  /// What the gesture tells.
  associatedtype Value

  /// Takes the next frame of the tracker.
  mutating func receive(_ frame: TouchFrame) -> GestureStep<Value>

  /// Moves time on to `time` without a frame: a deadline at or before it is decided.
  mutating func advance(to time: TouchInstant) -> GestureStep<Value>

  /// Gives the gesture up: `cancelled` when it has begun, `failed` when it was possible. Contacts
  /// that are down start nothing more.
  mutating func cancel(_ reason: CancellationReason) -> GestureStep<Value>

  /// When time alone will decide something; nil when nothing waits for time.
  var deadline: TouchInstant? { get }

  /// Forgets everything but the settings. Contacts that are down count from now.
  mutating func reset()

  // What a composition must know; each has a default.

  /// Whether the gesture has succeeded once it has begun, so that the next in a sequence can start;
  /// otherwise it succeeds when it ends. False by default.
  var succeedsAtBegin: Bool { get }

  /// Whether the value that `possible` carries now is worth showing. False by default.
  var isShownWhilePossible: Bool { get }

  /// Lets the gesture follow its contacts unheard until `release()`: actions wait, and what is
  /// measured from value to value is measured from the beginning. A reset recogniser is not held.
  /// Does nothing by default.
  mutating func hold()

  /// Makes the gesture heard, with what it said last. Does nothing by default.
  mutating func release()

  /// `value`, the last one, as it reads when it is told again beside news of another gesture: what
  /// is measured from value to value is zero. By default `value` itself.
  func repeated(_ value: Value) -> Value
}
