import TouchGestures
package import TouchTraces

/// Objects and arrays as closures, members in one call: what the reports are written with.
extension JSONWriter {
  /// `{…}` with the members that `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// `[…]` with one element for each of `values`, written by `body`.
  package mutating func array<Values: Sequence>(
    _ values: Values, _ body: (inout JSONWriter, Values.Element) -> Void
  ) {
    beginArray()
    for value in values { body(&self, value) }
    endArray()
  }

  package mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ count: Int) {
    key(name)
    integer(Int64(count))
  }

  /// A number; `null` where it is undefined.
  package mutating func member(_ name: StaticString, _ value: Double?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ vector: SIMD2<Double>) {
    key(name)
    beginArray()
    number(vector.x)
    number(vector.y)
    endArray()
  }

  /// Seconds, exact to the nanosecond; `null` where there is no such time.
  mutating func member(_ name: StaticString, _ instant: TouchInstant?) {
    key(name)
    if let instant { seconds(nanoseconds: instant.nanoseconds) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }
}
