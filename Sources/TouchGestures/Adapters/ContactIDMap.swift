/// Gives each touch a contact id of its own, whatever a system uses to tell fingers apart.
///
/// Systems number fingers for each device, by slot, by 64-bit number or by address, and use the
/// numbers again. Here every landing takes a new id, from 1 up, until the touch ends:
///
///     let id = ids.contactID(device: event.touchID, finger: event.fingerID, phase: phase)
///
/// At most 64 touches are kept; then the oldest, whose end must have been lost, is given up. The
/// work is linear in the touches that are down, and nothing is allocated after the first call.
public struct ContactIDMap: Sendable {
  /// The id of reports of a finger that is not down: no touch has it, and the tracker drops and
  /// counts them.
  public static let unknown: Int64 = 0
  /// How many touches are kept.
  public static let capacity = 64

  private struct Entry: Sendable {
    var device: UInt64
    var finger: UInt64
    var id: Int64
  }

  private var entries: [Entry] = []
  private var newest: Int64 = 0

  /// A map without touches.
  public init() {}

  /// How many touches are down.
  public var count: Int { entries.count }

  /// The contact id for a report of `finger` on `device`.
  ///
  /// A landing takes a new id, but for a finger that is down already: that one keeps its id, so
  /// that the tracker sees the lost end. An end or a cancellation gives the id back for the last
  /// time.
  public mutating func contactID(
    device: UInt64 = 0, finger: UInt64, phase: TouchSample.Phase
  ) -> Int64 {
    let index = entries.firstIndex { $0.finger == finger && $0.device == device }
    if phase == .began { return index.map { entries[$0].id } ?? addTouch(device, finger) }
    guard let index else { return Self.unknown }
    let isOver = phase == .ended || phase == .cancelled
    return isOver ? entries.remove(at: index).id : entries[index].id
  }

  /// Forgets all touches, as after `cancelAll(_:)`; ids are not used again.
  public mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  private mutating func addTouch(_ device: UInt64, _ finger: UInt64) -> Int64 {
    if entries.isEmpty { entries.reserveCapacity(Self.capacity) }
    if entries.count == Self.capacity { entries.removeFirst() }
    newest = newest == .max ? 1 : newest + 1
    entries.append(Entry(device: device, finger: finger, id: newest))
    return newest
  }
}
