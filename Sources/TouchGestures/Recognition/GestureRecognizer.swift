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
}
