import TouchGestures

/// A contact of an arena: an id is given again, a landing is not.
struct TouchKey: Hashable {
  private let id: Int64
  private let startTime: TouchInstant
  private let startLocation: SIMD2<Double>

  init(_ contact: TouchContact) {
    (id, startTime) = (contact.id, contact.startTime)
    startLocation = contact.startLocation
  }
}

/// The lives of a recogniser, heard or not, with the contacts that they have to do with.
struct TouchLives {
  /// Contacts of a life, each with the step of the arena in which it was taken up.
  typealias Life = [TouchKey: Int]

  private(set) var present: Life?
  /// The first one that has ended and not been heard of.
  private(set) var ended: Life?

  /// Contacts of which it says nothing are none of its business.
  mutating func say(_ phase: String, _ frame: TouchFrame?, at step: Int) {
    switch phase {
    case "idle": return
    case "possible", "began", "changed", "ended": present = present ?? [:]
    default: present = nil
    }
    for contact in frame?.contacts ?? [] where contact.phase != .cancelled {
      present?.merge([TouchKey(contact): step]) { first, _ in first }
    }
    if phase == "ended" { (ended, present) = (ended ?? present, nil) }
  }

  /// The life that is told as `phase`.
  mutating func hear(_ phase: String) -> Life? {
    guard phase == "ended" else { return present }
    defer { ended = nil }
    return ended
  }

  /// One that has ended and waits is shown until it is told.
  var shown: Life? { ended ?? present }

  mutating func giveUp() { (present, ended) = (nil, nil) }
}

/// Who has which touch: of the gestures that are under way with it, one is heard to begin.
struct TouchOwners {
  private struct Turn {
    let owner: String
    var touches: Set<TouchKey> = []
    /// The last step of the arena in which the owner had them.
    var end = Int.max
  }

  private var turns: [Turn] = []

  /// `owner` is heard to say `phase`, at a step of the arena.
  mutating func hear(
    _ phase: String, of owner: String, _ life: TouchLives.Life?, at step: Int
  ) throws(Violation) {
    let open = turns.lastIndex { $0.owner == owner && $0.end == .max }
    switch phase {
    case "possible": return
    case "began", "changed", "ended":
      guard let life else { return }
      try check(owner, phase, life)
      let own = open ?? turns.count
      if open == nil { turns.append(Turn(owner: owner)) }
      turns[own].touches.formUnion(life.keys)
      if phase == "ended" { turns[own].end = step }
    default: if let open { turns[open].end = step }
    }
  }

  /// Throws if a touch of `life` is another's, or has been since the life took it up.
  func check(_ owner: String, _ phase: String, _ life: TouchLives.Life) throws(Violation) {
    for turn in turns where turn.owner != owner {
      let isTaken = life.contains { $1 < turn.end && turn.touches.contains($0) }
      try Violation.check(
        !isTaken, .oneEnd, "\(owner) \(phase) with a touch that \(turn.owner) has")
    }
  }

  mutating func forget() { turns.removeAll() }
}
