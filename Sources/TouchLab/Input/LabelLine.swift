import TouchTraces

/// A line of a file of labels.
enum LabelLine {
  /// The id and the label of a line `{"id":…,"label":…}`; nil where it is none.
  static func parse(_ line: [UInt8]) -> (id: String, label: String)? {
    let members = try? JSONReader.read(line) { json throws(TextError) in
      var (id, label) = (String?.none, String?.none)
      try json.openObject()
      var isFirst = true
      while let name = try json.nextMember(&isFirst) {
        switch name {
        case "id": id = try json.string()
        case "label": label = try json.string()
        default: try json.skipValue()
        }
      }
      return (id, label)
    }
    guard let members, let id = members.0, let label = members.1 else { return nil }
    return (id, label)
  }
}
