/// A value under a key, its type erased without a cast: only the key it was stored under, whose
/// type says what it is, finds it again.
final class EnvironmentEntry {
  let key: ObjectIdentifier
  private let storage: UnsafeMutableRawPointer
  private let destroy: () -> Void
  /// Keeps the key alive, so that no other can get its address.
  private let owner: AnyObject

  init<Value>(_ value: Value, for key: NodeEnvironmentKey<Value>) {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    storage = UnsafeMutableRawPointer(pointer)
    destroy = {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
    owner = key
    self.key = ObjectIdentifier(key)
  }

  deinit { destroy() }

  /// `key` must be the one that the value was stored under.
  func value<Value>(for key: NodeEnvironmentKey<Value>) -> Value {
    storage.assumingMemoryBound(to: Value.self).pointee
  }
}
