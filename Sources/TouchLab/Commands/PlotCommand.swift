import TouchEvaluation

/// `touchlab plot`: traces as drawings.
struct PlotCommand: Command {
  static let output = DrawingOptions.output("Where the drawing (SVG) goes")

  static let name = "plot"
  static let summary =
    "Draw traces: paths, recognised events, and the motion taken apart over time."
  static let synopsis = "PATH… [--id ID…] [-o FILE]"
  static let options = [DrawingOptions.identifier, output] + RecognitionOptions.all
  static let discussion = """
    Time runs from blue to orange; rings are landings, dots are lifts, crosses are contacts that were
    taken away. Below: when each gesture went on (faint: cancelled), the live decision, and
    translation, turn and spread in points at the fingers.

    example:
      touchlab plot Data --id press/3 -o press.svg
    """

  private let options: RecognitionOptions
  private let drawing: DrawingOptions

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try RecognitionOptions(arguments)
    drawing = try DrawingOptions(arguments, output: Self.output)
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    try await drawing.forEachTrace(of: options.input, in: console) {
      (trace, path) throws(CommandError) in
      var recognizer = options.recognizers[0]
      let plot = TracePlot(trace, recognizer.recognition(of: trace))
      try console.write(plot.svg.utf8, toFile: path)
    }
  }
}
