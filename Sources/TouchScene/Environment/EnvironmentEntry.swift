/// A value under a key, its type erased without a cast: only the key it was stored under, whose
/// type says what it is, finds it again.
final class EnvironmentEntry {
  let key: ObjectIdentifier
  private let storage: UnsafeMutableRawPointer
  private let destroy: () -> Void

  private init(
    key: ObjectIdentifier, storage: UnsafeMutableRawPointer, destroy: @escaping () -> Void
  ) {
    self.key = key
    self.storage = storage
    self.destroy = destroy
  }

  deinit { destroy() }

  /// An entry with a copy of `value`.
  static func make<Value>(
    _ value: Value, for key: NodeEnvironmentKey<Value>
  ) -> EnvironmentEntry {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    let storage = UnsafeMutableRawPointer(pointer)
    return EnvironmentEntry(key: ObjectIdentifier(key), storage: storage) {
      // The key lives until here, so that no other can get its address.
      withExtendedLifetime(key) {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
      }
    }
  }

  /// `key` must be the one that the value was stored under.
  func value<Value>(for key: NodeEnvironmentKey<Value>) -> Value {
    storage.assumingMemoryBound(to: Value.self).pointee
  }
}
