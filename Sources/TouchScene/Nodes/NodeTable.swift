/// The nodes of a stage in the order of their numbers.
///
/// Numbers grow, so the table is sorted by itself. A removed entry is marked, and marked entries
/// are dropped together when they are half of all: constant time a removal, on average.
struct NodeTable {
  private struct Entry {
    var id: NodeID
    var node: Unmanaged<TouchNode>?
  }

  private var entries: [Entry] = []
  private var removed = 0
  private var last: UInt64 = 0

  /// How many nodes there are.
  var count: Int { entries.count - removed }

  mutating func insert(_ node: TouchNode) -> NodeID {
    last += 1
    let id = NodeID(rawValue: last)
    entries.append(Entry(id: id, node: .passUnretained(node)))
    return id
  }

  mutating func remove(_ id: NodeID) {
    guard let place = place(of: id), entries[place].node != nil else { return }
    entries[place].node = nil
    removed += 1
    if 2 * removed > entries.count {
      entries.removeAll { $0.node == nil }
      removed = 0
    }
  }

  subscript(id: NodeID) -> TouchNode? {
    guard let place = place(of: id) else { return nil }
    return entries[place].node?.takeUnretainedValue()
  }

  /// By bisection.
  private func place(of id: NodeID) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id ? low : nil
  }
}
