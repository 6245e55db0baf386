import Testing
import TouchEvaluation
import TouchGeometry
import TouchGestures
import TouchTraces

@Suite struct EvaluationTests {
  private static let gestures: [Gesture?] = Gesture.allCases.map { $0 } + [nil]

  /// Traces of random labels and people, and a recogniser that is often right about them.
  private func random(
    seed: UInt64, count: Int
  ) -> (traces: [TouchTrace], recognizers: [any TraceRecognizer]) {
    var random = SplitMix64(seed: seed)
    var traces: [TouchTrace] = []
    var scripts: [[String: TraceRecognition]] = [[:], [:]]
    for index in 0..<count {
      let truth = Self.gestures[random.index(below: 6)]
      let trace = TouchTrace.tap(
        "t/\(index)", label: truth.map(\.name) ?? "none",
        user: random.unit() < 0.5 ? Int64(random.index(below: 4)) : nil)
      for which in scripts.indices {
        let isRight = random.unit() < 0.7 + 0.2 * Double(which)
        let label = isRight ? truth : Self.gestures[random.index(below: 6)]
        scripts[which][trace.id] = TraceRecognition(
          label: label, live: random.unit() < 0.9 ? label : .drag,
          liveAt: .milliseconds(Int64(random.index(below: 300))))
      }
      traces.append(trace)
    }
    return (
      traces,
      [
        ScriptedRecognizer(name: "one", script: scripts[0]),
        ScriptedRecognizer(name: "other", script: scripts[1]),
      ]
    )
  }

  private func parameters(_ grouping: [TraceFacts.Key]) -> EvaluationParameters {
    EvaluationParameters(version: "test", recognizers: ["one", "other"], grouping: grouping)
  }

  @Test(arguments: UInt64(1)...5)
  func anySplitMergesToTheWhole(seed: UInt64) {
    var (traces, recognizers) = random(seed: seed, count: 300)
    let empty = Evaluation(parameters: parameters([.source, .user]))
    var whole = empty
    var parts = Array(repeating: empty, count: 3)
    var generator = SplitMix64(seed: seed)
    for trace in traces {
      let source = generator.unit() < 0.3 ? "a.jsonl" : "b.jsonl"
      whole.add(trace, source: source, recognizers: &recognizers)
      parts[generator.index(below: 3)].add(trace, source: source, recognizers: &recognizers)
    }
    var merged = empty
    for part in parts.reversed() { merged.merge(part) }
    #expect(merged.results == whole.results)
    #expect(merged.tests == whole.tests)
    #expect(merged.results[0].overall.scored == 300)
  }

  @Test func countsAreWhatWasAdded() {
    let right = TraceRecognition(label: .press, live: .press, liveAt: .milliseconds(105))
    let wrong = TraceRecognition(
      label: .press, live: .drag, liveAt: .milliseconds(45),
      events: [
        GestureEvent(
          time: .milliseconds(45), gesture: .drag, phase: .began, touches: 1, location: [0, 0])
      ])
    var recognizers: [any TraceRecognizer] = [
      ScriptedRecognizer(name: "one", script: ["a": right, "b": wrong, "n": right]),
      ScriptedRecognizer(name: "other", script: ["a": TraceRecognition(label: .drag)]),
    ]
    var evaluation = Evaluation(parameters: parameters([.source]), keepsMistakes: true)
    let traces: [TouchTrace] = [
      .tap("a"), .tap("b"), .tap("n", device: TouchTrace.Device(scale: .nominal)),
    ]
    for trace in traces {
      evaluation.add(trace, source: "s", recognizers: &recognizers)
    }
    let (one, other) = (evaluation.results[0].overall, evaluation.results[1].overall)
    #expect(one.label.scores(of: 0).recall == Proportion(2, of: 2))
    #expect(one.live.scores(of: 0).recall == Proportion(1, of: 2))
    #expect(one.decisions.times[0] == MeasurementSample(billionths: [100_000_000]))
    #expect(one.decisions.wrongTimes[2] == MeasurementSample(billionths: [40_000_000]))
    #expect(one.decisions.contradicted == [0, 0, 1, 0, 0])
    #expect(one.decisions.falseActivations == [0, 0, 1, 0, 0])
    #expect(one.apart.nominalScale.correct == 1)
    #expect(other.apart.unpredicted == 2)
    #expect(other.scored == 1)
    #expect(evaluation.tests == [McNemar(onlyFirst: 1, onlySecond: 0)])
    #expect(evaluation.mistakes.map(\.trace.id) == ["a"])
    #expect(evaluation.mistakes.map(\.recognizer) == [1])
  }

  @Test func heldPressesAreListedApart() {
    var held = TouchTrace.tap("held")
    held.rows[1].time = .milliseconds(505)
    var recognizers: [any TraceRecognizer] = [
      ScriptedRecognizer(name: "one", script: ["held": TraceRecognition(label: .longPress)])
    ]
    var evaluation = Evaluation(
      parameters: EvaluationParameters(version: "test", recognizers: ["one"]))
    evaluation.add(held, source: "s", recognizers: &recognizers)
    #expect(evaluation.results[0].overall.heldPresses.predictions(of: 1) == 1)
    #expect(
      TextReport(evaluation).text.contains("presses held 0.5 s or longer, by label: 1 long-press"))
  }

  @Test func nothingGivesDashesNotNumbers() {
    let empty = Evaluation(parameters: parameters([.source]))
    #expect(TextReport(empty).text.contains("0 of 0 traces scored"))
    let json = String(decoding: JSONReport(empty).bytes, as: UTF8.self)
    #expect(json.contains(#""macroF1":null"#))
    #expect(!json.contains("nan"))
  }
}
