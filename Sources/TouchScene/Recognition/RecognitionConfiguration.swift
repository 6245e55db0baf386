/// What a recognition style can go by: who touches what, with what.
@frozen
public struct RecognitionConfiguration: Hashable, Sendable {
  /// What touches come from.
  @frozen
  public enum Device: UInt8, Hashable, Sendable, CaseIterable {
    /// Fingers on a screen.
    case touchscreen
    /// Fingers beside the screen.
    case touchpad
    /// A pen on a screen.
    case stylus
    /// A mouse whose button is down.
    case mouse
  }

  /// What a person asked the system for.
  @frozen
  public struct Needs: OptionSet, Hashable, Sendable {
    /// The needs as bits.
    public let rawValue: UInt8

    /// Needs from bits; unknown bits are kept.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Movement that was not meant should not count.
    @inlinable public static var steadiness: Needs { Needs(rawValue: 1) }
    /// Everything that is timed should wait longer.
    @inlinable public static var time: Needs { Needs(rawValue: 2) }
  }

  /// What touches come from.
  public var device: Device
  /// The device's units in a millimetre; nil where the density is unknown and a unit counts as a
  /// point.
  public var unitsPerMillimeter: Double?
  /// The node's size in points.
  public var size: SIMD2<Double>
  /// What the person asked for.
  public var needs: Needs

  /// A configuration; by default a touchscreen of unknown density and no needs.
  @inlinable
  public init(
    device: Device = .touchscreen, unitsPerMillimeter: Double? = nil,
    size: SIMD2<Double> = .zero, needs: Needs = []
  ) {
    self.device = device
    self.unitsPerMillimeter = unitsPerMillimeter
    self.size = size
    self.needs = needs
  }
}
