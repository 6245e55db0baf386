import TouchGeometry
import TouchGestures
import TouchTraces

extension SplitMix64 {
  /// A trace with every optional fact there or not; any finite doubles as positions.
  mutating func trace() -> TouchTrace {
    var trace = TouchTrace(id: text())
    if flip() { trace.label = text() }
    if flip() { trace.user = Int64(bitPattern: next()) }
    if flip() { trace.actor = text() }
    if flip() { trace.device.kind = text() }
    if flip() { trace.device.unitsPerMillimeter = abs(finite()) + .leastNonzeroMagnitude }
    if flip() { trace.device.width = finite() }
    if flip() { trace.device.height = finite() }
    trace.device.scale = [.measured, .nominal, .unknown][index(below: 3)]
    if flip() { trace.until = instant() }
    for _ in 0..<index(below: 6) { trace.rows.append(row()) }
    return trace
  }

  mutating func row() -> TouchTrace.Row {
    TouchTrace.Row(
      time: instant(), contactID: Int64(bitPattern: next()),
      phase: TouchSample.Phase.allCases[index(below: 5)], location: SIMD2(finite(), finite()),
      pressure: flip() ? unit() : nil, radius: flip() ? finite() : nil)
  }

  mutating func flip() -> Bool { next() & 1 == 0 }

  mutating func instant() -> TouchInstant {
    TouchInstant(nanoseconds: Int64(bitPattern: next()) >> Int64(index(below: 60)))
  }

  /// Any finite double: of any size, or of the size that positions have.
  mutating func finite() -> Double {
    if flip() { return number(in: -4000...4000) }
    let value = Double(bitPattern: next())
    return value.isFinite ? value : 0
  }

  /// Text with quotes, controls, and characters of one to four bytes.
  mutating func text() -> String {
    let alphabet: [Character] = ["a", "\"", "\\", "/", "\n", "\t", "\u{1}", "é", "€", "👆", " "]
    return String((0..<index(below: 8)).map { _ in alphabet[index(below: alphabet.count)] })
  }
}
