import Testing
import TouchGestures

/// Ids of input systems as contact ids that never collide while touches are down.
@Suite struct ContactIDMapTests {
  @Test func fingersOfTwoDevicesStayApart() {
    var ids = ContactIDMap()
    let a = ids.contactID(device: 1, finger: 0, phase: .began)
    let b = ids.contactID(device: 2, finger: 0, phase: .began)
    #expect(a != b)
    #expect(ids.contactID(device: 1, finger: 0, phase: .moved) == a)
    #expect(ids.contactID(device: 2, finger: 0, phase: .stationary) == b)
    #expect(ids.count == 2)
  }

  @Test func numbersThatComeBackAreNewTouches() {
    var ids = ContactIDMap()
    let address: UInt64 = 0xFFFF_8000_DEAD_BEEF
    let first = ids.contactID(finger: address, phase: .began)
    #expect(ids.contactID(finger: address, phase: .ended) == first)
    #expect(ids.count == 0)
    #expect(ids.contactID(finger: address, phase: .moved) == ContactIDMap.unknown)
    #expect(ids.contactID(finger: address, phase: .began) != first)
  }

  @Test func lostEndKeepsTheID() {
    var ids = ContactIDMap()
    let id = ids.contactID(finger: 3, phase: .began)
    #expect(ids.contactID(finger: 3, phase: .began) == id)
    #expect(ids.contactID(finger: 3, phase: .cancelled) == id)
    #expect(ids.contactID(finger: 3, phase: .cancelled) == ContactIDMap.unknown)
  }

  @Test func oldestIsGivenUpBeyondTheCapacity() {
    var ids = ContactIDMap()
    var seen: Set<Int64> = []
    for finger in 0..<UInt64(ContactIDMap.capacity + 1) {
      seen.insert(ids.contactID(finger: finger, phase: .began))
    }
    #expect(seen.count == ContactIDMap.capacity + 1)
    #expect(!seen.contains(ContactIDMap.unknown))
    #expect(ids.count == ContactIDMap.capacity)
    #expect(ids.contactID(finger: 0, phase: .moved) == ContactIDMap.unknown)
    #expect(seen.contains(ids.contactID(finger: 1, phase: .moved)))
    ids.removeAll()
    #expect(ids.count == 0)
    #expect(!seen.contains(ids.contactID(finger: 1, phase: .began)))
  }
}
