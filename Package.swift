// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-touch",
  products: [
    .library(name: "TouchGestures", targets: ["TouchGeometry", "TouchGestures"]),
    .library(name: "TouchScene", targets: ["TouchScene"]),
    .library(name: "TouchTraces", targets: ["TouchTraces"]),
    .library(name: "TouchEvaluation", targets: ["TouchEvaluation"]),
    .executable(name: "touchlab", targets: ["TouchLab"]),
    .executable(name: "bench", targets: ["TouchBench"]),
  ],
  targets: [
    // The library: each module imports only those above it.
    .target(name: "CTouchKernels"),
    .target(  // unoptimised code calls the C library's square root
      name: "TouchGeometry", dependencies: ["CTouchKernels"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "TouchGestures", dependencies: ["TouchGeometry"]),
    .target(name: "TouchScene", dependencies: ["TouchGestures"]),
    .target(name: "TouchTraces", dependencies: ["TouchGestures"]),
    .target(name: "TouchSynthesis", dependencies: ["TouchTraces"]),
    .target(name: "TouchEvaluation", dependencies: ["TouchTraces"]),

    // Components in the library's manner: what its tests try out and `touchlab replay` shows.
    .target(name: "TouchExamples", dependencies: ["TouchScene"]),

    // The programs: the only code that touches files, clocks and consoles.
    .executableTarget(
      name: "TouchLab", dependencies: ["TouchEvaluation", "TouchExamples", "TouchSynthesis"]),
    .executableTarget(
      name: "TouchBench", dependencies: ["TouchEvaluation", "TouchScene", "TouchSynthesis"],
      path: "Benchmarks", exclude: ["README.md"]),

    // The tests: one target a module, on shared support.
    .target(
      name: "TouchTestSupport", dependencies: ["TouchTraces"], path: "Tests/TouchTestSupport"),
    .testTarget(name: "TouchGeometryTests", dependencies: ["TouchGeometry", "TouchTestSupport"]),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .executableTarget(  // what tests without optimisation are too slow for
      name: "TouchLaws", dependencies: ["TouchTestSupport", "CAllocationCounter"],
      path: "Tests/TouchLaws"),
    .testTarget(
      name: "TouchGesturesTests",
      dependencies: ["TouchGestures", "TouchTestSupport", "CAllocationCounter"]),
    .testTarget(name: "TouchSceneTests", dependencies: ["TouchExamples", "TouchTestSupport"]),
    .testTarget(name: "TouchTracesTests", dependencies: ["TouchTraces", "TouchTestSupport"]),
    .testTarget(name: "TouchSynthesisTests", dependencies: ["TouchSynthesis", "TouchTestSupport"]),
    .testTarget(
      name: "TouchEvaluationTests", dependencies: ["TouchEvaluation", "TouchTestSupport"]),
    .testTarget(name: "TouchLabTests", dependencies: ["TouchLab", "TouchTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
