import CAllocationCounter
import TouchTestSupport

/// Counts what each subject allocates for samples once it is warm; false if that is not nothing.
func checkAllocations() -> Bool {
  guard countsAllocations() else {
    print("allocations: not counted, which takes glibc")
    return true
  }
  var isKept = true
  for subject in AllocationSubject.all {
    let count = subject.allocations(samples: 20_000) { allocationCount() }
    print("\(subject): \(count) allocations for 20000 samples")
    isKept = isKept && count == 0
  }
  return isKept
}
