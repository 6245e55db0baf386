import Testing
import TouchGestures
import TouchSynthesis
import TouchTraces

/// What holds for every trace whatever the seed.
@Suite struct SynthesizerLawTests {
  static let labels: [Gesture?] = Gesture.allCases + [nil]

  private static func bytes(
    seed: UInt64, _ gesture: Gesture?, _ indices: some Sequence<Int>
  ) -> [UInt8] {
    let synthesizer = TraceSynthesizer(seed: seed)
    var encoder = JSONLinesEncoder()
    for index in indices { encoder.append(synthesizer.trace(of: gesture, index: index)) }
    return encoder.bytes
  }

  /// The golden sums: the bytes must be these on every machine and with every optimisation.
  @Test(arguments: zip(labels, GoldenSums.ofSeed7))
  func sameSeedSameBytes(gesture: Gesture?, sum: UInt64) {
    #expect(fnv1a(Self.bytes(seed: 7, gesture, 0..<12)) == sum, "\(gesture?.name ?? "none")")
  }

  @Test(arguments: labels)
  func traceDoesNotDependOnTheOthers(gesture: Gesture?) {
    let synthesizer = TraceSynthesizer(seed: 11)
    let all = (0..<6).map { synthesizer.trace(of: gesture, index: $0) }
    #expect((0..<6).reversed().map { synthesizer.trace(of: gesture, index: $0) } == all.reversed())
    #expect(Set(all.map(\.rows)).count == 6)
    #expect(Self.bytes(seed: 12, gesture, 0..<6) != Self.bytes(seed: 11, gesture, 0..<6))
  }

  @Test(arguments: labels)
  func everyTraceIsWellFormed(gesture: Gesture?) {
    for seed in UInt64(1)...3 {
      let synthesizer = TraceSynthesizer(seed: seed)
      for index in 0..<30 { check(synthesizer.trace(of: gesture, index: index), gesture) }
    }
  }

  private func check(_ trace: TouchTrace, _ gesture: Gesture?) {
    #expect(trace.label == gesture?.name ?? "none")
    #expect(trace.actor == "synthetic")
    #expect(trace.rows.first?.time == TouchInstant(nanoseconds: 0), "\(trace.id)")
    for (row, next) in zip(trace.rows, trace.rows.dropFirst()) {
      #expect(row.time <= next.time, "\(trace.id)")
    }
    let (width, height) = (trace.device.width!, trace.device.height!)
    for row in trace.rows {
      #expect(row.location.x >= 0 && row.location.x < width, "\(trace.id)")
      #expect(row.location.y >= 0 && row.location.y < height, "\(trace.id)")
    }
    let landed = trace.rows.filter { $0.phase == .began }.map(\.contactID)
    #expect(landed == landed.sorted(), "\(trace.id): numbered in the order of landing")
    for contact in Set(trace.rows.map(\.contactID)) {
      let phases = trace.rows.filter { $0.contactID == contact }.map(\.phase)
      let inner: [TouchSample.Phase] = [.moved, .stationary]
      #expect(phases.first == .began, "\(trace.id)")
      let isOpen = trace.id.contains("unfinished")
      #expect(isOpen || [.ended, .cancelled].contains(phases.last), "\(trace.id)")
      let middle = isOpen ? phases.dropFirst() : phases.dropFirst().dropLast()
      #expect(middle.allSatisfy(inner.contains), "\(trace.id)")
    }
  }

  /// The recording ends only when all contacts are up: between two lifts one is always down.
  @Test(arguments: labels)
  func contactsAreDownThroughout(gesture: Gesture?) {
    let synthesizer = TraceSynthesizer(seed: 21)
    for index in 0..<60 {
      let rows = synthesizer.trace(of: gesture, index: index).rows
      var down = 0
      for (number, row) in rows.enumerated() {
        if row.phase == .began { down += 1 }
        if row.phase == .ended || row.phase == .cancelled { down -= 1 }
        #expect(down > 0 || number == rows.count - 1 || rows[number + 1].time == row.time)
      }
    }
  }
}

/// The 64-bit FNV-1a sum of `bytes`.
func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
}
