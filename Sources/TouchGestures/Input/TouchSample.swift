/// One report of one contact: where a finger was, and when.
///
/// Locations are in points (1/160 inch), x to the right and y down. A host converts its device's
/// units before it makes a sample.
@frozen
public struct TouchSample: Hashable, Sendable {
  /// What happened to the contact.
  @frozen
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// The contact landed.
    case began
    /// The contact is down, at this place.
    case moved
    /// The contact is down and has not moved.
    case stationary
    /// The contact lifted; a new place counts as a move just before.
    case ended
    /// The contact was taken away (by the system, a palm detector, a lost window): no lift.
    case cancelled
  }

  /// The host's number for the contact: any value, 0 and reused ones included.
  public var contactID: Int64
  /// What happened.
  public var phase: Phase
  /// When it happened.
  public var time: TouchInstant
  /// Where, in points.
  public var location: SIMD2<Double>

  /// A report of contact `contactID` at `location` (points) and `time`.
  @inlinable
  public init(
    contactID: Int64, phase: Phase, time: TouchInstant, location: SIMD2<Double>
  ) {
    self.contactID = contactID
    self.phase = phase
    self.time = time
    self.location = location
  }
}
