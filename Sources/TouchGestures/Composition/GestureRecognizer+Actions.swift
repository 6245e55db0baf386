extension GestureRecognizer {
  /// Calls `action` with every step that may be heard, as it comes: see ``ObservedRecognizer``.
  @inlinable
  public func onStep(
    _ action: @escaping (GestureStep<Value>) -> Void
  ) -> ObservedRecognizer<Self> {
    ObservedRecognizer(self, action)
  }

  /// Calls `action` when the gesture begins and whenever its value changes.
  @inlinable
  public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedRecognizer<Self> {
    onStep { step in
      switch step {
      case .began(let value), .changed(let value): action(value)
      case .idle, .possible, .ended, .failed, .cancelled: break
      }
    }
  }

  /// Calls `action` when the gesture ends; never when it fails or is cancelled.
  @inlinable
  public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedRecognizer<Self> {
    onStep { step in
      if case .ended(let value) = step { action(value) }
    }
  }

  /// Calls `action` with the reason when the gesture is taken away after it began.
  @inlinable
  public func onCancelled(
    _ action: @escaping (CancellationReason) -> Void
  ) -> ObservedRecognizer<Self> {
    onStep { step in
      if case .cancelled(let reason) = step { action(reason) }
    }
  }

  /// Lets `body` update `state` while the gesture lasts; the state resets itself when it ends,
  /// fails or is cancelled.
  ///
  /// `body` takes the values of a gesture that has begun, and before that those that are worth
  /// showing: a long press is shown from its landing on, a drag from its beginning.
  @inlinable
  public func updating<State>(
    _ state: TransientState<State>, body: @escaping (Value, inout State) -> Void
  ) -> ObservedRecognizer<Self> {
    onStep { step in
      switch step {
      case .idle: break
      case .possible(let value), .began(let value), .changed(let value):
        state.update { body(value, &$0) }
      case .ended, .failed, .cancelled: state.reset()
      }
    }
  }
}
