import TouchGestures
import TouchTraces

/// An evaluation as one JSON object, its numbers unrounded; undefined ones are `null`.
public struct JSONReport: Sendable {
  private let evaluation: Evaluation
  private let seed: UInt64
  private let classes: AveragedClasses
  private let listsMistakes: Bool

  /// The report on `evaluation`; averages are over `classes`, the bootstrap draws from `seed`, and
  /// wrongly labelled traces that were kept are listed if `listsMistakes`.
  public init(
    _ evaluation: Evaluation, over classes: AveragedClasses = .occurring, seed: UInt64 = 1,
    listsMistakes: Bool = true
  ) {
    self.evaluation = evaluation
    self.classes = classes
    self.seed = seed
    self.listsMistakes = listsMistakes
  }

  /// The text, its line feed included.
  public var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("parameters") { json in
        json.write(evaluation.parameters)
        json.member("seed", Int(truncatingIfNeeded: seed))
      }
      json.key("classes")
      json.array(ConfusionMatrix.gestures.classes) { $0.string($1) }
      json.key("averagedOver")
      json.array(classes.names ?? []) { $0.string($1) }
      json.member("malformed", evaluation.malformed)
      json.member("excluded", evaluation.excluded)
      json.key("results")
      json.array(evaluation.results.indices) { json, index in
        json.object { write(index, to: &$0) }
      }
      json.key("mistakes")
      json.array(listsMistakes ? evaluation.mistakes : []) { json, mistake in
        json.object { write(mistake, to: &$0) }
      }
    }
    json.endLine()
    return json.bytes
  }

  private func write(_ index: Int, to json: inout JSONWriter) {
    let result = evaluation.results[index]
    json.member("recognizer", evaluation.parameters.recognizers[index])
    if index > 0 { json.member("mcNemar") { $0.write(evaluation.tests[index - 1]) } }
    json.member("overall") { $0.write(result.overall, seed: seed, over: classes) }
    for (key, group) in zip(evaluation.parameters.grouping, result.groups) {
      json.key("by-\(key.rawValue)")
      json.array(group.sorted { $0.key < $1.key }) { json, entry in
        json.object { json in
          json.member("name", entry.key)
          json.write(entry.value, seed: seed, over: classes)
        }
      }
    }
  }

  private func write(_ mistake: Mistake, to json: inout JSONWriter) {
    json.member("recognizer", evaluation.parameters.recognizers[mistake.recognizer])
    json.member("source", mistake.source)
    json.member("id", mistake.trace.id)
    json.member("truth", mistake.truth.className)
    json.member("label", mistake.recognition.label.className)
    json.member("live", mistake.recognition.live.className)
  }
}

/// Each writes the members of an object that is open.
extension JSONWriter {
  mutating func write(_ parameters: EvaluationParameters) {
    member("version", parameters.version)
    key("recognizers")
    array(parameters.recognizers) { $0.string($1) }
    member("compose", parameters.composition)
    key("groupBy")
    array(parameters.grouping) { $0.string($1.rawValue) }
    key("where")
    array(parameters.selection.conditions) { $0.string($1.description) }
  }

  fileprivate mutating func write(_ test: McNemar) {
    member("bothRight", test.bothRight)
    member("onlyHere", test.onlySecond)
    member("onlyInFirst", test.onlyFirst)
    member("neither", test.neither)
    member("p", test.pValue)
  }

  fileprivate mutating func write(_ tally: Tally, seed: UInt64, over classes: AveragedClasses) {
    member("traces", tally.traces)
    member("scored", tally.scored)
    member("apart") { $0.write(tally.apart, over: classes) }
    member("anomalies", tally.anomalies)
    member("label") { $0.write(tally.labels, seed: seed, over: classes) }
    member("live") { $0.write(tally.lives, seed: seed, over: classes) }
    member("decisions") { json in
      for gesture in Gesture.allCases {
        json.key(gesture.name)
        json.object { $0.write(tally.decisions, of: Int(gesture.rawValue)) }
      }
    }
    member("valueErrors") { json in
      json.member("translation") { $0.write(tally.errors.translation) }
      json.member("scale") { $0.write(tally.errors.scale) }
      json.member("rotation") { $0.write(tally.errors.rotation) }
    }
    member("heldPresses") { json in
      for (index, name) in tally.heldPresses.classes.enumerated() {
        json.key(name)
        json.integer(Int64(tally.heldPresses.predictions(of: index)))
      }
    }
  }

  private mutating func write(_ decisions: Decisions, of index: Int) {
    member("secondsWhereRight") { $0.write(decisions.times[index]) }
    member("travelWhereRight") { $0.write(decisions.travels[index]) }
    member("secondsWhereWrong") { $0.write(decisions.wrongTimes[index]) }
    member("contradicted", decisions.contradicted[index])
    member("falseActivations", decisions.falseActivations[index])
  }

  private mutating func write(_ apart: ApartCounts, over classes: AveragedClasses) {
    member("unlabelled", apart.unlabelled)
    member("foreignLabels") { json in
      for (label, count) in apart.foreignLabels.sorted(by: { $0.key < $1.key }) {
        json.key(label)
        json.integer(Int64(count))
      }
    }
    member("machine", apart.machine)
    member("unpredicted", apart.unpredicted)
    member("nominalScale") { json in
      json.member("traces", apart.nominalScale.total)
      json.member("label") { $0.write(apart.nominalScale, over: classes) }
    }
  }

  private mutating func write(_ sample: MeasurementSample) {
    let quantiles = sample.quantiles([0.5, 0.95])
    member("count", sample.count)
    member("median", quantiles?[0])
    member("p95", quantiles?[1])
  }

  private mutating func write(
    _ units: ResamplingUnits, seed: UInt64, over classes: AveragedClasses
  ) {
    write(units.matrix, over: classes)
    member("macroF1Interval", units.macroF1Interval(seed: seed, over: classes))
    member("people", units.personCount)
  }

  private mutating func write(_ matrix: ConfusionMatrix, over classes: AveragedClasses) {
    let indices = classes.indices(in: matrix)
    key("confusion")
    array(matrix.classes.indices) { json, truth in
      json.array(matrix.classes.indices) {
        $0.integer(Int64(matrix[truth: truth, prediction: $1]))
      }
    }
    member("macroF1", matrix.macroF1(over: indices))
    member("microF1", matrix.microF1(over: indices))
    member("weightedF1", matrix.weightedF1(over: indices))
    member("accuracy", matrix.accuracy.value)
    member("balancedAccuracy", matrix.balancedAccuracy(over: indices))
    member("cohenKappa", matrix.cohenKappa)
    member("matthewsCorrelation", matrix.matthewsCorrelation)
    member("classes") { json in
      for scores in matrix.scoresByClass {
        json.key(scores.name)
        json.object { $0.write(scores) }
      }
    }
  }

  private mutating func write(_ scores: ClassScores) {
    member("support", scores.support)
    member("precision", scores.precision.value)
    member("precisionInterval", scores.precision.interval)
    member("recall", scores.recall.value)
    member("recallInterval", scores.recall.interval)
    member("f1", scores.f1)
  }

  /// The two bounds; `null` where there is no interval.
  private mutating func member(_ name: StaticString, _ interval: ClosedRange<Double>?) {
    key(name)
    guard let interval else { return null() }
    beginArray()
    number(interval.lowerBound)
    number(interval.upperBound)
    endArray()
  }
}
