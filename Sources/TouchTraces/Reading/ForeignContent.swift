/// What an input's first bytes say when it is not plain UTF-8 text.
enum ForeignContent {
  /// UTF-8's byte order mark, three bytes that mean nothing.
  case byteOrderMark
  /// Something else, by its name and with what to do about it.
  case other(StaticString)

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    func starts(_ magic: UInt8...) -> Bool { bytes.prefix(magic.count).elementsEqual(magic) }
    if starts(0xEF, 0xBB, 0xBF) {
      self = .byteOrderMark
    } else if starts(0x1F, 0x8B) {
      self = .other("gzip: decompress it first")
    } else if starts(0x28, 0xB5, 0x2F, 0xFD) {
      self = .other("zstd: decompress it first")
    } else if starts(0xFD, 0x37, 0x7A, 0x58, 0x5A) {
      self = .other("xz: decompress it first")
    } else if starts(0x42, 0x5A, 0x68) {
      self = .other("bzip2: decompress it first")
    } else if starts(0x50, 0x4B, 0x03, 0x04) {
      self = .other("a zip archive: unpack it first")
    } else if starts(0xFF, 0xFE) || starts(0xFE, 0xFF) {
      self = .other("UTF-16: convert it first")
    } else {
      return nil
    }
  }
}
