/// What tuning makes as great as it can: right labels and right, early live decisions.
///
/// The mean of the macro-F1 of the label and of the live decision, less `delayCost` for every second
/// from the first contact to a right announcement: the median of each of drag, rotate and pinch,
/// then their mean. Without that cost the best live decision would be the one made at the lift.
public struct TuningObjective: Hashable, Sendable {
  /// What a second's delay costs, in macro-F1.
  public var delayCost: Double
  /// Over which classes macro-F1 goes.
  public var classes: AveragedClasses

  /// An objective in which a second costs `delayCost`; 0.1: ten milliseconds weigh as much as
  /// 0.001 of macro-F1.
  public init(delayCost: Double = 0.1, over classes: AveragedClasses = .occurring) {
    self.delayCost = delayCost
    self.classes = classes
  }

  /// The objective over the traces of `tally`; nil where no trace is scored.
  func value(of tally: TuningTally) -> Double? {
    let indices = classes.indices(in: tally.label)
    guard let label = tally.label.macroF1(over: indices),
      let live = tally.live.macroF1(over: indices)
    else { return nil }
    let medians = tally.delays.compactMap { $0.quantiles([0.5])?[0] }
    let delay = medians.isEmpty ? 0 : medians.reduce(0, +) / Double(medians.count)
    return (label + live) / 2 - delayCost * delay
  }
}
