import Foundation
import Testing

/// What is said of wrong options.
struct OptionFact: CustomTestStringConvertible {
  let arguments: [String]
  let noted: String

  var testDescription: String { arguments.joined(separator: " ") }

  static let all: [OptionFact] = [
    OptionFact(arguments: ["evaluate", "--profile", "nokia"], noted: "there are default"),
    OptionFact(arguments: ["evaluate", "--profile", "default,default"], noted: "given twice"),
    OptionFact(arguments: ["recognize", "--profile", "default,apple"], noted: "takes one name"),
    OptionFact(
      arguments: ["recognize", "--compose", "both"], noted: "there are simultaneous, arbitrated"),
    OptionFact(arguments: ["evaluate", "--format", "xml"], noted: "there are text, json"),
    OptionFact(arguments: ["evaluate", "--minimum-f1", "2"], noted: "a number from 0.0 to 1.0"),
    OptionFact(arguments: ["evaluate", "--minimum-f1", "nan"], noted: "a number from 0.0 to 1.0"),
    OptionFact(arguments: ["evaluate", "--minimum-f1="], noted: "needs a value"),
    OptionFact(arguments: ["evaluate", "--jobs", "0"], noted: "a whole number from 1 to 256"),
    OptionFact(arguments: ["evaluate", "--where", "colour=red"], noted: "there are source, user"),
    OptionFact(arguments: ["evaluate", "--group-by", "colour"], noted: "there are source, user"),
    OptionFact(arguments: ["evaluate", "--labels", "/no/such"], noted: "/no/such: No such file"),
    OptionFact(
      arguments: ["evaluate", "--predictions", "/no/such"], noted: "/no/such: No such file"),
    OptionFact(
      arguments: ["evaluate", "--report", "/no/such/folder/r.html"], noted: "No such file"),
    OptionFact(arguments: ["merge", "/no/such"], noted: "/no/such: No such file"),
    OptionFact(arguments: ["plot", "--id", "nobody"], noted: "no trace is called nobody"),
  ]
}

/// Predictions, and what is said of them where they cannot be taken.
struct PredictionFact: CustomTestStringConvertible {
  let testDescription: String
  let lines: String
  let status: Int32
  let noted: String

  static let all: [PredictionFact] = [
    PredictionFact(
      testDescription: "good", lines: #"{"id":"tap","label":"press","decidedAt":0.08}"#,
      status: 0, noted: ""),
    PredictionFact(
      testDescription: "for an unknown trace",
      lines: #"{"id":"tap","label":"press"}"# + "\n" + #"{"id":"x","label":"none"}"#, status: 0,
      noted: "1 prediction for unknown traces, first x"),
    PredictionFact(
      testDescription: "twice",
      lines: #"{"id":"tap","label":"press"}"# + "\n\n" + #"{"id":"tap","label":"drag"}"#,
      status: 2, noted: ":3: a second prediction for tap"),
    PredictionFact(
      testDescription: "an unknown label", lines: #"{"id":"tap","label":"swipe"}"#, status: 2,
      noted: ":1: column 21: expected press, long-press, drag, rotate, pinch or none"),
    PredictionFact(
      testDescription: "without an id", lines: #"{"label":"press"}"#, status: 2,
      noted: ":1: column 18: expected a member \"id\" before this"),
    PredictionFact(testDescription: "empty", lines: "", status: 2, noted: "holds no predictions"),
  ]
}

@Suite struct EvaluateTests {
  @Test(arguments: OptionFact.all)
  func wrongOptionsAreNamed(_ fact: OptionFact) async throws {
    let folder = try TemporaryFolder(["taps.jsonl": Line.tap])
    let run = await CommandLineRun(fact.arguments + [folder.path])
    #expect(run.status == 2)
    #expect(run.noted.contains(fact.noted))
    #expect(run.printed.isEmpty)
  }

  @Test(arguments: PredictionFact.all)
  func predictionsAreScoredOrRefused(_ fact: PredictionFact) async throws {
    let folder = try TemporaryFolder(["taps.jsonl": Line.tap, "other.txt": fact.lines])
    let run = await CommandLineRun([
      "evaluate", "--predictions", folder.file("other.txt"), folder.file("taps.jsonl"),
    ])
    #expect(run.status == fact.status)
    #expect(fact.noted.isEmpty ? run.noted.isEmpty : run.noted.contains(fact.noted))
    #expect(run.printed.contains("profiles default, other") == (fact.status == 0))
  }

  @Test func tracesOfOneNameCannotBePredicted() async throws {
    let folder = try TemporaryFolder([
      "taps.jsonl": Line.tap + "\n" + Line.tap, "other.txt": #"{"id":"tap","label":"press"}"#,
    ])
    let run = await CommandLineRun([
      "evaluate", "--predictions", folder.file("other.txt"), folder.file("taps.jsonl"),
    ])
    #expect(run.status == 2)
    #expect(run.noted.contains("two traces are called tap"))
  }

  @Test func theMinimumSetsTheStatus() async {
    let enough = await CommandLineRun(["evaluate", "--minimum-f1", "1", "-"], input: Line.tap)
    #expect(enough.status == 0)
    let wrong = Line.tap.replacing("\"press\"", with: "\"drag\"")
    let missed = await CommandLineRun(["evaluate", "--minimum-f1", "0.5", "-"], input: wrong)
    #expect(missed.status == 1)
    #expect(missed.noted.contains("macro-F1 0.0000 is below the minimum 0.5"))
    let nothing = await CommandLineRun(["evaluate", "--minimum-f1", "0", "-"], input: Line.other)
    #expect(nothing.status == 1)
    #expect(nothing.noted.contains("macro-F1 is undefined"))
  }

  @Test func jsonCanBeRead() async throws {
    let run = await CommandLineRun(
      ["evaluate", "--format", "json", "-"], input: Line.tap + "\n" + Line.other)
    let object = try JSONSerialization.jsonObject(with: Data(run.printed.utf8))
    let report = try #require(object as? [String: Any])
    let result = try #require((report["results"] as? [[String: Any]])?.first)
    let overall = try #require(result["overall"] as? [String: Any])
    #expect(overall["traces"] as? Int == 2)
    #expect(overall["scored"] as? Int == 1)
    let apart = try #require(overall["apart"] as? [String: Any])
    #expect(apart["foreignLabels"] as? [String: Int] == ["other": 1])
    let label = try #require(overall["label"] as? [String: Any])
    #expect(label["macroF1"] as? Double == 1)
    #expect(label["cohenKappa"] is NSNull)
  }

  @Test func labelsAreTakenFromWhereTheUserSays() async throws {
    let bare = Line.tap.replacing(#""label":"press","#, with: "")
    let folder = try TemporaryFolder([
      "press/a.jsonl": bare, "b-long_press.jsonl": bare,
      "labels.txt": #"{"id":"tap","label":"pinch"}"#,
    ])
    for (options, label) in [
      (["--label-from", "folder", folder.file("press")], "press"),
      (["--label-from", "name", folder.file("b-long_press.jsonl")], "long-press"),
      (["--labels", folder.file("labels.txt"), folder.file("press")], "pinch"),
    ] {
      let run = await CommandLineRun(["evaluate", "--mistakes"] + options)
      #expect(run.printed.contains("1 of 1 trace scored"))
      if label == "press" {
        #expect(!run.printed.contains("wrong label"))
      } else {
        #expect(run.printed.contains("  tap  \(label)"))
      }
    }
  }

  @Test func aFolderHoldsWhatItHolds() async throws {
    let folder = try TemporaryFolder([
      "log.txt": "E: 0.000001 0003 0039 0001\n", "notes.txt": "nothing of interest\n",
      "README.md": Line.tap, "taps.jsonl": Line.tap,
    ])
    let run = await CommandLineRun(["recognize", folder.path])
    #expect(run.ids == ["tap"])
    #expect(
      run.noted.contains(
        "skipped, of no known format: \(folder.file("README.md")), \(folder.file("notes.txt"))"))
  }

  @Test func wherePicksTraces() async {
    let input = Line.tap + "\n" + Line.other
    let run = await CommandLineRun(["evaluate", "--where", "label=press", "-"], input: input)
    #expect(run.printed.contains("1 of 1 trace scored"))
    #expect(run.printed.contains("1 trace was left out by --where."))
    #expect(run.printed.contains("where label=press"))
  }
}
