import Testing
import TouchTraces

/// What a log of events gives: the rows of each trace.
private func rows(_ build: (inout EvdevLog) -> Void) -> [[String]] {
  var log = EvdevLog()
  log.at(0)
  build(&log)
  return readAll(log.evemu).traces.map(\.shortRows)
}

@Suite struct EvdevSlotTests {
  /// A new tracking id in a slot that is in use ends one contact and begins another.
  @Test func aNewTrackingIDIsANewContact() {
    let traces = rows { log in
      log.id(1)
      log.place(1, 2)
      log.syn()
      log.at(10)
      log.id(2)
      log.place(5, 6)
      log.syn()
      log.at(20)
      log.id(-1)
      log.syn()
    }
    #expect(
      traces == [["0 0 began 1,2", "10 0 ended 1,2", "10 1 began 5,6", "20 1 ended 5,6"]])
  }

  @Test func aTouchWithinOneFrameIsThere() {
    let traces = rows { log in
      log.id(1)
      log.place(1, 2)
      log.id(-1)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "0 0 ended 1,2"]])
  }

  /// The kernel leaves out values that have not changed, so a slot keeps its place.
  @Test func aSlotKeepsItsPlace() {
    let traces = rows { log in
      for time in [0, 100] as [Int] {
        log.at(time)
        log.id(Int32(time))
        if time == 0 { log.place(1, 2) } else { log.abs(0x35, 3) }
        log.syn()
        log.id(-1)
        log.syn()
      }
    }
    #expect(
      traces == [["0 0 began 1,2", "0 0 ended 1,2"], ["0 0 began 3,2", "0 0 ended 3,2"]])
  }

  /// Frames that change no place, only pressure, give no row.
  @Test func onlyNewPlacesAreRows() {
    let traces = rows { log in
      log.id(1)
      log.place(1, 2)
      log.syn()
      log.abs(0x3A, 9)
      log.syn()
      log.place(1, 2)
      log.syn()
      log.id(-1)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "0 0 ended 1,2"]])
  }

  /// Without a place a contact is no row, and is counted when it lifts.
  @Test func waitsForAPlace() {
    var log = EvdevLog()
    log.id(1)
    log.abs(0x35, 1)
    log.syn()
    log.id(-1)
    log.syn()
    var reader = TraceReader()
    Array(log.evemu.utf8).withUnsafeBytes { reader.append($0) }
    reader.finish()
    #expect(reader.next() == nil)
    #expect(reader.unplacedCount == 1)
  }

  /// Places in a slot whose landing came before the recording are left out.
  @Test func leavesOutContactsWithoutALanding() {
    let traces = rows { log in
      log.slot(1)
      log.place(9, 9)
      log.syn()
      log.slot(0)
      log.id(1)
      log.place(1, 2)
      log.syn()
      log.slot(1)
      log.id(-1)
      log.slot(0)
      log.id(-1)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "0 0 ended 1,2"]])
  }

  /// A header tells the slot that the first events are about.
  @Test func beginsInTheSlotOfTheHeader() {
    let header =
      "# EVEMU 1.3\n#   Event type 3 (EV_ABS)\n#     Event code 47 (ABS_MT_SLOT)\n"
      + "#       Value        3\n"
    var log = EvdevLog()
    log.id(1)
    log.place(1, 2)
    log.slot(0)
    log.id(2)
    log.place(3, 4)
    log.syn()
    let rows = readAll(header + log.evemu).traces.first?.shortRows
    #expect(rows == ["0 0 began 3,4", "0 1 began 1,2"])
  }

  /// Slots out of range are passed over, and so are the axes that follow.
  @Test(arguments: [-1, 256, Int32.max, Int32.min])
  func passesOverSlotsOutOfRange(_ slot: Int32) {
    let traces = rows { log in
      log.slot(slot)
      log.id(1)
      log.place(1, 2)
      log.syn()
    }
    #expect(traces == [])
  }

  @Test func aPalmIsCancelled() {
    let traces = rows { log in
      log.id(1)
      log.place(1, 2)
      log.syn()
      log.at(10)
      log.abs(0x37, 2)
      log.syn()
      log.at(20)
      log.place(3, 4)
      log.syn()
      log.id(-1)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "10 0 cancelled 1,2"]])
  }

  /// A driver that ends packets and uses slots all the same uses slots.
  @Test func slotsCountMoreThanPackets() {
    let traces = rows { log in
      log.slot(0)
      log.id(1)
      log.place(1, 2)
      log.syn(2)
      log.syn()
      log.at(10)
      log.syn(2)
      log.syn()
      log.at(20)
      log.id(-1)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "20 0 ended 1,2"]])
  }
}

@Suite struct EvdevDroppedTests {
  /// Events up to and with the next SYN_REPORT are void; a contact that reports again goes on.
  @Test func aContactThatReportsAgainGoesOn() {
    let traces = rows { log in
      log.id(1)
      log.place(1, 2)
      log.syn()
      log.at(10)
      log.syn(3)
      log.place(777, 777)
      log.syn()
      log.at(20)
      log.place(3, 4)
      log.syn()
      log.at(30)
      log.id(-1)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "20 0 moved 3,4", "30 0 ended 3,4"]])
  }

  /// A contact whose lift was lost ends, cancelled, when the next lands, in its slot or another.
  @Test(arguments: [0, 1])
  func aLostLiftEndsAtTheNextLanding(_ slot: Int32) {
    let traces = rows { log in
      log.slot(0)
      log.id(1)
      log.place(1, 2)
      log.syn()
      log.at(10)
      log.syn(3)
      log.id(-1)
      log.syn()
      log.at(500)
      log.slot(slot)
      log.id(2)
      log.place(5, 6)
      log.syn()
      log.at(510)
      log.id(-1)
      log.syn()
    }
    #expect(
      traces == [
        ["0 0 began 1,2", "500 0 cancelled 1,2", "500 1 began 5,6", "510 1 ended 5,6"]
      ])
  }

  @Test func aReleasedSurfaceEndsDoubt() {
    let traces = rows { log in
      log.id(1)
      log.place(1, 2)
      log.syn()
      log.syn(3)
      log.id(-1)
      log.syn()
      log.at(10)
      log.key(0x14A, 0)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "10 0 cancelled 1,2"]])
  }
}

@Suite struct EvdevPacketTests {
  @Test func followsTrackingIDs() {
    let traces = rows { log in
      log.packet(1, 2, id: 5)
      log.syn()
      log.at(10)
      log.packet(90, 90, id: 6)
      log.packet(2, 2, id: 5)
      log.syn()
      log.at(20)
      log.packet(91, 90, id: 6)
      log.syn()
      log.at(30)
      log.syn(2)
      log.syn()
    }
    #expect(
      traces == [
        [
          "0 0 began 1,2", "10 0 moved 2,2", "10 1 began 90,90", "20 0 ended 2,2",
          "20 1 moved 91,90", "30 1 ended 91,90",
        ]
      ])
  }

  /// Without tracking ids the nearest places belong together, whatever the order of packets.
  @Test func followsPlaces() {
    let traces = rows { log in
      log.packet(0, 0)
      log.packet(100, 0)
      log.syn()
      log.at(10)
      log.packet(90, 0)
      log.packet(10, 0)
      log.syn()
      log.at(20)
      log.packet(80, 0)
      log.syn()
      log.at(30)
      log.syn()
    }
    #expect(
      traces == [
        [
          "0 0 began 0,0", "0 1 began 100,0", "10 0 moved 10,0", "10 1 moved 90,0",
          "20 0 ended 10,0", "20 1 moved 80,0", "30 1 ended 80,0",
        ]
      ])
  }

  /// The sum of squared distances decides: two fingers that move on together keep their order.
  @Test func matchesPairsTogether() {
    let traces = rows { log in
      log.packet(0, 0)
      log.packet(10, 0)
      log.syn()
      log.at(10)
      log.packet(9, 0)
      log.packet(19, 0)
      log.syn()
    }
    #expect(traces.first?.suffix(2) == ["10 0 moved 9,0", "10 1 moved 19,0"])
  }

  /// Old devices lift with a size or a pressure of nothing.
  @Test(arguments: [0x30, 0x3A] as [UInt16])
  func aSizeOfNothingIsALift(_ code: UInt16) {
    let traces = rows { log in
      log.packet(1, 2)
      log.syn()
      log.at(10)
      log.abs(code, 0)
      log.packet(1, 2)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "10 0 ended 1,2"]])
  }
}

@Suite struct EvdevSingleTouchTests {
  @Test func followsTheTouchKey() {
    let traces = rows { log in
      log.abs(0, 1)
      log.abs(1, 2)
      log.syn()
      log.at(10)
      log.key(0x14A, 1)
      log.abs(0, 5)
      log.syn()
      log.at(20)
      log.abs(1, 6)
      log.syn()
      log.at(30)
      log.abs(0, 7)
      log.key(0x14A, 0)
      log.syn()
      log.at(40)
      log.abs(0, 9)
      log.syn()
    }
    #expect(traces == [["0 0 began 5,2", "10 0 moved 5,6", "20 0 ended 7,6"]])
  }

  /// The kernel leaves out values that have not changed: the header has the first.
  @Test func beginsWhereTheHeaderSays() {
    let header =
      "# EVEMU 1.2\n#   Event type 3 (EV_ABS)\n#     Event code 0 (ABS_X)\n"
      + "#       Value      8\n#       Max      9\n"
    var log = EvdevLog()
    log.key(0x14A, 1)
    log.abs(1, 2)
    log.syn()
    #expect(readAll(header + log.evemu).traces.first?.shortRows == ["0 0 began 8,2"])
  }

  /// What a device of several contacts says beside them of one is the same finger.
  @Test func isNotUsedBesideContacts() {
    let traces = rows { log in
      log.id(1)
      log.place(1, 2)
      log.key(0x14A, 1)
      log.abs(0, 1)
      log.abs(1, 2)
      log.syn()
      log.at(10)
      log.abs(0, 5)
      log.syn()
      log.id(-1)
      log.key(0x14A, 0)
      log.syn()
    }
    #expect(traces == [["0 0 began 1,2", "10 0 ended 1,2"]])
  }
}
