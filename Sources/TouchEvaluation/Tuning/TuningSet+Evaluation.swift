public import TouchGestures

extension TuningSet {
  /// `start` beside the fitted profiles, each fold's traces under the profile of that fold.
  ///
  /// - Parameters:
  ///   - start: The profile before.
  ///   - foldProfiles: For each fold, the profile that was fitted without it.
  ///   - parameters: They name two recognisers: the one before and the one after.
  /// - Returns: Their counts, the start's first.
  public func evaluation(
    of start: RecognitionProfile, and foldProfiles: [RecognitionProfile],
    parameters: EvaluationParameters
  ) -> Evaluation {
    precondition(foldProfiles.count == folds && parameters.recognizers.count == 2)
    var evaluation = Evaluation(parameters: parameters)
    for (fold, profile) in foldProfiles.enumerated() {
      var recognizers: [any TraceRecognizer] = [
        EngineRecognizer(profile: start), EngineRecognizer(profile: profile),
      ]
      for example in singles + severals where example.fold == fold {
        evaluation.add(example.trace, source: example.source, recognizers: &recognizers)
      }
    }
    return evaluation
  }
}
