import TouchGestures

extension EvdevDevice {
  /// BTN_TOUCH: the one contact of a single-touch device lands or lifts.
  mutating func setTouched(_ isTouched: Bool) {
    if !isTouched { cancelDoubtful() }
    if isTouched && single.isDown && single.isInDoubt {
      single = ended(single, .cancelled)
    }
    single.isDown = isTouched
    single.isInDoubt = false
  }

  /// Ends the frame of a single-touch device.
  mutating func reportSingle() {
    if single.x == nil { single.x = description.axis(EvdevCode.x)?.initialValue }
    if single.y == nil { single.y = description.axis(EvdevCode.y)?.initialValue }
    if single.isDown {
      single = reported(single, pressureAxis: EvdevCode.pressure)
    } else if single.number != nil {
      single = ended(single)
    }
  }
}
