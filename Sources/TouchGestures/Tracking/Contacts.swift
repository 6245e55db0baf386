import TouchGeometry

// The contacts of a frame as one: each function passes over them once, with one check that the
// storage is not shared. Loops run over indices, here and in the tracker: unoptimised code allocates
// for each element of an array.
extension [TouchContact] {
  /// What contacts that were down report in a frame.
  struct Reports {
    /// Whether there was a report.
    var any = false
    /// Whether one was its contact's second in the present round.
    var repeats = false
    /// Whether one was of another place.
    var moved = false

    @inline(__always)
    mutating func add(_ report: (startsNewRound: Bool, moves: Bool)) {
      any = true
      repeats = repeats || report.startsNewRound
      moved = moved || report.moves
    }
  }

  /// What the contacts add up to.
  struct Sums {
    /// The motion of those that were down before.
    var motion = MotionStep<Double>.Accumulator()
    /// Of the places.
    var places = SIMD2<Double>()
    /// The greatest square of a distance from the landing.
    var farthestSquared = 0.0

    @inline(__always)
    mutating func add(_ contact: TouchContact, wasDown: Bool) {
      if wasDown { motion.add(from: contact.previousLocation, to: contact.location) }
      places += contact.location
      farthestSquared = greater(farthestSquared, contact.farthestSquared)
    }
  }

  mutating func removeThoseUp() {
    var i = count
    while i > 0 {
      i -= 1
      if !self[i].isDown { remove(at: i) }
    }
  }

  mutating func beginFrame() {
    var contacts = mutableSpan
    for i in contacts.indices { contacts[i].beginFrame() }
  }

  /// Notes a move of the contact `id` for the next frame; false if it is not down or has one.
  @inline(__always)
  mutating func noteMove(of id: Int64, to place: SIMD2<Double>) -> Bool {
    var contacts = mutableSpan
    for i in contacts.indices where contacts[i].id == id && contacts[i].isDown {
      if contacts[i].hasMove { return false }
      contacts[i].hasMove = true
      contacts[i].nextLocation = place
      return true
    }
    return false
  }

  /// Makes the noted moves.
  ///
  /// All contacts are down; with `endingRound` each of them has a move.
  @inline(__always)
  mutating func makeMoves(at time: TouchInstant, endingRound: Bool) -> (Reports, Sums) {
    var reports = Reports()
    var sums = Sums()
    var contacts = mutableSpan
    for i in contacts.indices {
      reports.add(contacts[i].makeMove(at: time, endingRound: endingRound))
      sums.add(contacts[i], wasDown: true)
    }
    return (reports, sums)
  }

  /// The sums over all contacts, of which the first `known` were down before.
  func sums(known: Int) -> Sums {
    var sums = Sums()
    for i in indices { sums.add(self[i], wasDown: i < known) }
    return sums
  }

  /// Starts a new round of reports with those of this frame.
  mutating func startRound() {
    for i in indices { self[i].inRound = self[i].isReported }
  }

  /// Ends the round and returns true, unless a contact that was silent for less than `silence`
  /// may yet report.
  mutating func endRound(at time: TouchInstant, silence: Int64) -> Bool {
    var contacts = mutableSpan
    for i in contacts.indices where !contacts[i].inRound {
      if contacts[i].reportTime.nanoseconds(to: time) < silence { return false }
    }
    for i in contacts.indices { contacts[i].inRound = false }
    return true
  }
}
