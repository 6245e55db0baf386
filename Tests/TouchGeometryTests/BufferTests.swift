import Testing
import TouchGeometry

/// Every kernel path gives the bits of the transform of one point: tails, odd starts and all.
@Suite struct BufferTests {
  static let paths = KernelPath.allCases.filter(\.isAvailable)

  /// Says which paths ran, since a processor without AVX-512 cannot test that one.
  @Test func whichPathsRun() {
    for path in KernelPath.allCases where !path.isAvailable {
      print("skipped: the \(path) kernels need a processor that has them")
    }
    #expect(Self.paths.contains(.portable))
  }

  @Test(arguments: paths)
  func interleaved(_ path: KernelPath) {
    for count in Array(0...40) + [63, 64, 65, 1000] {
      for start in [0, 1, 3] {
        checkInterleaved(Float.self, path, count, start) {
          ApplyKernels.apply($0, from: $1, to: $2, count: count, path: path)
        }
        checkInterleaved(Double.self, path, count, start) {
          ApplyKernels.apply($0, from: $1, to: $2, count: count, path: path)
        }
      }
    }
  }

  private func checkInterleaved<T: TestScalar>(
    _: T.Type, _ path: KernelPath, _ count: Int, _ start: Int,
    apply: (UnsafePointer<Affine2<T>>, UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) where T.SIMD2Storage: Sendable {
    var random = SplitMix64(seed: 90)
    let transform = random.transform(0, T.self)
    let source = scalars(2 * count + start + 8, T.self)
    var (images, inPlace) = ([T](repeating: -7, count: source.count), source)
    withUnsafePointer(to: transform) { transform in
      source.withUnsafeBufferPointer { source in
        images.withUnsafeMutableBufferPointer {
          apply(transform, UnsafeRawPointer(source.baseAddress! + start), $0.baseAddress! + start)
        }
      }
      inPlace.withUnsafeMutableBufferPointer {
        apply(transform, UnsafeRawPointer($0.baseAddress! + start), $0.baseAddress! + start)
      }
    }
    for i in 0..<count {
      let k = start + 2 * i
      let image = transform(SIMD2(source[k], source[k + 1]))
      #expect(image == SIMD2(images[k], images[k + 1]), "\(path), point \(i) of \(count)")
      #expect(image == SIMD2(inPlace[k], inPlace[k + 1]), "\(path), point \(i) of \(count)")
    }
    #expect(images[start + 2 * count] == -7 && images[..<start].allSatisfy { $0 == -7 })
    #expect(inPlace[(start + 2 * count)...].elementsEqual(source[(start + 2 * count)...]))
  }

  @Test(arguments: paths)
  func planes(_ path: KernelPath) {
    for count in Array(0...40) + [63, 64, 65, 1000] {
      checkPlanes(Float.self, path, count) {
        ApplyKernels.applyToPlanes($0, from: $1, to: $2, count: count, path: path)
      }
      checkPlanes(Double.self, path, count) {
        ApplyKernels.applyToPlanes($0, from: $1, to: $2, count: count, path: path)
      }
    }
  }

  private func checkPlanes<T: TestScalar>(
    _: T.Type, _ path: KernelPath, _ count: Int,
    apply: (
      UnsafePointer<Affine2<T>>, (x: UnsafeRawPointer, y: UnsafeRawPointer),
      (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer)
    ) -> Void
  ) where T.SIMD2Storage: Sendable {
    var random = SplitMix64(seed: 91)
    let transform = random.transform(0, T.self)
    let (x, y) = (scalars(count + 2, T.self), Array(scalars(2 * count + 4, T.self)[(count + 2)...]))
    // The images' planes start one scalar off.
    var (imageX, imageY) = (
      [T](repeating: -7, count: count + 2), [T](repeating: -7, count: count + 2)
    )
    withUnsafePointer(to: transform) { transform in
      imageX.withUnsafeMutableBufferPointer { imageX in
        imageY.withUnsafeMutableBufferPointer { imageY in
          x.withUnsafeBufferPointer { x in
            y.withUnsafeBufferPointer { y in
              apply(
                transform, (UnsafeRawPointer(x.baseAddress!), UnsafeRawPointer(y.baseAddress!)),
                (
                  UnsafeMutableRawPointer(imageX.baseAddress! + 1),
                  UnsafeMutableRawPointer(imageY.baseAddress! + 1)
                ))
            }
          }
        }
      }
    }
    for i in 0..<count {
      let image = transform(SIMD2(x[i], y[i]))
      #expect(image == SIMD2(imageX[i + 1], imageY[i + 1]), "\(path), point \(i) of \(count)")
    }
    #expect(
      imageX[0] == -7 && imageX[count + 1] == -7 && imageY[0] == -7 && imageY[count + 1] == -7)
  }

  /// Beyond 32 MiB images go past the caches; in place they never do.
  @Test(arguments: [(0, 8), (8, 3)])
  func streaming(_ row: (start: Int, extra: Int)) {
    let count = (32 << 20) / 8 + row.extra
    var random = SplitMix64(seed: 92)
    let transform = random.transform(0, Float.self)
    let bytes = count * 8
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * bytes + 64, alignment: 64)
    defer { memory.deallocate() }
    let source = memory.baseAddress! + row.start
    let images = source + bytes
    for i in 0..<(2 * count) {
      source.storeBytes(of: Float(i % 997), toByteOffset: 4 * i, as: Float.self)
    }
    withUnsafePointer(to: transform) {
      ApplyKernels.apply($0, from: source, to: images, count: count, path: .best)
      ApplyKernels.apply($0, from: source, to: source, count: count, path: .best)
    }
    #expect(
      UnsafeRawBufferPointer(start: source, count: bytes)
        .elementsEqual(UnsafeRawBufferPointer(start: images, count: bytes)))
  }

  @Test func publicFormsAgree() {
    publicForms(Float.self)
    publicForms(Double.self)
  }

  private func publicForms<T: TestScalar>(_: T.Type) where T.SIMD2Storage: Sendable {
    var random = SplitMix64(seed: 93)
    for count in Array(0...25) + [100] {
      let transform = random.transform(0, T.self)
      let points = (0..<count).map { _ in random.vector(100, T.self) }
      let expected = points.map { transform($0) }
      var (images, inPlace) = (points, points)
      var span = images.mutableSpan
      transform.apply(to: points.span, into: &span)
      var placeSpan = inPlace.mutableSpan
      transform.apply(to: &placeSpan)
      #expect(images == expected && inPlace == expected)
      var (x, y) = (points.map(\.x), points.map(\.y))
      var (imageX, imageY) = (x, y)
      var spanX = imageX.mutableSpan
      var spanY = imageY.mutableSpan
      transform.applyToPlanes(x: x.span, y: y.span, intoX: &spanX, intoY: &spanY)
      var placeX = x.mutableSpan
      var placeY = y.mutableSpan
      transform.applyToPlanes(x: &placeX, y: &placeY)
      #expect(imageX == expected.map(\.x) && imageY == expected.map(\.y))
      #expect(x == imageX && y == imageY)
    }
  }

  private func scalars<T: TestScalar>(_ count: Int, _: T.Type) -> [T] {
    var random = SplitMix64(seed: 94)
    return (0..<count).map { _ in T(random.number(in: -1000...1000)) }
  }
}
