import Testing
import TouchGestures

/// What is shown while a gesture lasts, and what is kept after it.
@Suite struct TransientStateTests {
  private typealias Rows = [(Double, Int64, TouchSample.Phase, Double, Double)]

  /// A drag whose offset is transient until the end.
  private final class Board {
    let offset = TransientState(SIMD2<Double>())
    var committed = SIMD2<Double>()
    var sumOfDeltas = SIMD2<Double>()
    var sumOfTranslations = SIMD2<Double>()
    var cancelled: [CancellationReason] = []

    var drag: some GestureRecognizer<DragValue> {
      DragRecognizer()
        .updating(offset) { value, state in state = value.translation }
        .onChanged {
          self.sumOfDeltas += $0.translationDelta
          self.sumOfTranslations += $0.translation
        }
        .onEnded {
          self.committed += $0.translation
          self.sumOfDeltas += $0.translationDelta
          self.sumOfTranslations += $0.translation
        }
        .onCancelled { self.cancelled.append($0) }
    }
  }

  @Test func translationIsAbsolute() {
    let board = Board()
    var session = GestureSession(board.drag)
    _ = session.play(
      samples([(0, 1, .began, 0, 0), (0.05, 1, .moved, 20, 0), (0.1, 1, .ended, 20, 0)])
    ) { _ in "" }
    #expect(board.committed == [20, 0])
    _ = session.play(
      samples([(0.5, 1, .began, 100, 0), (0.55, 1, .moved, 130, 0), (0.6, 1, .ended, 130, 0)])
    ) { _ in "" }
    #expect(board.committed == [50, 0])
    #expect(board.sumOfDeltas == [50, 0])
    #expect(board.sumOfTranslations != [50, 0])
    #expect(board.offset.value == .zero)
  }

  @Test func cancelledDragCommitsNothing() {
    let board = Board()
    var session = GestureSession(board.drag)
    for sample in samples([(0, 1, .began, 0, 0), (0.05, 1, .moved, 40, 0)]) {
      session.receive(sample)
      session.endFrame()
    }
    #expect(board.offset.value == [40, 0])
    session.receive(samples([(0.1, 1, .cancelled, 40, 0)])[0])
    session.endFrame()
    #expect(board.offset.value == .zero)
    #expect(board.committed == .zero)
    #expect(board.cancelled == [.system])
  }

  @Test func dragShowsNothingBeforeItBegins() {
    let board = Board()
    var session = GestureSession(board.drag)
    for sample in samples([(0, 1, .began, 0, 0), (0.05, 1, .moved, 9, 0)]) {
      session.receive(sample)
      session.endFrame()
      #expect(board.offset.value == .zero)
    }
  }

  @Test func pressedFromLandingToCancellation() {
    let pressed = TransientState(false)
    var ended = 0
    var session = GestureSession(
      LongPressRecognizer().updating(pressed) { _, state in state = true }
        .onEnded { _ in ended += 1 })
    session.receive(samples([(0, 1, .began, 10, 10)])[0])
    session.endFrame()
    #expect(pressed.value)
    session.advance(to: .milliseconds(500))
    #expect(pressed.value)
    session.receive(samples([(0.7, 1, .cancelled, 10, 10)])[0])
    session.endFrame()
    #expect(!pressed.value)
    #expect(ended == 0)
  }

  @Test func resetAndDisablingShowNothing() {
    for isReset in [false, true] {
      let board = Board()
      var session = GestureSession(board.drag)
      _ = session.play(
        samples([(0, 1, .began, 0, 0), (0.05, 1, .moved, 40, 0)])
      ) { _ in "" }
      if isReset { session.reset() } else { session.isEnabled = false }
      #expect(board.offset.value == .zero)
      #expect(board.cancelled == [isReset ? .host : .disabled])
    }
  }

  /// Beside news of another gesture a delta is not told twice.
  @Test func deltasAddUpBesideAnotherGesture() {
    var sum = SIMD2<Double>()
    var last = SIMD2<Double>()
    let both = LongPressRecognizer(maximumDistance: 100).simultaneously(with: DragRecognizer())
      .onStep { step in
        guard step.phaseName != "possible", let drag = step.value?.second else { return }
        sum += drag.translationDelta
        last = drag.translation
      }
    var session = GestureSession(both)
    _ = session.play(
      samples([
        (0, 1, .began, 0, 0), (0.1, 1, .moved, 20, 0), (0.2, 1, .moved, 30, 0),
        (0.8, 1, .moved, 50, 0), (0.9, 1, .ended, 50, 0),
      ])
    ) { _ in "" }
    #expect(last == [50, 0])
    #expect(sum == last)
  }

  @Test func twoPairsMultiply() {
    var scale = 1.0
    var session = GestureSession(PinchRecognizer().onEnded { scale *= $0.scale })
    _ = session.play(
      samples([
        (0, 1, .began, 100, 100), (0, 2, .began, 220, 100), (0.1, 1, .moved, 70, 100),
        (0.1, 2, .moved, 250, 100), (0.2, 1, .ended, 70, 100), (0.2, 2, .ended, 250, 100),
        (1, 3, .began, 70, 100), (1, 4, .began, 250, 100), (1.1, 3, .moved, 100, 100),
        (1.1, 4, .moved, 220, 100), (1.2, 3, .ended, 100, 100), (1.2, 4, .ended, 220, 100),
      ])
    ) { _ in "" }
    #expect((scale - 1).magnitude < 1e-12)
  }
}
