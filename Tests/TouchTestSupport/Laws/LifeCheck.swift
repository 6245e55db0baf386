/// The grammar of a gesture's life: began, changed, one end, and nothing after it.
struct LifeCheck {
  private(set) var isActive = false
  private(set) var isShown = false

  mutating func take(_ phase: String, _ who: String) throws(Violation) {
    switch phase {
    case "idle": return
    case "possible", "began", "failed":
      try Violation.check(!isActive, .oneEnd, "\(who) \(phase) while active")
    case "ended": break
    default: try Violation.check(isActive, .oneEnd, "\(who) \(phase) while not active")
    }
    isActive = phase == "began" || phase == "changed"
    isShown = phase == "possible"
  }
}
