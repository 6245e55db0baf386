/// What a format could not hold of the traces that were written in it.
public struct EncodingLosses: Hashable, Sendable {
  /// A kind of loss.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Names of traces.
    case names
    /// Labels.
    case labels
    /// Users and actors.
    case people
    /// Devices, or facts of them.
    case devices
    /// Times beyond the last row.
    case ends
    /// Traces that read as several, or as one with a neighbour, or not at all.
    case cuts
    /// Numbers of contacts.
    case contacts
    /// Rows left out, or made up.
    case rows
    /// Times of rows, rounded or moved.
    case times
    /// Places of rows, rounded.
    case places
    /// Pressures of rows, rounded or left out.
    case pressures
    /// Radii of rows, rounded or left out.
    case radii

    /// What is lost, in words, for example `places of rows, rounded`.
    public var summary: String {
      switch self {
      case .names: "names of traces"
      case .labels: "labels"
      case .people: "users and actors"
      case .devices: "devices"
      case .ends: "times beyond the last row"
      case .cuts: "traces that read as several or as none"
      case .contacts: "numbers of contacts"
      case .rows: "rows left out or made up"
      case .times: "times of rows, rounded or moved"
      case .places: "places of rows, rounded"
      case .pressures: "pressures of rows, rounded or left out"
      case .radii: "radii of rows, rounded or left out"
      }
    }
  }

  private var counts = [Int](repeating: 0, count: Kind.allCases.count)

  /// No losses.
  public init() {}

  /// How many traces, or rows where the kind is about rows, lost something.
  public subscript(kind: Kind) -> Int { counts[Int(kind.rawValue)] }

  /// Whether nothing was lost.
  public var isEmpty: Bool { counts.allSatisfy { $0 == 0 } }

  mutating func count(_ kind: Kind, if isLost: Bool = true) {
    if isLost { counts[Int(kind.rawValue)] += 1 }
  }
}
