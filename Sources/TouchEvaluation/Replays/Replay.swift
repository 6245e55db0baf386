import TouchGestures
package import TouchTraces

/// A trace, what a recogniser made of it, and what a scene did: what a replay shows.
package struct Replay: Sendable {
  package let trace: TouchTrace
  package let recognition: TraceRecognition
  package let recording: SceneRecording

  /// The replay of `trace`, of which `recognition` was made, against the scene of `recording`.
  package init(_ trace: TouchTrace, _ recognition: TraceRecognition, _ recording: SceneRecording) {
    self.trace = trace
    self.recognition = recognition
    self.recording = recording
  }

  /// How long there is something to see, in nanoseconds; positive.
  var duration: Int64 {
    max(recording.duration, recognition.events.map { elapsed($0.time) }.max() ?? 0, 1_000_000)
  }

  /// From the trace's first row to `time`, in nanoseconds; not below 0.
  func elapsed(_ time: TouchInstant) -> Int64 {
    max(0, trace.rows.first?.time.nanoseconds(to: time) ?? 0)
  }

  /// What happened, in order of time: beginnings and ends of gestures, the live decision, and the
  /// scene's own notes.
  var happenings: [SceneRecording.Note] {
    var notes = recording.notes
    if let live = recognition.live, let time = recognition.liveAt {
      notes.append(SceneRecording.Note(time: elapsed(time), text: "live: \(live.name)"))
    }
    for event in recognition.events where event.phase != .changed {
      notes.append(SceneRecording.Note(time: elapsed(event.time), text: event.words))
    }
    // Sorting keeps the order of equal times.
    return notes.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// The trace and its label in words.
  var facts: [(name: String, value: String)] {
    let live = recognition.liveAt.map {
      "\(recognition.live.className) at \((elapsed($0).seconds * 1000).fixed(0)) ms"
    }
    return [
      ("scene", recording.scene), ("truth", trace.label ?? "unknown"),
      ("label", recognition.label.className), ("live", live ?? "none"),
      ("lasts", "\(duration.seconds.fixed(2)) s"),
    ]
  }
}

extension GestureEvent {
  /// For example `drag ended`, `press 2 ended`, `pinch cancelled (end-of-trace)`.
  fileprivate var words: String {
    if gesture == .press && phase == .ended { return count > 1 ? "press \(count)" : "press" }
    return "\(gesture.name) \(phase.name)" + (reason.map { " (\($0.name))" } ?? "")
  }
}
