import TouchEvaluation
import TouchGestures
import TouchTraces

/// What the user adds to recordings whose format does not tell it.
struct TraceAmendments: Sendable {
  /// Where labels come from, for traces without one.
  enum LabelSource: String, CaseIterable {
    /// The folder that holds the file.
    case folder
    /// The name of a gesture, or `none`, in the file's name.
    case name
  }

  /// The density of devices of which none is known.
  var unitsPerMillimeter: Double?
  /// Labels by trace id; they go before those of the recording.
  var labels: [String: String] = [:]
  var labelSource: LabelSource?

  /// Amends `trace`, which `file` holds.
  func apply(to trace: inout TouchTrace, from file: InputFile) {
    if let unitsPerMillimeter, trace.device.unitsPerMillimeter == nil {
      trace.device.unitsPerMillimeter = unitsPerMillimeter
      trace.device.scale = .measured
    }
    if let label = labels[trace.id] { trace.label = label }
    if trace.label == nil { trace.label = label(of: file) }
  }

  private func label(of file: InputFile) -> String? {
    switch labelSource {
    case nil: return nil
    case .folder: return file.folder.split(separator: "/").last.map(String.init)
    case .name:
      // "long-press" contains "press": the longer name is looked for first.
      let names = (Gesture.allCases.map(\.name) + ["none"]).sorted { $0.count > $1.count }
      let text = file.name.lowercased().replacing("_", with: "-")
      return names.first { text.contains($0) }
    }
  }
}
