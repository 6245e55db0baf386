/// The rows of a table of decimal or hexadecimal numbers.
package func numberRows(of table: String) -> [[Double]] {
  table.split(separator: "\n").map { line in
    line.split(separator: " ").map { field in
      guard let number = Double(field) else { preconditionFailure("no number: \(field)") }
      return number
    }
  }
}
