import TouchGestures

/// A motion of a node, as its stage sees it.
class StageMotion {
  var nodeLink: Unmanaged<TouchNode>?
  /// Whether a stage tells it the time.
  var isListed = false

  init(_ node: TouchNode) {
    nodeLink = .passUnretained(node)
    node.motions.append(self)
  }

  var node: TouchNode? { nodeLink?.takeUnretainedValue() }

  /// Whether there is something to be told the time for.
  var isActive: Bool { false }

  /// Starts at `time` what has waited for a time.
  func startWaiting(at time: TouchInstant) {}

  /// When it is over; nil when it does not move or never ends.
  var end: TouchInstant? { nil }

  /// Shows what the value is at `time`.
  func show(at time: TouchInstant) {}

  /// Is told that its end has come.
  func finish() {}
}
