/// A ``Signal`` for those who listen and do not send.
///
/// It keeps the signal alive.
public struct ReadOnlySignal<Value> {
  let signal: Signal<Value>

  /// Calls `receive` with every value that is sent from now on, until the subscription is cancelled
  /// or released.
  public func subscribe(_ receive: @escaping (Value) -> Void) -> SignalSubscription {
    signal.subscribe(receive)
  }
}

extension Signal {
  /// The signal for those who only listen.
  public var readOnly: ReadOnlySignal<Value> { ReadOnlySignal(signal: self) }
}
