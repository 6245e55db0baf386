import TouchGeometry

extension TransformRecognizer {
  /// One step of a gesture that the platform recognised itself, as touchpads report them.
  @frozen
  public struct PlatformStep: Hashable, Sendable {
    /// Where the platform's gesture stands in its life.
    @frozen
    public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
      /// It begins.
      case began
      /// It goes on.
      case changed
      /// It is over.
      case ended
      /// It was taken away.
      case cancelled
    }

    /// Where it stands.
    public var phase: Phase
    /// When.
    public var time: TouchInstant
    /// The point about which it turns and scales, in points: usually the pointer.
    public var location: SIMD2<Double>
    /// How far it moves since the step before, after turning and scaling, in points.
    public var translationDelta: SIMD2<Double>
    /// The ratio by which it scales since the step before; positive, 1 for none.
    public var scaleFactor: Double
    /// The angle by which it turns since the step before, in radians, clockwise positive.
    public var rotationDelta: Double

    /// A step; what is left out does not change.
    @inlinable
    public init(
      phase: Phase, time: TouchInstant, location: SIMD2<Double>,
      translationDelta: SIMD2<Double> = .zero, scaleFactor: Double = 1, rotationDelta: Double = 0
    ) {
      self.phase = phase
      self.time = time
      self.location = location
      self.translationDelta = translationDelta
      self.scaleFactor = scaleFactor
      self.rotationDelta = rotationDelta
    }

    /// Whether every number is finite and of a size that a hand can make.
    var isValid: Bool {
      location.x.magnitude <= 1e9 && location.y.magnitude <= 1e9
        && translationDelta.x.magnitude <= 1e9 && translationDelta.y.magnitude <= 1e9
        && scaleFactor >= 1e-6 && scaleFactor <= 1e6 && rotationDelta.magnitude <= 1e6
    }
  }

  /// Takes the next step of a platform's own gesture.
  ///
  /// A step with a number that is not finite or far out of range moves nothing and is counted in
  /// ``droppedSteps``; it still ends what it ends. A lost beginning is made up for; a second one is
  /// taken as a change, and counted. While touches are followed, steps are dropped and counted.
  public mutating func receive(_ step: PlatformStep) -> GestureStep<TransformValue> {
    if life != .over && !followsPlatform {
      droppedSteps += 1
      return .idle
    }
    let isOpen = followsPlatform
    let isValid = step.isValid && !(isOpen && step.phase == .began)
    if !isValid { droppedSteps += 1 }
    switch step.phase {
    case .cancelled: return isOpen ? giveUp(.system) : .idle
    case .ended where !isOpen: return .idle
    case .began, .changed, .ended:
      guard step.isValid || step.phase == .ended else { return .idle }
    }
    if !isOpen { begin(at: step.location) }
    if step.isValid { move(by: step) }
    return tell(step, isOpen: isOpen)
  }

  private mutating func begin(at location: SIMD2<Double>) {
    followsPlatform = true
    life = .active
    sum = SimilaritySum(startLocation: location)
  }

  private mutating func move(by step: PlatformStep) {
    let scale = sum.motion.scale * step.scaleFactor
    let isInBounds = ScaleAnchor.bounds.contains(scale)
    if !isInBounds { droppedSteps += 1 }
    let factor = isInBounds ? step.scaleFactor : 1
    let (sine, cosine) = Trigonometry.sineAndCosine(of: step.rotationDelta)
    sum.add(
      Affine2(
        linear: SIMD2(cosine, sine) * factor, taking: step.location,
        to: step.location + step.translationDelta))
    sum.motion.translation += step.translationDelta
    sum.motion.rotation += step.rotationDelta
    sum.motion.scale *= factor
  }

  private mutating func tell(_ step: PlatformStep, isOpen: Bool) -> GestureStep<TransformValue> {
    let value = sum.value(at: step.time, touches: 0)
    noteReport()
    if step.phase == .ended {
      life = .over
      followsPlatform = false
      hearing.noteEnd()
      return .ended(value)
    }
    return isOpen ? .changed(value) : .began(value)
  }
}
