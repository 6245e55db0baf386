extension EvdevContact {
  /// Whether a packet of protocol A is a contact on the surface: it has a place, and neither its
  /// size nor its pressure is given as nothing, which is how some devices lift.
  var isPresentPacket: Bool {
    x != nil && y != nil && major != 0 && pressure != 0
  }
}

extension EvdevDevice {
  /// Protocol A: every frame has all contacts that are down.
  mutating func reportPackets() {
    matchPackets()
    for i in contacts.indices where !contacts[i].isDown {
      contacts[i] = ended(contacts[i])
    }
    contacts.removeAll { !$0.isDown }
    for i in contacts.indices {
      contacts[i] = reported(contacts[i], pressureAxis: EvdevCode.contactPressure)
    }
  }

  /// Gives each packet to the contact it continues; contacts without one are no longer down.
  private mutating func matchPackets() {
    let hasIDs = packets.contains { $0.trackingID >= 0 }
    let partners =
      hasIDs ? partnersByTrackingID() : ContactMatching.partners(of: packets, among: contacts)
    for i in contacts.indices { contacts[i].isDown = false }
    for (packet, partner) in zip(packets, partners) {
      var contact = packet
      contact.isDown = true
      if let partner {
        contact.number = contacts[partner].number
        contact.reportedX = contacts[partner].reportedX
        contact.reportedY = contacts[partner].reportedY
        contacts[partner] = contact
      } else {
        contacts.append(contact)
      }
    }
  }

  private func partnersByTrackingID() -> [Int?] {
    packets.map { packet in
      contacts.firstIndex { $0.trackingID == packet.trackingID }
    }
  }
}
