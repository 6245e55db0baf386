import TouchGestures

/// One device of a recording: turns its events into traces.
///
/// Follows the kernel's `Documentation/input/multi-touch-protocol.rst` and `event-codes.rst`:
/// contacts in slots (protocol B), contacts as packets with and without tracking ids (protocol A),
/// and devices that report one contact only. A frame is what lies between two SYN_REPORT and has
/// the time of its end. A row is written when a contact lands, changes its place, or lifts.
struct EvdevDevice {
  /// How the device reports contacts.
  enum Reporting {
    case slots
    case packets
    case single
  }

  /// Slots beyond this many are not looked at.
  static let maximumSlotCount = 256
  /// Packets of a frame beyond this many are not looked at: they are matched pair by pair.
  static let maximumPacketCount = 32

  var description = EvdevDescription() {
    didSet { units = nil }
  }
  var cutter = TraceCutter()
  /// Contacts whose landing is not in the recording, or no place for it: left out.
  var unplacedCount = 0
  var contacts: [EvdevContact] = []
  /// The contact that events are about: a slot.
  var slot = 0
  /// Protocol A: the packet at hand, and those of the frame.
  var packet = EvdevContact()
  var packets: [EvdevContact] = []
  /// Single touch: the place, and whether it is touched.
  var single = EvdevContact()
  /// Null until the first frame that tells.
  private var reporting: Reporting?
  private var hasSlotEvents = false
  private var hasContactEvents = false
  private var hasSingleEvents = false
  private var isDropping = false
  private var units: EvdevUnits?

  /// Takes one event; true when a trace is complete.
  mutating func receive(_ event: EvdevEvent) -> Bool {
    switch event.type {
    case EvdevCode.syn: return receiveSync(event)
    case EvdevCode.key:
      if event.code == EvdevCode.touch && !isDropping { setTouched(event.value != 0) }
    case EvdevCode.abs:
      // The slot goes on to be what it was: its events are few, and none would follow.
      if event.code == EvdevCode.slot {
        selectSlot(event.value)
        hasSlotEvents = true
      } else if !isDropping {
        setAxis(event.code, event.value)
      }
    default: break
    }
    return false
  }

  /// Hands over the trace that is complete, or was cut off by the end of the recording.
  mutating func take(into trace: inout TouchTrace, name: String) {
    cutter.take(into: &trace, name: name, device: currentUnits.device)
    // What is still down belongs to no trace any more.
    for i in contacts.indices { contacts[i].number = nil }
    single.number = nil
  }

  /// How positions become a trace's.
  var currentUnits: EvdevUnits {
    mutating get {
      let known = units ?? description.units
      units = known
      return known
    }
  }

  private mutating func receiveSync(_ event: EvdevEvent) -> Bool {
    switch event.code {
    case EvdevCode.report: return endFrame(at: event.time)
    case EvdevCode.contactReport: if !isDropping { endPacket() }
    case EvdevCode.dropped: beginDrop(at: event.time)
    default: break
    }
    return false
  }

  private mutating func setAxis(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.x, EvdevCode.y, EvdevCode.pressure:
      single.setSingle(code, value)
      hasSingleEvents = true
    case EvdevCode.trackingID:
      setTrackingID(value)
      hasContactEvents = true
    case EvdevCode.contactMajor...EvdevCode.contactPressure:
      if reporting != .slots { packet.set(code, value) }
      if reporting != .packets { setSlotAxis(code, value) }
      hasContactEvents = true
    default: break
    }
  }

  private mutating func setTrackingID(_ value: Int32) {
    if reporting != .slots { packet.trackingID = value }
    if reporting != .packets { setSlotTrackingID(value) }
  }

  private mutating func endPacket() {
    // Some drivers end packets and use slots all the same: slots count.
    if hasSlotEvents || description.axis(EvdevCode.slot) != nil { return }
    if reporting != .packets {
      reporting = .packets
      cutter.reset()
      contacts = []
    }
    if packet.isPresentPacket && packets.count < Self.maximumPacketCount { packets.append(packet) }
    packet = EvdevContact()
  }

  private mutating func endFrame(at time: Int64) -> Bool {
    if isDropping {
      isDropping = false
      forgetFrame()
      return false
    }
    chooseReporting()
    switch reporting {
    case .slots: reportSlots()
    case .packets: reportPackets()
    case .single: reportSingle()
    case nil: break
    }
    cutter.endFrame(at: time)
    forgetFrame()
    return cutter.isComplete
  }

  private mutating func chooseReporting() {
    if hasContactEvents && reporting != .packets {
      if reporting == .single { cutter.reset() }
      reporting = .slots
    } else if reporting == nil && hasSingleEvents && !description.hasContactAxes {
      reporting = .single
    }
  }

  private mutating func forgetFrame() {
    packet = EvdevContact()
    packets.removeAll(keepingCapacity: true)
    hasContactEvents = false
    hasSingleEvents = false
  }

  /// SYN_DROPPED: events are lost.
  ///
  /// What follows up to and with the next SYN_REPORT is void. The kernel would then be asked for
  /// its state, which a recording cannot: contacts are in doubt until they report again.
  private mutating func beginDrop(at time: Int64) {
    cutter.endFrame(at: time)
    isDropping = true
    for i in contacts.indices where contacts[i].isDown { contacts[i].isInDoubt = true }
    single.isInDoubt = single.isDown
  }
}
