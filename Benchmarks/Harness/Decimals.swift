/// `value` with `digits` decimals, rounded half away from zero; "–" for what is not finite.
func decimals(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite, value.magnitude < 1e15 else { return "–" }
  var power = 1.0
  for _ in 0..<digits { power *= 10 }
  let scaled = Int((value.magnitude * power) + 0.5)
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard digits > 0 else { return sign + String(scaled) }
  let unit = Int(power)
  return sign + String(scaled / unit) + "." + padded(String(scaled % unit), digits, with: "0")
}

/// `text` with `filler` in front, to `width` characters.
func padded(_ text: String, _ width: Int, with filler: Character = " ") -> String {
  String(repeating: filler, count: max(0, width - text.count)) + text
}

/// `text` with spaces behind, to `width` characters.
func left(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// A rate with a unit prefix: 1234567 is "1.23 M".
func rate(_ perSecond: Double) -> String {
  for (limit, prefix) in [(1e9, "G"), (1e6, "M"), (1e3, "k")] where perSecond >= limit {
    return decimals(perSecond / limit, 2) + " " + prefix
  }
  return decimals(perSecond, 1)
}
