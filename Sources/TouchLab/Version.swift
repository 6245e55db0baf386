extension TouchLab {
  /// The package's version, printed with every result.
  static let version = "0.1.0"
}
