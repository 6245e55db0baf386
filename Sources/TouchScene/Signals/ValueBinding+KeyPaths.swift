#if !hasFeature(Embedded)
  extension ValueBinding {
    /// A binding to the member at `path`: `place.x` is a binding to the x of what `place` is bound
    /// to.
    public subscript<Member>(
      dynamicMember path: WritableKeyPath<Value, Member>
    ) -> ValueBinding<Member> {
      member {
        $0[keyPath: path]
      } set: {
        $0[keyPath: path] = $1
      }
    }

    /// A binding to a property of `object`, which it does not keep alive.
    ///
    /// When the object is gone, it reads as it was last and what is written reaches nobody.
    public init<Object: AnyObject>(
      _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
      let last = LastValue(object[keyPath: path])
      self.init { [weak object] in
        if let object { last.value = object[keyPath: path] }
        return last.value
      } set: { [weak object] value in
        guard let object else { return }
        last.value = value
        object[keyPath: path] = value
      }
    }
  }
#endif
