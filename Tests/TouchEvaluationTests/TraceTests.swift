import Testing
import TouchEvaluation
import TouchGestures
import TouchTraces

/// A trace, and whether it counts.
struct StandingFact: CustomTestStringConvertible {
  let testDescription: String
  let trace: TouchTrace
  let standing: TraceStanding

  static let all: [StandingFact] = [
    StandingFact(testDescription: "a press", trace: .tap("t"), standing: .scored(truth: .press)),
    StandingFact(
      testDescription: "none", trace: .tap("t", label: "none"), standing: .scored(truth: nil)),
    StandingFact(
      testDescription: "a child's long press",
      trace: .tap("t", label: "long-press", actor: "human (child)"),
      standing: .scored(truth: .longPress)),
    StandingFact(
      testDescription: "unknown density counts",
      trace: .tap("t", device: TouchTrace.Device(scale: .unknown)),
      standing: .scored(truth: .press)),
    StandingFact(
      testDescription: "no label", trace: .tap("t", label: nil), standing: .apart(.unlabelled)),
    StandingFact(
      testDescription: "other", trace: .tap("t", label: "other"),
      standing: .apart(.foreignLabel("other"))),
    StandingFact(
      testDescription: "a label in capitals is another", trace: .tap("t", label: "Press"),
      standing: .apart(.foreignLabel("Press"))),
    StandingFact(
      testDescription: "a robot", trace: .tap("t", actor: "robot"), standing: .apart(.machine)),
    StandingFact(
      testDescription: "a simulated robot", trace: .tap("t", actor: "robot-sim"),
      standing: .apart(.machine)),
    StandingFact(
      testDescription: "nominal scale",
      trace: .tap("t", device: TouchTrace.Device(scale: .nominal)),
      standing: .apart(.nominalScale(truth: .press))),
  ]
}

/// A trace, and its reference values.
struct ReferenceFact: CustomTestStringConvertible {
  let testDescription: String
  let trace: TouchTrace
  let values: ReferenceValues?

  private static let quarterTurns = [0, 0.25, 0.5, 0.75, 1, 1.25].map { turns in
    Self.corner(turns)
  }

  /// On the unit circle after so many whole turns, in quarters.
  private static func corner(_ turns: Double) -> SIMD2<Double> {
    [[1, 0], [0, 1], [-1, 0], [0, -1]][Int(turns * 4) % 4]
  }

  static let all: [ReferenceFact] = [
    ReferenceFact(
      testDescription: "one contact",
      trace: .walk("w", label: "drag", [[[1, 1], [5, 2], [4, 5]]]),
      values: ReferenceValues(translation: [3, 4], scale: nil, rotation: nil)),
    ReferenceFact(
      testDescription: "in points",
      trace: .walk(
        "w", label: "drag", [[[0, 0], [0, 2]]],
        device: TouchTrace.Device(unitsPerMillimeter: 1 / 0.15875 / 2)),
      values: ReferenceValues(translation: [0, 4], scale: nil, rotation: nil)),
    ReferenceFact(
      testDescription: "a pinch to three times its span",
      trace: .walk("w", label: "pinch", [[[0, 0], [0, 0]], [[10, 0], [30, 0]]]),
      values: ReferenceValues(translation: [10, 0], scale: 3, rotation: 0)),
    ReferenceFact(
      testDescription: "a turn and a quarter",
      trace: .walk(
        "w", label: "rotate",
        [quarterTurns, quarterTurns.map { -$0 }]),
      values: ReferenceValues(translation: [0, 0], scale: 1, rotation: 2.5 * .pi)),
    ReferenceFact(
      testDescription: "three contacts",
      trace: .walk(
        "w", label: "drag", [[[0, 0], [1, 0]], [[5, 0], [6, 0]], [[9, 0], [10, 0]]]),
      values: nil),
  ]
}

@Suite struct TraceTests {
  @Test(arguments: StandingFact.all)
  func aTraceCountsOrStandsApart(_ fact: StandingFact) {
    #expect(TraceStanding(of: fact.trace) == fact.standing)
  }

  @Test(arguments: ReferenceFact.all)
  func theReferenceIsTheWholeTraces(_ fact: ReferenceFact) throws {
    let values = ReferenceValues(of: fact.trace)
    let (value, expected) = (values, fact.values)
    guard let value, let expected else {
      #expect(value == expected)
      return
    }
    let way = value.translation - expected.translation
    #expect((way * way).sum() < 1e-18)
    #expect((value.scale == nil) == (expected.scale == nil))
    #expect(abs((value.scale ?? 1) - (expected.scale ?? 1)) < 1e-12)
    #expect(abs((value.rotation ?? 0) - (expected.rotation ?? 0)) < 1e-12)
  }

  @Test func factsAreReadFromTheTrace() {
    let facts = TraceFacts(of: .tap("t", user: 7, actor: "human"), source: "study.jsonl")
    #expect(facts[.source] == "study.jsonl")
    #expect(facts[.user] == "study.jsonl 7")
    #expect(facts[.device] == "unknown")
    #expect(facts[.fingers] == "1")
    #expect(facts[.label] == "press")
    #expect(facts[.actor] == "human")
    let two = TouchTrace.walk("w", label: nil, [[[0, 0], [1, 0]], [[5, 0], [6, 0]]])
    #expect(TraceFacts(of: two, source: "-")[.fingers] == "2")
    #expect(TraceFacts(of: two, source: "-")[.label] == "unlabelled")
  }

  @Test(arguments: [("fingers=2,3", true), ("fingers=1", false), ("label=pinch", true)])
  func aSelectionIsAllItsConditions(condition: String, isWanted: Bool) throws {
    let pinch = TouchTrace.walk("w", label: "pinch", [[[0, 0], [0, 0]], [[10, 0], [30, 0]]])
    let facts = TraceFacts(of: pinch, source: "-")
    let parsed = try #require(TraceSelection.Condition(condition))
    #expect(parsed.description == condition)
    #expect(TraceSelection([parsed]).contains(facts) == isWanted)
    let never = try #require(TraceSelection.Condition("source=elsewhere"))
    #expect(!TraceSelection([parsed, never]).contains(facts))
  }
}
