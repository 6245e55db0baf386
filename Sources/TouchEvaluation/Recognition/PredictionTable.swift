import TouchGestures
import TouchTraces

/// What a system outside the package said about traces, read from JSON Lines:
/// `{"id":"ipad/17","label":"pinch","decidedAt":0.083}`.
///
/// The lines of `touchlab recognize` are such lines, too: `live` and `liveAt`, where they are given,
/// say what was announced on the way; without them `decidedAt` says when `label` was.
public struct PredictionTable: Sendable {
  /// Why a line cannot be taken.
  public enum Failure: Error, Hashable, Sendable {
    /// It is no prediction: the byte, counted from 1, and what should be there.
    case malformed(column: Int, expected: String)
    /// There is one for this trace already.
    case duplicate(id: String)
  }

  private var predictions: [String: TraceRecognition] = [:]

  /// A table without predictions.
  public init() {}

  /// How many traces there are predictions for.
  public var count: Int { predictions.count }
  /// The ids of the traces, sorted.
  public var ids: [String] { predictions.keys.sorted() }

  /// The prediction for the trace named `id`.
  public subscript(id: String) -> TraceRecognition? { predictions[id] }

  /// Adds the prediction of one line.
  public mutating func add(line: [UInt8]) throws(Failure) {
    let id: String
    let prediction: TraceRecognition
    do throws(TextError) {
      (id, prediction) = try JSONReader.read(line) { json throws(TextError) in
        try Self.prediction(&json)
      }
    } catch {
      throw .malformed(column: error.offset + 1, expected: "\(error.expected)")
    }
    if predictions.updateValue(prediction, forKey: id) != nil { throw .duplicate(id: id) }
  }

  private static func prediction(
    _ json: inout JSONReader
  ) throws(TextError) -> (String, TraceRecognition) {
    var (id, label, hasLive) = (String?.none, Gesture??.none, false)
    var (decidedAt, result) = (TouchInstant?.none, TraceRecognition())
    try json.members { json, name throws(TextError) in
      switch name {
      case "id": id = try json.string()
      case "label": label = .some(try json.gesture())
      case "decidedAt": decidedAt = try json.instant()
      case "live":
        hasLive = true
        result.live = json.null() ? nil : try json.gesture()
      case "liveAt": result.liveAt = try json.instant()
      default: try json.skipValue()
      }
    }
    guard let id else { throw json.error("a member \"id\" before this") }
    guard let label else { throw json.error("a member \"label\" before this") }
    result.label = label
    if !hasLive, let decidedAt { (result.live, result.liveAt) = (label, decidedAt) }
    return (id, result)
  }
}

extension JSONReader {
  /// Reads a gesture's name or `none`.
  fileprivate mutating func gesture() throws(TextError) -> Gesture? {
    let before = error("press, long-press, drag, rotate, pinch or none")
    let name = try string()
    if name == "none" { return nil }
    guard let gesture = Gesture.allCases.first(where: { $0.name == name }) else { throw before }
    return gesture
  }

  /// Reads a number of seconds, or `null`.
  fileprivate mutating func instant() throws(TextError) -> TouchInstant? {
    null() ? nil : TouchInstant(nanoseconds: try nanoseconds())
  }
}
