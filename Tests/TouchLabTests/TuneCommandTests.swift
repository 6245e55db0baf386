import Testing

@Suite struct TuneCommandTests {
  /// Presses that wander 20 pt, drags, of six people.
  private static let traces = (0..<24).map { index in
    let (label, end) = index % 2 == 0 ? ("press", 20 + index % 5) : ("drag", 80 + index)
    return """
      {"id":"t\(index)","label":"\(label)","user":\(index % 6),"samples":[[0,1,"began",0,0],\
      [0.02,1,"moved",\(end / 2),0],[0.04,1,"moved",\(end),0],[0.06,1,"ended",\(end),0]]}
      """
  }.joined(separator: "\n")

  @Test func aFittedProfileIsWrittenAndUsed() async throws {
    let folder = try TemporaryFolder(["traces.jsonl": Self.traces])
    let (traces, file) = (folder.file("traces.jsonl"), folder.file("mine.json"))
    let run = await CommandLineRun(["tune", traces, "--folds", "3", "--name", "mine", "-o", file])
    #expect(run.status == 0)
    #expect(run.printed.hasPrefix("mine, fitted to 24 traces from default:"))
    #expect(run.printed.contains("profiles default, tuned (held out)"))
    #expect(run.noted == "")
    let again = await CommandLineRun(["tune", traces, "--folds", "3", "--jobs", "3"])
    #expect(again.printed == run.printed.replacing("mine", with: "tuned"))
    #expect(again.noted.contains("the profile is not kept"))

    let report = await CommandLineRun([
      "evaluate", traces, "--profile", "default", "--profile-file", file,
    ])
    #expect(report.printed.contains("profiles default, mine#"))
    for command in ["recognize", "plot"] {
      let one = await CommandLineRun([command, "--profile-file", file, traces])
      let other = await CommandLineRun([command, traces])
      #expect(one.status == 0)
      #expect(one.printed != other.printed)
    }
  }

  @Test func countsOfOtherNumbersDoNotAddUp() async throws {
    let folder = try TemporaryFolder(["traces.jsonl": Self.traces])
    let (traces, file) = (folder.file("traces.jsonl"), folder.file("mine.json"))
    var counts = ""
    for start in ["default", "tremor"] {
      let arguments = ["tune", traces, "--folds", "2", "--profile", start, "-o", file]
      #expect(await CommandLineRun(arguments).status == 0)
      counts +=
        await CommandLineRun(["evaluate", traces, "--counts", "--profile-file", file]).printed
    }
    let merged = await CommandLineRun(["merge", "-"], input: counts)
    #expect(merged.status == 2)
    #expect(merged.noted.contains("the list of recognisers is tuned#"))
  }

  @Test(arguments: [
    (["-o", "-"], "-o takes a file"), (["--folds", "1"], "a whole number from 2 to 1000"),
    (["--folds", "7"], "7 folds need as many people"), (["--profile", "nokia"], "no such profile"),
    (["--profile", "default,apple"], "takes one name here"),
    (["--profile-file", "/no/such"], "/no/such: No such file"),
    (["--where", "label=press"], "all traces are labelled press"),
    (["--where", "label=pinch"], "no trace has a label that is scored"),
    (["-o", "/no/such/folder/mine.json"], "/no/such/folder/mine.json: No such file"),
  ])
  func wrongUseIsNamed(_ options: [String], _ noted: String) async {
    let run = await CommandLineRun(["tune", "-"] + options, input: Self.traces)
    #expect(run.status == 2)
    #expect(run.printed == "")
    #expect(run.noted.contains(noted))
  }

  @Test func aWrongProfileIsNamedWithItsPlace() async throws {
    let folder = try TemporaryFolder(["bad.json": "{\n  \"name\": 3\n}\n", "a.jsonl": Self.traces])
    let run = await CommandLineRun([
      "recognize", "--profile-file", folder.file("bad.json"), folder.file("a.jsonl"),
    ])
    #expect(run.status == 2)
    #expect(run.noted.contains("bad.json:2:11: expected a string"))
  }
}
