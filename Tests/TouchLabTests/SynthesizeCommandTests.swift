import Foundation
import Testing
import TouchTestSupport

@Suite struct SynthesizeCommandTests {
  @Test func makesAllSixLabelsByDefault() async {
    let run = await CommandLineRun(["synthesize", "--count", "2"])
    #expect(run.status == 0)
    let lines = run.printed.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[0].hasPrefix(#"{"id":"synthesized/press/0","label":"press","#))
    #expect(lines[11].contains(#""label":"none""#))
  }

  /// The first two traces of seed 1 are the first two of Data: neither count nor output matter.
  @Test func sameSeedSameBytes() async throws {
    let arguments = ["synthesize", "--gesture", "pinch", "--count", "2", "--seed", "1"]
    let printed = await CommandLineRun(arguments).printed
    #expect(await CommandLineRun(arguments).printed == printed)
    #expect(await CommandLineRun(arguments.dropLast() + ["2"]).printed != printed)
    let data = await CommandLineRun(["synthesize", "--gesture", "pinch", "--count", "3"]).printed
    #expect(data.hasPrefix(printed))
  }

  @Test func whatIsMadeCanBeRecognised() async {
    let made = await CommandLineRun(["synthesize", "--gesture", "drag", "--count", "5"]).printed
    let run = await CommandLineRun(["recognize", "-"], input: made)
    #expect(run.status == 0)
    #expect(run.printed.split(separator: "\n").count { $0.contains(#""label":"drag""#) } == 5)
  }

  @Test func faultsTakeTheLabelAway() async {
    let run = await CommandLineRun(["synthesize", "--count", "1", "--fault", "lost-lift"])
    #expect(run.status == 0)
    #expect(!run.printed.contains("label"))
    #expect(run.printed.contains(#""id":"synthesized/drag/0/lost-lift""#))
  }

  @Test func surfaceSetsTheDensity() async {
    let run = await CommandLineRun(["synthesize", "--count", "2", "--surface", "tablet"])
    #expect(run.printed.split(separator: "\n").allSatisfy { $0.contains(":5.197,") })
  }

  @Test func aFolderTakesOneFileALabel() async throws {
    let folder = try TemporaryFolder(["all.jsonl": "old"])
    let arguments = ["synthesize", "--count", "2", "--output"]
    #expect(await CommandLineRun(arguments + [folder.path]).printed.isEmpty)
    let file = folder.file("all.jsonl")
    #expect(await CommandLineRun(arguments + [file]).status == 0)
    let names = ["press", "long-press", "drag", "rotate", "pinch", "none"]
    let parts = try names.map { try contents(of: folder.file("\($0).jsonl")) }
    #expect(try contents(of: file) == parts.joined())
    #expect(parts.allSatisfy { $0.split(separator: "\n").count == 2 })
  }

  private func contents(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  @Test func noneToMakeIsNoError() async {
    let run = await CommandLineRun(["synthesize", "--count", "0"])
    #expect(run.status == 0)
    #expect(run.printed.isEmpty)
  }

  @Test(arguments: [
    (["synthesize", "--gesture", "wave"], "there is no such name"),
    (["synthesize", "--count", "-1"], "a whole number"),
    (["synthesize", "--count", "x"], "a whole number"),
    (["synthesize", "--seed", "1.5"], "a whole number"),
    (["synthesize", "--surface", "wall"], "there are tablet, phone"),
    (["synthesize", "--fault", "fire"], "there are lost-lift"),
    (["synthesize", "Data"], "reads nothing"),
    (["synthesize", "-o", "/no/such/folder/file"], "/no/such/folder/file: "),
  ])
  func badUsageIsSaid(arguments: [String], noted: String) async {
    let run = await CommandLineRun(arguments)
    #expect(run.status == 2)
    #expect(run.noted.contains(noted), "\(run.noted)")
    #expect(run.printed.isEmpty)
  }
}
