import Testing

private let evemu = """
  E: 1.000000 0003 0039 1
  E: 1.000000 0003 0035 10
  E: 1.000000 0003 0036 20
  E: 1.000000 0000 0000 0
  E: 1.050000 0003 0039 -1
  E: 1.050000 0000 0000 0

  """
private let samples = #""samples":[[0,0,"began",10,20],[0.05,0,"ended",10,20]]"#

@Suite struct ConvertCommandTests {
  @Test func convertsToJSONLines() async throws {
    let folder = try TemporaryFolder(["tap.event": evemu])
    let run = await CommandLineRun(["convert", folder.file("tap.event")])
    #expect(run.status == 0)
    #expect(run.printed == #"{"id":"tap/1","device":{"scale":"unknown"},"# + samples + "}\n")
  }

  /// There and back again gives the same bytes where nothing is noted as lost.
  @Test(arguments: ["csv", "jsonl"])
  func convertsThereAndBack(_ format: String) async throws {
    let line = #"{"id":"a","label":"press","user":3,"# + samples + "}\n"
    let folder = try TemporaryFolder(["a.jsonl": line])
    let other = folder.file("other.\(format)")
    let there = await CommandLineRun([
      "convert", folder.file("a.jsonl"), "--to", format, "-o", other,
    ])
    #expect(there.status == 0 && there.printed.isEmpty && !there.noted.contains("cannot hold"))
    let back = await CommandLineRun(["convert", other])
    #expect(back.printed == line)
  }

  @Test func saysWhatIsLost() async throws {
    let line = #"{"id":"a","label":"press","user":3,"# + samples + "}\n"
    let run = await CommandLineRun(["convert", "--to", "evemu", "-"], input: line)
    #expect(run.status == 0 && run.printed.hasPrefix("# EVEMU 1.3\n"))
    #expect(run.noted.contains("evemu cannot hold labels: 1\n"))
    #expect(run.noted.contains("evemu cannot hold users and actors: 1\n"))
  }

  /// The description of the device: beside the log, or where the user says.
  @Test func findsTheDevice() async throws {
    let axes = { (density: Int) in "A: 35 0 1000 0 0 \(density)\nA: 36 0 1000 0 0 \(density)\n" }
    let folder = try TemporaryFolder([
      "pad.tap.event": evemu, "pad.prop": axes(11), "other.desc": axes(22), "bad.desc": "hello\n",
    ])
    let log = folder.file("pad.tap.event")
    let beside = await CommandLineRun(["convert", log])
    #expect(beside.printed.contains(#""unitsPerMillimeter":11"#))
    let given = await CommandLineRun(["convert", log, "--device", folder.file("other.desc")])
    #expect(given.printed.contains(#""unitsPerMillimeter":22"#))
    for name in ["bad.desc", "none.desc"] {
      let run = await CommandLineRun(["convert", log, "--device", folder.file(name)])
      #expect(run.status == 2 && run.noted.contains(name))
    }
  }

  /// Of several descriptions the one whose name shares the longest start with the log's.
  @Test(arguments: [
    ("pad-2_tap.event", 12), ("pad-2.tap.event", 12), ("pad-3.event", 13), ("pad.event", 11),
    ("pad-x.event", 11), ("other.event", nil), ("screen-b.event", 14),
  ])
  func pairsNames(_ log: String, _ density: Int?) async throws {
    let axes = { (density: Int) in "A: 35 0 1000 0 0 \(density)\nA: 36 0 1000 0 0 \(density)\n" }
    let folder = try TemporaryFolder([
      log: evemu, "pad.prop": axes(11), "pad-2.prop": axes(12), "pad-3.desc": axes(13),
      "screen-a.prop": axes(14),
    ])
    let run = await CommandLineRun(["convert", folder.file(log)])
    let expected = density.map { "\"unitsPerMillimeter\":\($0)," } ?? "\"scale\":\"unknown\""
    #expect(run.printed.contains(expected))
  }

  @Test func readsTheFormatThatIsSaid() async throws {
    let run = await CommandLineRun(["convert", "--from", "evemu", "-"], input: "note\n" + evemu)
    #expect(run.printed.contains(samples) && run.noted.contains("<standard input>:1:1"))
    let wrong = await CommandLineRun(["convert", "--from", "evtest", "-"], input: evemu)
    #expect(wrong.status == 2 && wrong.printed.isEmpty)
    #expect(await CommandLineRun(["convert", "--to", "evtest", "-"]).status == 2)
  }
}
