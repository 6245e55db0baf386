import TouchGestures

/// The numbers of any gesture's value, so that laws can be told of all of them alike.
package struct GestureReading: Hashable, Sendable {
  package var start = SIMD2<Double>()
  package var translation = SIMD2<Double>()
  /// Since the value before, where the gesture tells it.
  package var delta: SIMD2<Double>?
  package var velocity = SIMD2<Double>()
  package var scale = 1.0
  package var rotation = 0.0
  package var count = 0

  package init(_ value: PressValue) {
    (start, velocity, count) = (value.location, value.velocity, value.count)
  }

  package init(_ value: LongPressValue) {
    (start, translation, velocity) = (value.startLocation, value.translation, value.velocity)
  }

  package init(_ value: DragValue) {
    (start, translation, velocity) = (value.startLocation, value.translation, value.velocity)
    delta = value.translationDelta
  }

  package init(_ value: PairValue) {
    (start, translation, velocity) = (value.startLocation, value.translation, value.velocity)
    (scale, rotation) = (value.scale, value.rotation)
  }

  package var isFinite: Bool {
    start.isFinite && translation.isFinite && velocity.isFinite && delta?.isFinite != false
      && scale.isFinite && rotation.isFinite && scale > 0
  }
}

extension Symmetry {
  package func callAsFunction(_ reading: GestureReading) -> GestureReading {
    var reading = reading
    reading.start = vector(reading.start) + move
    reading.translation = vector(reading.translation)
    reading.delta = reading.delta.map(vector)
    reading.velocity = vector(reading.velocity)
    return reading
  }
}
