/// Where text is not what it should be.
package struct TextError: Error {
  /// The byte, counted from 0, at which it went wrong.
  package var offset: Int
  /// What should have stood there.
  package var expected: StaticString

  package init(offset: Int, expected: StaticString) {
    self.offset = offset
    self.expected = expected
  }
}
