import TouchGestures
import TouchTraces

/// When, after how much movement, and how rightly gestures were announced while a trace went on.
///
/// One entry a gesture, in the order of `Gesture.allCases`.
public struct Decisions: Equatable, Sendable {
  /// From the first contact to a right announcement, in seconds, by true gesture.
  public internal(set) var times = Self.empty
  /// How far a contact had been from its landing at a right announcement, in points.
  public internal(set) var travels = Self.empty
  /// From the first contact to a wrong announcement, in seconds, by announced gesture.
  public internal(set) var wrongTimes = Self.empty
  /// Announcements that the recogniser's own label contradicts later, by announced gesture.
  public internal(set) var contradicted = Array(repeating: 0, count: 5)
  /// Traces in which a gesture began that the truth does not name, by that gesture.
  public internal(set) var falseActivations = Array(repeating: 0, count: 5)

  private static let empty = Array(repeating: MeasurementSample(), count: 5)

  /// No decisions yet.
  public init() {}

  mutating func add(_ recognition: TraceRecognition, of trace: TouchTrace, truth: Gesture?) {
    for gesture in Gesture.allCases where gesture != truth && recognition.reports(gesture) {
      falseActivations[Int(gesture.rawValue)] += 1
    }
    guard let live = recognition.live else { return }
    let index = Int(live.rawValue)
    if live != recognition.label { contradicted[index] += 1 }
    guard let time = recognition.liveAt, let delay = trace.nanosecondsFromLanding(to: time) else {
      return
    }
    if live == truth {
      times[index].add(billionths: delay)
      travels[index].add(trace.travel(until: time))
    } else {
      wrongTimes[index].add(billionths: delay)
    }
  }

  mutating func merge(_ other: Decisions) {
    for index in times.indices {
      times[index].merge(other.times[index])
      travels[index].merge(other.travels[index])
      wrongTimes[index].merge(other.wrongTimes[index])
      contradicted[index] += other.contradicted[index]
      falseActivations[index] += other.falseActivations[index]
    }
  }
}

extension TraceRecognition {
  /// Whether `gesture` began, or happened at once, at any time.
  package func reports(_ gesture: Gesture) -> Bool {
    events.contains {
      $0.gesture == gesture && ($0.phase == .began || $0.phase == .ended)
    }
  }
}
