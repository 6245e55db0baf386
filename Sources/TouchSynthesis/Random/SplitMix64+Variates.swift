import TouchGeometry

extension SplitMix64 {
  /// A generator of its own for item `index` of stream `stream`: independent of how many others
  /// are made.
  package init(seed: UInt64, stream: UInt64, index: UInt64) {
    var mixer = SplitMix64(seed: seed)
    var inner = SplitMix64(seed: mixer.next() ^ stream &* 0xA076_1D64_78BD_642F)
    self.init(seed: inner.next() ^ index &* 0xE703_7ED1_A0B4_28DB)
  }

  /// True in a share of `probability` of all calls.
  package mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  /// A number spread evenly from 0 to 1 that lies within `reach` of `other`, which is spread alike.
  ///
  /// What would pass an end is folded back, which keeps the spread even: two distributions drawn at
  /// such a pair of probabilities keep their shapes and go together, the closer the smaller `reach`.
  package mutating func unit(near other: Double, within reach: Double) -> Double {
    let folded = (other + number(in: -reach...reach)).magnitude
    return folded > 1 ? 2 - folded : folded
  }

  /// A number of mean 0 and standard deviation 1 that never leaves ±6.
  ///
  /// The sum of twelve uniform numbers less 6 (Irwin–Hall): additions only, so that every machine
  /// draws the same bits.
  package mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += unit() }
    return sum
  }

  /// Two independent ``normal()`` numbers.
  package mutating func normalPair() -> SIMD2<Double> {
    let x = normal()
    return SIMD2(x, normal())
  }

  /// A vector of length 1 in a direction drawn evenly.
  ///
  /// By rejection from the square: no sine or cosine.
  package mutating func direction() -> SIMD2<Double> {
    while true {
      let v = SIMD2(number(in: -1...1), number(in: -1...1))
      let square = v.x * v.x + v.y * v.y
      if square <= 1 && square > 0.01 { return v / square.squareRoot() }
    }
  }

  /// An index into `weights`, drawn in proportion to them.
  package mutating func index(weightedBy weights: [Double]) -> Int {
    var rest = unit() * weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.count - 1
  }
}
