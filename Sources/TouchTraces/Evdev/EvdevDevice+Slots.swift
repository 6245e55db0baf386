import TouchGestures

extension EvdevDevice {
  /// Protocol B: the events that follow are about slot `value`.
  mutating func selectSlot(_ value: Int32) {
    slot = value >= 0 && value < Self.maximumSlotCount ? Int(value) : Self.maximumSlotCount
  }

  mutating func setSlotAxis(_ code: UInt16, _ value: Int32) {
    withSlot { $0.set(code, value) }
  }

  /// -1 lifts the slot's contact; any other number is a new contact, which ends an old one.
  mutating func setSlotTrackingID(_ value: Int32) {
    guard slot < Self.maximumSlotCount else { return }
    growContacts()
    var contact = contacts[slot]
    if value >= 0 && contact.isDown && contact.trackingID == value {
      contacts[slot].isInDoubt = false
      return
    }
    if contact.isDown {
      if contact.number == nil {
        contact = reported(contact, pressureAxis: EvdevCode.contactPressure)
      }
      let isLost = value >= 0 && contact.isInDoubt
      contact = ended(contact, contact.isPalm || isLost ? .cancelled : .ended)
    }
    contact.trackingID = value
    contact.isPalm = false
    contact.isDown = value >= 0
    contacts[slot] = contact
    if value >= 0 { cancelDoubtful() }
  }

  /// Ends the frame: landings and new places, in the order of slots.
  mutating func reportSlots() {
    for i in contacts.indices where contacts[i].isDown {
      let contact = reported(contacts[i], pressureAxis: EvdevCode.contactPressure)
      let isRejected = contact.isPalm && contact.number != nil
      contacts[i] = isRejected ? ended(contact, .cancelled) : contact
    }
  }

  /// A landing or BTN_TOUCH 0 after lost events: contacts silent since then are gone.
  mutating func cancelDoubtful() {
    for i in contacts.indices where contacts[i].isDown && contacts[i].isInDoubt {
      contacts[i] = ended(contacts[i], .cancelled)
    }
  }

  private mutating func withSlot(_ change: (inout EvdevContact) -> Void) {
    guard slot < Self.maximumSlotCount else { return }
    growContacts()
    change(&contacts[slot])
  }

  private mutating func growContacts() {
    while contacts.count <= slot { contacts.append(EvdevContact()) }
  }
}
