import Testing
import TouchEvaluation
import TouchGeometry
import TouchGestures

/// Two systems' disagreements and the p-value of statsmodels 0.15.0 (`mcnemar(exact=True)`).
struct McNemarFact: CustomTestStringConvertible {
  let onlyFirst: Int
  let onlySecond: Int
  let pValue: Double

  var testDescription: String { "\(onlyFirst) against \(onlySecond)" }

  static let all: [McNemarFact] = [
    McNemarFact(onlyFirst: 0, onlySecond: 1, pValue: 1.0),
    McNemarFact(onlyFirst: 0, onlySecond: 5, pValue: 0.0625),
    McNemarFact(onlyFirst: 1, onlySecond: 1, pValue: 1.0),
    McNemarFact(onlyFirst: 3, onlySecond: 9, pValue: 0.14599609375),
    McNemarFact(onlyFirst: 10, onlySecond: 10, pValue: 1.0),
    McNemarFact(onlyFirst: 12, onlySecond: 35, pValue: 0.0010885382064742541),
    McNemarFact(onlyFirst: 101, onlySecond: 140, pValue: 0.014204262213416814),
    McNemarFact(onlyFirst: 1000, onlySecond: 1101, pValue: 0.02911063368590902),
    McNemarFact(onlyFirst: 5, onlySecond: 2500, pValue: 0.0),
    McNemarFact(onlyFirst: 40000, onlySecond: 41000, pValue: 0.0004478218231375636),
  ]
}

@Suite struct UncertaintyTests {
  @Test(arguments: McNemarFact.all)
  func pValuesAreThoseOfStatsmodels(_ fact: McNemarFact) throws {
    for (first, second) in [
      (fact.onlyFirst, fact.onlySecond), (fact.onlySecond, fact.onlyFirst),
    ] {
      let test = McNemar(bothRight: 7, onlyFirst: first, onlySecond: second, neither: 9)
      let p = try #require(test.pValue)
      #expect(abs(p - fact.pValue) <= 1e-10 * fact.pValue)
    }
  }

  @Test func systemsThatNeverDifferHaveNoPValue() {
    #expect(McNemar(bothRight: 10, onlyFirst: 0, onlySecond: 0).pValue == nil)
  }

  /// Units of `people` people with `each` traces of two gestures, right with chance `accuracy`.
  private func units(people: Int, each: Int, accuracy: Double, seed: UInt64) -> ResamplingUnits {
    var random = SplitMix64(seed: seed)
    var units = ResamplingUnits()
    for person in 0..<people {
      for _ in 0..<each {
        let truth: Gesture = random.unit() < 0.5 ? .press : .drag
        let other: Gesture = truth == .press ? .drag : .press
        units.add(
          truth: truth, prediction: random.unit() < accuracy ? truth : other,
          person: "\(person)")
      }
    }
    return units
  }

  @Test func theIntervalHoldsTheScoreAndRepeats() throws {
    let units = units(people: 12, each: 40, accuracy: 0.8, seed: 3)
    let interval = try #require(units.macroF1Interval(seed: 1))
    #expect(interval.contains(try #require(units.matrix.macroF1)))
    #expect(interval == units.macroF1Interval(seed: 1))
    #expect(interval != units.macroF1Interval(seed: 2))
  }

  /// The bootstrap's claim itself: over many sets, about 95 of 100 intervals hold the true value.
  @Test func intervalsCoverTheTruth() {
    let covered = (0..<100).count { seed in
      let units = units(people: 20, each: 20, accuracy: 0.8, seed: UInt64(seed))
      return units.macroF1Interval(seed: 1, replicates: 100)?.contains(0.8) == true
    }
    #expect((85...99).contains(covered))
  }

  @Test func peopleAreDrawnWhole() throws {
    // One person always right, one always wrong: the mean of two draws is 0, 1/2 or 1.
    var units = ResamplingUnits()
    for _ in 0..<100 {
      units.add(truth: .press, prediction: .press, person: "a")
      units.add(truth: .press, prediction: nil, person: "b")
    }
    let byPerson = try #require(units.macroF1Interval(seed: 1))
    #expect(byPerson == 0...1)
    var singles = ResamplingUnits()
    for _ in 0..<100 {
      singles.add(truth: .press, prediction: .press, person: nil)
      singles.add(truth: .press, prediction: nil, person: nil)
    }
    let byTrace = try #require(singles.macroF1Interval(seed: 1))
    #expect(byTrace.upperBound - byTrace.lowerBound < 0.2)
  }

  @Test func oneUnitHasNoInterval() {
    #expect(units(people: 1, each: 50, accuracy: 0.8, seed: 1).macroF1Interval(seed: 1) == nil)
    #expect(ResamplingUnits().macroF1Interval(seed: 1) == nil)
  }
}
