extension TouchNode {
  /// The value of `key`: this node's, else the nearest ancestor's, else the key's default.
  ///
  /// Setting it is for this node and those below it.
  ///
  /// - Complexity: linear in the depth and in the number of values that are set on the way.
  public subscript<Value>(key: NodeEnvironmentKey<Value>) -> Value {
    get {
      let name = ObjectIdentifier(key)
      var node: TouchNode? = self
      while let current = node {
        if let entry = current.entry(name) { return entry.value(for: key) }
        node = current.parent
      }
      return key.defaultValue
    }
    set {
      let name = ObjectIdentifier(key)
      environment.removeAll { $0.key == name }
      environment.append(.make(newValue, for: key))
      notify(.environment)
    }
  }

  /// Inherits the value of `key` again.
  public func removeValue<Value>(for key: NodeEnvironmentKey<Value>) {
    let name = ObjectIdentifier(key)
    guard entry(name) != nil else { return }
    environment.removeAll { $0.key == name }
    notify(.environment)
  }

  private func entry(_ name: ObjectIdentifier) -> EnvironmentEntry? {
    environment.first { $0.key == name }
  }
}

extension NodeContent {
  /// Sets the value of `key` for the content and everything in it.
  @discardableResult
  public func environment<Value>(_ key: NodeEnvironmentKey<Value>, _ value: Value) -> Self {
    node[key] = value
    return self
  }
}
