#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

// The C library's functions, for baselines.

@inline(__always)
func librarySine(_ angle: Double) -> Double { sin(angle) }

@inline(__always)
func libraryCosine(_ angle: Double) -> Double { cos(angle) }

@inline(__always)
func libraryArctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
