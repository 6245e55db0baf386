import TouchGestures

/// Content that is dragged after a long press, and stays where it is let go.
///
///     let photo = Draggable { Rotatable { picture } }
///         .onDragStart { haptics.play() }
///
/// It owns one responsibility. Its transient value lasts from the landing to the end of the
/// gesture, its committed ``offset`` grows at an end and not at a cancellation:
///
///     inactive ──landing──▶ pressing ──deadline──▶ dragging(0) ──moves──▶ dragging(translation)
///        ▲                     │ lift, too far          │ lift                 │ lift: commit
///        └─────────────────────┴────────────────────────┴──────────────────────┘ cancel: restore
///
/// The translation is in the coordinates that the wrapper is placed in. What the fingers hold stays
/// under them even while nodes around the wrapper move, turn or scale, by the same fingers (a
/// `Rotatable` around it) or by others.
public struct Draggable<Content: NodeContent>: NodeContent {
  /// The wrapper's node; its transform belongs to the wrapper.
  public let node: TouchNode
  /// What is wrapped.
  public let content: Content
  let grip: DragGrip

  /// Makes `content` draggable, taking it from the parent that it has.
  ///
  /// The long press lasts `minimumDuration`; nil is what the node's recognition style says.
  public init(_ content: Content, minimumDuration: Duration? = nil) {
    self.content = content
    node = content.wrapped()
    grip = DragGrip(node)
    node.attach(priority: .simultaneous) { [grip] profile in
      grip.recognizer(profile, minimumDuration)
    }
  }

  /// Makes what `content` returns draggable.
  public init(minimumDuration: Duration? = nil, content: () -> Content) {
    self.init(content(), minimumDuration: minimumDuration)
  }

  /// Where the drag stands.
  public var state: DragState { grip.state }

  /// What was committed: how far the content has been moved, without the drag under way.
  ///
  /// Setting it moves the content at once; a drag under way goes on from there.
  public var offset: SIMD2<Double> {
    get { grip.committed }
    nonmutating set { grip.commit(newValue) }
  }

  /// Calls `action` at the moment when dragging starts, which a host lets be felt.
  @discardableResult
  public func onDragStart(_ action: @escaping () -> Void) -> Self {
    grip.startAction = action
    return self
  }

  /// Calls `action` with the new ``offset`` when a drag has been committed.
  @discardableResult
  public func onCommit(_ action: @escaping (SIMD2<Double>) -> Void) -> Self {
    grip.commitAction = action
    return self
  }
}

/// Where the gesture of a ``Draggable`` stands.
@frozen
public enum DragState: Hashable, Sendable {
  /// No finger has it.
  case inactive
  /// A finger is down, and may yet make a long press.
  case pressing
  /// It is dragged, so far by `translation` points of the coordinates that it is placed in.
  case dragging(translation: SIMD2<Double>)

  /// The translation while it is dragged, else zero.
  @inlinable
  public var translation: SIMD2<Double> {
    if case .dragging(let translation) = self { translation } else { .zero }
  }

  /// Whether it is dragged.
  @inlinable
  public var isDragging: Bool {
    if case .dragging = self { true } else { false }
  }
}
