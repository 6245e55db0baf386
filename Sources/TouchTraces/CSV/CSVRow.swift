import TouchGestures

/// One line of comma-separated values: a row of a trace, nil in a trace without rows.
struct CSVRow {
  var row: TouchTrace.Row?

  /// The row that `fields` hold; the facts of its trace go into `facts` when they are wanted.
  init(_ fields: CSVFields, _ header: CSVHeader, facts: inout TouchTrace?) throws(TextError) {
    var (time, contact, phase): (Int64?, Int64?, TouchSample.Phase?)
    var (x, y, pressure, radius): (Double?, Double?, Double?, Double?)
    for (index, column) in header.columns.enumerated() where index < fields.count {
      switch column {
      case .t: time = try fields.nanoseconds(at: index)
      case .contact: contact = try fields.integer(at: index)
      case .phase: phase = try Self.phase(at: index, of: fields)
      case .x: x = try fields.number(at: index)
      case .y: y = try fields.number(at: index)
      case .pressure: pressure = try fields.number(at: index)
      case .radius: radius = try fields.number(at: index)
      case .id, .label, .user, .actor, .kind, .unitsPerMillimeter, .width, .height, .scale, .until:
        if facts != nil, let column { try facts?.read(column, at: index, of: fields) }
      case nil: break
      }
    }
    if time == nil && contact == nil && phase == nil && header.has(.id) { return }
    guard let time else { throw fields.missing(.t, header) }
    guard let contact else { throw fields.missing(.contact, header) }
    guard let phase else { throw fields.missing(.phase, header) }
    row = TouchTrace.Row(
      time: TouchInstant(nanoseconds: time), contactID: contact, phase: phase,
      location: SIMD2(x ?? .nan, y ?? .nan), pressure: pressure, radius: radius)
  }

  private static func phase(
    at index: Int, of fields: CSVFields
  ) throws(TextError) -> TouchSample.Phase? {
    if fields.isEmpty(at: index) { return nil }
    if let phase = fields.phase(at: index) { return phase }
    throw fields.error(at: index, "a phase: began, moved, stationary, ended or cancelled")
  }
}

extension CSVFields {
  fileprivate func missing(_ column: CSVHeader.Column, _ header: CSVHeader) -> TextError {
    let index = header.columns.firstIndex(of: column) ?? 0
    switch column {
    case .t: return error(at: index, "a number of seconds")
    case .contact: return error(at: index, "a whole number")
    default: return error(at: index, "a phase: began, moved, stationary, ended or cancelled")
    }
  }
}

extension TouchTrace {
  /// Reads a fact of the trace from a field.
  fileprivate mutating func read(
    _ column: CSVHeader.Column, at index: Int, of fields: CSVFields
  ) throws(TextError) {
    switch column {
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
    case .id, .t, .contact, .phase, .x, .y, .pressure, .radius: break
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
