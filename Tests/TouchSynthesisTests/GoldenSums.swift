/// FNV-1a sums of the first twelve traces of seed 7 as JSON Lines, in the order of
/// `Gesture.allCases`, then none.
///
/// They change when the hand model changes, and then `Data/synthesized` must be made again; they
/// must never change with the machine or the compiler's options.
enum GoldenSums {
  static let ofSeed7: [UInt64] = [
    8_318_064_992_590_012_257, 8_263_711_354_441_789_101, 15_988_639_740_870_178_202,
    6_951_430_298_293_210_901, 5_874_899_277_790_991_502, 17_097_779_932_139_573_009,
  ]
}
