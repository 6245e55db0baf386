import TouchGestures
import TouchSynthesis
import TouchTraces

/// `touchlab synthesize`: labelled traces that a person could have made, as JSON Lines.
struct SynthesizeCommand: Command {
  static let name = "synthesize"
  static let summary = "Make labelled traces that a person could have made, as JSON Lines."
  static let synopsis = "[options]"
  static let options: [CommandOption] = [.gesture, .count, .seed, .surface, .fault, .output]
  static let discussion = """
    The same seed makes the same bytes on every machine, and trace 7 is the same whether ten are
    made or a thousand. The traces of Data/synthesized were made by
      touchlab synthesize --count 200 --seed 1 --output Data/synthesized
    """

  /// What can be made: the five gestures and none of them, in the order of the output.
  static let labels: [(name: String, value: Gesture?)] =
    Gesture.allCases.map { ($0.name, $0) } + [("none", nil)]

  let labels: [(name: String, value: Gesture?)]
  let count: Int
  let synthesizer: TraceSynthesizer
  let fault: TraceFault?
  let output: String?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard arguments.paths.isEmpty else {
      throw .usage("synthesize reads nothing: \(arguments.paths[0])")
    }
    let label = try arguments.choice(
      of: .gesture, among: Self.labels.map { ($0.name, $0) } + [("all", ("all", nil))])
    labels = label.map { $0.name == "all" ? Self.labels : [$0] } ?? Self.labels
    count = try arguments.integer(of: .count, in: 0...1_000_000_000) ?? 10
    let seed = try arguments.integer(of: .seed, in: 0...Int.max) ?? 1
    var model = HandModel.default
    if let surface = try arguments.choice(
      of: .surface, among: TouchSurface.all.map { ($0.name, $0) })
    {
      model.surfaces = [surface]
    }
    synthesizer = TraceSynthesizer(seed: UInt64(seed), model: model)
    fault = try arguments.choice(
      of: .fault, among: TraceFault.allCases.map { ($0.rawValue, $0) })
    output = arguments.value(of: .output)
  }

  func run(in console: Console) throws(CommandError) -> ExitStatus {
    guard let output else {
      for label in labels {
        try make(label.value) { bytes throws(CommandError) in try console.write(bytes) }
      }
      return .done
    }
    do throws(System.Failure) {
      try write(to: output)
    } catch {
      throw .failure("\(output): \(error.message)")
    }
    return .done
  }

  /// Writes one file a label where `path` is a folder, else all into one file.
  private func write(to path: String) throws(System.Failure) {
    guard case .folder = try? System.kind(of: path) else {
      let sink = try ByteSink(creating: path)
      for label in labels { try write(label.value, to: sink) }
      return try sink.flush()
    }
    for label in labels {
      let sink = try ByteSink(creating: "\(path)/\(label.name).jsonl")
      try write(label.value, to: sink)
      try sink.flush()
    }
  }

  private func write(_ gesture: Gesture?, to sink: ByteSink) throws(System.Failure) {
    try make(gesture) { bytes throws(System.Failure) in try sink.write(bytes) }
  }

  private func trace(of gesture: Gesture?, index: Int) -> TouchTrace {
    guard let fault else { return synthesizer.trace(of: gesture, index: index) }
    return synthesizer.trace(of: gesture, index: index, fault: fault)
  }

  private func make<Failure: Error>(
    _ gesture: Gesture?, _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var encoder = JSONLinesEncoder()
    for index in 0..<count {
      encoder.append(trace(of: gesture, index: index))
      try write(encoder.bytes)
      encoder.clear()
    }
  }
}

extension CommandOption {
  fileprivate static let gesture = CommandOption(
    "--gesture", value: "NAME",
    "What to make: press, long-press, drag, rotate, pinch, none, or all (the default).")
  fileprivate static let count = CommandOption(
    "--count", value: "N", "How many traces of each (10).")
  fileprivate static let seed = CommandOption(
    "--seed", value: "N", "Where all randomness comes from (1).")
  fileprivate static let surface = CommandOption(
    "--surface", value: "NAME",
    "One touch surface instead of all: \(TouchSurface.all.map(\.name).joined(separator: ", ")).")
  fileprivate static let fault = CommandOption(
    "--fault", value: "NAME",
    "Put a fault into each trace and leave the label out:\n\(lines(of: TraceFault.allCases)).")

  private static func lines(of faults: [TraceFault]) -> String {
    let names = faults.map(\.rawValue)
    let half = names.count / 2
    return names[..<half].joined(separator: ", ") + ",\n" + names[half...].joined(separator: ", ")
  }

  fileprivate static let output = CommandOption(
    "--output", short: "-o", value: "OUT",
    "A file, or a folder for one file a label, instead of standard output.")
}
