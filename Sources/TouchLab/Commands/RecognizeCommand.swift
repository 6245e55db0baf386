import TouchEvaluation

/// `touchlab recognize`: the label and the events of each trace, one JSON line a trace.
struct RecognizeCommand: Command {
  static let name = "recognize"
  static let summary = "Print the label and the gesture events of each trace, one JSON line each."
  static let synopsis = "PATH… [options]"
  static let options = RecognitionOptions.all
  static let discussion = """
    Lines come in the order of the input. Lengths are points (1/160 inch), angles radians, times
    seconds on the trace's own clock; translation, scale and rotation are since the contacts landed.
    "label" weighs the whole trace; "live" is the one announcement made on the way, at "liveAt";
    "decidedAt" is that time where both agree.

    examples:
      touchlab recognize Data > recognised.jsonl
      zcat traces.jsonl.gz | touchlab recognize --compose arbitrated -
    """

  private let options: RecognitionOptions

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try RecognitionOptions(arguments)
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    let recognizer = options.recognizers[0]
    let input = options.input
    let counts = try await input.forEachBatch(in: console, acceptsNone: input.isPipe) { batch in
      batch.recognitionLines(recognizer)
    } collect: { (lines: [UInt8]) throws(CommandError) in
      try console.write(lines)
    }
    return counts.status
  }
}

extension TraceBatch {
  /// What `recognizer` makes of each trace, one JSON line a trace.
  fileprivate func recognitionLines(_ recognizer: EngineRecognizer) -> [UInt8] {
    var recognizer = recognizer
    return traces.reduce(into: []) { lines, trace in
      lines += recognizer.recognition(of: trace).jsonLine(id: trace.id)
    }
  }
}
