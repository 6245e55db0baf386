/// A replay as a still drawing (SVG): a strip of its key moments.
///
/// The moments are the start, every happening, and the end. Where these are fewer than six, the
/// widest gaps in which something moves are halved; where they are more than nine, nine are spread
/// over them, the first and the last among these. A strip needs no script, moves for nobody who
/// does not want it, and prints.
package struct ReplayStrip: Sendable {
  private static let most = 9
  private static let fewest = 6
  private static let columns = 3
  private static let panel = SIMD2<Double>(240, 200)
  private static let gap = 14.0
  private static let caption = 34.0
  private static let top = 52.0

  private let replay: Replay

  /// The strip of `replay`.
  package init(_ replay: Replay) { self.replay = replay }

  /// The SVG, one self-contained file.
  package var svg: String {
    let moments = moments
    let rows = (moments.count + Self.columns - 1) / Self.columns
    let width = Double(Self.columns) * (Self.panel.x + Self.gap) + Self.gap
    let height = Self.top + Double(rows) * (Self.panel.y + Self.caption + Self.gap)
    let id = replay.trace.id.escapedForMarkup
    let facts = replay.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.coordinate) \
      \(height.coordinate)" width="\(width.coordinate)" height="\(height.coordinate)" role="img">\
      <title>\(id)</title><style>\(DrawingStyle.variables)svg{background:var(--paper)}\
      .ground{fill:var(--card)}\(DrawingStyle.marks)\(DrawingStyle.scene)</style>
      <text class="head" x="14" y="24">\(id)</text>
      <text class="dim" x="14" y="41">\(facts.escapedForMarkup)</text>
      \(moments.enumerated().map { panel($1, at: place($0)) }.joined(separator: "\n"))
      </svg>

      """
  }

  private typealias Moment = (time: Int64, text: String)

  /// The key moments: each with what happened then.
  private var moments: [Moment] {
    var moments: [(time: Int64, texts: [String])] = [(0, ["start"])]
    for note in replay.happenings + [SceneRecording.Note(time: replay.duration, text: "end")] {
      if moments[moments.count - 1].time == note.time {
        moments[moments.count - 1].texts.append(note.text)
      } else {
        moments.append((note.time, [note.text]))
      }
    }
    let count = min(moments.count, Self.most)
    let chosen = (0..<count).map { index in
      let moment = moments[index * (moments.count - 1) / max(count - 1, 1)]
      return (moment.time, moment.texts.joined(separator: ", "))
    }
    return filled(chosen)
  }

  /// `moments` with those added that make them enough, as far as something moves between them.
  private func filled(_ moments: [Moment]) -> [Moment] {
    var moments = moments
    let times = replay.recording.frames.map(\.time)
    while moments.count < Self.fewest {
      let gaps = zip(moments, moments.dropFirst()).enumerated().compactMap { index, gap in
        let within = times.filter { gap.0.time < $0 && $0 < gap.1.time }
        return within.isEmpty
          ? nil : (index, width: gap.1.time - gap.0.time, middle: within[within.count / 2])
      }
      guard let widest = gaps.max(by: { $0.width < $1.width }) else { break }
      moments.insert((widest.middle, "on the way"), at: widest.0 + 1)
    }
    return moments
  }

  private func place(_ index: Int) -> SIMD2<Double> {
    let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
    return [
      Self.gap + Double(column) * (Self.panel.x + Self.gap),
      Self.top + Double(row) * (Self.panel.y + Self.caption + Self.gap),
    ]
  }

  private func panel(_ moment: Moment, at place: SIMD2<Double>) -> String {
    let view = replay.recording.view
    let box = [view.low.x, view.low.y, view.size.x, view.size.y].map(\.coordinate)
    let scale = min(Self.panel.x / view.size.x, Self.panel.y / view.size.y)
    let drawing = SceneDrawing(recording: replay.recording, fingerRadius: 7 / scale)
    let (width, height) = (Self.panel.x.coordinate, Self.panel.y.coordinate)
    let words = moment.text.count > 40 ? moment.text.prefix(39) + "…" : moment.text[...]
    return """
      <g transform="translate(\(place.x.coordinate) \(place.y.coordinate))">\
      <rect class="ground" width="\(width)" height="\(height)" rx="8"/>\
      <svg width="\(width)" height="\(height)" viewBox="\(box.joined(separator: " "))">\
      \(drawing.markup(at: moment.time))</svg>\
      <text x="2" y="\((Self.panel.y + 14).coordinate)">\(moment.time.seconds.fixed(3)) s</text>\
      <text class="dim" x="2" y="\((Self.panel.y + 28).coordinate)">\
      \(String(words).escapedForMarkup)</text></g>
      """
  }
}
