import TouchGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// Keeps a debug build from being timed: `swift run bench`, as typed, ends up in a release build.
///
/// In a debug build the program replaces itself by `swift run -c release bench` with the same
/// arguments. `swift run` has already replaced itself by this program, so its lock is free.
enum ReleaseGuard {
  private static let loopVariable = "TOUCH_BENCH_RELEASE"

  /// Returns in a release build, and never otherwise: replaces the program or exits with 2.
  static func requireReleaseBuild(arguments: [String]) {
    guard isBuiltForDebugging() else { return }
    let root = packageRoot
    let command =
      ["swift", "run", "--package-path", root, "-c", "release", "bench"] + arguments
    guard getenv(loopVariable) == nil, access(root + "/Package.swift", R_OK) == 0 else {
      refuse()
    }
    Console.note("debug build: running again in release (\(command.joined(separator: " ")))")
    setenv(loopVariable, "1", 1)
    replaceProgram(with: command)
    refuse()
  }

  /// The folder above `Benchmarks`, as it was when this file was compiled.
  private static var packageRoot: String {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  }

  /// Returns only when there is no such program.
  private static func replaceProgram(with command: [String]) {
    var pointers = command.map { strdup($0) }
    pointers.append(nil)
    execvp(command[0], &pointers)
  }

  private static func refuse() -> Never {
    Console.note("bench does not time a debug build; run:\n  swift run -c release bench")
    exit(2)
  }
}
