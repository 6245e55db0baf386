/// Which of the contacts of one frame go on in the next, by their places alone.
enum ContactMatching {
  /// For each of `packets` the index of the contact it continues, none twice.
  ///
  /// Nearest pairs first, then pairs swap partners while that shortens the sum of squared
  /// distances: the best assignment for two contacts, and near it for more.
  /// Complexity: O(*n*³) for *n* contacts at worst, *n* being the fingers of a hand.
  static func partners(of packets: [EvdevContact], among contacts: [EvdevContact]) -> [Int?] {
    var partners = nearestPairs(packets, contacts)
    for _ in packets.indices {
      if !swapPartners(&partners, packets, contacts) { break }
    }
    return partners
  }

  private static func nearestPairs(
    _ packets: [EvdevContact], _ contacts: [EvdevContact]
  ) -> [Int?] {
    var partners = [Int?](repeating: nil, count: packets.count)
    var isTaken = [Bool](repeating: false, count: contacts.count)
    for _ in 0..<min(packets.count, contacts.count) {
      var best: (packet: Int, contact: Int, distance: Double)?
      for i in packets.indices where partners[i] == nil {
        for k in contacts.indices where !isTaken[k] {
          let distance = squaredDistance(packets[i], contacts[k])
          if best.map({ distance < $0.distance }) ?? true { best = (i, k, distance) }
        }
      }
      guard let best else { break }
      partners[best.packet] = best.contact
      isTaken[best.contact] = true
    }
    return partners
  }

  private static func swapPartners(
    _ partners: inout [Int?], _ packets: [EvdevContact], _ contacts: [EvdevContact]
  ) -> Bool {
    var isChanged = false
    for i in packets.indices {
      for k in packets.indices.dropFirst(i + 1) {
        let now = cost(packets[i], partners[i], contacts) + cost(packets[k], partners[k], contacts)
        let then = cost(packets[i], partners[k], contacts) + cost(packets[k], partners[i], contacts)
        if then < now {
          partners.swapAt(i, k)
          isChanged = true
        }
      }
    }
    return isChanged
  }

  private static func cost(
    _ packet: EvdevContact, _ partner: Int?, _ contacts: [EvdevContact]
  ) -> Double {
    partner.map { squaredDistance(packet, contacts[$0]) } ?? 0
  }

  private static func squaredDistance(_ a: EvdevContact, _ b: EvdevContact) -> Double {
    let x = Double(a.x ?? 0) - Double(b.x ?? 0)
    let y = Double(a.y ?? 0) - Double(b.y ?? 0)
    return x * x + y * y
  }
}
