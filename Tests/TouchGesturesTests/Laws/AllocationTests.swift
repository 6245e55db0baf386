import Testing
import TouchGestures
import TouchTestSupport

#if canImport(Glibc)
  /// Law 7: once warm, no sample costs an allocation, whatever it goes through.
  @Suite(.serialized) struct AllocationTests {
    /// Ten seconds of two fingers that drag, turn, pinch, lift and land, 60 frames a second.
    private static let samples: [TouchSample] = (0..<600).flatMap { frame -> [TouchSample] in
      let phase: TouchSample.Phase =
        frame % 60 == 0 ? .began : frame % 60 == 59 ? .ended : .moved
      let way = Double(frame % 60) * 2
      return [
        (1, SIMD2(100 - way, 100 + way * 0.5)), (2, SIMD2(200 + way, 150 - way * 0.25)),
      ].map { id, place in
        TouchSample(
          contactID: id, phase: phase, time: .milliseconds(Int64(frame) * 16), location: place)
      }
    }

    /// The second time, because the first one warms.
    private func expectNone(_ name: String, _ play: (Int64) -> Void) {
      play(0)
      let count = AllocationCounter.count { play(20_000) }
      #expect(count == 0, "\(name)")
    }

    private func samples(later milliseconds: Int64, _ take: (TouchSample) -> Void) {
      for var sample in Self.samples {
        sample.time = sample.time.advanced(byNanoseconds: milliseconds * 1_000_000)
        take(sample)
      }
    }

    @Test func counterCounts() {
      #expect(AllocationCounter.count {} == 0)
      var arrays: [[Int]] = []
      arrays.reserveCapacity(3)
      let length = Self.samples.count
      let count = AllocationCounter.count {
        for i in 0..<3 { arrays.append(Array(repeating: i, count: length)) }
      }
      #expect(count == 3)
      #expect(arrays.joined().reduce(0, +) == 3 * length)
    }

    @Test(arguments: GestureEngine.Composition.allCases)
    func engine(composition: GestureEngine.Composition) {
      var engine = GestureEngine(composition: composition)
      expectNone("engine") { start in
        samples(later: start) {
          engine.receive($0)
          while engine.nextEvent() != nil {}
        }
      }
    }

    @Test func session() {
      var changes = 0
      let drag = LongPressRecognizer(minimumDuration: .milliseconds(100))
        .sequenced(before: DragRecognizer().onChanged { _ in changes += 1 })
      var session = GestureSession(
        drag.simultaneously(with: RotateRecognizer().onEnded { _ in changes += 1 })
          .simultaneously(with: PinchRecognizer()).exclusively(before: PressRecognizer()))
      expectNone("session") { start in
        samples(later: start) {
          session.receive($0)
          while session.nextStep() != nil {}
        }
      }
      #expect(changes > 0)
    }

    @Test func arena() {
      var changes = 0
      let (inner, outer) = (GestureTarget(), GestureTarget())
      inner.add(DragRecognizer().onChanged { _ in changes += 1 })
      inner.add(PressRecognizer(count: 2).onEnded { _ in changes += 1 })
      inner.add(RotateRecognizer().onChanged { _ in changes += 1 }, priority: .simultaneous)
      outer.add(PinchRecognizer().onChanged { _ in changes += 1 }, priority: .high)
      let (arena, path) = (GestureArena(), [inner, outer])
      expectNone("arena") { start in
        samples(later: start) { arena.receive($0, hitting: $0.phase == .began ? path : []) }
      }
      #expect(changes > 0)
    }
  }
#endif
