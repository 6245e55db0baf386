import TouchEvaluation
import TouchTraces

/// `touchlab replay`: a trace played against an example scene.
struct ReplayCommand: Command {
  /// What is written.
  private enum Format: String, CaseIterable {
    case html, svg
  }

  static let scene = CommandOption(
    "--scene", value: "NAME",
    "What the fingers touch, by default stamp:\n"
      + ExampleScene.allCases.map(\.summary).joined(separator: "\n"))
  static let format = CommandOption(
    "--format", value: "FORMAT",
    "html or svg; by default svg where FILE ends in .svg, else html.")
  static let output = DrawingOptions.output("Where the replay goes")

  static let name = "replay"
  static let summary = "Play a trace against an example scene, to be watched in a browser."
  static let synopsis = "PATH… [--scene NAME] [--id ID…] [-o FILE]"
  static let options =
    [scene, DrawingOptions.identifier, output, format] + RecognitionOptions.all
  static let discussion = """
    The page (html) shows the scene moving with the fingers over a time line of the recognised
    gestures; it needs nothing from elsewhere. Space plays and pauses, the arrow keys step from frame
    to frame, Home and End jump; "#t=1.2" after its address shows that time. The drawing (svg) is a
    strip of the key moments: the start, what happened, the end.

    The scene is placed where the contacts land. It goes on after the last touch until nothing
    moves, for 10 s at most. --profile is the scene's profile, too.

    examples:
      touchlab replay Data --id synthesized/rotate/3 -o stamp.html
      touchlab replay Data --id synthesized/drag/1 --scene board -o board.svg
    """

  private let options: RecognitionOptions
  private let drawing: DrawingOptions
  private let scene: ExampleScene
  private let format: Format

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try RecognitionOptions(arguments)
    drawing = try DrawingOptions(arguments, output: Self.output)
    scene =
      try arguments.choice(
        of: Self.scene, among: ExampleScene.allCases.map { ($0.rawValue, $0) }) ?? .stamp
    format =
      try arguments.choice(of: Self.format, among: Format.allCases.map { ($0.rawValue, $0) })
      ?? (drawing.output.hasSuffix(".svg") ? .svg : .html)
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    try await drawing.forEachTrace(of: options.input, in: console) {
      (trace, path) throws(CommandError) in
      let replay = try replay(of: trace)
      let text = format == .svg ? ReplayStrip(replay).svg : ReplayPage(replay).html
      try console.write(text.utf8, toFile: path)
    }
  }

  private func replay(of trace: TouchTrace) throws(CommandError) -> Replay {
    guard let landings = Landings(of: trace) else {
      throw .failure("\(trace.id): no contact to replay")
    }
    var recognizer = options.recognizers[0]
    do {
      let scene = try scene.make(for: landings, profile: options.profiles[0])
      return Replay(trace, recognizer.recognition(of: trace), scene.recording(of: trace))
    } catch {
      throw .failure("\(scene.rawValue): the scene cannot be built: \(error)")
    }
  }
}
