extension NodeContent {
  /// Calls `perform` at a host's update with every element of `elements` that changed since the
  /// last one.
  ///
  ///     light.onChange(each: { [model.isOn, model.isLocked] }) { changes in … }
  ///
  /// Several that change together come in one call, in order, with their old and new values.
  /// Values at the time of this call do not count as a change. See ``TouchStage/update()``.
  @discardableResult
  public func onChange<Element: Equatable>(
    each elements: @escaping () -> [Element],
    perform: @escaping ([ElementChange<Element>]) -> Void
  ) -> Self {
    var last = elements()
    node.updates.append {
      let now = elements()
      let changes = now.changedElements(from: last)
      last = now
      if !changes.isEmpty { perform(changes) }
    }
    return self
  }

  /// Calls `perform` at a host's update with the old and the new value when `value` has changed
  /// since the last one.
  @discardableResult
  public func onChange<Value: Equatable>(
    of value: @escaping () -> Value, perform: @escaping (Value, Value) -> Void
  ) -> Self {
    var last = value()
    node.updates.append {
      let (old, now) = (last, value())
      last = now
      if old != now { perform(old, now) }
    }
    return self
  }
}

extension TouchStage {
  /// One update of the host: every `onChange` of a node on the stage looks at its values.
  ///
  /// They are asked once each, from the root down and in the order of attachment. What they change
  /// is seen at the next update.
  ///
  /// - Complexity: linear in the number of nodes.
  public func update() {
    var updates: [() -> Void] = []
    root.forEachInSubtree { updates += $0.updates }
    for update in updates { update() }
  }
}
