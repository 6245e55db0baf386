import TouchGestures
public import TouchTraces

/// A trace as one drawing (SVG): its contacts' paths, what was recognised when, and its motion taken
/// apart into translation, turn and spread, all in points at the fingers.
public struct TracePlot: Sendable {
  private static let width = 760.0
  private static let pathsHeight = 300.0
  private static let laneHeight = 18.0

  private let trace: TouchTrace
  private let recognition: TraceRecognition

  /// The drawing of `trace`, of which a recogniser made `recognition`.
  public init(_ trace: TouchTrace, _ recognition: TraceRecognition) {
    self.trace = trace
    self.recognition = recognition
  }

  /// The SVG, one self-contained file.
  public var svg: String {
    let chart = motionChart
    let lanesTop = Self.pathsHeight + 56
    let chartTop = lanesTop + Self.laneHeight * 5 + 20
    let height = chartTop + chart.outerSize.y
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width.coordinate) \
      \(height.coordinate)" width="\(Self.width.coordinate)" height="\(height.coordinate)" \
      role="img"><title>\(trace.id.escapedForMarkup)</title>\
      <style>\(DrawingStyle.variables)svg{background:var(--paper)}\(DrawingStyle.marks)</style>
      \(heading)
      \(paths)
      <g transform="translate(0 \(lanesTop.coordinate))">\(lanes(chart))</g>
      <g transform="translate(0 \(chartTop.coordinate))">\(chart.markup)</g>
      </svg>

      """
  }

  private var heading: String {
    let live = recognition.liveAt.map { time in
      let delay = trace.nanosecondsFromLanding(to: time) ?? 0
      return ", live \(recognition.live.className) after \((Double(delay) / 1e6).fixed(0)) ms"
    }
    let facts =
      "truth \(trace.label ?? "unknown"), label \(recognition.label.className)"
      + (live ?? ", nothing live")
    return "<text class=\"head\" x=\"16\" y=\"22\">\(trace.id.escapedForMarkup)</text>"
      + "<text class=\"dim\" x=\"16\" y=\"38\">\(facts.escapedForMarkup)</text>"
  }

  private var paths: String {
    let size = SIMD2(Self.width - 32, Self.pathsHeight)
    let paths = TracePaths(trace, origin: [16, 48], size: size)
    let bar = 50 * paths.pixelsPerPoint
    let y = (48 + Self.pathsHeight - 8).coordinate
    return paths.markup
      + "<path class=\"axis\" d=\"M20 \(y)h\(bar.coordinate)\"/>"
      + "<text class=\"dim\" x=\"20\" y=\"\((48 + Self.pathsHeight - 14).coordinate)\">50 pt</text>"
  }

  // MARK: Over time

  private var start: TouchInstant { trace.rows.first?.time ?? TouchInstant(nanoseconds: 0) }

  private func seconds(_ time: TouchInstant) -> Double {
    Double(start.nanoseconds(to: time)) / 1e9
  }

  private var end: Double {
    let last = recognition.events.last.map { seconds($0.time) } ?? 0
    return max(TracePaths.duration(of: trace), last, 0.001)
  }

  /// One lane a gesture: a bar from where it began to where it ended, a dot for a press.
  private func lanes(_ chart: LineChart) -> String {
    Gesture.allCases.map { gesture in
      let color = Int(gesture.rawValue)
      let y = Double(color) * Self.laneHeight
      return "<text class=\"end dim\" x=\"\((chart.origin.x - 6).coordinate)\" "
        + "y=\"\((y + 10).coordinate)\">\(gesture.name)</text>"
        + "<path class=\"grid\" d=\"M\(chart.origin.x.coordinate) \((y + 6).coordinate)"
        + "h\(chart.size.x.coordinate)\"/>"
        + recognition.bars(of: gesture, until: start.advanced(by: .seconds(end))).map { bar in
          let from = x(of: seconds(bar.from), chart)
          let width = max(x(of: seconds(bar.to), chart) - from, 4)
          return "<rect class=\"f\(color)\(bar.isWhole ? "" : " faint")\" "
            + "x=\"\(from.coordinate)\" "
            + "y=\"\(y.coordinate)\" width=\"\(width.coordinate)\" height=\"12\" rx=\"3\"/>"
        }.joined()
    }.joined() + liveMark(chart)
  }

  private func x(of seconds: Double, _ chart: LineChart) -> Double {
    chart.origin.x + min(max(seconds / end, 0), 1) * chart.size.x
  }

  private func liveMark(_ chart: LineChart) -> String {
    guard let time = recognition.liveAt else { return "" }
    let x = x(of: seconds(time), chart).coordinate
    return "<path class=\"lost\" d=\"M\(x) -4v\((Self.laneHeight * 5).coordinate)\"/>"
      + "<text class=\"mid dim\" x=\"\(x)\" y=\"-8\">live</text>"
  }

  private var motionChart: LineChart {
    let motions = trace.motions
    func curve(_ name: String, _ color: Int, _ value: (TouchMotion) -> Double) -> LineChart.Curve {
      LineChart.Curve(
        name: name, color: color,
        points: motions.map { SIMD2(seconds($0.time), value($0.motion)) })
    }
    let curves = [
      curve("translation", 2) { ($0.translation * $0.translation).sum().squareRoot() },
      curve("turn", 3) { $0.arc }, curve("spread", 4) { $0.radial },
    ]
    let values: [Double] = [0, 10] + curves.flatMap { curve in curve.points.map { $0.y } }
    return LineChart(
      origin: [76, 24], size: [Self.width - 100, 170],
      title: "motion since landing, points at the fingers", horizontal: 0...end,
      vertical: (values.min() ?? 0)...(values.max() ?? 1),
      horizontalText: { ($0 * 1000).fixed(0) + " ms" }, verticalText: { $0.fixed(0) },
      curves: curves)
  }
}

extension TouchTrace {
  /// The contacts' common motion, frame by frame.
  fileprivate var motions: [(time: TouchInstant, motion: TouchMotion)] {
    var tracker = TouchTracker()
    var motions: [(TouchInstant, TouchMotion)] = []
    for index in rows.indices {
      tracker.receive(sample(at: index))
      while tracker.formFrame() { motions.append((tracker.frame.time, tracker.frame.motion)) }
    }
    tracker.endFrame()
    while tracker.formFrame() { motions.append((tracker.frame.time, tracker.frame.motion)) }
    return motions
  }
}
