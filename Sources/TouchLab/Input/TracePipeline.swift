import TouchTraces

/// Works on the batches of an input on several cores, and collects in input order.
struct TracePipeline {
  /// How many batches are worked on at once.
  let jobs: Int
  let console: Console

  /// Hands every batch to `work`, and every result, in input order, to `collect`.
  func run<Output: Sendable>(
    _ input: inout TraceInput, totalBytes: Int?,
    work: @escaping @Sendable (TraceBatch) -> Output,
    collect: (Output) throws(CommandError) -> Void
  ) async throws(CommandError) {
    var progress = ProgressReport(on: console, totalBytes: totalBytes)
    defer { progress.finish() }
    var tasks: [Task<Output, Never>] = []
    while let batch = try input.next() {
      progress.advance(bytes: batch.bytes, traces: batch.traces.count)
      if jobs == 1 {
        try collect(work(batch))
        continue
      }
      tasks.append(Task.detached { work(batch) })
      // One more than the workers need, so that none waits for the reader.
      if tasks.count > jobs { try collect(await tasks.removeFirst().value) }
    }
    for task in tasks { try collect(await task.value) }
  }
}
