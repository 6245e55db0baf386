/// A sample of the frame that is being gathered, with the step of the frame it belongs to.
///
/// Even steps hold landings and moves, odd ones lifts and cancellations. A contact takes its
/// samples in order; contacts that do the same share a step.
struct PendingSample: Sendable {
  /// The most samples that are gathered for one time.
  static let limit = 64
  /// The step of a lost end, before any motion.
  static let firstStep = 1
  /// The step of the first landings and moves.
  static let firstMotion = 2

  var sample: TouchSample
  /// Why the contact is taken away, if it is.
  var reason: CancellationReason
  var step: Int
  /// The step of the move that a lift at a new place makes first; 0 for other samples.
  var moveStep = 0

  /// Whether the contact is gone after it.
  var takesAway: Bool { sample.phase == .ended || sample.phase == .cancelled }

  /// A move of a contact that is down, its first sample of the frame.
  @inline(__always)
  init(plainMove sample: TouchSample) {
    self.sample = sample
    reason = .system
    step = Self.firstMotion
  }

  /// `last` is the contact's sample before this one in the frame, `place` where the contact is; a
  /// landing comes in `landingStep` or later.
  @inline(__always)
  init(
    _ sample: TouchSample, after last: PendingSample?, at place: SIMD2<Double>,
    _ reason: CancellationReason, landingStep: Int
  ) {
    self.sample = sample
    self.reason = reason
    // A move replaces a move of the same frame; after a landing it takes a step of its own.
    let motion = last.map { $0.sample.phase == .began ? $0.step + 2 : $0.step } ?? Self.firstMotion
    switch sample.phase {
    case .began:
      step = max(landingStep, last.map { $0.step + 1 } ?? Self.firstMotion)
    case .moved, .stationary:
      if sample.phase == .stationary { self.sample.location = place }
      step = motion
    case .ended where sample.location != place:
      moveStep = motion
      step = motion + 1
    case .ended, .cancelled:
      self.sample.location = place
      let isLost = sample.phase == .cancelled && reason == .lostContact
      step = last.map { $0.step + 1 } ?? (isLost ? Self.firstStep : Self.firstMotion + 1)
    }
  }
}
