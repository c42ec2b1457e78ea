/// The radius of a corner of a view: a number of points, or derived from the container's radius.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The radius in points; `nil` for a radius that is derived from the container's.
  let points: CGFloat?
  private let least: CGFloat

  private init(points: CGFloat?, least: CGFloat = 0) { (self.points, self.least) = (points, least) }
  /// Creates a corner radius of a fixed number of points from a literal in the source code.
  public init(floatLiteral value: Double) { self.init(points: CGFloat(value)) }
  /// Creates a corner radius of a fixed number of points from a literal in the source code.
  public init(integerLiteral value: Int) { self.init(points: CGFloat(value)) }

  /// Returns a corner radius of a fixed number of points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
  /// Returns a radius that is concentric with the container's: the container's radius minus the
  /// distance to the nearer of its left and top edges, but at least the minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(points: nil, least: minimum ?? 0)
  }

  /// Returns the corner radius in points of a view at a distance from the edges of a container with
  /// the given corner radius.
  func radius(in container: CGFloat, at distance: CGFloat) -> CGFloat {
    points ?? max(least, container - distance)
  }
}

/// The radii of a view's corners. ``UIView/cornerConfiguration`` applies them to the layer.
///
/// - Note: In the model all corners have the same radius: the first one that is given, in the order
///   upper left, upper right, lower left, lower right. A radius that is derived from the
///   container's is computed when the configuration is set, not later.
public struct UICornerConfiguration: Hashable, Sendable {
  fileprivate enum Shape: Hashable, Sendable {
    case radius(UICornerRadius)
    case capsule(maximum: CGFloat?)
  }
  fileprivate let shape: Shape

  /// Returns a corner configuration with one radius for all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .radius(radius))
  }
  /// Returns a corner configuration with one radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  /// Returns a corner configuration that uses the first given radius for all corners; 0 if none is
  /// given.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let given = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return corners(radius: given.lazy.compactMap { $0 }.first ?? 0)
  }
  /// Returns a corner configuration with one radius for the upper corners, in the model for all.
  public static func uniformTopRadius(
    _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { corners(radius: radius) }
  /// Returns a corner configuration with one radius for the lower corners. In the model all corners
  /// have the first given radius of the upper corners, or else this one.
  public static func uniformBottomRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { corners(radius: topLeftRadius ?? topRightRadius ?? radius) }
  /// Returns a corner configuration with one radius for the left corners, in the model for all.
  public static func uniformLeftRadius(
    _ radius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { corners(radius: radius) }
  /// Returns a corner configuration with one radius for the right corners. In the model all corners
  /// have the upper left corner's radius, or else this one.
  public static func uniformRightRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { corners(radius: topLeftRadius ?? radius) }
  /// Returns a corner configuration with one radius for the upper corners and one for the lower
  /// ones. In the model all corners have the radius of the upper corners.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration { corners(radius: topRadius) }
  /// Returns a corner configuration with one radius for the left corners and one for the right
  /// ones. In the model all corners have the radius of the left corners.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration { corners(radius: leftRadius) }
  /// Returns the corner configuration of a capsule: the radius is half of the view's shorter side,
  /// but at most the maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }
}

extension UIView {
  /// The radii of the view's corners, which are applied to the layer's corner radius.
  public var cornerConfiguration: UICornerConfiguration {
    get { .corners(radius: .fixed(layer.cornerRadius)) }
    set { layer.cornerRadius = radius(of: newValue) }
  }

  private func radius(of corners: UICornerConfiguration) -> CGFloat {
    switch corners.shape {
    case .capsule(let maximum):
      let round = min(bounds.width, bounds.height) / 2
      return maximum.map { min(round, $0) } ?? round
    case .radius(let radius):
      return radius.radius(
        in: superview?.layer.cornerRadius ?? 0, at: max(0, min(frame.minX, frame.minY)))
    }
  }
}
