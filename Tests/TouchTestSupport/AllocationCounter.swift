#if canImport(Glibc)
  import Glibc

  /// Counts what this thread allocates as Swift objects: class instances, array storage, boxes.
  ///
  /// It hooks the runtime's entry that instruments use; other threads' allocations pass uncounted.
  package enum AllocationCounter {
    private typealias Allocate =
      @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    nonisolated(unsafe) private static var original: Allocate?
    nonisolated(unsafe) private static var thread = pthread_t()
    nonisolated(unsafe) private static var count = 0

    /// How many objects `body` allocates on this thread; nil where the runtime has no hook.
    ///
    /// One call at a time.
    package static func count(in body: () -> Void) -> Int? {
      guard let hook = symbol("_swift_allocObject", Allocate.self),
        let isOn = symbol(
          "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly",
          Bool.self)
      else { return nil }
      (original, thread, count) = (hook.pointee, pthread_self(), 0)
      hook.pointee = { type, size, alignment in
        if pthread_equal(pthread_self(), AllocationCounter.thread) != 0 {
          AllocationCounter.count += 1
        }
        return AllocationCounter.original?(type, size, alignment)
      }
      isOn.pointee = true
      body()
      isOn.pointee = false
      hook.pointee = original!
      return count
    }

    private static func symbol<Value>(
      _ name: String, _: Value.Type
    ) -> UnsafeMutablePointer<Value>? {
      dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Value.self)
    }
  }
#endif
