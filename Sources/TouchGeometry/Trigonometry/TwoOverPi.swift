extension Trigonometry {
  /// Bits 64 × `index` to 64 × `index` + 63 of 2/π = 0.101000101111…₂, and zero outside the table.
  ///
  /// 1,280 bits, of which a `Double` needs at most 1,216; printed by mpmath at 1,600 bits.
  static func twoOverPiWord(_ index: Int) -> UInt64 {
    switch index {
    case 0: 0xa2f9_836e_4e44_1529
    case 1: 0xfc27_57d1_f534_ddc0
    case 2: 0xdb62_9599_3c43_9041
    case 3: 0xfe51_63ab_debb_c561
    case 4: 0xb724_6e3a_424d_d2e0
    case 5: 0x0649_2eea_09d1_921c
    case 6: 0xfe1d_eb1c_b129_a73e
    case 7: 0xe882_35f5_2ebb_4484
    case 8: 0xe99c_7026_b45f_7e41
    case 9: 0x3991_d639_8353_39f4
    case 10: 0x9c84_5f8b_bdf9_283b
    case 11: 0x1ff8_97ff_de05_980f
    case 12: 0xef2f_118b_5a0a_6d1f
    case 13: 0x6d36_7ecf_27cb_09b7
    case 14: 0x4f46_3f66_9e5f_ea2d
    case 15: 0x7527_bac7_ebe5_f17b
    case 16: 0x3d07_39f7_8a52_92ea
    case 17: 0x6bfb_5fb1_1f8d_5d08
    case 18: 0x5603_3046_fc7b_6bab
    case 19: 0xf0cf_bc20_9af4_361d
    default: 0
    }
  }
}
