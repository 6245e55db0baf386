import Testing
import TouchGeometry
import TouchTraces

/// A small recording in each format.
private let recordings: [(TraceFormat, [UInt8])] = {
  var log = EvdevLog()
  for contact in 0..<3 as Range<Int32> {
    log.at(Int(contact) * 50)
    log.slot(contact % 2)
    log.id(contact)
    log.place(contact * 100, 50)
    log.key(0x14A, 1)
    log.syn()
    log.at(Int(contact) * 50 + 9)
    log.abs(0x35, contact * 100 + 7)
    log.syn()
    log.id(-1)
    log.key(0x14A, 0)
    log.syn()
  }
  let header =
    "# EVEMU 1.3\nN: touch\nP: 02 00\nB: 01 00 00\nA: 35 0 1000 0 0 9\nA: 36 0 500 0 0 8\n"
  let csv =
    "id,label,t,contact,phase,x,y\n" + "\"a\"\"b\",drag,0,1,began,1.5,2\na,,0.5,1,ended,1,2\n"
  let pointers = """
    [{"type":"pointerdown","pointerId":3,"clientX":1,"clientY":2,"timeStamp":12.5},
    {"type":"pointerup","pointerId":3,"clientX":1.5,"clientY":2,"timeStamp":13}]
    """
  return [
    (.evemu, Array((header + log.evemu).utf8)), (.evtest, Array(log.evtest.utf8)),
    (.getevent, Array(log.getevent(isNamed: true, device: "/dev/input/event1: ").utf8)),
    (.libinput, Array(log.libinput.utf8)), (.evdev, log.binary), (.csv, Array(csv.utf8)),
    (.pointerEvents, Array(pointers.utf8)),
  ]
}()

/// Reads `bytes` whole and in chunks; both must say the same, and every trace must be sound.
private func check(_ bytes: [UInt8], _ format: TraceFormat?, _ chunkSize: Int) {
  let whole = readAll(bytes, as: format)
  let inChunks = readAll(bytes, as: format, chunkSize: chunkSize)
  #expect(whole.errors == inChunks.errors)
  #expect(whole.traces.map(\.shortRows) == inChunks.traces.map(\.shortRows))
  // Traces with names of their own are as they were written; the others are cut from logs.
  for trace in whole.traces where trace.id.hasPrefix("trace/") {
    var down: Set<Int64> = []
    for row in trace.rows {
      if row.phase == .began {
        #expect(down.insert(row.contactID).inserted)
      } else {
        #expect(down.contains(row.contactID))
      }
      if row.phase == .ended || row.phase == .cancelled { down.remove(row.contactID) }
    }
  }
}

/// The short version of what `.ci/fuzz SECONDS TraceDecoding` does for longer.
@Suite struct DamageTests {
  @Test(arguments: recordings.map(\.0))
  func survivesTruncation(_ format: TraceFormat) throws {
    let bytes = try #require(recordings.first { $0.0 == format }).1
    for length in 0..<bytes.count { check(Array(bytes[..<length]), nil, 17) }
  }

  @Test(arguments: recordings.map(\.0))
  func survivesMutation(_ format: TraceFormat) throws {
    let bytes = try #require(recordings.first { $0.0 == format }).1
    var random = SplitMix64(seed: UInt64(format.rawValue))
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0...random.index(below: 6) {
        let place = random.index(below: damaged.count)
        switch random.index(below: 4) {
        case 0: damaged.remove(at: place)
        case 1: damaged.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        case 2: damaged[place] = damaged[random.index(below: damaged.count)]
        default: damaged[place] ^= 1 << UInt8(random.index(below: 8))
        }
      }
      check(damaged, format, 1 + random.index(below: 100))
    }
  }

  @Test(arguments: TraceFormat.allCases)
  func survivesNoise(_ format: TraceFormat) {
    var random = SplitMix64(seed: 77)
    for _ in 0..<20 {
      let noise = (0..<2000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      check(noise, format, 1 + random.index(below: 500))
    }
  }
}
