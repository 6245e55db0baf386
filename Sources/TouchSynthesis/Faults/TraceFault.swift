/// Something that devices, drivers and recorders get wrong.
///
/// A recogniser must come through each of them: finite values, one end for every beginning, and
/// nothing stuck.
public enum TraceFault: String, Hashable, Sendable, CaseIterable {
  /// A contact's lift is never reported.
  case lostLift = "lost-lift"
  /// A contact's landing is never reported: its first report is a move.
  case lostLanding = "lost-landing"
  /// A contact lands again under the same number without having lifted.
  case reusedContact = "reused-contact"
  /// A wide contact lies down beside the fingers and is taken away later.
  case palm
  /// The system takes all contacts away in the middle.
  case cancelled
  /// A report has the time of the report before it although it came later.
  case duplicatedTime = "duplicated-time"
  /// A report's time lies before that of the report before it.
  case backwardTime = "backward-time"
  /// A report comes twice.
  case repeatedReport = "repeated-report"
  /// A tenth of a second's reports or more are lost.
  case gap
  /// One report of a contact lies somewhere else altogether.
  case jump
  /// One report has no place (not a number).
  case noPlace = "no-place"
}
