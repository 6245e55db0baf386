import Testing

/// One confusion matrix and what scikit-learn says of it; nil where that is undefined (NaN there).
struct ScoreFact: CustomTestStringConvertible {
  let name: String
  let rows: [[Int]]
  let precision: [Double?]
  let recall: [Double?]
  let f1: [Double?]
  let macroF1: Double?
  let microF1: Double?
  let weightedF1: Double?
  let accuracy: Double?
  let balancedAccuracy: Double?
  let kappa: Double?
  let matthews: Double?

  var testDescription: String { name }
}

extension ScoreFact {
  /// From scikit-learn 1.9.1: `precision_recall_fscore_support(labels=all, zero_division=nan)`,
  /// `f1_score(average=…, labels=those in the truth, zero_division=0)`, `accuracy_score`,
  /// `balanced_accuracy_score`, `cohen_kappa_score`, `matthews_corrcoef` (whose 0 for a single true
  /// or predicted class, where the quotient is 0 / 0, is nil here).
  static let all: [ScoreFact] = [
    ScoreFact(
      name: "two classes",
      rows: [[50, 10], [5, 35]],
      precision: [0.9090909090909091, 0.7777777777777778],
      recall: [0.8333333333333334, 0.875],
      f1: [0.8695652173913043, 0.8235294117647058],
      macroF1: 0.8465473145780051, microF1: 0.85, weightedF1: 0.8511508951406648,
      accuracy: 0.85, balancedAccuracy: 0.8541666666666667,
      kappa: 0.6938775510204082, matthews: 0.6975184488828855),
    ScoreFact(
      name: "diagonal",
      rows: [[7, 0, 0], [0, 5, 0], [0, 0, 3]],
      precision: [1.0, 1.0, 1.0],
      recall: [1.0, 1.0, 1.0],
      f1: [1.0, 1.0, 1.0],
      macroF1: 1.0, microF1: 1.0, weightedF1: 1.0,
      accuracy: 1.0, balancedAccuracy: 1.0,
      kappa: 1.0, matthews: 1.0),
    ScoreFact(
      name: "nothing right",
      rows: [[0, 4], [6, 0]],
      precision: [0.0, 0.0],
      recall: [0.0, 0.0],
      f1: [0.0, 0.0],
      macroF1: 0.0, microF1: 0.0, weightedF1: 0.0,
      accuracy: 0.0, balancedAccuracy: 0.0,
      kappa: -0.9230769230769229, matthews: -1.0),
    ScoreFact(
      name: "one true class",
      rows: [[8, 2, 0], [0, 0, 0], [0, 0, 0]],
      precision: [1.0, 0.0, nil],
      recall: [0.8, nil, nil],
      f1: [0.8888888888888888, 0.0, nil],
      macroF1: 0.8888888888888888, microF1: 0.8888888888888888, weightedF1: 0.888888888888889,
      accuracy: 0.8, balancedAccuracy: 0.8,
      kappa: 0.0, matthews: nil),
    ScoreFact(
      name: "one class everywhere",
      rows: [[9, 0], [0, 0]],
      precision: [1.0, nil],
      recall: [1.0, nil],
      f1: [1.0, nil],
      macroF1: 1.0, microF1: 1.0, weightedF1: 1.0,
      accuracy: 1.0, balancedAccuracy: 1.0,
      kappa: nil, matthews: nil),
    ScoreFact(
      name: "a label nobody predicts",
      rows: [[12, 0, 3], [4, 0, 2], [1, 0, 20]],
      precision: [0.7058823529411765, nil, 0.8],
      recall: [0.8, 0.0, 0.9523809523809523],
      f1: [0.75, 0.0, 0.8695652173913043],
      macroF1: 0.5398550724637681, microF1: 0.7619047619047619, weightedF1: 0.702639751552795,
      accuracy: 0.7619047619047619, balancedAccuracy: 0.5841269841269842,
      kappa: 0.5731707317073171, matthews: 0.5936184392736322),
    ScoreFact(
      name: "a class without support",
      rows: [[30, 1, 2], [0, 0, 0], [3, 4, 40]],
      precision: [0.9090909090909091, 0.0, 0.9523809523809523],
      recall: [0.9090909090909091, nil, 0.851063829787234],
      f1: [0.9090909090909091, 0.0, 0.898876404494382],
      macroF1: 0.9039836567926456, microF1: 0.9032258064516129, weightedF1: 0.9030898876404494,
      accuracy: 0.875, balancedAccuracy: 0.8800773694390716,
      kappa: 0.760263709919089, matthews: 0.767546851720441),
    ScoreFact(
      name: "always the same prediction",
      rows: [[10, 0, 0], [20, 0, 0], [30, 0, 0]],
      precision: [0.16666666666666666, nil, nil],
      recall: [1.0, 0.0, 0.0],
      f1: [0.2857142857142857, 0.0, 0.0],
      macroF1: 0.09523809523809523, microF1: 0.16666666666666666, weightedF1: 0.04761904761904761,
      accuracy: 0.16666666666666666, balancedAccuracy: 0.3333333333333333,
      kappa: 0.0, matthews: nil),
    ScoreFact(
      name: "independent of the truth",
      rows: [[10, 20, 30], [20, 40, 60], [5, 10, 15]],
      precision: [0.2857142857142857, 0.5714285714285714, 0.14285714285714285],
      recall: [0.16666666666666666, 0.3333333333333333, 0.5],
      f1: [0.21052631578947367, 0.42105263157894735, 0.2222222222222222],
      macroF1: 0.28460038986354774, microF1: 0.30952380952380953, weightedF1: 0.3324979114452799,
      accuracy: 0.30952380952380953, balancedAccuracy: 0.3333333333333333,
      kappa: 0.0, matthews: 0.0),
    ScoreFact(
      name: "unbalanced",
      rows: [[98765, 1234, 1], [17, 203, 0], [0, 2, 5]],
      precision: [0.9998279038691259, 0.14107018763029883, 0.8333333333333334],
      recall: [0.98765, 0.9227272727272727, 0.7142857142857143],
      f1: [0.993701643005906, 0.24472573839662448, 0.7692307692307693],
      macroF1: 0.6692193835444332, microF1: 0.9874884013289832, weightedF1: 0.9920419505564615,
      accuracy: 0.9874884013289832, balancedAccuracy: 0.8748876623376624,
      kappa: 0.24710379477433098, matthews: 0.36231219638959467),
    ScoreFact(
      name: "six classes",
      rows: [
        [3180, 6, 21, 0, 1, 14], [2, 44, 3, 0, 0, 1], [9, 0, 912, 4, 17, 2], [0, 0, 3, 47, 5, 0],
        [1, 0, 6, 4, 203, 0], [11, 1, 8, 0, 0, 95],
      ],
      precision: [
        0.9928192319700281, 0.8627450980392157, 0.9569779643231899, 0.8545454545454545,
        0.8982300884955752, 0.8482142857142857,
      ],
      recall: [
        0.9869646182495344, 0.88, 0.9661016949152542, 0.8545454545454545, 0.9485981308411215,
        0.8260869565217391,
      ],
      f1: [
        0.9898832684824903, 0.8712871287128713, 0.9615181866104375, 0.8545454545454545,
        0.9227272727272727, 0.8370044052863436,
      ],
      macroF1: 0.9061609527274782, microF1: 0.9741304347826087, weightedF1: 0.9742088170908797,
      accuracy: 0.9741304347826087, balancedAccuracy: 0.9103828091788507,
      kappa: 0.9445585716813408, matthews: 0.9445992671774736),
    ScoreFact(
      name: "six classes, sparse",
      rows: [
        [0, 0, 2, 0, 0, 0], [0, 4, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0],
        [0, 3, 0, 0, 9, 0], [1, 0, 0, 0, 0, 0],
      ],
      precision: [0.0, 0.5714285714285714, 0.3333333333333333, nil, 1.0, nil],
      recall: [0.0, 1.0, 1.0, nil, 0.75, 0.0],
      f1: [0.0, 0.7272727272727273, 0.5, nil, 0.8571428571428571, 0.0],
      macroF1: 0.41688311688311686, microF1: 0.7, weightedF1: 0.6847402597402598,
      accuracy: 0.7, balancedAccuracy: 0.55,
      kappa: 0.5366795366795367, matthews: 0.5635340958505188),
    ScoreFact(
      name: "perfect disagreement of three",
      rows: [[0, 5, 0], [0, 0, 5], [5, 0, 0]],
      precision: [0.0, 0.0, 0.0],
      recall: [0.0, 0.0, 0.0],
      f1: [0.0, 0.0, 0.0],
      macroF1: 0.0, microF1: 0.0, weightedF1: 0.0,
      accuracy: 0.0, balancedAccuracy: 0.0,
      kappa: -0.5, matthews: -0.5),
  ]
}
