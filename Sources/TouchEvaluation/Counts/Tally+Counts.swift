import TouchTraces

extension Tally {
  /// The tally that an object of counts holds; what is not there counts as nothing.
  init(counts json: inout JSONReader) throws(TextError) {
    self.init()
    var tally = self
    try json.members { json, name throws(TextError) in
      switch name {
      case "labels": tally.labels = try ResamplingUnits(counts: &json)
      case "lives": tally.lives = try ResamplingUnits(counts: &json)
      case "times": tally.decisions.times = try json.samples(5)
      case "travels": tally.decisions.travels = try json.samples(5)
      case "wrongTimes": tally.decisions.wrongTimes = try json.samples(5)
      case "contradicted": tally.decisions.contradicted = try json.counts(5)
      case "falseActivations": tally.decisions.falseActivations = try json.counts(5)
      case "errors":
        let errors = try json.samples(3)
        tally.errors.translation = errors[0]
        tally.errors.scale = errors[1]
        tally.errors.rotation = errors[2]
      case "heldPresses": tally.heldPresses = try json.gestureMatrix()
      case "apart": tally.apart = try ApartCounts(counts: &json)
      case "anomalies": tally.anomalies = try json.count()
      default: try json.skipValue()
      }
    }
    self = tally
  }
}

extension ResamplingUnits {
  fileprivate init(counts json: inout JSONReader) throws(TextError) {
    var units = ResamplingUnits()
    try json.members { json, name throws(TextError) in
      switch name {
      case "people":
        try json.members { json, person throws(TextError) in
          units.people[person.string] = try json.sparseCounts()
        }
      case "singles": units.singles = try json.gestureMatrix()
      default: try json.skipValue()
      }
    }
    self = units
  }
}

extension ApartCounts {
  fileprivate init(counts json: inout JSONReader) throws(TextError) {
    var apart = ApartCounts()
    try json.members { json, name throws(TextError) in
      switch name {
      case "unlabelled": apart.unlabelled = try json.count()
      case "foreignLabels":
        try json.members { json, label throws(TextError) in
          apart.foreignLabels[label.string] = try json.count()
        }
      case "machine": apart.machine = try json.count()
      case "unpredicted": apart.unpredicted = try json.count()
      case "nominalScale": apart.nominalScale = try json.gestureMatrix()
      default: try json.skipValue()
      }
    }
    self = apart
  }
}
