import TouchGestures
import TouchScene

/// One report of one contact, as the scenarios write it: seconds and points.
struct Touch {
  var time: Double
  var contact: Int64
  var phase: TouchSample.Phase
  var place: SIMD2<Double>

  init(
    _ time: Double, _ contact: Int64, _ phase: TouchSample.Phase, _ x: Double, _ y: Double
  ) {
    self.time = time
    self.contact = contact
    self.phase = phase
    place = SIMD2(x, y)
  }

  var sample: TouchSample {
    TouchSample(contactID: contact, phase: phase, time: .seconds(time), location: place)
  }
}

extension TouchStage {
  /// Plays touches as a live host does: a frame ends where the time changes, and at the end.
  func play(_ touches: [Touch]) {
    for (i, touch) in touches.enumerated() {
      receive(touch.sample)
      if i + 1 == touches.count || touches[i + 1].time > touch.time { endFrame() }
    }
  }

  func play(_ touches: Touch...) { play(touches) }
}

/// What a gesture told, in order.
final class Heard {
  var began: [SIMD2<Double>] = []
  var changed: [SIMD2<Double>] = []
  var ended: [SIMD2<Double>] = []
  var cancelled: [CancellationReason] = []

  func drag(_ minimumDistance: Double = 10) -> some GestureRecognizer<DragValue> {
    DragRecognizer(minimumDistance: minimumDistance).onStep { step in
      switch step {
      case .began(let value): self.began.append(value.translation)
      case .changed(let value): self.changed.append(value.translation)
      case .ended(let value): self.ended.append(value.translation)
      case .cancelled(let reason): self.cancelled.append(reason)
      case .idle, .possible, .failed: break
      }
    }
  }

  var ends: Int { ended.count + cancelled.count }
}

func near(_ a: SIMD2<Double>, _ b: SIMD2<Double>, within tolerance: Double = 1e-9) -> Bool {
  let way = a - b
  return way.x.magnitude <= tolerance && way.y.magnitude <= tolerance
}
