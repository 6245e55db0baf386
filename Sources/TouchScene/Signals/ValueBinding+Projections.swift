extension ValueBinding {
  /// A binding to a part of the value.
  ///
  ///     let x = place.member { $0.x } set: { $0.x = $1 }
  ///
  /// Outside Embedded Swift `place.x` says the same, and a key path does.
  public func member<Member>(
    get: @escaping (Value) -> Member, set: @escaping (inout Value, Member) -> Void
  ) -> ValueBinding<Member> {
    ValueBinding<Member> {
      get(wrappedValue)
    } set: { member in
      var whole = wrappedValue
      set(&whole, member)
      wrappedValue = whole
    }
  }
}

extension ValueBinding where Value: MutableCollection {
  /// A binding to the element at `index`, or nil when there is none.
  ///
  /// It goes by the place: whichever element stands there later is meant. When there is none any
  /// more, it reads as it was last and what is written reaches nobody.
  public func element(at index: Value.Index) -> ValueBinding<Value.Element>? {
    element { whole in
      whole.startIndex <= index && index < whole.endIndex ? index : nil
    }
  }

  /// A binding to the first element that `isMeant` says it is, or nil when there is none.
  ///
  ///     let card = $cards.element { $0.id == id }
  ///
  /// It follows the element from place to place. When there is none any more, it reads as it was
  /// last and what is written reaches nobody.
  ///
  /// - Complexity: a search at each use.
  public func element(
    where isMeant: @escaping (Value.Element) -> Bool
  ) -> ValueBinding<Value.Element>? {
    element { whole in whole.firstIndex(where: isMeant) }
  }

  private func element(
    at place: @escaping (Value) -> Value.Index?
  ) -> ValueBinding<Value.Element>? {
    let whole = wrappedValue
    guard let index = place(whole) else { return nil }
    let last = LastValue(whole[index])
    return ValueBinding<Value.Element> {
      let whole = wrappedValue
      if let index = place(whole) { last.value = whole[index] }
      return last.value
    } set: { element in
      var whole = wrappedValue
      guard let index = place(whole) else { return }
      last.value = element
      whole[index] = element
      wrappedValue = whole
    }
  }
}

/// What a binding read last.
final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
