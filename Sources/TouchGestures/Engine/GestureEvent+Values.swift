// The recognisers' values as events; the lane that reports them sets the phase.
extension GestureEvent {
  @inline(__always)
  init(_ value: PressValue) {
    self.init(
      time: value.time, gesture: .press, phase: .ended, touches: value.touches,
      location: value.location, velocity: value.velocity, count: value.count)
  }

  @inline(__always)
  init(_ gesture: Gesture, _ value: LongPressValue) {
    self.init(
      time: value.time, gesture: gesture, phase: .changed, touches: value.touches,
      location: value.location, translation: value.translation, velocity: value.velocity)
  }

  @inline(__always)
  init(_ gesture: Gesture, _ value: DragValue) {
    self.init(
      time: value.time, gesture: gesture, phase: .changed, touches: value.touches,
      location: value.location, translation: value.translation, velocity: value.velocity)
  }

  @inline(__always)
  init(_ gesture: Gesture, _ reading: PairReading, _ frame: TouchFrame) {
    let motion = reading.motion
    self.init(
      time: frame.time, gesture: gesture, phase: .changed, touches: frame.touches,
      location: reading.startLocation + motion.translation, translation: motion.translation,
      scale: motion.scale, rotation: motion.rotation, velocity: frame.velocity)
  }
}
