import TouchGeometry

/// What this processor cannot do faster, in cycles; measured where it depends on the model.
///
/// A row's bound is the largest that applies: a chain that waits for itself, a unit that all share.
enum Limits {
  /// The wait for an addition: 3 or 4 cycles on most processors.
  static let addition = latency { $0 + 1e-9 }

  /// The wait for a multiplication and an addition after it, not fused.
  static let multiplyAdd = latency { $0 * 0.999_999 + 1e-9 }

  /// From one division of doubles to the next, independent one.
  static let division = throughput { 1.5 / $0 }

  /// From one square root of a double to the next, independent one.
  static let squareRoot = throughput { $0.squareRoot() }

  /// The time of `count` multiplications of vectors with `lanes` scalars, two a cycle.
  ///
  /// x86-64 cores since 2013 and the larger 64-bit ARM cores multiply twice a cycle at best.
  static func multiplications(_ count: Double, lanes: Int = 1) -> Double {
    count / Double(2 * lanes)
  }

  /// Scalars in the widest vectors that the kernels of the library use here.
  static func lanes<T>(_: T.Type, path: KernelPath = .best) -> Int {
    path.rawValue / MemoryLayout<T>.stride
  }

  private static func latency(_ step: (Double) -> Double) -> Double {
    cyclesEach { count in
      var x = opaque(1.0)
      for _ in 0..<count { x = step(x) }
      keep(x)
    }
  }

  /// Through an index that the compiler cannot follow, or it would take several at a time.
  private static func throughput(_ operation: (Double) -> Double) -> Double {
    let order = (0..<256).map { opaque($0 &* 7 & 255) }
    var values = [Double](repeating: 1.25, count: 256)
    return values.withUnsafeMutableBufferPointer { values in
      cyclesEach { count in
        for i in 0..<count {
          let place = order[i & 255]
          values[place] = operation(values[place])
        }
      }
    }
  }

  /// The least time of one of the operations that `body` does, times the clock beside it.
  private static func cyclesEach(_ body: (Int) -> Void) -> Double {
    let count = 4096
    return (0..<40).reduce(.infinity) { best, _ in
      min(best, Stopwatch.time { body(count) } * Stopwatch.gigahertz() / Double(count))
    }
  }
}
