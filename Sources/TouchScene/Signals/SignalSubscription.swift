/// A place in a ``Signal``'s list of subscribers, until it is cancelled or released.
///
/// Keep it for as long as the values are wanted:
///
///     final class Die {
///       private var subscription: SignalSubscription?
///       init(_ roll: ReadOnlySignal<Void>) {
///         subscription = roll.subscribe { [weak self] in self?.start() }
///       }
///     }
public final class SignalSubscription {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end?() }

  /// Ends the subscription at once, even while a value is delivered; a second call does nothing.
  public func cancel() {
    let last = end
    end = nil
    last?()
  }
}
