import TouchTraces

/// Values of which counts are made.
extension JSONReader {
  /// Reads an object; `body` reads each member's value.
  mutating func members(
    _ body: (inout JSONReader, JSONText) throws(TextError) -> Void
  ) throws(TextError) {
    try openObject()
    var isFirst = true
    while let name = try nextMember(&isFirst) { try body(&self, name) }
  }

  /// Reads an array; `body` reads each element, whose place it is given.
  mutating func elements(
    _ body: (inout JSONReader, Int) throws(TextError) -> Void
  ) throws(TextError) {
    try openArray()
    var (isFirst, index) = (true, 0)
    while try nextElement(&isFirst) {
      try body(&self, index)
      index += 1
    }
  }

  /// Reads a whole number that is not negative, and small enough that millions of them add up.
  mutating func count() throws(TextError) -> Int {
    let number = try integer()
    guard let count = Int(exactly: number), (0...1 << 40).contains(count) else {
      throw error("a count before this")
    }
    return count
  }

  /// Reads `size` counts.
  mutating func counts(_ size: Int) throws(TextError) -> [Int] {
    var counts: [Int] = []
    try elements { json, _ throws(TextError) in counts.append(try json.count()) }
    if counts.count != size { throw error("as many counts as there are classes before this") }
    return counts
  }

  /// Reads the counts of a matrix of gestures.
  mutating func gestureMatrix() throws(TextError) -> ConfusionMatrix {
    let empty = ConfusionMatrix.gestures
    return ConfusionMatrix(classes: empty.classes, counts: try counts(empty.counts.count))
  }

  /// Reads cells of a matrix of gestures: place, count, place, count….
  mutating func sparseCounts() throws(TextError) -> SparseCounts {
    let cells = ConfusionMatrix.gestures.counts.count
    var (sum, index) = (SparseCounts(), 0)
    try elements { json, place throws(TextError) in
      let number = try json.count()
      if place.isMultiple(of: 2) {
        if number >= cells { throw json.error("a cell of the matrix before this") }
        index = number
      } else if number > 0 {
        sum.add(number, at: index)
      }
    }
    return sum
  }

  /// Reads `size` samples.
  mutating func samples(_ size: Int) throws(TextError) -> [MeasurementSample] {
    var samples: [MeasurementSample] = []
    try elements { json, _ throws(TextError) in samples.append(try json.sample()) }
    if samples.count != size { throw error("as many samples as there are classes before this") }
    return samples
  }

  private mutating func sample() throws(TextError) -> MeasurementSample {
    var (shift, values, counts) = (0, [Int64](), [Int]())
    try members { json, name throws(TextError) in
      switch name {
      case "shift": shift = try json.count()
      case "values":
        try json.elements { json, _ throws(TextError) in values.append(try json.integer()) }
      case "counts":
        try json.elements { json, _ throws(TextError) in counts.append(try json.count()) }
      default: try json.skipValue()
      }
    }
    if let sample = MeasurementSample(shift: shift, values: values, counts: counts) {
      return sample
    }
    throw error("values, smallest first, with a count each before this")
  }
}
