/// What timing one row gave: nanoseconds and cycles an operation.
struct Measurement {
  var best = Double.infinity
  var median = Double.infinity
  var cycles = Double.infinity
  var gigahertz = 0.0
}

/// How long to measure.
struct MeasurementPlan {
  /// Rounds over all rows of a group.
  let rounds: Int
  /// Samples of a row in a round.
  let samples: Int
  /// Nanoseconds a sample should last: short, to slip between a hypervisor's interruptions.
  let sampleLength: Double

  static let full = MeasurementPlan(rounds: 5, samples: 41, sampleLength: 150_000)
  static let quick = MeasurementPlan(rounds: 2, samples: 7, sampleLength: 30_000)

  /// Times the rows of `group` in turns.
  func measure(_ group: BenchmarkGroup) -> [Measurement] {
    let repetitions = group.rows.map(repetitions(of:))
    var samples = group.rows.map { _ in [Double]() }
    var cycles = group.rows.map { _ in [Double]() }
    var clocks = group.rows.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, row) in group.rows.enumerated() {
        let clockBefore = Stopwatch.gigahertz()
        let taken = time(row, repetitions: repetitions[index])
        let clock = (clockBefore + Stopwatch.gigahertz()) / 2
        samples[index] += taken
        cycles[index].append((taken.min() ?? .infinity) * clock)
        clocks[index].append(clock)
      }
    }
    return group.rows.indices.map { index in
      Measurement(
        best: samples[index].min() ?? .infinity, median: median(samples[index]),
        cycles: median(cycles[index]), gigahertz: median(clocks[index]))
    }
  }

  /// Nanoseconds an operation, one number a sample; fewer samples of rows that take long.
  private func time(_ row: BenchmarkRow, repetitions: Int) -> [Double] {
    let scale = 1 / (Double(repetitions) * Double(row.operations))
    var taken: [Double] = []
    var spent = 0.0
    while taken.count < samples, taken.count < 3 || spent < sampleLength * Double(4 * samples) {
      let elapsed =
        row.nanoseconds?()
        ?? Stopwatch.time {
          for _ in 0..<repetitions { row.body() }
        }
      spent += elapsed
      taken.append(elapsed * scale)
    }
    return taken
  }

  /// Calls of the row's body that fill a sample.
  private func repetitions(of row: BenchmarkRow) -> Int {
    row.body()
    if row.nanoseconds != nil { return 1 }
    var count = 1
    while true {
      let elapsed = Stopwatch.time { for _ in 0..<count { row.body() } }
      if elapsed >= sampleLength / 4 {
        return max(1, Int(Double(count) * sampleLength / elapsed))
      }
      count *= 2
    }
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .infinity : sorted[sorted.count / 2]
  }
}
