import TouchGestures

extension CSVFields {
  /// The row that the fields hold, nil in a line that only names a trace without rows.
  func row(_ header: CSVHeader) throws(TextError) -> TouchTrace.Row? {
    let isBlank =
      isEmpty(at: header.time) && isEmpty(at: header.contact) && isEmpty(at: header.phase)
    if isBlank && header.id != nil { return nil }
    guard let time = try nanoseconds(at: header.time) else {
      throw error(at: header.time, "a number of seconds")
    }
    guard let contact = try integer(at: header.contact) else {
      throw error(at: header.contact, "a whole number")
    }
    guard let phase = phase(at: header.phase) else {
      throw error(at: header.phase, "a phase: began, moved, stationary, ended or cancelled")
    }
    // A place that is not known is not a number; the tracker drops it and counts it.
    let x = try number(at: header.x) ?? .nan
    let y = try number(at: header.y) ?? .nan
    return TouchTrace.Row(
      time: TouchInstant(nanoseconds: time), contactID: contact, phase: phase,
      location: SIMD2(x, y), pressure: try optionalNumber(at: header.pressure),
      radius: try optionalNumber(at: header.radius))
  }

  private func optionalNumber(at index: Int?) throws(TextError) -> Double? {
    guard let index, index < count else { return nil }
    return try number(at: index)
  }

  /// What the fields say of the row's trace.
  func facts(_ header: CSVHeader) throws(TextError) -> TouchTrace {
    var trace = TouchTrace(id: "")
    for (index, column) in header.columns.enumerated() where index < count {
      if let column { try trace.read(column, at: index, of: self) }
    }
    return trace
  }
}

extension TouchTrace {
  /// Reads a fact of the trace from a field.
  fileprivate mutating func read(
    _ column: CSVHeader.Column, at index: Int, of fields: CSVFields
  ) throws(TextError) {
    switch column {
    case .id: id = fields.string(at: index)
    case .label: label = fields.text(at: index)
    case .user: user = try fields.integer(at: index)
    case .actor: actor = fields.text(at: index)
    case .kind: device.kind = fields.text(at: index)
    case .unitsPerMillimeter:
      device.unitsPerMillimeter = try fields.number(at: index)
      if let density = device.unitsPerMillimeter, density <= 0 {
        throw fields.error(at: index, "a positive number of units in a millimetre")
      }
    case .width: device.width = try fields.number(at: index)
    case .height: device.height = try fields.number(at: index)
    case .scale: device.scale = try Self.scale(at: index, of: fields)
    case .until: until = try fields.nanoseconds(at: index).map(TouchInstant.init(nanoseconds:))
    case .t, .contact, .phase, .x, .y, .pressure, .radius: break
    }
  }

  private static func scale(
    at index: Int, of fields: CSVFields
  ) throws(TextError) -> Device.Scale {
    if fields.isEmpty(at: index) || isEqual(fields[index], "measured") { return .measured }
    if isEqual(fields[index], "nominal") { return .nominal }
    if isEqual(fields[index], "unknown") { return .unknown }
    throw fields.error(at: index, "nominal or unknown")
  }
}
