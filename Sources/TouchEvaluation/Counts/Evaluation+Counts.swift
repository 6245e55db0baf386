import TouchTraces

extension Evaluation {
  /// The counts as one line of JSON that ``init(counts:)`` reads, its line feed included.
  ///
  /// Whole numbers only: counts, and times and lengths in billionths, or in steps of 2 to the power
  /// of `shift` of them. Lists of traces with wrong labels are left out.
  public var countsLine: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("counts", Self.countsFormat)
      json.member("parameters") { $0.write(parameters) }
      json.member("malformed", malformed)
      json.member("excluded", excluded)
      json.key("tests")
      json.array(tests) { json, test in
        json.write([test.bothRight, test.onlyFirst, test.onlySecond, test.neither])
      }
      json.key("results")
      json.array(results) { json, result in
        json.object { json in
          json.member("overall") { $0.writeCounts(result.overall) }
          json.key("groups")
          json.array(result.groups) { $0.writeByName($1) { $0.writeCounts($1) } }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  /// The number of the format that ``countsLine`` writes.
  static let countsFormat = 2
}

extension JSONWriter {
  fileprivate mutating func write(_ numbers: [Int]) {
    array(numbers) { $0.integer(Int64($1)) }
  }

  /// An object with a member for each entry, in the order of the names.
  fileprivate mutating func writeByName<Value>(
    _ entries: [String: Value], _ body: (inout JSONWriter, Value) -> Void
  ) {
    object { json in
      for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        json.object { body(&$0, value) }
      }
    }
  }

  /// The members of the object that stands for `tally`.
  fileprivate mutating func writeCounts(_ tally: Tally) {
    member("labels") { $0.writeCounts(tally.labels) }
    member("lives") { $0.writeCounts(tally.lives) }
    writeSamples("times", tally.decisions.times)
    writeSamples("travels", tally.decisions.travels)
    writeSamples("wrongTimes", tally.decisions.wrongTimes)
    key("contradicted")
    write(tally.decisions.contradicted)
    key("falseActivations")
    write(tally.decisions.falseActivations)
    let errors = tally.errors
    writeSamples("errors", [errors.translation, errors.scale, errors.rotation])
    key("heldPresses")
    write(tally.heldPresses.counts)
    member("apart") { $0.writeCounts(tally.apart) }
    member("anomalies", tally.anomalies)
  }

  private mutating func writeCounts(_ units: ResamplingUnits) {
    key("people")
    object { json in
      for (name, counts) in units.people.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        json.write(counts.cells.flatMap { [$0.index, $0.count] })
      }
    }
    key("singles")
    write(units.singles.counts)
  }

  private mutating func writeSamples(_ name: StaticString, _ samples: [MeasurementSample]) {
    key(name)
    array(samples) { json, sample in
      json.object { json in
        let (values, counts) = sample.counted
        json.member("shift", sample.shift)
        json.key("values")
        json.array(values) { $0.integer($1) }
        json.key("counts")
        json.write(counts)
      }
    }
  }

  private mutating func writeCounts(_ apart: ApartCounts) {
    member("unlabelled", apart.unlabelled)
    key("foreignLabels")
    object { json in
      for (label, count) in apart.foreignLabels.sorted(by: { $0.key < $1.key }) {
        json.key(label)
        json.integer(Int64(count))
      }
    }
    member("machine", apart.machine)
    member("unpredicted", apart.unpredicted)
    key("nominalScale")
    write(apart.nominalScale.counts)
  }
}
