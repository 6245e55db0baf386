public import TouchTraces

/// What a trace can be grouped and chosen by.
public struct TraceFacts: Hashable, Sendable {
  /// Which fact.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// The recording that holds it.
    case source
    /// The person, within the source.
    case user
    /// The kind of device, for example `touchscreen`.
    case device
    /// The most contacts that were down at once.
    case fingers
    /// The true label.
    case label
    /// Whose fingers, for example `human`.
    case actor
  }

  /// The recording's name.
  public var source: String
  private let user: String?
  private let device: String?
  private let fingers: Int
  private let label: String?
  private let actor: String?

  /// The facts of `trace`, which `source` holds.
  public init(of trace: TouchTrace, source: String) {
    self.source = source
    user = trace.user.map { "\(source) \($0)" }
    device = trace.device.kind
    fingers = trace.mostContacts
    label = trace.label
    actor = trace.actor
  }

  /// The person's name, which is unique across sources; nil: unknown.
  public var person: String? { user }

  /// The fact named `key`; `unknown` where the recording does not tell.
  public subscript(key: Key) -> String {
    switch key {
    case .source: source
    case .user: user ?? "unknown"
    case .device: device ?? "unknown"
    case .fingers: String(fingers)
    case .label: label ?? "unlabelled"
    case .actor: actor ?? "unknown"
    }
  }
}

extension TouchTrace {
  /// The most contacts that were down at once.
  package var mostContacts: Int {
    var (down, most): ([Int64], Int) = ([], 0)
    for row in rows {
      switch row.phase {
      case .ended, .cancelled: down.removeAll { $0 == row.contactID }
      default: if !down.contains(row.contactID) { down.append(row.contactID) }
      }
      most = max(most, down.count)
    }
    return most
  }
}
