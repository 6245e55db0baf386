#if arch(x86_64)
  internal import CTouchKernels
#endif

/// The ways a buffer can be worked through; all give the same bits.
package enum KernelPath: Int, CaseIterable, Sendable {
  /// Swift's vectors, on every platform.
  case portable = 16
  /// 32-byte vectors of x86-64 with AVX2.
  case avx2 = 32
  /// 64-byte vectors of x86-64 with AVX-512 F.
  case avx512 = 64

  /// The widest path of this processor.
  package static var best: KernelPath {
    #if arch(x86_64)
      KernelPath(rawValue: Int(touch_vector_bytes())) ?? .portable
    #else
      .portable
    #endif
  }

  /// Whether this processor can take the path.
  package var isAvailable: Bool { rawValue <= KernelPath.best.rawValue }
}
