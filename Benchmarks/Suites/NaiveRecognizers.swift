import TouchGeometry
import TouchGestures

/// The plain way to recognise the five: objects behind a protocol, touches in a dictionary, every
/// gesture measured anew from all touches at each sample.
struct NaiveRecognizers {
  private var touches: [Int64: NaiveTouch] = [:]
  private let recognizers: [any NaiveRecognizer] = [
    NaivePress(), NaiveLongPress(), NaiveDrag(), NaiveRotate(), NaivePinch(),
  ]

  /// Takes a sample and returns how many gestures reported.
  mutating func receive(_ sample: TouchSample) -> Int {
    let time = sample.time.seconds
    if sample.phase == .began {
      touches[sample.contactID] = NaiveTouch(
        start: sample.location, place: sample.location, startTime: time)
    }
    touches[sample.contactID]?.place = sample.location
    let pair = touches.sorted { $0.key < $1.key }.map(\.value)
    let reports = recognizers.filter { $0.receive(pair, sample.phase, time) }
    if sample.phase == .ended { touches[sample.contactID] = nil }
    return reports.count
  }
}

private struct NaiveTouch {
  var start: SIMD2<Double>
  var place: SIMD2<Double>
  var startTime: Double
}

private protocol NaiveRecognizer: AnyObject {
  func receive(_ touches: [NaiveTouch], _ phase: TouchSample.Phase, _ time: Double) -> Bool
}

extension [NaiveTouch] {
  fileprivate func centroid(_ place: (NaiveTouch) -> SIMD2<Double>) -> SIMD2<Double> {
    map(place).reduce(.zero, +) / Double(count)
  }

  fileprivate func span(_ place: (NaiveTouch) -> SIMD2<Double>) -> SIMD2<Double> {
    count < 2 ? .zero : place(self[1]) - place(self[0])
  }
}

private func length(_ vector: SIMD2<Double>) -> Double {
  (vector.x * vector.x + vector.y * vector.y).squareRoot()
}

private final class NaivePress: NaiveRecognizer {
  func receive(_ touches: [NaiveTouch], _ phase: TouchSample.Phase, _ time: Double) -> Bool {
    phase == .ended
      && touches.allSatisfy { length($0.place - $0.start) <= 10 && time - $0.startTime < 0.5 }
  }
}

private final class NaiveLongPress: NaiveRecognizer {
  func receive(_ touches: [NaiveTouch], _ phase: TouchSample.Phase, _ time: Double) -> Bool {
    touches.allSatisfy { length($0.place - $0.start) <= 10 && time - $0.startTime >= 0.5 }
  }
}

private final class NaiveDrag: NaiveRecognizer {
  private var places: [(time: Double, place: SIMD2<Double>)] = []
  private(set) var velocity = SIMD2<Double>()

  func receive(_ touches: [NaiveTouch], _ phase: TouchSample.Phase, _ time: Double) -> Bool {
    let place = touches.centroid(\.place)
    if phase == .began { places = [] }
    places.append((time, place))
    places.removeAll { time - $0.time > 0.1 }
    let first = places[0]
    velocity = time > first.time ? (place - first.place) / (time - first.time) : .zero
    return length(place - touches.centroid(\.start)) >= 10
  }
}

private final class NaiveRotate: NaiveRecognizer {
  private(set) var rotation = 0.0

  func receive(_ touches: [NaiveTouch], _ phase: TouchSample.Phase, _ time: Double) -> Bool {
    guard touches.count > 1 else { return false }
    let (before, after) = (touches.span(\.start), touches.span(\.place))
    rotation =
      Trigonometry.arctangent(y: after.y, x: after.x)
      - Trigonometry.arctangent(y: before.y, x: before.x)
    return rotation.magnitude * length(after) >= 20
  }
}

private final class NaivePinch: NaiveRecognizer {
  private(set) var scale = 1.0

  func receive(_ touches: [NaiveTouch], _ phase: TouchSample.Phase, _ time: Double) -> Bool {
    guard touches.count > 1 else { return false }
    let (before, after) = (length(touches.span(\.start)), length(touches.span(\.place)))
    scale = after / before
    return (after - before).magnitude >= 20
  }
}
