import Foundation
import FoundationXML
import Testing
import TouchTestSupport

private enum Lines {
  static let drag =
    #"{"id":"drag","samples":[[0,1,"began",100,100],[0.02,1,"moved",130,100],"#
    + #"[0.1,1,"moved",180,140],[0.2,1,"ended",180,140]]}"#
  static let pinch =
    #"{"id":"pinch","samples":[[0,1,"began",100,100],[0,2,"began",200,100],"#
    + #"[0.05,1,"moved",80,100],[0.05,2,"moved",220,100],[0.1,1,"moved",60,100],"#
    + #"[0.1,2,"moved",240,100],[0.2,1,"ended",60,100],[0.2,2,"ended",240,100]]}"#
  static let held =
    #"{"id":"held","samples":[[0,1,"began",100,100],[0.6,1,"moved",100,100],"#
    + #"[0.7,1,"moved",140,120]"#
  static let carried = held + #",[0.8,1,"ended",140,120]]}"#
  static let cutOff = held + "]}"
  static let press = #"{"id":"press","samples":[[0,1,"began",100,100],[0.08,1,"ended",100,100]]}"#
  static let presses =
    #"{"id":"presses","samples":[[0,1,"began",100,100],[0.08,1,"ended",100,100],"#
    + #"[0.2,2,"began",100,100],[0.28,2,"ended",100,100]]}"#
  /// Each finger goes 10 points in 10 ms.
  static let thrown =
    #"{"id":"thrown","samples":[[0,1,"began",0,0],[0,2,"began",500,0],"#
    + (1...10).map { step in
      let time = Double(step) / 100
      return #"[\#(time),1,"moved",\#(step * 10),0],[\#(time),2,"moved",\#(500 - step * 10),0],"#
    }.joined()
    + #"[0.11,1,"ended",100,0],[0.11,2,"ended",400,0]]}"#
  static let empty = #"{"id":"empty","samples":[]}"#
  static let nowhere = #"{"id":"nowhere","samples":[[0,1,"began",null,null]]}"#
}

/// What the scenes do on the page is what their components do under the same touches.
@Suite struct ReplayTests {
  static let scenes = ["stamp", "board", "dice", "cards"]

  @Test func aPictureGoesWhereItsFingerGoes() async throws {
    let page = try await ReplayPage(["--scene", "board"], input: Lines.drag)
    #expect(page.scene == "board")
    #expect(page.poses(at: 0).map(\.matrix) == [[1, 0, 0, 1, 50, 50]])
    #expect(page.poses(at: 0.1).map(\.matrix) == [[1, 0, 0, 1, 130, 90]])
    #expect(page.duration == 0.2)
    #expect(page.strokes.count == 1)
    #expect(page.strokes[0]["end"] as? Double == 0.2)
  }

  @Test func aPictureForEachFinger() async throws {
    let page = try await ReplayPage(["--scene", "board"], input: Lines.pinch)
    let matrices = page.poses(at: 1).map(\.matrix)
    #expect(matrices == [[1, 0, 0, 1, 10, 50], [1, 0, 0, 1, 190, 50]])
  }

  /// The fingers go from 100 to 180 points apart about (150, 100), the picture's middle.
  @Test func twoFingersPinchTheStamp() async throws {
    let page = try await ReplayPage([], input: Lines.pinch)
    #expect(page.scene == "stamp")
    #expect(page.poses(at: 0) == [ReplayPage.Pose(figure: 0, matrix: [1, 0, 0, 1, 50, 25])])
    #expect(
      page.poses(at: 0.1) == [ReplayPage.Pose(figure: 1, matrix: [1.8, 0, 0, 1.8, -30, -35])])
    #expect(page.poses(at: 1) == [ReplayPage.Pose(figure: 0, matrix: [1.8, 0, 0, 1.8, -30, -35])])
    #expect(page.notes == ["0.2 stamp: scaled to 1.800"])
  }

  /// The long press is due between two samples, where nothing but time comes.
  @Test func theStampIsDraggedAfterALongPress() async throws {
    let page = try await ReplayPage([], input: Lines.carried)
    #expect(page.frames.map(\.time) == [0, 0.5, 0.7, 0.8])
    #expect(page.frames.map { $0.poses[0].figure } == [0, 1, 1, 0])
    #expect(page.frames[3].poses[0].matrix == [1, 0, 0, 1, 40, 45])
    #expect(page.notes == ["0.5 stamp: dragging starts", "0.8 stamp: moved by 40, 20 pt"])
    let quick = try await ReplayPage([], input: Lines.drag)
    #expect(quick.frames.count == 1, "a drag without a long press")
  }

  @Test func whatIsHeldAtTheEndGoesBack() async throws {
    let page = try await ReplayPage([], input: Lines.cutOff)
    #expect(page.poses(at: 0.69)[0].figure == 1)
    #expect(page.poses(at: 0.7) == page.poses(at: 0))
    #expect(page.html.contains("long-press cancelled (end-of-trace)"))
  }

  /// A roll takes half a second from the lift on.
  @Test func aPressRollsTheDice() async throws {
    let page = try await ReplayPage(["--scene", "dice"], input: Lines.press)
    #expect(page.objects == 3 && page.duration == 0.58)
    #expect(page.poses(at: 0.3).allSatisfy { $0.matrix.count == 9 }, "in perspective")
    let numbers = page.poses(at: 0.58).map { $0.figure + 1 }
    #expect(
      page.notes == ["0.08 dice: a roll is asked for"]
        + (0..<3).map { "0.58 die \($0 + 1): \(numbers[$0])" })
    for (start, end) in zip(page.poses(at: 0), page.poses(at: 0.58)) {
      for (a, b) in zip(start.matrix, end.matrix) { #expect(abs(a - b) < 1e-9, "flat again") }
    }
    #expect(page.poses(at: 0).map { $0.matrix[4] } == [-80, 50, 180])
  }

  @Test func aPressDuringARollStartsItAnew() async throws {
    let page = try await ReplayPage(["--scene", "dice"], input: Lines.presses)
    #expect(page.duration == 0.78)
    #expect(
      page.notes.map { $0.prefix(10) }.suffix(3) == ["0.78 die 1", "0.78 die 2", "0.78 die 3"])
    #expect(page.notes.count == 5)
  }

  /// Both are let go at 1,000 points a second, towards each other.
  @Test func oneCardGlidesAndOneComesBack() async throws {
    let page = try await ReplayPage(["--scene", "cards"], input: Lines.thrown)
    #expect(page.notes.prefix(2) == ["0.11 gliding card: let go", "0.11 returning card: let go"])
    let places = [0, 0.11, 0.13, 99].map { page.poses(at: $0).map { Array($0.matrix[4...]) } }
    #expect(places[0] == [[-100, -140], [450, -70], [-50, -70]], "table, returning, gliding")
    #expect(places[1] == [[-100, -140], [350, -70], [50, -70]])
    // 1/60 s later, by the closed forms of the decay and of the spring (0.5 s, bounce 0.25).
    #expect(abs(places[2][2][0] - 66.39) < 0.01)
    #expect(abs(places[2][1][0] - 337.775) < 0.01)
    #expect(places[3][1] == places[0][1])
    #expect(places[3][2] == [500, -70], "the table's edge")
    #expect(page.duration > 0.5 && page.duration < 10)
  }

  /// Hammer's long press takes 251 ms, ours 500 ms.
  @Test func theSceneFollowsTheProfile() async throws {
    let page = try await ReplayPage(["--profile", "hammer"], input: Lines.carried)
    #expect(page.frames[1].time == 0.251)
  }

  @Test(arguments: scenes, [Lines.drag, Lines.pinch, Lines.carried])
  func twiceTheSame(scene: String, line: String) async throws {
    let pages = [
      try await ReplayPage(["--scene", scene], input: line),
      try await ReplayPage(["--scene", scene], input: line),
    ]
    #expect(pages[0].html == pages[1].html)
    let times = pages[0].frames.map(\.time)
    #expect(times == Set(times).sorted(), "one frame a time, in order")
    #expect(pages[0].frames.allSatisfy { $0.poses.count == pages[0].objects })
  }
}

/// The page and the strip as files.
@Suite struct ReplayFileTests {
  private func isWellFormed(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }

  @Test(arguments: ReplayTests.scenes)
  func aPageNeedsNothingElse(scene: String) async throws {
    let line = Lines.pinch.replacing(#""pinch""#, with: #""</script><b>&\"'\u0001""#)
    let page = try await ReplayPage(["--scene", scene], input: line).html
    #expect(page.contains("prefers-color-scheme:dark"))
    #expect(page.contains("prefers-reduced-motion"))
    let rest = page.replacing("http://www.w3.org/2000/svg", with: "")
    for word in ["http", "src=", "@import", "url(", "nan", "<b>&\"", "fetch"] {
      #expect(!rest.contains(word), "\(word)")
    }
    // As XML but for the script and what HTML leaves open.
    let script = try #require(page.range(of: "<script>"))
    let head = String(page[..<script.lowerBound])
    let text =
      head.replacing("<!doctype html>", with: "").replacing("<meta charset=\"utf-8\">", with: "")
      .replacing("initial-scale=1\">", with: "initial-scale=1\"/>") + "</body></html>"
    #expect(isWellFormed(text))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test func theEndingOrTheFormatChooses() async throws {
    let folder = try TemporaryFolder(["t.jsonl": Lines.drag + "\n" + Lines.pinch])
    for (arguments, start) in [
      (["-o", folder.file("a.svg")], "<svg "), (["-o", folder.file("a.html")], "<!doctype html>"),
      (["-o", folder.file("b.svg"), "--format", "html"], "<!doctype html>"),
    ] {
      let run = await CommandLineRun(["replay", folder.path] + arguments)
      #expect(run.status == 0 && run.printed.isEmpty)
      #expect(try String(contentsOfFile: arguments[1], encoding: .utf8).hasPrefix(start))
    }
    let strip = await CommandLineRun(["replay", folder.path, "--format", "svg"])
    #expect(strip.printed.contains("<title>drag</title>"), "the first trace")
  }

  @Test func severalReplaysAreNumbered() async throws {
    let folder = try TemporaryFolder(["t.jsonl": Lines.drag + "\n" + Lines.pinch])
    let run = await CommandLineRun([
      "replay", folder.path, "--id", "pinch", "--id", "drag", "-o", folder.file("out.html"),
    ])
    #expect(run.status == 0)
    let second = try String(contentsOfFile: folder.file("out-2.html"), encoding: .utf8)
    #expect(second.contains("<title>drag: stamp</title>"))
  }

  /// Whatever devices get wrong, the drawings stay well formed and finite.
  @Test(arguments: ReplayTests.scenes)
  func edgeCasesAreDrawn(scene: String) async throws {
    let folder = packagePath("Data/edge-cases")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    var drawn = 0
    for file in files.sorted() where file.hasSuffix(".jsonl") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let run = await CommandLineRun(
          ["replay", "-", "--scene", scene, "--format", "svg"], input: String(line))
        if run.status == 2 && run.noted.contains("no contact to replay") { continue }
        drawn += 1
        #expect(run.status == 0 && isWellFormed(run.printed), "\(line.prefix(60))")
        #expect(!run.printed.contains("nan") && !run.printed.contains("inf"))
      }
    }
    #expect(drawn > 20)
  }
}

/// A command line that is wrong, or whose input is.
struct ReplayFailure: CustomTestStringConvertible {
  let arguments: [String]
  let noted: String

  var testDescription: String { arguments.joined(separator: " ") }

  static let all: [ReplayFailure] = [
    ReplayFailure(
      arguments: ["FOLDER", "--scene", "xyzzy"], noted: "there is no such name; there are stamp"),
    ReplayFailure(arguments: ["FOLDER", "--format", "pdf"], noted: "there are html, svg"),
    ReplayFailure(arguments: [], noted: "a path is missing"),
    ReplayFailure(arguments: ["FOLDER", "--id", "xyzzy"], noted: "no trace is called xyzzy"),
    ReplayFailure(
      arguments: ["FOLDER", "--id", "drag", "--id", "pinch"], noted: "several drawings need -o"),
    ReplayFailure(arguments: ["FOLDER/none.jsonl"], noted: "none.jsonl: No such file"),
    ReplayFailure(arguments: ["FOLDER/torn.jsonl"], noted: "torn.jsonl:1:"),
    ReplayFailure(arguments: ["FOLDER/torn.jsonl"], noted: "no traces in"),
    ReplayFailure(
      arguments: ["FOLDER", "--id", "empty"], noted: "empty: no contact to replay"),
    ReplayFailure(
      arguments: ["FOLDER", "--id", "nowhere"], noted: "nowhere: no contact to replay"),
    ReplayFailure(
      arguments: ["FOLDER/t.jsonl", "-o", "FOLDER/none/out.html"], noted: "out.html: No such file"),
  ]
}

@Suite struct ReplayFailureTests {
  @Test(arguments: ReplayFailure.all)
  func aFailureIsTold(_ failure: ReplayFailure) async throws {
    let folder = try TemporaryFolder([
      "t.jsonl": [Lines.drag, Lines.pinch, Lines.empty, Lines.nowhere].joined(separator: "\n"),
      "torn.jsonl": Line.noJSON,
    ])
    let run = await CommandLineRun(
      ["replay"] + failure.arguments.map { $0.replacing("FOLDER", with: folder.path) })
    #expect(run.status == 2)
    #expect(run.printed.isEmpty)
    #expect(run.noted.contains(failure.noted))
  }
}
