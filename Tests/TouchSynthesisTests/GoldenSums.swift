/// FNV-1a sums of the first twelve traces of seed 7 as JSON Lines, in the order of
/// `Gesture.allCases`, then none.
///
/// They change when the hand model changes, and then `Data/synthesized` must be made again; they
/// must never change with the machine or the compiler's options.
enum GoldenSums {
  static let ofSeed7: [UInt64] = [
    11_184_563_301_012_864_655, 10_411_205_597_891_409_721, 8_218_139_087_616_094_109,
    4_064_732_759_829_710_024, 483_298_416_411_214_664, 12_256_809_572_957_798_440,
  ]
}
