/// What becomes of the motion that it takes to recognise a drag, a pinch or a rotation.
@frozen
public enum SlopTreatment: UInt8, Hashable, Sendable, CaseIterable {
  /// Values are since the contacts landed: what is held stays under the fingers, but leaps there
  /// when the gesture begins (as on Apple's platforms).
  case kept
  /// Values are since the motion crossed the threshold, along the straight way to where it
  /// begins: nothing leaps, but what is held lags by the threshold.
  case takenOff
}
