package import TouchScene

/// A picture that is dragged, turned and pinched: three wrappers, one responsibility each.
package typealias Stamp = Draggable<Rotatable<Pinchable<TouchNode>>>

/// Wraps `picture` as a stamp.
package func makeStamp(_ picture: TouchNode) -> Stamp {
  Draggable { Rotatable { Pinchable { picture } } }
}
