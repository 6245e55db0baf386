#if !hasFeature(Embedded)
  extension ReadOnlySignal where Value: Sendable {
    /// The values from now on as an asynchronous sequence; it ends with the signal.
    ///
    ///     let values = signal.readOnly.stream()
    ///     Task { for await value in values { … } }
    ///
    /// The signal is used from its own thread as before, the sequence may be read on any. It buffers
    /// what has not been read, by `policy`, and does not keep the signal alive. A sequence that was
    /// cancelled or released leaves the signal at the next value.
    public func stream(
      buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Value> {
      let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
      let outlet = StreamOutlet(continuation)
      outlet.number = signal.listen { [unowned signal] value in
        if !outlet.passes(value) { signal.end(outlet.number) }
      }
      return stream
    }
  }

  /// Finishes the stream when the signal lets go of it.
  private final class StreamOutlet<Value: Sendable> {
    let continuation: AsyncStream<Value>.Continuation
    var number = 0

    init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }

    /// Passes `value` on; false when nobody reads any more.
    func passes(_ value: Value) -> Bool {
      if case .terminated = continuation.yield(value) { false } else { true }
    }
  }
#endif
