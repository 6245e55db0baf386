import Testing
import TouchEvaluation
import TouchGeometry
import TouchGestures
import TouchTraces

@Suite struct TuningTests {
  /// Presses that wander, drags, and pinches, of seven people and of some nobody knows.
  private static func traces(
    seed: UInt64, count: Int = 60
  ) -> [(trace: TouchTrace, source: String)] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { index in
      let kind = index % 3
      let way = kind == 0 ? random.number(in: 0...24) : random.number(in: 60...120)
      let one = (0...6).map { SIMD2(100 + way * Double($0) / 6, 100) }
      let other = (0...6).map { SIMD2(80 - way * Double($0) / 6, 100) }
      var trace = TouchTrace.walk(
        "t/\(index)", label: ["press", "drag", "pinch"][kind], kind == 2 ? [one, other] : [one])
      trace.user = index % 10 < 8 ? Int64(index % 7) : nil
      return (trace, index % 2 == 0 ? "a" : "b")
    }
  }

  private static func set(seed: UInt64, folds: Int = 4) throws -> TuningSet {
    try TuningSet(traces(seed: seed), folds: folds, seed: seed)
  }

  @Test(arguments: UInt64(1)...5)
  func aPersonIsInOneFold(seed: UInt64) throws {
    let set = try Self.set(seed: seed)
    var folds: [String: Set<Int>] = [:]
    for (trace, source, fold) in set.dealt {
      folds[trace.user.map { "\(source) \($0)" } ?? trace.id, default: []].insert(fold)
    }
    #expect(folds.values.allSatisfy { $0.count == 1 })
    #expect(Set(folds.values.flatMap { $0 }) == [0, 1, 2, 3])
    #expect(set.count == 60)
  }

  /// Live, presses that wander up to 24 pt are drags by the default, and need not be.
  @Test func theSearchFindsWhatThereIsToFind() async throws {
    let set = try Self.set(seed: 1)
    let outcome = await ProfileTuner().tune(set)
    #expect(outcome.objectiveAfter > outcome.objectiveBefore + 0.1)
    #expect(outcome.profile.dragMinimumDistance > 20)
    #expect(outcome.profile.pressMaximumDistance > 20)
    let held = set.evaluation(
      of: .default, and: outcome.foldProfiles,
      parameters: EvaluationParameters(version: "test", recognizers: ["before", "after"]))
    #expect(held.results[0].overall.scored == 60)
    let before = try #require(held.results[0].overall.live.macroF1)
    let after = try #require(held.results[1].overall.live.macroF1)
    #expect(before < 0.8)
    #expect(after > 0.95)
  }

  /// The labels of a fold have no say in the profile that scores it.
  @Test func whatIsHeldOutHasNoSay() async throws {
    let honest = try Self.set(seed: 2)
    let hidden = Set(honest.dealt.filter { $0.fold == 0 }.map(\.trace.id))
    let lies = Self.traces(seed: 2).map { trace, source in
      var trace = trace
      if hidden.contains(trace.id) { trace.label = trace.label == "press" ? "drag" : "press" }
      return (trace: trace, source: source)
    }
    let (one, other) = (
      await ProfileTuner().tune(honest),
      await ProfileTuner().tune(try TuningSet(lies, folds: 4, seed: 2))
    )
    #expect(one.foldProfiles[0] == other.foldProfiles[0])
    #expect(one.objectiveBefore != other.objectiveBefore)
  }

  @Test func orderAndJobsMakeNoDifference() async throws {
    var random = SplitMix64(seed: 9)
    let shuffled = Self.traces(seed: 3).shuffled(using: &random)
    let one = await ProfileTuner().tune(try Self.set(seed: 3))
    let other = await ProfileTuner().tune(
      try TuningSet(shuffled, folds: 4, seed: 3), jobs: 3)
    #expect(one.profile == other.profile)
    #expect(one.foldProfiles == other.foldProfiles)
    #expect(one.objectiveAfter == other.objectiveAfter)
  }

  /// Traces of one finger are not run anew for these numbers.
  @Test(arguments: UInt64(1)...40)
  func someNumbersConcernSeveralFingersOnly(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let path = (0...12).map { _ in
      SIMD2(random.number(in: 0...60), random.number(in: 0...60))
    }
    let trace = TouchTrace.walk("t", label: nil, [path])
    var profile = RecognitionProfile.default
    for parameter in TuningParameter.all where parameter.concernsSeveralFingersOnly {
      parameter.field.set(random.number(in: 0...100), in: &profile)
    }
    var (one, other) = (EngineRecognizer(), EngineRecognizer(profile: profile))
    #expect(one.result(of: trace) == other.result(of: trace))
    #expect(other.result(of: trace).label == other.recognition(of: trace).label)
  }

  @Test func setsWithNothingToTellAreRefused() {
    let one = (trace: TouchTrace.tap("a"), source: "s")
    let other = (trace: TouchTrace.tap("b", label: "drag"), source: "s")
    let foreign = (trace: TouchTrace.tap("c", label: "other"), source: "s")
    for (traces, error) in [
      ([foreign], TuningError.noTraces), ([one, foreign], .oneClass("press")),
      ([one, other], .tooFewUnits(2, folds: 3)),
    ] {
      #expect(throws: error) { try TuningSet(traces, folds: 3, seed: 1) }
    }
  }

  @Test func theObjectiveWeighsRightAgainstEarly() async throws {
    let set = try Self.set(seed: 4)
    var late = RecognitionProfile.default
    late.dragMinimumDistance = 45
    func objective(_ profile: RecognitionProfile, _ cost: Double) async -> Double {
      let tuner = ProfileTuner(start: profile, objective: TuningObjective(delayCost: cost))
      return await tuner.objective(on: set)
    }
    // Later is better where time is free, and worse where it is dear.
    #expect(await objective(late, 0) > objective(.default, 0))
    #expect(await objective(late, 30) < objective(.default, 30))
  }
}
