import TouchTraces

/// An evaluation as one JSON object, its numbers unrounded; undefined ones are `null`.
public struct JSONReport: Sendable {
  private let evaluation: Evaluation

  /// The report on `evaluation`.
  public init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  /// The text, its line feed included.
  public var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("parameters") { $0.write(evaluation.parameters) }
      json.key("classes")
      json.array(ConfusionMatrix.gestures.classes) { $0.string($1) }
      json.member("malformed", evaluation.malformed)
      json.member("overall") { $0.write(evaluation.overall) }
      json.key("sources")
      json.array(evaluation.sources) { json, source in
        json.object { json in
          json.member("source", source)
          json.write(evaluation.tally(of: source))
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}

/// Each writes the members of an object that is open.
extension JSONWriter {
  fileprivate mutating func write(_ parameters: EvaluationParameters) {
    member("version", parameters.version)
    member("profile", parameters.recognizer)
    member("compose", parameters.composition)
  }

  fileprivate mutating func write(_ tally: Tally) {
    member("traces", tally.traces)
    member("scored", tally.label.total)
    member("apart") { $0.write(tally.apart) }
    member("anomalies", tally.anomalies)
    member("label") { $0.write(tally.label) }
    member("live") { $0.write(tally.live) }
    member("decisionSeconds") { json in
      for (name, times) in zip(tally.label.classes, tally.decisionTimes) where times.count > 0 {
        json.key(name)
        json.object { $0.write(times) }
      }
    }
  }

  private mutating func write(_ apart: ApartCounts) {
    member("unlabelled", apart.unlabelled)
    member("foreignLabels") { json in
      for (label, count) in apart.foreignLabels.sorted(by: { $0.key < $1.key }) {
        json.key(label)
        json.integer(Int64(count))
      }
    }
    member("machine", apart.machine)
    member("nominalScale") { json in
      json.member("traces", apart.nominalScale.total)
      json.member("label") { $0.write(apart.nominalScale) }
    }
  }

  private mutating func write(_ times: TimeSample) {
    let quantiles = times.quantiles([0.5, 0.95])
    member("count", times.count)
    member("median", quantiles?[0])
    member("p95", quantiles?[1])
  }

  private mutating func write(_ matrix: ConfusionMatrix) {
    key("confusion")
    array(matrix.classes.indices) { json, truth in
      json.array(matrix.classes.indices) {
        $0.integer(Int64(matrix[truth: truth, prediction: $1]))
      }
    }
    member("macroF1", matrix.macroF1)
    member("microF1", matrix.microF1)
    member("weightedF1", matrix.weightedF1)
    member("accuracy", matrix.accuracy.value)
    member("balancedAccuracy", matrix.balancedAccuracy)
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
    member("recall", scores.recall.value)
    member("f1", scores.f1)
  }
}
