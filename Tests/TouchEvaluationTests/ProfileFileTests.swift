import Testing
import TouchEvaluation
import TouchGeometry
import TouchGestures

/// A change to the file of the default profile, and what is said of it.
struct ProfileFact: CustomTestStringConvertible {
  let old: String
  let new: String
  let error: String

  var testDescription: String { new.isEmpty ? "without \(old)" : new }

  static let all: [ProfileFact] = [
    ProfileFact(
      old: "\"dragMinimumDistance\": 10,", new: "\"dragDistance\": 10,",
      error: "11:19: there is no threshold \"dragDistance\""),
    ProfileFact(
      old: "  \"dragMinimumDistance\": 10,\n", new: "",
      error: "31:1: missing here: dragMinimumDistance"),
    ProfileFact(
      old: "\"dragMinimumDistance\": 10,", new: "\"dragMinimumDistance\": -3,",
      error: "11:26: dragMinimumDistance must be from 0.0 to 10000.0 (points), not -3.0"),
    ProfileFact(
      old: "\"dragMinimumDistance\": 10,", new: "\"dragMinimumDistance\": 1e999,",
      error: "11:26: dragMinimumDistance must be from 0.0 to 10000.0 (points), not inf"),
    ProfileFact(
      old: "\"dragMinimumDistance\": 10,", new: "\"dragMinimumDistance\": NaN,",
      error: "11:26: dragMinimumDistance must be a number"),
    ProfileFact(
      old: "\"dragMinimumDistance\": 10,", new: "\"dragMinimumDistance\": \"10\",",
      error: "11:26: dragMinimumDistance must be a number"),
    ProfileFact(
      old: "\"dragMinimumDistance\": 10,", new: "\"dragMinimumDistance\": 01,",
      error: "11:27: expected a digit as JSON numbers have it"),
    ProfileFact(
      old: "\"earlyDragSettlingTime\": 0.05,", new: "\"earlyDragSettlingTime\": 61,",
      error: "14:28: earlyDragSettlingTime must be from 0.0 to 60.0 (seconds), not 61.0"),
    ProfileFact(
      old: "\"earlyDragSpeed\": 0,", new: "\"dragMinimumDistance\": 10,",
      error: "12:26: dragMinimumDistance is given twice"),
    ProfileFact(
      old: "\"slop\": \"kept\"", new: "\"slop\": \"some\"",
      error: "31:11: slop is kept or takenOff, not \"some\""),
    ProfileFact(
      old: "\"name\": \"default\"", new: "\"name\": \"\"", error: "2:11: a name must not be empty"),
    ProfileFact(old: "\n}\n", new: "\n}\n{}", error: "33:1: expected nothing more"),
  ]
}

@Suite struct ProfileFileTests {
  @Test func everyNumberHasAField() {
    let names = Mirror(reflecting: RecognitionProfile.default).children.compactMap(\.label)
    #expect(ProfileField.all.map(\.name) == names.filter { $0 != "name" && $0 != "slop" })
    for field in ProfileField.all {
      for profile in RecognitionProfile.all {
        #expect(field.range.contains(field.value(in: profile)), "\(field.name), \(profile.name)")
      }
    }
  }

  @Test func shippedProfilesReadBackTheSame() throws {
    for profile in RecognitionProfile.all {
      #expect(try RecognitionProfile(json: profile.json) == profile)
    }
  }

  /// Every number of its own, so that two that are mixed up show.
  @Test(arguments: UInt64(1)...20)
  func randomProfilesReadBackTheSame(seed: UInt64) throws {
    let profile = RecognitionProfile.random(seed: seed)
    #expect(try RecognitionProfile(json: profile.json) == profile)
    var other = profile
    other.decisionLead = profile.decisionLead.nextUp
    #expect(other.digest != profile.digest)
  }

  @Test(arguments: ProfileFact.all)
  func whatIsWrongIsNamedWithItsPlace(_ fact: ProfileFact) {
    let good = String(decoding: RecognitionProfile.default.json, as: UTF8.self)
    let text = good.replacing(fact.old, with: fact.new)
    #expect(text != good)
    let error = #expect(throws: ProfileError.self) {
      try RecognitionProfile(json: Array(text.utf8))
    }
    #expect(error?.description == fact.error)
  }

  /// Cuts at every byte: refused, and never a trap.
  @Test func cutFilesAreRefused() {
    let bytes = RecognitionProfile.recorded.json
    for length in 0..<(bytes.count - 2) {
      #expect(throws: ProfileError.self) {
        try RecognitionProfile(json: Array(bytes.prefix(length)))
      }
    }
  }
}

extension RecognitionProfile {
  /// A profile with every number drawn from its range.
  static func random(seed: UInt64) -> RecognitionProfile {
    var (random, profile) = (SplitMix64(seed: seed), RecognitionProfile.default)
    profile.name = "random \"\(seed)\""
    for field in ProfileField.all { field.set(random.number(in: field.range), in: &profile) }
    profile.slop = seed.isMultiple(of: 2) ? .kept : .takenOff
    return profile
  }
}
