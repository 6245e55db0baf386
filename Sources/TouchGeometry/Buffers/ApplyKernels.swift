#if arch(x86_64)
  internal import CTouchKernels
#endif

extension ApplyKernels {
  /// Images of `count` interleaved points.
  package static func apply(
    _ transform: UnsafePointer<Affine2<Float>>, from source: UnsafeRawPointer,
    to destination: UnsafeMutableRawPointer, count: Int, path: KernelPath
  ) {
    #if arch(x86_64)
      if path != .portable {
        return touch_apply_float(
          floats(transform), floats(source), floats(destination), count, path.rawValue)
      }
    #endif
    portable(transform.pointee, source, destination, count)
  }

  /// Images of `count` interleaved points.
  package static func apply(
    _ transform: UnsafePointer<Affine2<Double>>, from source: UnsafeRawPointer,
    to destination: UnsafeMutableRawPointer, count: Int, path: KernelPath
  ) {
    #if arch(x86_64)
      if path != .portable {
        return touch_apply_double(
          doubles(transform), doubles(source), doubles(destination), count, path.rawValue)
      }
    #endif
    portable(transform.pointee, source, destination, count)
  }

  /// Images of `count` points with x and y apart.
  package static func applyToPlanes(
    _ transform: UnsafePointer<Affine2<Float>>,
    from source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    to destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), count: Int,
    path: KernelPath
  ) {
    #if arch(x86_64)
      if path != .portable {
        return touch_apply_planar_float(
          floats(transform), floats(source.x), floats(source.y), floats(destination.x),
          floats(destination.y), count, path.rawValue)
      }
    #endif
    portablePlanes(transform.pointee, source, destination, count)
  }

  /// Images of `count` points with x and y apart.
  package static func applyToPlanes(
    _ transform: UnsafePointer<Affine2<Double>>,
    from source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    to destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), count: Int,
    path: KernelPath
  ) {
    #if arch(x86_64)
      if path != .portable {
        return touch_apply_planar_double(
          doubles(transform), doubles(source.x), doubles(source.y), doubles(destination.x),
          doubles(destination.y), count, path.rawValue)
      }
    #endif
    portablePlanes(transform.pointee, source, destination, count)
  }

  @inline(__always)
  static func floats(_ pointer: UnsafeRawPointer) -> UnsafePointer<Float> {
    pointer.assumingMemoryBound(to: Float.self)
  }

  @inline(__always)
  static func floats(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Float> {
    pointer.assumingMemoryBound(to: Float.self)
  }

  @inline(__always)
  static func doubles(_ pointer: UnsafeRawPointer) -> UnsafePointer<Double> {
    pointer.assumingMemoryBound(to: Double.self)
  }

  @inline(__always)
  static func doubles(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Double> {
    pointer.assumingMemoryBound(to: Double.self)
  }
}
