import TouchEvaluation
import TouchGestures
import TouchScene
import TouchTraces

extension ReplayScene {
  /// The scene is looked at so often between samples while something is due or moves: 60 times a second.
  private static let tick: Int64 = 16_666_667
  /// So long at most after a sample.
  private static let longest: Int64 = 10_000_000_000

  /// Plays `trace`, which has rows, and records what is seen.
  ///
  /// After the last row, or at the trace's `until`, what fingers still hold is cancelled as
  /// ``CancellationReason/endOfTrace``; the recording goes on until nothing moves, for 10 s at most.
  func recording(of trace: TouchTrace) -> SceneRecording {
    var recording = SceneRecording(
      scene: name, objects: objects.map(\.object), strokes: trace.strokes)
    let start = trace.rows[0].time
    let times = trace.elapsedTimes
    var time: Int64 = 0
    for index in trace.rows.indices {
      run(from: time, until: times[index], start: start, &recording)
      time = times[index]
      notes.time = time
      stage.receive(trace.sample(at: index))
      guard index + 1 == times.count || times[index + 1] > time else { continue }
      stage.endFrame()
      look(at: time, &recording)
    }
    if let until = trace.until, until > start.advanced(byNanoseconds: time) {
      let end = start.nanoseconds(to: until)
      run(from: time, until: end, start: start, &recording)
      time = end
      notes.time = time
      stage.advance(to: until)
    }
    stage.cancelAll(.endOfTrace)
    look(at: time, &recording)
    run(from: time, until: time + Self.longest, start: start, &recording)
    recording.notes = notes.all
    return recording
  }

  private func look(at time: Int64, _ recording: inout SceneRecording) {
    lookAround()
    recording.record(objects.map { $0.pose() }, at: time)
  }

  /// Lets time pass from `first` to just before `limit`, as long as something is due or moves.
  private func run(
    from first: Int64, until limit: Int64, start: TouchInstant, _ recording: inout SceneRecording
  ) {
    var time = first
    let stop = min(limit, first + Self.longest)
    while stage.deadline != nil || stage.isAnimating {
      let due = stage.deadline.map { start.nanoseconds(to: $0) } ?? .max
      let next = min(time + Self.tick, due > time ? due : .max)
      if next >= stop { return }
      notes.time = next
      stage.advance(to: start.advanced(byNanoseconds: next))
      look(at: next, &recording)
      time = next
    }
  }
}
