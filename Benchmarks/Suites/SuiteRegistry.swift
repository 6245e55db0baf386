/// Every suite, in the order of the report.
///
/// A new suite is a file beside this one and a line here.
let allSuites: [BenchmarkSuite] = [
  composeSuite,
  applySuite,
  invertSuite,
  trigonometrySuite,
  placementSuite,
  projectiveSuite,
  fitSuite,
  motionSuite,
  recognizeSuite,
  decodeSuite,
  sceneSuite,
  animationSuite,
]
