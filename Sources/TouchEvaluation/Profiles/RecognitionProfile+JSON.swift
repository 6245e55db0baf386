public import TouchGestures
import TouchTraces

/// Profiles as files: one JSON object with every number by the name of its property.
///
///     {
///       "name": "tuned",
///       "units": "points (1/160 inch), seconds, radians, points per second",
///       "pressMaximumDuration": 0.5,
///       …
///       "slop": "kept"
///     }
///
/// ``ProfileField`` tells each number's unit and range; `units` is there for people and may be
/// absent, all else must be there, once.
extension RecognitionProfile {
  /// The profile as JSON, a line a number; it reads back the same, bit for bit, where durations are
  /// whole nanoseconds.
  public var json: [UInt8] {
    var members = [
      member("name") { $0.string(name) }, member("units") { $0.string(ProfileReading.units) },
    ]
    for field in ProfileField.all {
      members.append(
        member(field.name) { json in
          switch field.storage {
          case .number(let path): json.number(self[keyPath: path])
          case .duration(let path):
            json.seconds(nanoseconds: self[keyPath: path].wholeNanoseconds)
          }
        })
    }
    members.append(member("slop") { $0.string(slop.name) })
    return Array("{\n".utf8) + members.joined(separator: ",\n".utf8) + Array("\n}\n".utf8)
  }

  private func member(_ name: String, _ value: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    value(&json)
    return Array("  \"\(name)\": ".utf8) + json.bytes
  }

  /// Eight hexadecimal digits that change with every number of the profile (FNV-1a of its JSON).
  public var digest: String {
    let hash = json.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The profile that `json`, a whole file, holds.
  ///
  /// - Throws: ``ProfileError`` where it is no JSON, where a number is missing, unknown, given twice
  ///   or makes no sense (negative, not finite, far too large), and where a name is empty.
  public init(json: [UInt8]) throws(ProfileError) {
    self = try ProfileReading.read(json)
  }
}

/// Reads a profile's file.
private struct ProfileReading {
  static let units = "points (1/160 inch), seconds, radians, points per second"

  private var profile = RecognitionProfile.default
  private var seen: Set<String> = []
  /// What is wrong, where the reader of JSON cannot know it.
  private var problem: (text: String, offset: Int)?

  static func read(_ bytes: [UInt8]) throws(ProfileError) -> RecognitionProfile {
    var file = ProfileReading()
    do throws(TextError) {
      try JSONReader.read(bytes) { json throws(TextError) in try file.read(&json) }
    } catch {
      let problem = file.problem ?? ("expected \(error.expected)", error.offset)
      throw ProfileError(problem.text, at: problem.offset, in: bytes)
    }
    return file.profile
  }

  private mutating func read(_ json: inout JSONReader) throws(TextError) {
    try json.openObject()
    var isFirst = true
    while let key = try json.nextMember(&isFirst) { try read(key.string, &json) }
    let needed = ["name"] + ProfileField.all.map(\.name) + ["slop"]
    let missing = needed.filter { !seen.contains($0) }
    if !missing.isEmpty {
      throw fail("missing here: " + missing.joined(separator: ", "), at: json.offset - 1)
    }
  }

  private mutating func read(_ name: String, _ json: inout JSONReader) throws(TextError) {
    _ = json.peek()
    let start = json.offset
    if !seen.insert(name).inserted { throw fail("\(name) is given twice", at: start) }
    switch name {
    case "name":
      profile.name = try json.string()
      if profile.name.isEmpty { throw fail("a name must not be empty", at: start) }
    case "units": _ = try json.string()
    case "slop":
      let text = try json.string()
      guard let slop = SlopTreatment.allCases.first(where: { $0.name == text }) else {
        throw fail("slop is kept or takenOff, not \"\(text)\"", at: start)
      }
      profile.slop = slop
    default:
      guard let field = ProfileField.named(name) else {
        throw fail("there is no threshold \"\(name)\"", at: start)
      }
      try read(field, &json, at: start)
    }
  }

  private mutating func read(
    _ field: ProfileField, _ json: inout JSONReader, at start: Int
  ) throws(TextError) {
    guard json.peek() == .number else {
      throw fail("\(field.name) must be a number", at: start)
    }
    var copy = json
    let value = try json.number()
    guard field.range.contains(value) else {
      let range = "from \(field.range.lowerBound) to \(field.range.upperBound)"
      throw fail("\(field.name) must be \(range) (\(field.unit.rawValue)), not \(value)", at: start)
    }
    switch field.storage {
    case .number(let path): profile[keyPath: path] = value
    case .duration(let path): profile[keyPath: path] = .nanoseconds(try copy.nanoseconds())
    }
  }

  private mutating func fail(_ problem: String, at offset: Int) -> TextError {
    self.problem = (problem, offset)
    return TextError(offset: offset, expected: "")
  }
}

extension SlopTreatment {
  fileprivate var name: String {
    switch self {
    case .kept: "kept"
    case .takenOff: "takenOff"
    }
  }
}
