import Testing
import TouchGestures
import TouchSynthesis
import TouchTraces

/// Each fault is where it says, and is all that has changed.
@Suite struct TraceFaultTests {
  private func pairs(_ fault: TraceFault) -> [(clean: TouchTrace, faulty: TouchTrace)] {
    let synthesizer = TraceSynthesizer(seed: 5)
    return SynthesizerLawTests.labels.flatMap { gesture in
      (0..<4).map {
        (
          synthesizer.trace(of: gesture, index: $0),
          synthesizer.trace(of: gesture, index: $0, fault: fault)
        )
      }
    }
  }

  @Test(arguments: TraceFault.allCases)
  func everyFaultChangesTraces(fault: TraceFault) {
    let pairs = pairs(fault)
    #expect(pairs.allSatisfy { $0.faulty.label == nil })
    #expect(pairs.allSatisfy { $0.faulty.id == $0.clean.id + "/" + fault.rawValue })
    let changed = pairs.count { $0.clean.rows != $0.faulty.rows }
    #expect(changed >= pairs.count / 2, "\(changed) of \(pairs.count)")
  }

  @Test func lostLiftLeavesAContactDown() {
    for (clean, faulty) in pairs(.lostLift) where clean.rows.contains(where: { $0.phase == .ended })
    {
      #expect(ends(faulty) <= ends(clean))
      #expect(faulty.rows.count >= clean.rows.count - 1)
    }
  }

  @Test func cancelledEndsEveryContact() {
    for (_, faulty) in pairs(.cancelled) {
      #expect(faulty.rows.count { $0.phase == .began } == ends(faulty), "\(faulty.id)")
    }
  }

  @Test func backwardTimeGoesBackOnce() {
    for (clean, faulty) in pairs(.backwardTime) where clean.rows.count > 2 {
      #expect(zip(clean.rows, faulty.rows).count { $0.time > $1.time } == 1)
    }
  }

  @Test func noPlaceIsOneRow() {
    for (_, faulty) in pairs(.noPlace) {
      #expect(faulty.rows.count { $0.location.x.isNaN } == 1)
    }
  }

  @Test func palmLandsAndIsTakenAway() {
    for (clean, faulty) in pairs(.palm) {
      let number = clean.rows.map(\.contactID).max()! + 1
      let palm = faulty.rows.filter { $0.contactID == number }
      #expect(palm.map(\.phase) == [.began, .cancelled])
      #expect(faulty.rows.filter { $0.contactID != number } == clean.rows)
    }
  }

  @Test func gapTakesOnlyMoves() {
    for (clean, faulty) in pairs(.gap) {
      #expect(faulty.rows.filter { $0.phase == .began } == clean.rows.filter { $0.phase == .began })
      #expect(ends(faulty) == ends(clean))
    }
  }

  private func ends(_ trace: TouchTrace) -> Int {
    trace.rows.count { $0.phase == .ended || $0.phase == .cancelled }
  }
}
