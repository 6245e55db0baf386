import TouchGestures

extension CSVFields {
  /// Whether a field has no text.
  func isEmpty(at index: Int) -> Bool { self[index].isEmpty }

  /// The phase that a field names.
  func phase(at index: Int) -> TouchSample.Phase? {
    let field = self[index]
    switch field.first {
    case 0x62: return isEqual(field, "began") ? .began : nil
    case 0x6D: return isEqual(field, "moved") ? .moved : nil
    case 0x73: return isEqual(field, "stationary") ? .stationary : nil
    case 0x65: return isEqual(field, "ended") ? .ended : nil
    case 0x63: return isEqual(field, "cancelled") ? .cancelled : nil
    default: return nil
    }
  }

  /// The finite number in a field, nil when it is empty.
  func number(at index: Int) throws(TextError) -> Double? {
    guard let decimal = try decimal(at: index, "a number") else { return nil }
    let value = decimal.value(of: self[index])
    if !value.isFinite { throw error(at: index, "a number below 1.8e308") }
    return value
  }

  /// The seconds in a field as nanoseconds, nil when it is empty.
  func nanoseconds(at index: Int) throws(TextError) -> Int64? {
    guard let decimal = try decimal(at: index, "a number of seconds") else { return nil }
    guard let value = decimal.nanoseconds(of: self[index]) else {
      throw error(at: index, "a time within 292 years")
    }
    return value
  }

  /// The whole number in a field, nil when it is empty.
  func integer(at index: Int) throws(TextError) -> Int64? {
    guard let decimal = try decimal(at: index, "a whole number") else { return nil }
    guard let value = decimal.integer else {
      throw error(at: index, "a whole number of 64 bits")
    }
    return value
  }

  /// The text in a field, nil when it is empty.
  func text(at index: Int) -> String? { isEmpty(at: index) ? nil : string(at: index) }

  private func decimal(
    at index: Int, _ name: StaticString
  ) throws(TextError) -> Decimal? {
    let field = self[index]
    guard let first = field.baseAddress, !field.isEmpty else { return nil }
    var p = first
    guard let decimal = Decimal.scan(&p), p == first + field.count else {
      throw error(at: index, name)
    }
    return decimal
  }
}
