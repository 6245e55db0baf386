/// A closure that hears of changes until it is cancelled.
///
/// Letting go of the object does not end the observation; ``cancel()`` does, or the stage's end.
public final class NodeObservation {
  var receive: ((NodeChange) -> Void)?

  init(_ receive: @escaping (NodeChange) -> Void) { self.receive = receive }

  /// Ends the observation at once, even during a notification.
  public func cancel() { receive = nil }
}

extension TouchStage {
  /// Calls `receive` after each change of the tree: once for each mutation, in order.
  ///
  /// A mutation that changes nothing (an equal transform) is not reported. `receive` may change
  /// the tree; what it changes is reported in turn, to the others, too, before the first returns.
  @discardableResult
  public func observe(_ receive: @escaping (NodeChange) -> Void) -> NodeObservation {
    let observation = NodeObservation(receive)
    observations.append(observation)
    return observation
  }

  func notify(_ change: NodeChange) {
    if observations.isEmpty { return }
    var hasEnded = false
    for observation in observations {
      if let receive = observation.receive { receive(change) } else { hasEnded = true }
    }
    if hasEnded { observations.removeAll { $0.receive == nil } }
  }
}
