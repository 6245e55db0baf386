import TouchTraces

/// How recordings are decoded, as far as the user says so.
struct TraceDecoding {
  /// The format; nil: found out.
  let format: TraceFormat?
  /// The description of the device of logs that have none, as evemu writes it.
  private(set) var description: [UInt8]?

  /// Reads the description at `path`, if there is one, and sees that it is one.
  init(format: TraceFormat?, descriptionAt path: String?) throws(CommandError) {
    self.format = format
    guard let path else { return }
    let bytes = try Self.bytes(at: path)
    do throws(TraceFormatError) {
      var reader = TraceReader()
      try reader.readDeviceDescription(bytes.span)
    } catch {
      throw .failure("\(path): \(error)")
    }
    description = bytes
  }

  /// A reader of a file whose traces are called `name` where they have no name.
  func reader(named name: String) -> TraceReader {
    var reader = TraceReader(format: format, name: name)
    // It has been read once without an error.
    if let description { try? reader.readDeviceDescription(description.span) }
    return reader
  }

  private static func bytes(at path: String) throws(CommandError) -> [UInt8] {
    do throws(System.Failure) {
      return try ByteSource(path: path).readAll()
    } catch {
      throw .failure("\(path): \(error.message)")
    }
  }
}
