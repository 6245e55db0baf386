import Foundation
import Testing
import TouchGeometry

@Suite struct Affine2CodableTests {
  @Test func isSixNumbersColumnByColumn() throws {
    let t = Affine2(x: SIMD2(1.0, 2), y: SIMD2(3, 4), translation: SIMD2(5, 6.5))
    let bytes = try JSONEncoder().encode(t)
    #expect(String(decoding: bytes, as: UTF8.self) == "[1,2,3,4,5,6.5]")
    #expect(try JSONDecoder().decode(Affine2<Double>.self, from: bytes) == t)
    #expect(try JSONDecoder().decode(Affine2<Float>.self, from: bytes) == Affine2<Float>(t))
  }

  @Test func tooFewNumbersAreAnError() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Affine2<Double>.self, from: Data("[1,2,3]".utf8))
    }
  }
}
