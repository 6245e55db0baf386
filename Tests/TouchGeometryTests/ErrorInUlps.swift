/// The distance from `value` to `exact` + `rest` in units of the last place of `exact`.
func errorInUlps(_ value: Double, exact: Double, rest: Double) -> Double {
  ((value - exact) - rest).magnitude / exact.ulp
}

/// The rows of a table of hexadecimal floating-point numbers.
func rows(of table: String) -> [[Double]] {
  table.split(separator: "\n").map { line in
    line.split(separator: " ").map { field in
      guard let number = Double(field) else { preconditionFailure("no number: \(field)") }
      return number
    }
  }
}
