/// The ways of all components of a value that is thrown.
@frozen
@usableFromInline
struct DecayWays<Components: MotionVector> {
  @usableFromInline let from: Components
  @usableFromInline let velocity: Components
  @usableFromInline let rest: Components
  @usableFromInline let decay: MotionDecay
  /// A bit for each component that starts beyond a bound, and for each that reaches one.
  @usableFromInline let outside: UInt32
  @usableFromInline let bounded: UInt32

  @inlinable
  init(
    from: Components, velocity: Components, rest: Components, _ decay: MotionDecay,
    outside: UInt32, bounded: UInt32
  ) {
    (self.from, self.velocity, self.rest) = (from, velocity, rest)
    (self.decay, self.outside, self.bounded) = (decay, outside, bounded)
  }

  @usableFromInline
  func place(at seconds: Double) -> Components { each { $0.place(at: seconds) } }

  @usableFromInline
  func velocity(at seconds: Double) -> Components { each { $0.velocity(at: seconds) } }

  private func each(_ part: (DecayWay) -> Double) -> Components {
    var whole = Components.zero
    for i in 0..<Components.motionCount {
      let isOutside = outside >> UInt32(i) & 1 == 1
      let isBounded = bounded >> UInt32(i) & 1 == 1
      let way = DecayWay(
        from: from[motion: i], velocity: velocity[motion: i], rest: rest[motion: i],
        isOutside ? .outside : (isBounded ? .inside : .free), decay)
      whole[motion: i] = part(way)
    }
    return whole
  }
}
