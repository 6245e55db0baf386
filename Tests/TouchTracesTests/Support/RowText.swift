import TouchTraces

extension TouchTrace {
  /// The rows in a short form: `0 0 began 1,2` is time (ms), contact, phase and place.
  var shortRows: [String] {
    rows.map { row in
      let place = "\(short(row.location.x)),\(short(row.location.y))"
      return "\(short(row.time.seconds * 1000)) \(row.contactID) \(row.phase) \(place)"
    }
  }

  private func short(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
