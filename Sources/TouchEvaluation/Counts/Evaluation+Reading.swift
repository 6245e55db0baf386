import TouchTraces

extension Evaluation {
  /// The evaluation that a line written by ``countsLine`` holds.
  public init(counts line: [UInt8]) throws(CountsError) {
    do throws(TextError) {
      self = try JSONReader.read(line) { json throws(TextError) in
        try Evaluation(counts: &json)
      }
    } catch {
      throw .malformed(column: error.offset + 1, expected: "\(error.expected)")
    }
  }

  private init(counts json: inout JSONReader) throws(TextError) {
    var (format, parameters, results) = (0, EvaluationParameters?.none, [Result]())
    var (tests, malformed, excluded) = ([McNemar](), 0, 0)
    try json.members { json, name throws(TextError) in
      switch name {
      case "counts": format = try json.count()
      case "parameters": parameters = try EvaluationParameters(counts: &json)
      case "malformed": malformed = try json.count()
      case "excluded": excluded = try json.count()
      case "tests":
        try json.elements { json, _ throws(TextError) in
          tests.append(try McNemar(counts: &json))
        }
      case "results":
        try json.elements { json, _ throws(TextError) in
          results.append(try Result(counts: &json))
        }
      default: try json.skipValue()
      }
    }
    guard format == Self.countsFormat else { throw json.error("counts of format 2 before this") }
    guard let parameters, parameters.fits(results, tests) else {
      throw json.error("results for every recogniser and group before this")
    }
    self.init(parameters: parameters)
    (self.results, self.tests) = (results, tests)
    (self.malformed, self.excluded) = (malformed, excluded)
  }
}

extension EvaluationParameters {
  fileprivate init(counts json: inout JSONReader) throws(TextError) {
    var parameters = EvaluationParameters(version: "", recognizers: [], grouping: [])
    try json.members { json, name throws(TextError) in
      switch name {
      case "version": parameters.version = try json.string()
      case "recognizers":
        try json.elements { json, _ throws(TextError) in
          parameters.recognizers.append(try json.string())
        }
      case "compose": parameters.composition = try json.string()
      case "groupBy":
        try json.elements { json, _ throws(TextError) in
          guard let key = TraceFacts.Key(rawValue: try json.string()) else {
            throw json.error("the name of a key before this")
          }
          parameters.grouping.append(key)
        }
      case "where":
        try json.elements { json, _ throws(TextError) in
          guard let condition = TraceSelection.Condition(try json.string()) else {
            throw json.error("a condition key=value before this")
          }
          parameters.selection.conditions.append(condition)
        }
      default: try json.skipValue()
      }
    }
    self = parameters
  }

  fileprivate func fits(_ results: [Evaluation.Result], _ tests: [McNemar]) -> Bool {
    results.count == recognizers.count && tests.count == max(0, recognizers.count - 1)
      && results.allSatisfy { $0.groups.count == grouping.count }
  }
}

extension Evaluation.Result {
  fileprivate init(counts json: inout JSONReader) throws(TextError) {
    var result = Evaluation.Result(groups: [])
    try json.members { json, name throws(TextError) in
      switch name {
      case "overall": result.overall = try Tally(counts: &json)
      case "groups":
        try json.elements { json, _ throws(TextError) in
          var group: [String: Tally] = [:]
          try json.members { json, value throws(TextError) in
            group[value.string] = try Tally(counts: &json)
          }
          result.groups.append(group)
        }
      default: try json.skipValue()
      }
    }
    self = result
  }
}

extension McNemar {
  fileprivate init(counts json: inout JSONReader) throws(TextError) {
    let counts = try json.counts(4)
    self.init(
      bothRight: counts[0], onlyFirst: counts[1], onlySecond: counts[2], neither: counts[3])
  }
}
