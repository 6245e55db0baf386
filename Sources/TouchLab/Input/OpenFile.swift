import TouchTraces

/// A file that is being read: its bytes, the reader that they go through, and what came of it.
final class OpenFile {
  let file: InputFile
  let bytes: ByteSource
  var reader: TraceReader
  var isAtEnd = false
  var traces = 0
  var malformed = 0

  init(file: InputFile, bytes: ByteSource, decoding: TraceDecoding) {
    self.file = file
    self.bytes = bytes
    reader = decoding.reader(named: file.stem)
  }
}
