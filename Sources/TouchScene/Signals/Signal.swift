/// Values that are sent to whoever listens at the moment.
///
///     let roll = Signal<Int>()
///     let subscription = roll.subscribe { count in … }
///     roll.send(3)
///
/// A parent keeps the signal and hands its ``readOnly`` view to children, which listen but do not
/// send. Nothing is kept: who subscribes late hears of nothing past.
///
/// **Order.** Subscribers are called in the order of subscription. What one of them sends meanwhile
/// waits until all have heard the value before, so all hear all values in the order of sending.
/// Who subscribes meanwhile hears what is sent from then on, who is cancelled hears nothing more.
///
/// Subscribers that answer each other for ever come to an end: beyond ``reactionLimit`` values, what
/// is sent within one ``send(_:)`` is dropped, and counted in ``droppedValues``.
///
/// A signal is not thread-safe: use it from one thread at a time.
public final class Signal<Value> {
  /// How many values that subscribers sent within one ``send(_:)`` were dropped so far.
  public private(set) var droppedValues = 0

  private var listeners: [Listener] = []
  private var lastListener = 0
  /// The values of the present delivery; the first has the number `sent`.
  private var queue: [Value] = []
  private var sent = 0
  private var isDelivering = false
  private var hasEnded = false

  private struct Listener {
    let number: Int
    /// The first value that it hears.
    let start: Int
    var receive: ((Value) -> Void)?
  }

  /// A signal that nobody listens to yet.
  public init() {}

  /// How many values can be sent by subscribers within one ``send(_:)``: 10,000.
  public static var reactionLimit: Int { 10_000 }

  /// Whether somebody listens.
  public var hasSubscribers: Bool { listeners.contains { $0.receive != nil } }

  /// Calls every subscriber with `value`; within such a call, when all have had the value before.
  ///
  /// - Complexity: linear in the number of subscribers.
  public func send(_ value: Value) {
    if isDelivering && queue.count > Self.reactionLimit {
      droppedValues += 1
      return
    }
    queue.append(value)
    if !isDelivering { deliver() }
  }

  /// Calls `receive` with every value that is sent from now on, until the subscription is cancelled
  /// or released.
  public func subscribe(_ receive: @escaping (Value) -> Void) -> SignalSubscription {
    let number = listen(receive)
    return SignalSubscription { self.end(number) }
  }

  /// Starts a subscription that only ``end(_:)`` ends; the number names it.
  func listen(_ receive: @escaping (Value) -> Void) -> Int {
    lastListener += 1
    listeners.append(
      Listener(number: lastListener, start: sent + queue.count, receive: receive))
    return lastListener
  }

  func end(_ number: Int) {
    guard let place = listeners.firstIndex(where: { $0.number == number }) else { return }
    // What the closure holds is let go after the list is in order again.
    withExtendedLifetime(listeners[place].receive) {
      listeners[place].receive = nil
      hasEnded = true
      if !isDelivering { dropEnded() }
    }
  }

  private func deliver() {
    isDelivering = true
    var next = 0
    while next < queue.count {
      deliver(queue[next], number: sent + next)
      next += 1
    }
    sent += queue.count
    queue.removeAll(keepingCapacity: queue.count == 1)
    isDelivering = false
    if hasEnded { dropEnded() }
  }

  /// Those who subscribe meanwhile stand at the end and start later.
  private func deliver(_ value: Value, number: Int) {
    for place in listeners.indices where listeners[place].start <= number {
      listeners[place].receive?(value)
    }
  }

  private func dropEnded() {
    hasEnded = false
    listeners.removeAll { $0.receive == nil }
  }
}

extension Signal where Value == Void {
  /// Calls every subscriber.
  public func send() { send(()) }
}
