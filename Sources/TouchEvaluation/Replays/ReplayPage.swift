import TouchGestures
import TouchTraces

/// A replay as one self-contained page: the scene moves with the fingers, under a time line to
/// scrub, with nothing from elsewhere, light and dark.
///
/// Keys: space plays and pauses, the arrows step from frame to frame, Home and End jump. `#t=1.2`
/// after the page's address shows that time, in seconds, and keeps it still.
package struct ReplayPage: Sendable {
  private let replay: Replay

  /// The page of `replay`.
  package init(_ replay: Replay) { self.replay = replay }

  /// The page.
  package var html: String {
    let id = replay.trace.id.escapedForMarkup
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(id): \(replay.recording.scene.escapedForMarkup)</title>
      <style>\(DrawingStyle.variables)\(DrawingStyle.scene)\(Self.style)</style></head>
      <body><main>
      <header><h1>\(id)</h1>\(facts)</header>
      \(stage)
      \(controls)
      \(timeline)
      <h2>What happened</h2>
      \(list)
      </main>
      <script type="application/json" id="recording">\(json)</script>
      <script>\(Self.script)</script></body></html>

      """
  }

  private var facts: String {
    "<dl class=\"facts\">"
      + replay.facts.map {
        "<div><dt>\($0.name)</dt><dd>\($0.value.escapedForMarkup)</dd></div>"
      }.joined() + "</dl>"
  }

  private var stage: String {
    let view = replay.recording.view
    let box = [view.low.x, view.low.y, view.size.x, view.size.y].map(\.coordinate)
    return "<svg id=\"stage\" viewBox=\"\(box.joined(separator: " "))\" role=\"img\" "
      + "style=\"aspect-ratio:\((view.size.x / view.size.y).fixed(3))\" "
      + "aria-label=\"the scene and the fingers at the time shown\"></svg>"
  }

  private var controls: String {
    """
    <div class="controls" role="group" aria-label="playback">
    <button type="button" id="play" class="main">Play</button>
    <button type="button" id="back" aria-label="one frame back">◂</button>
    <button type="button" id="on" aria-label="one frame on">▸</button>
    <label>speed <select id="speed"><option value="0.1">0.1×</option>\
    <option value="0.25">0.25×</option><option value="0.5">0.5×</option>\
    <option value="1" selected="">1×</option><option value="2">2×</option></select></label>
    <label><input type="checkbox" id="repeat"/> repeat</label>
    <output id="clock" aria-live="off">0.000 s</output></div>
    """
  }

  // MARK: Over time

  private func share(_ time: Int64) -> Double {
    Double(min(max(time, 0), replay.duration)) / Double(replay.duration) * 100
  }

  private var timeline: String {
    """
    <div class="timeline"><div class="lanes" aria-hidden="true">\
    \(Gesture.allCases.map(lane).joined())<div class="over"><div id="head"></div></div></div>
    <input type="range" id="time" min="0" max="\(replay.duration.seconds)" step="any" value="0" \
    aria-label="time"/></div>
    <p class="keys">space plays and pauses, ← → step, Home and End jump</p>
    """
  }

  private func lane(_ gesture: Gesture) -> String {
    let end = replay.trace.rows.first?.time.advanced(byNanoseconds: replay.duration)
    let bars = replay.recognition.bars(of: gesture, until: end ?? TouchInstant(nanoseconds: 0))
    return "<span>\(gesture.name)</span><div class=\"lane\">"
      + bars.map { bar in
        let (from, to) = (share(replay.elapsed(bar.from)), share(replay.elapsed(bar.to)))
        return "<i class=\"b\(gesture.rawValue)\(bar.isWhole ? "" : " faint")\" "
          + "style=\"left:\(from.fixed(2))%;width:\((to - from).fixed(2))%\"></i>"
      }.joined() + "</div>"
  }

  private var list: String {
    "<ol id=\"notes\">"
      + replay.happenings.map { note in
        "<li><button type=\"button\" data-t=\"\(note.time.seconds)\">"
          + "<b>\(note.time.seconds.fixed(3)) s</b> \(note.text.escapedForMarkup)</button></li>"
      }.joined() + "</ol>"
  }

  /// The recording; no `<` is left in it, which could end the script.
  private var json: String {
    var json = JSONWriter()
    replay.recording.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
