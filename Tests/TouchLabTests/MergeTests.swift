import Testing

@Suite struct MergeTests {
  private static let files = [
    "a.jsonl": Line.tap + "\n" + Line.notANumber + "\n" + Line.other,
    "b.jsonl": Line.tap.replacing("\"press\"", with: "\"drag\",\"user\":3"),
    "c.jsonl": Line.tap.replacing("\"press\"", with: "\"press\",\"user\":3"),
  ]
  private static let options = ["--group-by", "source,user", "--profile", "default,hammer"]

  @Test func mergedCountsGiveTheSameTables() async throws {
    let folder = try TemporaryFolder(Self.files)
    let whole = await CommandLineRun(["evaluate", folder.path] + Self.options)
    var counts: [String: String] = [:]
    for name in Self.files.keys.sorted() {
      let run = await CommandLineRun(["evaluate", "--counts", folder.file(name)] + Self.options)
      #expect(run.status == 0)
      #expect(run.lines.count == 1)
      counts[name + ".counts"] = run.printed
    }
    let parts = try TemporaryFolder(counts)
    let names = counts.keys.sorted(by: >).map(parts.file)
    let merged = await CommandLineRun(["merge"] + names)
    #expect(merged.printed == whole.printed)
    let piped = await CommandLineRun(["merge", "-"], input: counts.values.joined())
    #expect(piped.printed == whole.printed)
    let wholeJSON = await CommandLineRun(
      ["evaluate", folder.path, "--format", "json"] + Self.options)
    let json = await CommandLineRun(["merge", "--format", "json"] + names)
    #expect(json.printed == wholeJSON.printed)
  }

  @Test func anEmptyPartCountsNothing() async {
    let whole = await CommandLineRun(["evaluate", "--counts", "-"], input: Line.tap)
    let empty = await CommandLineRun(["evaluate", "--counts", "-"], input: "")
    #expect(empty.status == 0)
    let merged = await CommandLineRun(
      ["merge", "--format", "json", "-"], input: empty.printed + whole.printed)
    let alone = await CommandLineRun(["merge", "--format", "json", "-"], input: whole.printed)
    #expect(merged.printed == alone.printed)
    let broken = await CommandLineRun(["evaluate", "--counts", "-"], input: Line.noJSON)
    #expect(broken.status == 2)
  }

  @Test func countsOfOtherWorkDoNotAddUp() async throws {
    let folder = try TemporaryFolder(Self.files)
    let one = await CommandLineRun(["evaluate", "--counts", folder.path])
    for (options, name) in [
      (["--profile", "hammer"], "the list of recognisers is hammer, not default"),
      (["--compose", "arbitrated"], "--compose is arbitrated, not simultaneous"),
      (["--group-by", "user"], "--group-by is user, not source"),
      (["--where", "label=press"], "--where is label=press, not "),
    ] {
      let other = await CommandLineRun(["evaluate", "--counts", folder.path] + options)
      let merged = await CommandLineRun(["merge", "-"], input: one.printed + other.printed)
      #expect(merged.status == 2)
      #expect(merged.noted.contains("<standard input>:2: \(name)"))
    }
    let version = one.printed.replacing("\"version\":\"0.", with: "\"version\":\"9.")
    let merged = await CommandLineRun(["merge", "-"], input: one.printed + version)
    #expect(merged.noted.contains("the version is 9."))
  }

  @Test(arguments: [
    "", "hello", "{}", #"{"counts":2}"#, #"{"counts":1,"parameters":{}}"#,
    #"{"counts":2,"parameters":{}}"#,
  ])
  func whatIsNoCountsIsRefused(line: String) async {
    let run = await CommandLineRun(["merge", "-"], input: line)
    // Parameters without a recogniser are counts of nothing: they are read, and say nothing.
    #expect(run.status == (line.hasPrefix(#"{"counts":2,"#) ? 0 : 2))
    if line.isEmpty { #expect(run.noted.contains("no counts in -")) }
  }

  /// Cuts and changes at every place: the reader refuses or accepts, and never traps.
  @Test func damagedCountsNeverTrap() async throws {
    let good = await CommandLineRun(["evaluate", "--counts", "-"], input: Line.tap)
    let bytes = Array(good.printed.utf8)
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[place] = UInt8(ascii: "9")
      let cut = String(decoding: bytes.prefix(place), as: UTF8.self)
      _ = await CommandLineRun(["merge", "-"], input: cut)
      _ = await CommandLineRun(["merge", "-"], input: String(decoding: damaged, as: UTF8.self))
    }
  }
}
