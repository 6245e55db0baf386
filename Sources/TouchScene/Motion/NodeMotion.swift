import TouchGestures

/// A value of a node that moves in time: its place, its angle, its scale.
///
///     let slide = NodeMotion(SIMD2(0.0, 0), of: card) { node, offset in
///       node.transform = Affine2(offset: offset)
///     }
///     slide.animate(to: SIMD2(300, 0), with: .spring(bounce: 0.2))
///
/// The node's stage runs it: whenever the stage hears of a time, by a touch or by
/// ``TouchStage/advance(to:)``, the value that belongs to that time is shown. A change starts at the
/// stage's ``TouchStage/time``, unless another is given; where there is none, because the node is
/// not on a stage or the stage has not heard of a time yet, it starts when there is one.
///
/// The node keeps the motion. Taken off its stage, it is not told the time; put back, it is where it
/// would have been.
public struct NodeMotion<Value: MotionValue> {
  let grip: MotionGrip<Value>

  /// A motion that rests at `value` and lets `present` show it, at once and at each change.
  ///
  /// `present` is given the node, so that it does not have to hold it. Every step is told to the
  /// stage's observers as a change of the node's ``NodeChange/Kind/state``.
  public init(
    _ value: Value, of content: some NodeContent,
    present: @escaping (TouchNode, Value) -> Void = { _, _ in }
  ) {
    grip = MotionGrip(value, content.node, present)
    present(content.node, value)
  }

  /// The value as a function of time.
  public var animated: AnimatedValue<Value> { grip.animated }

  /// The value that was shown last.
  public var value: Value { grip.value }

  /// Whether it moves, or is about to; false once `onEnd` is called.
  public var isMoving: Bool { grip.isActive }

  /// Sends the value to `target` along `curve`; see ``AnimatedValue/animate(to:with:velocity:at:)``.
  ///
  /// `onEnd` is called when it has arrived: in the step in which the stage hears of that time, in
  /// the order of the ends. Another change before that takes its place, and it is not called.
  public func animate(
    to target: Value, with curve: MotionCurve = .spring(),
    velocity: Value.MotionComponents? = nil, at time: TouchInstant? = nil,
    onEnd: (() -> Void)? = nil
  ) {
    grip.begin(at: time, onEnd) { animated, now in
      animated.animate(to: target, with: curve, velocity: velocity, at: now)
    }
  }

  /// Throws the value; see ``AnimatedValue/fling(velocity:within:with:at:)``.
  ///
  /// `onEnd` as in ``animate(to:with:velocity:at:onEnd:)``.
  public func fling(
    velocity: Value.MotionComponents? = nil, within bounds: MotionBounds<Value>? = nil,
    with decay: MotionDecay = .normal, at time: TouchInstant? = nil, onEnd: (() -> Void)? = nil
  ) {
    grip.begin(at: time, onEnd) { animated, now in
      animated.fling(velocity: velocity, within: bounds, with: decay, at: now)
    }
  }

  /// Puts the value at `value` at once, at rest.
  public func set(_ value: Value) { grip.set(value) }

  /// Stops the value where it was shown last.
  public func stop() { grip.set(value) }
}
