import CAllocationCounter
import Testing
import TouchGeometry
import TouchGestures

/// Once warm, nothing that takes samples allocates, however long the stream is.
///
/// Allocations are counted, those of the Swift run-time included (see `CAllocationCounter`).
@Suite(.enabled(if: countsAllocations(), "allocations are counted with glibc only"))
struct AllocationTests {
  /// Unoptimised code allocates to go through an array, which sessions and arenas do.
  static let subjects: [Subject] =
    [.tracker, .engine, .arbitratedEngine, .classifier]
    + (isBuiltForDebugging() ? [] : [.session, .composition, .arena])

  @Test(arguments: subjects, [2_000, 20_000])
  func nothingIsAllocatedForASample(subject: Subject, samples: Int) {
    let stream = SampleStream()
    let take = subject.make()
    let warm = 4 * stream.period.count
    stream.play(0..<warm, to: take)
    #expect(allocations { stream.play(warm..<warm + samples, to: take) } == 0)
  }

  @Test func anAllocationIsCounted() {
    var places: [Int] = []
    let count = allocations { places.append(1) }
    #expect(count == 1)
  }

  private func allocations(in body: () -> Void) -> UInt64 {
    let before = allocationCount()
    body()
    return allocationCount() - before
  }
}
