import Testing
import TouchGeometry

/// Every path through many transforms gives the bits of the operator and of the property.
@Suite struct TransformKernelTests {
  static let paths = KernelPath.allCases.filter(\.isAvailable)

  @Test(arguments: paths)
  func products(_ path: KernelPath) {
    for count in Array(0...17) + [64, 65] {
      products(count, path, Float.self) {
        TransformKernels.multiply($0, $1, into: $2, count: count, path: path)
      }
      products(count, path, Double.self) {
        TransformKernels.multiply($0, $1, into: $2, count: count, path: path)
      }
    }
  }

  private func products<T: TestScalar>(
    _ count: Int, _ path: KernelPath, _: T.Type,
    multiply: (
      UnsafePointer<Affine2<T>>, UnsafePointer<Affine2<T>>, UnsafeMutablePointer<Affine2<T>>
    ) -> Void
  ) where T.SIMD2Storage: Sendable {
    var random = SplitMix64(seed: 95)
    let (a, b) = (transforms(count, &random, T.self), transforms(count, &random, T.self))
    let expected = zip(a, b).map { $0 * $1 }
    let untouched = Affine2<T>(scale: -7)
    var (apart, onFirst, onSecond) = ([Affine2<T>](repeating: untouched, count: count + 1), a, b)
    multiply(a, b, &apart)
    onFirst.withUnsafeMutableBufferPointer {
      if let base = $0.baseAddress { multiply(base, b, base) }
    }
    onSecond.withUnsafeMutableBufferPointer {
      if let base = $0.baseAddress { multiply(a, base, base) }
    }
    #expect(apart.dropLast().elementsEqual(expected, by: haveSameBits), "\(path), \(count)")
    #expect(apart.last == untouched, "\(path), \(count)")
    #expect(onFirst.elementsEqual(expected, by: haveSameBits), "\(path), \(count), in place")
    #expect(onSecond.elementsEqual(expected, by: haveSameBits), "\(path), \(count), in place")
  }

  @Test(arguments: paths)
  func inverses(_ path: KernelPath) {
    for count in Array(0...17) + [64, 65] {
      inverses(count, path, Float.self) {
        TransformKernels.invert($0, into: $1, count: count, path: path)
      }
      inverses(count, path, Double.self) {
        TransformKernels.invert($0, into: $1, count: count, path: path)
      }
    }
  }

  /// All simple, then one that needs a closer look, of each kind, in every place.
  private func inverses<T: TestScalar>(
    _ count: Int, _ path: KernelPath, _: T.Type,
    invert: (UnsafePointer<Affine2<T>>, UnsafeMutablePointer<Affine2<T>>) -> Int
  ) where T.SIMD2Storage: Sendable {
    var random = SplitMix64(seed: 96)
    let simple = transforms(count, &random, T.self)
    checkInverses(simple, path, invert)
    let small = T(sign: .plus, exponent: T.leastNormalMagnitude.exponent / 2 - 9, significand: 1.25)
    // Its square has no normal reciprocal; the squares of the next lose digits to underflow.
    let huge = T.greatestFiniteMagnitude.squareRoot() * T(0.99)
    let tiny = T.leastNormalMagnitude.squareRoot()
    let hard = [
      Affine2<T>(scale: small), Affine2(scale: 1 / small), Affine2(scale: 0), Affine2(scale: huge),
      Affine2(x: SIMD2(1.3, 1e-3) * tiny, y: SIMD2(-1.7e-3, 1.1) * tiny, translation: SIMD2(1, 2)),
      Affine2(x: SIMD2(1, 3), y: SIMD2(2, 6), translation: SIMD2(1, 1)),
      Affine2(scale: .nan), Affine2(scale: .infinity),
      Affine2(x: SIMD2(1, 1), y: SIMD2(1, 1 + T.ulpOfOne), translation: .zero),
      Affine2(x: SIMD2(1, 1), y: SIMD2(1, 1 + 8 * T.ulpOfOne), translation: .zero),
    ]
    for place in 0..<min(count, 17) {
      for transform in hard {
        var transforms = simple
        transforms[place] = transform
        checkInverses(transforms, path, invert)
      }
    }
  }

  private func checkInverses<T: TestScalar>(
    _ transforms: [Affine2<T>], _ path: KernelPath,
    _ invert: (UnsafePointer<Affine2<T>>, UnsafeMutablePointer<Affine2<T>>) -> Int
  ) where T.SIMD2Storage: Sendable {
    let none = SIMD2(T.nan, T.nan)
    let expected = transforms.map { $0.inverse ?? Affine2(x: none, y: none, translation: none) }
    let untouched = Affine2<T>(scale: -7)
    var (apart, inPlace) = (
      [Affine2<T>](repeating: untouched, count: transforms.count + 1), transforms
    )
    let failures = invert(transforms, &apart)
    inPlace.withUnsafeMutableBufferPointer {
      if let base = $0.baseAddress { _ = invert(base, base) }
    }
    #expect(failures == transforms.count { $0.inverse == nil }, "\(path), \(transforms)")
    #expect(apart.dropLast().elementsEqual(expected, by: haveSameBits), "\(path), \(transforms)")
    #expect(apart.last == untouched, "\(path), \(transforms)")
    #expect(inPlace.elementsEqual(expected, by: haveSameBits), "\(path), \(transforms)")
  }

  private func transforms<T: TestScalar>(
    _ count: Int, _ random: inout SplitMix64, _: T.Type
  ) -> [Affine2<T>] where T.SIMD2Storage: Sendable {
    // Zeros of both signs among the rest, which sums and products must keep.
    (0..<count).map { i in
      i % 7 == 3
        ? Affine2(x: SIMD2(1, -0.0), y: SIMD2(0, 1), translation: SIMD2(-0.0, 0))
        : random.transform([0, 1, 5][i % 3])
    }
  }
}

/// Equal to the sign of zero; one NaN is as good as another.
private func haveSameBits<T>(_ a: Affine2<T>, _ b: Affine2<T>) -> Bool {
  func same(_ a: SIMD2<T>, _ b: SIMD2<T>) -> Bool {
    [(a.x, b.x), (a.y, b.y)].allSatisfy {
      ($0.isNaN && $1.isNaN) || ($0 == $1 && $0.sign == $1.sign)
    }
  }
  return same(a.x, b.x) && same(a.y, b.y) && same(a.translation, b.translation)
}
