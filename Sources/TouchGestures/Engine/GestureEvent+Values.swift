// The recognisers' values as events; the lane that reports them sets the phase.
extension GestureEvent {
  init(_ value: PressValue) {
    self.init(
      time: value.time, gesture: .press, phase: .ended, touches: value.touches,
      location: value.location, velocity: value.velocity, count: value.count)
  }

  init(_ gesture: Gesture, _ value: LongPressValue) {
    self.init(
      time: value.time, gesture: gesture, phase: .changed, touches: value.touches,
      location: value.location, translation: value.translation, velocity: value.velocity)
  }

  init(_ gesture: Gesture, _ value: DragValue) {
    self.init(
      time: value.time, gesture: gesture, phase: .changed, touches: value.touches,
      location: value.location, translation: value.translation, velocity: value.velocity)
  }

  init(_ gesture: Gesture, _ value: PairValue) {
    self.init(
      time: value.time, gesture: gesture, phase: .changed, touches: value.touches,
      location: value.location, translation: value.translation, scale: value.scale,
      rotation: value.rotation, velocity: value.velocity)
  }
}
