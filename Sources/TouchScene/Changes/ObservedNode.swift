#if canImport(Observation) && !hasFeature(Embedded)
  import Observation
  import TouchGeometry

  /// A node as the Observation framework sees it: reading a property tracks it.
  ///
  ///     struct PhotoView: View {
  ///       let photo: ObservedNode
  ///       var body: some View { image.transformEffect(photo.transform) }
  ///     }
  ///
  /// It hears of changes from the node's stage, so the node must be on one when this is made, and
  /// as long as it is to be observed. Every mutation is told once, to those who read what it is of.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public final class ObservedNode: Observable {
    /// The node that is observed; reading its own properties tracks nothing.
    public let node: TouchNode
    private let registrar = ObservationRegistrar()
    private var observation: NodeObservation?

    /// Observes `node` through the stage that it is on.
    public init(_ node: TouchNode) {
      self.node = node
      guard let id = node.id else { return }
      observation = node.stage?.observe { [weak self] change in
        if change.node == id { self?.tell(change.kind) }
      }
    }

    deinit { observation?.cancel() }

    /// ``TouchNode/transform``.
    public var transform: Affine2<Double> {
      registrar.access(self, keyPath: \.transform)
      return node.transform
    }

    /// ``TouchNode/size``.
    public var size: SIMD2<Double> {
      registrar.access(self, keyPath: \.size)
      return node.size
    }

    /// How often a wrapper's or a gesture's state has changed: read it before reading the state.
    public var stateChanges: Int {
      registrar.access(self, keyPath: \.stateChanges)
      return changes
    }

    private var changes = 0

    private func tell(_ kind: NodeChange.Kind) {
      switch kind {
      case .transform: registrar.withMutation(of: self, keyPath: \.transform) {}
      case .size: registrar.withMutation(of: self, keyPath: \.size) {}
      case .state:
        registrar.withMutation(of: self, keyPath: \.stateChanges) { changes += 1 }
      case .inserted, .removed, .parent, .order, .shape, .environment: break
      }
    }
  }
#endif
