import CAllocationCounter
import Testing
import TouchGeometry
import TouchTestSupport

/// Once warm, nothing that takes samples allocates, however long the stream is.
///
/// Allocations are counted, those of the Swift run-time included (see `CAllocationCounter`).
@Suite(.enabled(if: countsAllocations(), "allocations are counted with glibc only"))
struct AllocationTests {
  /// Unoptimised code allocates to go through an array, which sessions and arenas do; the program
  /// `TouchLaws` counts for all, optimised.
  static let subjects: [AllocationSubject] =
    isBuiltForDebugging() ? AllocationSubject.withoutArrays : AllocationSubject.all

  @Test(arguments: subjects, [2_000, 20_000])
  func nothingIsAllocatedForASample(subject: AllocationSubject, samples: Int) {
    #expect(subject.allocations(samples: samples) { allocationCount() } == 0)
  }

  @Test func anAllocationIsCounted() {
    var places: [Int] = []
    let before = allocationCount()
    places.append(1)
    #expect(allocationCount() - before == 1)
  }
}
