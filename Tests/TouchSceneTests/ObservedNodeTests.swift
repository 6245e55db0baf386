import Observation
import Synchronization
import Testing
import TouchGeometry
import TouchScene

struct ObservedNodeTests {
  /// Whether `change` is told to someone who has read what `read` reads.
  func isTold(read: () -> Void, change: () -> Void) -> Bool {
    let told = Mutex(false)
    withObservationTracking(read, onChange: { told.withLock { $0 = true } })
    change()
    return told.withLock { $0 }
  }

  @Test func onlyWhatWasReadIsTold() throws {
    let (stage, node) = (TouchStage(), TouchNode())
    try stage.add(node)
    let observed = ObservedNode(node)
    let move = { node.transform.translation.x += 1 }
    #expect(isTold(read: { _ = observed.transform }, change: move))
    #expect(!isTold(read: { _ = observed.size }, change: move))
    #expect(isTold(read: { _ = observed.size }, change: { node.size = SIMD2(5, 5) }))
    #expect(observed.transform == node.transform && observed.size == node.size)
  }

  @Test func aWrappersStateIsTold() throws {
    let stage = TouchStage()
    let photo = Draggable { TouchNode(size: SIMD2(100, 100)) }
    try stage.add(photo)
    let observed = ObservedNode(photo.node)
    #expect(
      isTold(
        read: { _ = observed.stateChanges },
        change: { stage.play(Touch(0, 1, .began, 50, 50)) }))
    #expect(observed.stateChanges == 1)
  }
}
