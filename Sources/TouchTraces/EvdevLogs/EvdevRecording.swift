/// A log of input events of one or several devices, whatever it is written in.
struct EvdevRecording {
  /// The name that traces get, with a number behind.
  let name: String
  private(set) var devices: [EvdevDevice] = [EvdevDevice()]
  /// The names of the devices, where the log gives them.
  private var paths: [[UInt8]] = [[]]
  /// The device that lines are about.
  private(set) var current = 0
  /// Where the reading of a description stands.
  var header = EvdevHeader()
  private var flushed = 0

  /// A log has at most this many devices; more are taken as the last.
  private static let maximumDeviceCount = 64

  init(name: String) { self.name = name }

  /// Contacts left out because their landing or their place is not in the log.
  var unplacedCount: Int { devices.reduce(0) { $0 + $1.unplacedCount } }

  /// Takes an event of the current device; true when `trace` has become a trace.
  mutating func receive(_ event: EvdevEvent, into trace: inout TouchTrace) -> Bool {
    guard devices[current].receive(event) else { return false }
    take(from: current, into: &trace)
    return true
  }

  /// At the end of the log: hands over what was cut off, one trace a call.
  mutating func takeRest(into trace: inout TouchTrace) -> Bool {
    while flushed < devices.count {
      flushed += 1
      if devices[flushed - 1].cutter.isEmpty { continue }
      take(from: flushed - 1, into: &trace)
      return true
    }
    return false
  }

  /// Makes the device called `path` the current one.
  mutating func selectDevice(_ path: UnsafeBufferPointer<UInt8>) {
    if paths[current].elementsEqual(path) { return }
    if let index = paths.firstIndex(where: { $0.elementsEqual(path) }) {
      current = index
    } else {
      addDevice(Array(path))
    }
  }

  /// Starts another device, which is the current one; the first call names the first device.
  mutating func addDevice(_ path: [UInt8]) {
    if paths == [[]] {
      paths = [path]
    } else if devices.count < Self.maximumDeviceCount {
      devices.append(EvdevDevice())
      paths.append(path)
      current = devices.count - 1
    }
    header = EvdevHeader()
  }

  /// Changes what is known of the current device.
  mutating func describe(_ change: (inout EvdevDescription) -> Void) {
    change(&devices[current].description)
  }

  /// The slot that events are about before the first says so.
  mutating func selectInitialSlot(_ value: Int32) { devices[current].selectSlot(value) }

  private mutating func take(from index: Int, into trace: inout TouchTrace) {
    devices[index].take(into: &trace, name: name)
  }
}

/// Where the reading of a device's description stands, in logs that spread it over lines.
struct EvdevHeader {
  /// The event type whose codes are listed.
  var type: Int32?
  /// The axis whose facts follow.
  var axis: UInt16?
  /// How many bytes of the bit mask of keys have been read.
  var keyByteCount = 0
  /// The part of a structured header that lines belong to.
  var section = Section.other

  enum Section { case other, axes, codes, properties, events }
}
