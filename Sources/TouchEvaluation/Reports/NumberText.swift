extension Int {
  /// The number with a comma between thousands: `44,967`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}

extension Int {
  /// The number and what it counts, for example `1 trace`, `1,234 traces`.
  package func counted(_ noun: String) -> String {
    grouped + " " + noun + (self == 1 ? "" : "s")
  }
}

extension Double {
  /// The number with `digits` decimals, half away from zero; at most 9 digits.
  package func fixed(_ digits: Int) -> String {
    let unit = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    guard isFinite, magnitude * unit < 9e15 else { return description }
    let scaled = Int((magnitude * unit + 0.5))
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int(unit))
    let sign = self < 0 && scaled > 0 ? "-" : ""
    if digits == 0 { return sign + String(whole) }
    let decimals = String(rest)
    return sign + String(whole) + "." + String(repeating: "0", count: digits - decimals.count)
      + decimals
  }
}

extension Double? {
  /// The number with `digits` decimals; a dash where it is undefined.
  package func fixed(_ digits: Int) -> String { self?.fixed(digits) ?? "–" }
}
