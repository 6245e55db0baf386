import TouchGestures

/// Touches as they should be: a press, a drag, a pinch with a turn and a long press.
package enum CleanTouches {
  /// A second after `newest`, or long before it where the range of times ends.
  package static func actions(after newest: TouchInstant) -> [StreamAction] {
    let isLate = newest.nanoseconds > .max - 1_000_000_000_000
    return actions(from: isLate ? 0 : max(newest.nanoseconds, -1 << 62) + 1_000_000_000)
  }

  package static func actions(from start: Int64) -> [StreamAction] {
    var actions: [StreamAction] = []
    func at(_ milliseconds: Int64) -> Int64 { start + milliseconds * 1_000_000 }
    actions += [
      .sample(0, .began, at(0), 100, 100), .sample(0, .ended, at(60), 100, 100),
    ]
    actions.append(.sample(0, .began, at(1000), 100, 100))
    for i in 1...10 {
      actions.append(.sample(0, .moved, at(1000 + Int64(i) * 10), 100 + Double(i) * 8, 100))
    }
    actions.append(.sample(0, .ended, at(1110), 180, 100))
    actions += pinch(at)
    actions += [
      .sample(5, .began, at(4000), 300, 300), .advance(TouchInstant(nanoseconds: at(4600))),
      .sample(5, .ended, at(4700), 300, 300), .endFrame,
    ]
    return actions
  }

  private static func pinch(_ at: (Int64) -> Int64) -> [StreamAction] {
    var actions: [StreamAction] = [
      .sample(1, .began, at(2500), 200, 200), .sample(2, .began, at(2500), 300, 200),
    ]
    for i in 1...10 {
      let (time, way) = (at(2500 + Int64(i) * 10), Double(i) * 6)
      actions.append(.sample(1, .moved, time, 200 - way, 200 - way))
      actions.append(.sample(2, .moved, time, 300 + way, 200 + way))
    }
    return actions + [
      .sample(1, .ended, at(2620), 140, 140), .sample(2, .ended, at(2640), 360, 260),
    ]
  }
}
