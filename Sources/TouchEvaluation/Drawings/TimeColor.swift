/// Time as colour: from blue at the start to orange at the end, in steps.
///
/// The steps are classes of the style sheet, so that a page can have them for light and dark.
enum TimeColor {
  /// How many steps there are.
  static let steps = 8

  /// The class of what happens at `share` (0 to 1) of the whole time.
  static func name(at share: Double) -> String { "t\(step(at: share))" }

  /// The step at `share` of the whole time.
  static func step(at share: Double) -> Int {
    guard share > 0 else { return 0 }
    return min(steps - 1, Int(min(share, 1) * Double(steps)))
  }

  /// The style rules of all steps.
  static var rules: String {
    (0..<steps).map { step in
      let share = Double(step) / Double(steps - 1)
      let (from, to): (SIMD3<Double>, SIMD3<Double>) = ([37, 99, 235], [234, 88, 12])
      let color = from + (to - from) * share
      let text = [color.x, color.y, color.z].map { $0.fixed(0) }.joined(separator: ",")
      return ".t\(step){stroke:rgb(\(text));fill:none}"
    }.joined()
  }
}
