import TouchTraces

/// The recordings that a command reads, and how.
struct InputOptions {
  static let labels = CommandOption(
    "--labels", value: "FILE",
    "Take labels from lines {\"id\":…,\"label\":…}; they go before those of the recording.")
  static let labelFrom = CommandOption(
    "--label-from", value: "WHERE",
    "Label traces without a label by folder (its name) or name (a gesture in the file's).")
  static let unitsPerMillimeter = CommandOption(
    "--units-per-mm", value: "X", "The density of devices of which none is known.")
  static let strict = CommandOption("--strict", "Stop at the first malformed place.")
  static let jobs = CommandOption(
    "--jobs", value: "N", "Work on N batches at once; by default one a processor.")
  static let from = CommandOption(
    "--from", value: "FORMAT",
    "Read this format instead of finding it out:\n"
      + TraceFormat.allCases.map(\.name).joined(separator: ", ") + ".")
  static let device = CommandOption(
    "--device", value: "FILE",
    "Take the device of logs without one from this description of evemu's.")
  static let all = [from, device, labels, labelFrom, unitsPerMillimeter, strict, jobs]

  let paths: [String]
  /// How many batches are worked on at once.
  let jobs: Int
  private let labelsPath: String?
  private let format: TraceFormat?
  private let devicePath: String?
  private let amendments: TraceAmendments
  private let isStrict: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard !arguments.paths.isEmpty else { throw .usage("a path is missing, for example Data") }
    paths = arguments.paths
    labelsPath = arguments.value(of: Self.labels)
    format = try arguments.choice(
      of: Self.from, among: TraceFormat.allCases.map { ($0.name, $0) })
    devicePath = arguments.value(of: Self.device)
    isStrict = arguments.contains(Self.strict)
    jobs = try arguments.integer(of: Self.jobs, in: 1...256) ?? System.processorCount
    amendments = TraceAmendments(
      unitsPerMillimeter: try arguments.number(of: Self.unitsPerMillimeter, in: 1e-6...1e6),
      labelSource: try arguments.choice(
        of: Self.labelFrom,
        among: TraceAmendments.LabelSource.allCases.map { ($0.rawValue, $0) }))
  }

  /// Whether only standard input is read: one part of many, which may well be empty.
  var isPipe: Bool { paths == ["-"] }

  /// Reads all traces, in batches on several cores, and collects the results in input order.
  ///
  /// Says what was read; it is an error when there was no trace at all, unless `acceptsNone` and
  /// there was nothing else either.
  func forEachBatch<Output: Sendable>(
    in console: Console, acceptsNone: Bool = false,
    work: @escaping @Sendable (TraceBatch) -> Output,
    collect: (Output) throws(CommandError) -> Void
  ) async throws(CommandError) -> InputCounts {
    var amendments = amendments
    if let labelsPath { amendments.labels = try Self.labels(at: labelsPath, in: console) }
    let list = InputList(paths: paths)
    let decoding = try TraceDecoding(format: format, descriptionAt: devicePath)
    var input = TraceInput(
      list, decoding: decoding, amendments: amendments, isStrict: isStrict, console: console)
    try await TracePipeline(jobs: jobs, console: console).run(
      &input, totalBytes: list.totalBytes, work: work, collect: collect)
    let isEmpty = !input.counts.hasContent && input.counts.unreadable == 0
    if input.counts.traces == 0 && !(acceptsNone && isEmpty) {
      throw .failure("no traces in " + paths.joined(separator: ", "))
    }
    return input.counts
  }

  private static func labels(
    at path: String, in console: Console
  ) throws(CommandError) -> [String: String] {
    var labels: [String: String] = [:]
    var lines = try LineSource(path: path, in: console)
    while let line = try lines.nextLine() {
      guard let (id, label) = LabelLine.parse(line) else {
        throw lines.failure("expected {\"id\":\"…\",\"label\":\"…\"}")
      }
      guard labels.updateValue(label, forKey: id) == nil else {
        throw lines.failure("a second label for \(id)")
      }
    }
    return labels
  }
}
