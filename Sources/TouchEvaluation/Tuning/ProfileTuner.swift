public import TouchGestures

/// Fits a profile's thresholds to labelled traces, and tells honestly what that is worth.
///
/// **The search** is coordinate descent: one ``TuningParameter`` after the other moves along its list
/// of values, by 1, 2, 4 or 8 places either way, to where the objective is greatest while all others
/// stay; rounds go on until one changes nothing, or ``maximumRounds``. A value must gain more than
/// ``smallestGain`` to be taken, and of equal ones the nearest is. The same traces, folds and start
/// give the same profile on every machine.
///
/// **The score** is of held-out traces only: each fold is scored under a profile that was fitted to
/// the other folds, and a person's traces are all in one fold. The profile that is given away is
/// fitted to all of them, the same way.
public struct ProfileTuner: Sendable {
  /// A search ends after so many rounds.
  public static let maximumRounds = 6
  /// The moves along a list of values, nearest first.
  private static let steps = [1, -1, 2, -2, 4, -4, 8, -8]
  /// What a change must gain.
  public static let smallestGain = 1e-6

  /// Where the search stands.
  public struct Progress: Hashable, Sendable {
    /// The search, from 1: one a fold, then one over all traces.
    public var search: Int
    /// How many searches there are.
    public var searches: Int
    /// The round, from 1.
    public var round: Int
    /// The threshold that is tried.
    public var parameter: String
  }

  /// What came of it.
  public struct Outcome: Sendable {
    /// The profile fitted to all traces.
    public var profile: RecognitionProfile
    /// The profiles fitted without each fold, in order.
    public var foldProfiles: [RecognitionProfile]
    /// The objective over all traces at the start.
    public var objectiveBefore: Double
    /// The objective over all traces under ``profile``: the fit's own, not a held-out one.
    public var objectiveAfter: Double
  }

  /// Where the search starts.
  public let start: RecognitionProfile
  /// What is made great.
  public let objective: TuningObjective
  private let parameters = TuningParameter.all

  /// A tuner that starts from `start`.
  public init(
    start: RecognitionProfile = .default, objective: TuningObjective = TuningObjective()
  ) {
    self.start = start
    self.objective = objective
  }

  /// Fits profiles to `set`, on `jobs` tasks at once.
  ///
  /// - Complexity: A search runs the traces at most eight times for each parameter and round; searches
  ///   share what they have measured.
  public func tune(
    _ set: TuningSet, jobs: Int = 1, progress: (Progress) -> Void = { _ in }
  ) async -> Outcome {
    var measurements = TuningMeasurements(set, start: start, jobs: jobs)
    var fitted: [Candidate] = []
    for search in 0...set.folds {
      let heldOut = search < set.folds ? search : nil
      fitted.append(
        await descend(holdingOut: heldOut, &measurements) { round, parameter in
          progress(
            Progress(
              search: search + 1, searches: set.folds + 1, round: round, parameter: parameter))
        })
    }
    let best = fitted.removeLast()
    let before = await value(of: start, holdingOut: nil, &measurements)
    return Outcome(
      profile: best.profile, foldProfiles: fitted.map(\.profile), objectiveBefore: before,
      objectiveAfter: best.value)
  }

  /// The objective of the start over all of `set`.
  package func objective(on set: TuningSet) async -> Double {
    var measurements = TuningMeasurements(set, start: start, jobs: 1)
    return await value(of: start, holdingOut: nil, &measurements)
  }

  private struct Candidate {
    var profile: RecognitionProfile
    var value: Double
  }

  private func descend(
    holdingOut heldOut: Int?, _ measurements: inout TuningMeasurements,
    progress: (Int, String) -> Void
  ) async -> Candidate {
    let value = await value(of: start, holdingOut: heldOut, &measurements)
    var best = Candidate(profile: start, value: value)
    for round in 1...Self.maximumRounds {
      let before = best.profile
      for parameter in parameters {
        progress(round, parameter.field.name)
        best = await improved(best, by: parameter, holdingOut: heldOut, &measurements)
      }
      if best.profile == before { break }
    }
    return best
  }

  /// The best of `candidate` and those that differ from it by a few places of one parameter.
  private func improved(
    _ candidate: Candidate, by parameter: TuningParameter, holdingOut heldOut: Int?,
    _ measurements: inout TuningMeasurements
  ) async -> Candidate {
    let values = parameter.values(with: parameter.field.value(in: start))
    let present = parameter.field.value(in: candidate.profile)
    guard let place = values.firstIndex(of: present) else { return candidate }
    var best = candidate
    for step in Self.steps where values.indices.contains(place + step) {
      var profile = candidate.profile
      parameter.field.set(values[place + step], in: &profile)
      let gained = await self.value(of: profile, holdingOut: heldOut, &measurements)
      if gained > best.value + Self.smallestGain {
        best = Candidate(profile: profile, value: gained)
      }
    }
    return best
  }

  private func value(
    of profile: RecognitionProfile, holdingOut heldOut: Int?,
    _ measurements: inout TuningMeasurements
  ) async -> Double {
    let tally = await measurements.tally(of: profile, holdingOut: heldOut)
    return objective.value(of: tally) ?? 0
  }
}
