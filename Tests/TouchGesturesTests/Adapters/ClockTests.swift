import Testing
import TouchGestures

/// Input systems' clocks as instants.
@Suite struct ClockTests {
  struct Wrap: Sendable {
    var stamps: [UInt32]
    var milliseconds: [Int64]
  }

  static let wraps: [Wrap] = [
    Wrap(stamps: [0, 1, 17], milliseconds: [0, 1, 17]),
    Wrap(
      stamps: [.max - 1, .max, 0, 5],
      milliseconds: [4_294_967_294, 4_294_967_295, 4_294_967_296, 4_294_967_301]),
    // A late stamp is earlier, and does not move the clock.
    Wrap(stamps: [1000, 990, 1001], milliseconds: [1000, 990, 1001]),
    // A late stamp from before the wrap.
    Wrap(stamps: [3, .max, 4], milliseconds: [3, -1, 4]),
    Wrap(
      stamps: [.max, 2, .max, 3],
      milliseconds: [4_294_967_295, 4_294_967_298, 4_294_967_295, 4_294_967_299]),
    // Three rounds in steps of 24 days.
    Wrap(
      stamps: [0, 2_000_000_000, 4_000_000_000, 1_705_032_704],
      milliseconds: [0, 2_000_000_000, 4_000_000_000, 6_000_000_000]),
  ]

  @Test(arguments: wraps) func wrappingMilliseconds(_ row: Wrap) {
    var clock = WrappingMillisecondClock()
    #expect(row.stamps.map { clock.instant(of: $0) } == row.milliseconds.map { .milliseconds($0) })
  }

  @Test func otherClocks() {
    #expect(TouchInstant(nanosecondCounter: 5).nanoseconds == 5)
    #expect(TouchInstant(nanosecondCounter: .max).nanoseconds == .max)
    #expect(TouchInstant.seconds(3, microseconds: 250_001).nanoseconds == 3_250_001_000)
    #expect(TouchInstant.seconds(-1, microseconds: 999_999).nanoseconds == -1000)
    #expect(TouchInstant.seconds(.max, microseconds: 1).nanoseconds == .max)
    #expect(TouchInstant.seconds(.min, microseconds: 0).nanoseconds == .min)
    #expect(TouchInstant.seconds(0, microseconds: .max).nanoseconds == .max)
    #expect(TouchInstant.seconds(0, microseconds: .min).nanoseconds == .min)
  }

  @Test func fractionalMilliseconds() {
    #expect(TouchInstant(fractionalMilliseconds: 16.666_666_7).nanoseconds == 16_666_667)
    #expect(TouchInstant(fractionalMilliseconds: 1234.1).nanoseconds == 1_234_100_000)
    #expect(TouchInstant(fractionalMilliseconds: -0.0005).nanoseconds == -500)
    #expect(TouchInstant(fractionalMilliseconds: .nan).nanoseconds == 0)
    #expect(TouchInstant(fractionalMilliseconds: .infinity).nanoseconds == .max)
    #expect(TouchInstant(fractionalMilliseconds: -1e300).nanoseconds == .min)
  }

  @Test func instants() {
    #expect(TouchInstant.seconds(0.25).nanoseconds == 250_000_000)
    #expect(TouchInstant.seconds(.nan).nanoseconds == 0)
    #expect(TouchInstant.seconds(1e300).nanoseconds == .max)
    #expect(TouchInstant.milliseconds(Int64.max).nanoseconds == .max)
    #expect(TouchInstant.milliseconds(Int64.min).nanoseconds == .min)
    let end = TouchInstant(nanoseconds: .max)
    #expect(end.advanced(by: .seconds(1)) == end)
    let start = TouchInstant(nanoseconds: .min)
    #expect(start.advanced(by: .seconds(-1)) == start)
    #expect(start.duration(to: end) == .nanoseconds(Int64.max))
    #expect(end.duration(to: start) == .nanoseconds(Int64.min))
    #expect(start.advanced(by: .seconds(Int64.max)) == TouchInstant(nanoseconds: -1))
  }
}
