import TouchGestures

/// Touch events through all five recognisers, from outside their module.
///
/// One operation is one touch event: one contact's report. Each call of a row plays a whole
/// gesture of 240 frames: landings, motion apart and around, lifts.
let recognizeSuite = BenchmarkSuite(
  name: "recognize", summary: "touch events through all five recognisers together"
) { check in
  [1, 2, 5, 10].map { contactsGroup($0, &check) } + [lengthGroup(&check), worstGroup(&check)]
}

private func contactsGroup(_ contacts: Int, _ check: inout AnswerCheck) -> BenchmarkGroup {
  let trace = HandTrace(contacts: contacts, frames: 240)
  let player = TracePlayer(trace)
  var naive = NaiveRecognizers()
  let events = player.play()
  check.require(events >= 220, "\(contacts) contacts: \(events) events")
  check.require(player.play() == events, "\(contacts) contacts: the second time is like the first")
  let naiveEvents = trace.samples.reduce(0) { $0 + naive.receive($1) }
  check.require(naiveEvents >= 220, "\(contacts) contacts: \(naiveEvents) naive events")
  checkAnswers(of: player, contacts, trace, &check)
  return BenchmarkGroup(count(contacts), unit: "touch event") {
    BenchmarkRow("naive", operations: trace.samples.count, isBaseline: true) {
      for sample in trace.samples { keep(naive.receive(sample)) }
    }
    BenchmarkRow("GestureEngine", operations: trace.samples.count) { keep(player.play()) }
    BenchmarkRow("GestureClassifier", operations: trace.samples.count) { keep(player.classify()) }
    BenchmarkRow("TouchTracker alone", operations: trace.samples.count) { keep(player.track()) }
  }
}

/// The scale and the rotation that the trace was made with must come out.
private func checkAnswers(
  of player: TracePlayer, _ contacts: Int, _ trace: HandTrace, _ check: inout AnswerCheck
) {
  func last(_ gesture: Gesture) -> GestureEvent? { player.lastEvent(of: gesture) }
  if contacts == 1 {
    check.require(last(.drag) != nil && last(.pinch) == nil, "one contact drags, pinches not")
    return
  }
  check.require((last(.pinch)?.scale ?? 0).isNear(trace.scale), "\(contacts) contacts: scale")
  check.require((last(.rotate)?.rotation ?? 0).isNear(trace.turn), "\(contacts) contacts: rotation")
}

/// The cost of an event must not grow with the length of its gesture.
private func lengthGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let players = [240, 24_000].map { TracePlayer(HandTrace(contacts: 2, frames: $0)) }
  for player in players {
    let (frames, events) = (player.trace.frames, player.play())
    check.require(events >= 2 * frames, "\(frames) frames: \(events) events")
  }
  return BenchmarkGroup("2 contacts, length of the gesture", unit: "touch event") {
    for player in players {
      BenchmarkRow(
        "\(player.trace.frames) frames", operations: player.trace.samples.count,
        isBaseline: player.trace.frames == 240
      ) { keep(player.play()) }
    }
  }
}

/// The worst single frame of a gesture: for each frame its best time over many plays, so that
/// interruptions of the machine do not count, and of these the greatest.
private func worstGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let players = [1, 2, 5, 10].map { TracePlayer(HandTrace(contacts: $0, frames: 240)) }
  for player in players {
    let worst = player.playForWorstFrame()
    check.require(worst > 0 && worst < 1e9, "\(count(player.trace.contacts)): worst \(worst) ns")
  }
  return BenchmarkGroup("the costliest single frame of a gesture", unit: "frame") {
    for player in players {
      BenchmarkRow(count(player.trace.contacts), nanoseconds: player.playForWorstFrame)
    }
  }
}

private func count(_ contacts: Int) -> String {
  contacts == 1 ? "1 contact" : "\(contacts) contacts"
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-9 }
}
