import Foundation
import FoundationXML
import Testing

/// Drawings and pages are well formed, whatever the names in them are.
@Suite struct DrawingTests {
  private static let nasty = Line.tap.replacing("\"tap\"", with: #""<b>&\"'\u0001""#)
  private static let pinch =
    #"{"id":"pinch","label":"press","samples":[[0,1,"began",100,100],[0,2,"began",200,100],"#
    + #"[0.05,1,"moved",60,100],[0.05,2,"moved",240,100],[0.1,1,"moved",20,110],"#
    + #"[0.1,2,"moved",280,90],[0.15,1,"ended",20,110],[0.15,2,"cancelled",280,90]]}"#

  private func isWellFormed(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }

  @Test(arguments: [Line.tap, nasty, pinch, #"{"id":"empty","samples":[]}"#])
  func aPlotIsAWellFormedDrawing(line: String) async {
    let run = await CommandLineRun(["plot", "-"], input: line)
    #expect(run.status == 0)
    #expect(run.printed.hasPrefix("<svg "))
    #expect(isWellFormed(run.printed))
    #expect(!run.printed.contains("nan"))
  }

  @Test func severalPlotsAreNumbered() async throws {
    let folder = try TemporaryFolder(["t.jsonl": Line.tap + "\n" + Self.pinch])
    let run = await CommandLineRun([
      "plot", folder.path, "--id", "pinch", "--id", "tap", "-o", folder.file("out.svg"),
    ])
    #expect(run.status == 0)
    let first = try String(contentsOfFile: folder.file("out-1.svg"), encoding: .utf8)
    #expect(first.contains("<title>pinch</title>"))
    #expect(first.contains("class=\"lost\""))
  }

  @Test func aReportIsOnePageThatNeedsNothingElse() async throws {
    let folder = try TemporaryFolder([
      "t.jsonl": [Line.tap, Self.nasty, Self.pinch].joined(separator: "\n")
    ])
    let run = await CommandLineRun([
      "evaluate", folder.path, "--profile", "default,hammer", "--report",
      folder.file("report.html"),
    ])
    #expect(run.status == 0)
    let page = try String(contentsOfFile: folder.file("report.html"), encoding: .utf8)
    #expect(page.contains("1 trace with a wrong label"))
    #expect(page.contains("prefers-color-scheme:dark"))
    for word in ["<script", "http://", "https://", "src=", "@import", "nan"] {
      #expect(!page.contains(word), "\(word)")
    }
    // As XML but for what HTML leaves open.
    let text = page.replacing("<!doctype html>", with: "").replacing("<br>", with: "<br/>")
      .replacing("<meta charset=\"utf-8\">", with: "")
      .replacing("initial-scale=1\">", with: "initial-scale=1\"/>")
    #expect(isWellFormed(text))
  }
}
