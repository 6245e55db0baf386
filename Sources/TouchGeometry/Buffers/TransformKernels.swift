#if arch(x86_64)
  internal import CTouchKernels
#endif

extension TransformKernels {
  /// Products of `count` pairs; `products` is one of the factors' buffers or overlaps neither.
  package static func multiply(
    _ a: UnsafePointer<Affine2<Float>>, _ b: UnsafePointer<Affine2<Float>>,
    into products: UnsafeMutablePointer<Affine2<Float>>, count: Int, path: KernelPath
  ) {
    #if arch(x86_64)
      if path != .portable {
        return touch_multiply_float(scalars(a), scalars(b), scalars(products), count)
      }
    #endif
    portableMultiply(a, b, products, count)
  }

  /// Products of `count` pairs; `products` is one of the factors' buffers or overlaps neither.
  package static func multiply(
    _ a: UnsafePointer<Affine2<Double>>, _ b: UnsafePointer<Affine2<Double>>,
    into products: UnsafeMutablePointer<Affine2<Double>>, count: Int, path: KernelPath
  ) {
    #if arch(x86_64)
      if path != .portable {
        return touch_multiply_double(scalars(a), scalars(b), scalars(products), count)
      }
    #endif
    portableMultiply(a, b, products, count)
  }

  /// Inverses of `count` transforms; returns how many have none, and are NaN.
  package static func invert(
    _ transforms: UnsafePointer<Affine2<Float>>,
    into inverses: UnsafeMutablePointer<Affine2<Float>>, count: Int, path: KernelPath
  ) -> Int {
    #if arch(x86_64)
      if path != .portable {
        return invert(transforms, inverses, count) {
          touch_invert_float(scalars($0), scalars($1), $2)
        }
      }
    #endif
    return portableInvert(transforms, inverses, count)
  }

  /// Inverses of `count` transforms; returns how many have none, and are NaN.
  package static func invert(
    _ transforms: UnsafePointer<Affine2<Double>>,
    into inverses: UnsafeMutablePointer<Affine2<Double>>, count: Int, path: KernelPath
  ) -> Int {
    #if arch(x86_64)
      if path != .portable {
        return invert(transforms, inverses, count) {
          touch_invert_double(scalars($0), scalars($1), $2)
        }
      }
    #endif
    return portableInvert(transforms, inverses, count)
  }
}

#if arch(x86_64)
  extension TransformKernels {
    /// Runs `kernel`, which stops at a transform that needs a closer look; looks; and goes on.
    @inline(__always)
    private static func invert<T>(
      _ transforms: UnsafePointer<Affine2<T>>, _ inverses: UnsafeMutablePointer<Affine2<T>>,
      _ count: Int,
      by kernel: (UnsafePointer<Affine2<T>>, UnsafeMutablePointer<Affine2<T>>, Int) -> Int
    ) -> Int {
      var (done, failures) = (0, 0)
      while true {
        done &+= kernel(transforms + done, inverses + done, count &- done)
        guard done < count else { return failures }
        failures &+= invertOne(transforms[done], &inverses[done])
        done &+= 1
      }
    }

    @inline(__always)
    private static func scalars<T>(_ pointer: UnsafePointer<Affine2<T>>) -> UnsafePointer<T> {
      UnsafeRawPointer(pointer).assumingMemoryBound(to: T.self)
    }

    @inline(__always)
    private static func scalars<T>(
      _ pointer: UnsafeMutablePointer<Affine2<T>>
    ) -> UnsafeMutablePointer<T> {
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: T.self)
    }
  }
#endif
