#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#else
  #error("touchlab needs a system with POSIX files; the library modules do not")
#endif

/// The calls to the operating system, all of them: the rest of the program is plain Swift.
enum System {
  /// What a path names.
  enum Kind {
    case file(size: Int)
    case folder(FolderIdentity)
    /// A pipe, a terminal, a device: readable when named, never looked for in a folder.
    case special
  }

  /// What tells two folders apart however they are reached.
  struct FolderIdentity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  /// A call that failed, with the system's own words.
  struct Failure: Error, Equatable {
    let code: Int32
    var isBrokenPipe: Bool { code == EPIPE }
    var message: String { String(cString: strerror(code)) }

    static var last: Failure { Failure(code: errno) }
  }

  /// What `path` names, links followed.
  static func kind(of path: String) throws(Failure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR:
      return .folder(
        FolderIdentity(
          device: UInt64(truncatingIfNeeded: status.st_dev),
          node: UInt64(truncatingIfNeeded: status.st_ino)))
    default: return .special
    }
  }

  /// The names in the folder at `path`, sorted by their bytes, hidden ones left out.
  static func names(inFolder path: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Opens the file at `path` for reading.
  static func open(_ path: String) throws(Failure) -> Int32 {
    try open(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens the file at `path` for writing, made new or emptied.
  static func create(_ path: String) throws(Failure) -> Int32 {
    try open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
  }

  private static func open(_ path: String, _ flags: Int32) throws(Failure) -> Int32 {
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, flags, 0o666)
    #elseif canImport(Musl)
      let descriptor = Musl.open(path, flags, 0o666)
    #elseif canImport(Android)
      let descriptor = Android.open(path, flags, 0o666)
    #elseif canImport(Darwin)
      let descriptor = Darwin.open(path, flags, 0o666)
    #endif
    if descriptor < 0 { throw .last }
    return descriptor
  }

  static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  /// Fills the start of `buffer` and gives how many bytes; 0 at the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(Failure) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        #if canImport(Glibc)
          Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.read(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Android)
          Android.read(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Darwin)
          Darwin.read(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes all of `bytes`.
  static func write(_ descriptor: Int32, _ bytes: [UInt8]) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        #if canImport(Glibc)
          return Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          return Musl.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Android)
          return Android.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Darwin)
          return Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count >= 0 { done += count } else if errno != EINTR { throw .last }
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Seconds on a clock that never runs backwards.
  static func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  /// How many processors can work at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Lets a write to a closed pipe fail instead of ending the program.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  static func exit(_ status: Int32) -> Never { _exit(status) }
}
