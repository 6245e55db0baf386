import TouchGestures

/// One thing that a host does to an engine.
package enum StreamAction: Hashable, Sendable {
  case sample(TouchSample)
  case endFrame
  case advance(TouchInstant)
  case cancelAll(CancellationReason)

  package static func sample(
    _ id: Int64, _ phase: TouchSample.Phase, _ nanoseconds: Int64, _ x: Double, _ y: Double
  ) -> StreamAction {
    .sample(
      TouchSample(
        contactID: id, phase: phase, time: TouchInstant(nanoseconds: nanoseconds),
        location: SIMD2(x, y)))
  }

  /// The action with its sample's location replaced by `transform` of it.
  package func mapLocation(_ transform: (SIMD2<Double>) -> SIMD2<Double>) -> StreamAction {
    guard case .sample(var sample) = self else { return self }
    sample.location = transform(sample.location)
    return .sample(sample)
  }

  /// The action `nanoseconds` later.
  package func later(by nanoseconds: Int64) -> StreamAction {
    switch self {
    case .sample(var sample):
      sample.time = sample.time.advanced(byNanoseconds: nanoseconds)
      return .sample(sample)
    case .advance(let time): return .advance(time.advanced(byNanoseconds: nanoseconds))
    case .endFrame, .cancelAll: return self
    }
  }

  /// Whether it closes the frame; an advance to a time before the newest, which it leaves, does not.
  func closesFrame(at newest: TouchInstant) -> Bool {
    switch self {
    case .sample: false
    case .endFrame, .cancelAll: true
    case .advance(let time): time >= newest
    }
  }

  /// The time that it carries.
  package var time: TouchInstant? {
    switch self {
    case .sample(let sample): sample.time
    case .advance(let time): time
    case .endFrame, .cancelAll: nil
    }
  }
}
