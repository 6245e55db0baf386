import TouchTraces

/// A trace as one line of JSON, for these tests until TouchTraces has its encoder.
func traceLine(_ trace: TouchTrace) -> String {
  var line = "{\"id\":\"\(trace.id)\",\"label\":\"\(trace.label!)\",\"user\":\(trace.user!)"
  line += ",\"actor\":\"\(trace.actor!)\",\"device\":{\"kind\":\"\(trace.device.kind!)\""
  line += ",\"unitsPerMillimeter\":\(trace.device.unitsPerMillimeter!)"
  line += ",\"width\":\(number(trace.device.width!)),\"height\":\(number(trace.device.height!))}"
  let rows = trace.rows.map { row in
    let place = "\(number(row.location.x)),\(number(row.location.y))"
    let radius = row.radius.map { ",null,\(number($0))" } ?? ""
    return "[\(number(row.time.seconds)),\(row.contactID),\"\(row.phase)\",\(place)\(radius)]"
  }
  return line + ",\"samples\":[\(rows.joined(separator: ","))]}"
}

private func number(_ value: Double) -> String {
  let whole = Int64(value)
  return Double(whole) == value ? "\(whole)" : "\(value)"
}
