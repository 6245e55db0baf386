internal import TouchGeometry
import TouchGestures
package import TouchScene

/// A board of pictures that are added while the program runs, each dragged by itself.
///
/// The model holds values with ids; nodes are found by id, so a copy of a picture that someone
/// keeps can be out of date but never in the way.
package final class PictureBoard {
  package struct Picture: Equatable {
    package let id: NodeID
    package var location: SIMD2<Double>
  }

  package let stage: TouchStage
  package private(set) var pictures: [Picture] = []
  /// Called after each change with what the board holds then.
  package var changed: (([Picture]) -> Void)?

  /// An empty board of `size` points.
  package init(size: SIMD2<Double> = SIMD2(1000, 1000)) {
    stage = TouchStage(size: size)
  }

  /// Adds a picture whose middle is at `location`.
  @discardableResult
  package func add(at location: SIMD2<Double>) throws -> NodeID? {
    let node = TouchNode(
      size: SIMD2(100, 100), transform: Affine2(offset: location - SIMD2(50, 50)))
    node.attach { [weak self, unowned node] profile in
      DragRecognizer(profile).onChanged { value in
        if let id = node.id { self?.move(id, by: value.translationDelta) }
      }
    }
    try stage.add(node)
    guard let id = node.id else { return nil }
    pictures.append(Picture(id: id, location: location))
    changed?(pictures)
    return id
  }

  package func move(_ id: NodeID, by offset: SIMD2<Double>) {
    guard let index = pictures.firstIndex(where: { $0.id == id }) else { return }
    pictures[index].location += offset
    stage[id]?.transform.translation += offset
    changed?(pictures)
  }

  package func remove(_ id: NodeID) {
    pictures.removeAll { $0.id == id }
    stage[id]?.remove()
    changed?(pictures)
  }
}
