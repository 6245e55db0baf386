/// Where a touch hits a node, in the node's coordinates.
///
/// Boundaries belong to the shape. A shape that needs the node's size contains nothing while a side
/// of it is 0.
public struct HitShape: Sendable {
  enum Kind: Sendable {
    case nothing
    case rectangle
    case ellipse
    case polygon([SIMD2<Double>])
    case custom(margin: Double, contains: @Sendable (SIMD2<Double>, SIMD2<Double>) -> Bool)
  }

  let kind: Kind

  /// No point: touches reach the node's children only.
  public static var nothing: HitShape { HitShape(kind: .nothing) }

  /// The rectangle from the node's origin to its size.
  public static var rectangle: HitShape { HitShape(kind: .rectangle) }

  /// The ellipse that fills the node's rectangle.
  public static var ellipse: HitShape { HitShape(kind: .ellipse) }

  /// The polygon with the given vertices; where it crosses itself, what an odd number of turns of
  /// its outline surrounds (the even-odd rule).
  ///
  /// Vertices that are not finite are left out; fewer than three make a shape without points.
  public static func polygon(_ vertices: [SIMD2<Double>]) -> HitShape {
    HitShape(kind: .polygon(vertices.filter { $0.x.isFinite && $0.y.isFinite }))
  }

  /// The points for which `contains(point, size)` is true, within the node's rectangle grown by
  /// `margin` points on each side.
  ///
  /// `contains` is asked at landings only and should neither change the tree nor take long. A
  /// margin that is not finite or below zero counts as 0.
  public static func custom(
    margin: Double = 0, contains: @escaping @Sendable (SIMD2<Double>, SIMD2<Double>) -> Bool
  ) -> HitShape {
    let margin = margin > 0 && margin < .infinity ? margin : 0
    return HitShape(kind: .custom(margin: margin, contains: contains))
  }
}
