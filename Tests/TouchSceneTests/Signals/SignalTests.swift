import Testing
import TouchScene

struct SignalTests {
  let signal = Signal<Int>()

  @Test func everySubscriberHearsEveryValueInOrder() {
    var heard: [String] = []
    let a = signal.subscribe { heard.append("a\($0)") }
    let b = signal.readOnly.subscribe { heard.append("b\($0)") }
    signal.send(1)
    signal.send(2)
    #expect(heard == ["a1", "b1", "a2", "b2"])
    #expect(signal.hasSubscribers)
    a.cancel()
    b.cancel()
    #expect(!signal.hasSubscribers)
  }

  @Test func whoComesLateHearsNothingPast() {
    var heard: [Int] = []
    signal.send(1)
    let subscription = signal.subscribe { heard.append($0) }
    #expect(heard == [])
    signal.send(2)
    #expect(heard == [2])
    subscription.cancel()
  }

  @Test func aSubscriptionEndsWhenCancelledOrReleased() {
    var heard: [Int] = []
    var released: SignalSubscription? = signal.subscribe { heard.append($0) }
    let cancelled = signal.subscribe { heard.append(10 * $0) }
    signal.send(1)
    released = nil
    signal.send(2)
    cancelled.cancel()
    cancelled.cancel()
    signal.send(3)
    #expect(heard == [1, 10, 20])
    #expect(released == nil && !signal.hasSubscribers)
  }

  @Test func whatIsSentMeanwhileWaitsForAllToHaveHeard() {
    var heard: [String] = []
    let a = signal.subscribe { value in
      heard.append("a\(value)")
      if value < 3 { signal.send(value + 1) }
    }
    let b = signal.subscribe { heard.append("b\($0)") }
    signal.send(1)
    #expect(heard == ["a1", "b1", "a2", "b2", "a3", "b3"])
    a.cancel()
    b.cancel()
  }

  @Test func whoCancelsItselfOrANeighbourMeanwhile() {
    var heard: [String] = []
    var own: SignalSubscription?
    var other: SignalSubscription?
    own = signal.subscribe { value in
      heard.append("own\(value)")
      own?.cancel()
      other = nil
    }
    other = signal.subscribe { heard.append("other\($0)") }
    let last = signal.subscribe { heard.append("last\($0)") }
    signal.send(1)
    signal.send(2)
    #expect(heard == ["own1", "last1", "last2"])
    last.cancel()
    #expect(other == nil && own != nil)
  }

  /// Neither the value under way nor one that was sent before it came.
  @Test func whoSubscribesMeanwhileHearsWhatIsSentFromThenOn() {
    var heard: [String] = []
    var late: SignalSubscription?
    let first = signal.subscribe { value in
      guard value == 1 else { return }
      signal.send(2)
      late = signal.subscribe { heard.append("late\($0)") }
      signal.send(3)
    }
    signal.send(1)
    #expect(heard == ["late3"])
    first.cancel()
    late?.cancel()
  }

  @Test func answeringForEverComesToAnEnd() {
    var count = 0
    let subscription = signal.subscribe { value in
      count += 1
      signal.send(value + 1)
      signal.send(value + 1)
    }
    signal.send(0)
    #expect(count == Signal<Int>.reactionLimit + 1)
    #expect(signal.droppedValues == count * 2 - Signal<Int>.reactionLimit)
    subscription.cancel()
    signal.send(0)
    #expect(count == Signal<Int>.reactionLimit + 1)
  }

  /// A closure that is let go of may itself let go of subscriptions.
  @Test func chainsOfOwnersAreReleased() {
    final class Owner {
      var subscription: SignalSubscription?
      var next: Owner?
    }
    weak var watched: Owner?
    do {
      let inner = Owner()
      inner.subscription = signal.subscribe { _ in }
      let outer = Owner()
      outer.next = inner
      outer.subscription = signal.subscribe { [inner] _ in _ = inner }
      watched = inner
      signal.send(1)
      outer.subscription = nil
    }
    #expect(watched == nil && !signal.hasSubscribers)
  }

  @Test func aSignalWithoutAValue() {
    let signal = Signal<Void>()
    var count = 0
    let subscription = signal.subscribe { count += 1 }
    signal.send()
    #expect(count == 1)
    subscription.cancel()
  }
}

struct SignalStreamTests {
  @Test func theStreamHasTheValuesFromThenOnAndEndsWithTheSignal() async {
    var signal: Signal<Int>? = Signal<Int>()
    signal?.send(0)
    let stream = signal?.readOnly.stream()
    for value in 1...5 { signal?.send(value) }
    signal = nil
    var heard: [Int] = []
    if let stream { for await value in stream { heard.append(value) } }
    #expect(heard == [1, 2, 3, 4, 5])
  }

  @Test func theNewestOnly() async {
    var signal: Signal<Int>? = Signal<Int>()
    let stream = signal?.readOnly.stream(buffering: .bufferingNewest(2))
    for value in 1...5 { signal?.send(value) }
    signal = nil
    var heard: [Int] = []
    if let stream { for await value in stream { heard.append(value) } }
    #expect(heard == [4, 5])
  }

  @Test func aStreamThatIsReleasedLeavesTheSignal() {
    let signal = Signal<Int>()
    var stream: AsyncStream<Int>? = signal.readOnly.stream()
    signal.send(1)
    #expect(signal.hasSubscribers && stream != nil)
    stream = nil
    signal.send(2)
    #expect(!signal.hasSubscribers)
  }
}
