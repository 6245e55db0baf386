/// How content follows a finger that pulls it beyond its bounds: less and less.
///
/// A pull of x is shown as (1 − 1 / (x · `stiffness` / `length` + 1)) · `length`, which starts with
/// the slope `stiffness` and never reaches `length`: the rule of UIKit's scroll views, whose
/// stiffness is 0.55.
@frozen
public struct RubberBand: Hashable, Sendable {
  /// What it can never be stretched by, in points: for a scroll view, its own length.
  public let length: Double
  /// How much of a small pull is seen.
  public let stiffness: Double

  /// A band of `length` points.
  ///
  /// A length that is not positive and finite makes a band that does not give; a stiffness that is
  /// not positive and finite is 0.55.
  @inlinable
  public init(length: Double, stiffness: Double = 0.55) {
    self.length = length > 0 && length < .infinity ? length : 0
    self.stiffness = stiffness > 0 && stiffness < .infinity ? stiffness : 0.55
  }

  /// How far a pull of `pull` points stretches it, in the same direction; 0 for what is no number.
  @inlinable
  public func stretch(of pull: Double) -> Double {
    guard length > 0, pull == pull else { return 0 }
    let part = pull.magnitude * stiffness / length
    let stretch = part < .infinity ? length * (part / (part + 1)) : length
    return pull < 0 ? -stretch : stretch
  }

  /// The pull that stretches it by `stretch` points: the inverse of ``stretch(of:)``.
  ///
  /// Infinite where nothing stretches it so far, 0 for what is no number.
  @inlinable
  public func pull(of stretch: Double) -> Double {
    guard stretch == stretch, stretch != 0 else { return 0 }
    let size = stretch.magnitude
    let pull = size < length ? size / (1 - size / length) / stiffness : .infinity
    return stretch < 0 ? -pull : pull
  }

  /// Where a finger that would put content at `place` puts it: itself within `lower`…`upper`,
  /// beyond that as the band gives.
  @inlinable
  public func place(_ place: Double, lower: Double, upper: Double) -> Double {
    if place < lower { return lower + stretch(of: place - lower) }
    return place > upper ? upper + stretch(of: place - upper) : place
  }

  /// Where a finger is that holds content at `place`: the inverse of ``place(_:lower:upper:)``.
  @inlinable
  public func finger(at place: Double, lower: Double, upper: Double) -> Double {
    if place < lower { return lower + pull(of: place - lower) }
    return place > upper ? upper + pull(of: place - upper) : place
  }
}
