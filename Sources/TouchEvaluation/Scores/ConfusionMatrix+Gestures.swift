public import TouchGestures

extension ConfusionMatrix {
  /// An empty matrix over the five gestures and `none`, in this order.
  public static var gestures: ConfusionMatrix {
    ConfusionMatrix(classes: Gesture.allCases.map(\.name) + ["none"])
  }

  /// Counts one trace of the gesture `truth` that was taken for `prediction`; nil is `none`.
  public mutating func add(truth: Gesture?, prediction: Gesture?) {
    add(truth: Self.index(of: truth), prediction: Self.index(of: prediction))
  }

  /// The row and column of `gesture` in a matrix of gestures; nil is `none`, the last.
  public static func index(of gesture: Gesture?) -> Int {
    gesture.map { Int($0.rawValue) } ?? Gesture.allCases.count
  }
}
