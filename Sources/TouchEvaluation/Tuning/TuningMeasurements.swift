import TouchGestures

/// What profiles make of a set of traces, measured once each, by fold.
///
/// A search for one fold asks again for most of what another one asked for: all start from the same
/// profile and try the same values. Traces of one finger are not run anew where only numbers differ
/// that concern several fingers.
struct TuningMeasurements {
  private let set: TuningSet
  private let jobs: Int
  private let start: RecognitionProfile
  private var singles: [RecognitionProfile: [TuningTally]] = [:]
  private var severals: [RecognitionProfile: [TuningTally]] = [:]

  /// Nothing measured yet; searches begin at `start`, and `jobs` tasks run at once.
  init(_ set: TuningSet, start: RecognitionProfile, jobs: Int) {
    self.set = set
    self.start = start
    self.jobs = jobs
  }

  /// The tally of all traces under `profile` but those of fold `heldOut`; nil holds out none.
  mutating func tally(
    of profile: RecognitionProfile, holdingOut heldOut: Int?
  ) async -> TuningTally {
    var sum = TuningTally()
    let parts = await (tallies(ofSingles: profile), tallies(ofSeverals: profile))
    for fold in 0..<set.folds where fold != heldOut {
      sum.merge(parts.0[fold])
      sum.merge(parts.1[fold])
    }
    return sum
  }

  private mutating func tallies(ofSingles profile: RecognitionProfile) async -> [TuningTally] {
    var key = profile
    for parameter in TuningParameter.all where parameter.concernsSeveralFingersOnly {
      parameter.field.set(parameter.field.value(in: start), in: &key)
    }
    if let known = singles[key] { return known }
    let tallies = await run(key, over: set.singles)
    singles[key] = tallies
    return tallies
  }

  private mutating func tallies(ofSeverals profile: RecognitionProfile) async -> [TuningTally] {
    if let known = severals[profile] { return known }
    let tallies = await run(profile, over: set.severals)
    severals[profile] = tallies
    return tallies
  }

  /// Every task takes each so-manieth trace: long and short ones are spread evenly.
  private mutating func run(
    _ profile: RecognitionProfile, over examples: [TuningSet.Example]
  ) async -> [TuningTally] {
    let (folds, jobs) = (set.folds, jobs)
    let empty = Array(repeating: TuningTally(), count: folds)
    return await withTaskGroup(of: [TuningTally].self) { group in
      for job in 0..<jobs {
        group.addTask {
          var (tallies, recognizer) = (
            empty, EngineRecognizer(profile: profile, composition: .arbitrated)
          )
          for index in stride(from: job, to: examples.count, by: jobs) {
            let example = examples[index]
            tallies[example.fold].add(
              recognizer.result(of: example.trace), of: example.trace, truth: example.truth)
          }
          return tallies
        }
      }
      // Counts add up to the same in whatever order the tasks end.
      return await group.reduce(into: empty) { sum, part in
        for fold in sum.indices { sum[fold].merge(part[fold]) }
      }
    }
  }
}
