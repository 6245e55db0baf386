import Testing
import TouchEvaluation
import TouchGestures

/// A recognition, and the line that stands for it.
struct LineFact: CustomTestStringConvertible {
  let testDescription: String
  let recognition: TraceRecognition
  let line: String

  private static func began(_ gesture: Gesture, _ phase: GestureEvent.Phase) -> GestureEvent {
    GestureEvent(
      time: .milliseconds(83), gesture: gesture, phase: phase, touches: 2,
      location: [150, 150.25], translation: [0, -1], scale: 1.12, rotation: 0.5, velocity: [3, 0])
  }

  static let all: [LineFact] = [
    LineFact(
      testDescription: "none", recognition: TraceRecognition(anomalies: 3),
      line: #"{"id":"t/1","label":"none","decidedAt":null,"live":null,"liveAt":null,"#
        + #""events":[],"anomalies":3}"#),
    LineFact(
      testDescription: "a pinch",
      recognition: TraceRecognition(
        label: .pinch, live: .pinch, liveAt: .milliseconds(83), events: [began(.pinch, .began)]),
      line: #"{"id":"t/1","label":"pinch","decidedAt":0.083,"live":"pinch","liveAt":0.083,"#
        + #""events":[{"t":0.083,"gesture":"pinch","phase":"began","touches":2,"#
        + #""location":[150,150.25],"translation":[0,-1],"scale":1.12,"rotation":0.5,"#
        + #""velocity":[3,0]}],"anomalies":0}"#),
    LineFact(
      testDescription: "announced as another",
      recognition: TraceRecognition(
        label: .press, live: .longPress, liveAt: TouchInstant(nanoseconds: 500_000_001)),
      line: #"{"id":"t/1","label":"press","decidedAt":null,"live":"long-press","#
        + #""liveAt":0.500000001,"events":[],"anomalies":0}"#),
    LineFact(
      testDescription: "a second press",
      recognition: TraceRecognition(
        label: .press,
        events: [
          GestureEvent(
            time: .milliseconds(1_000), gesture: .press, phase: .ended, touches: 1,
            location: [1, 2], count: 2)
        ]),
      line: #"{"id":"t/1","label":"press","decidedAt":null,"live":null,"liveAt":null,"#
        + #""events":[{"t":1,"gesture":"press","phase":"ended","touches":1,"location":[1,2],"#
        + #""count":2,"velocity":[0,0]}],"anomalies":0}"#),
    LineFact(
      testDescription: "a cancelled drag",
      recognition: TraceRecognition(
        label: .drag,
        events: [
          GestureEvent(
            time: .milliseconds(20), gesture: .drag, phase: .cancelled, touches: 1,
            location: [1, 2], translation: [10, 0], reason: .endOfTrace)
        ]),
      line: #"{"id":"t/1","label":"drag","decidedAt":null,"live":null,"liveAt":null,"#
        + #""events":[{"t":0.02,"gesture":"drag","phase":"cancelled","touches":1,"#
        + #""location":[1,2],"translation":[10,0],"scale":1,"rotation":0,"velocity":[0,0],"#
        + #""reason":"end-of-trace"}],"anomalies":0}"#),
  ]
}

@Suite struct RecognitionLineTests {
  @Test(arguments: LineFact.all)
  func aRecognitionIsOneLine(_ fact: LineFact) {
    let line = String(decoding: fact.recognition.jsonLine(id: "t/1"), as: UTF8.self)
    #expect(line == fact.line + "\n")
  }
}
