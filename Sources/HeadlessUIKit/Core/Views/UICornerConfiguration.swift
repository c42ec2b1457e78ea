/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The radius; `nil` for that of what is around.
  let points: CGFloat?
  private let least: CGFloat

  private init(points: CGFloat?, least: CGFloat = 0) { (self.points, self.least) = (points, least) }
  public init(floatLiteral value: Double) { self.init(points: CGFloat(value)) }
  public init(integerLiteral value: Int) { self.init(points: CGFloat(value)) }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(points: nil, least: minimum ?? 0)
  }

  /// The radius in a container with another one, at a distance from its corner.
  func radius(in container: CGFloat, at distance: CGFloat) -> CGFloat {
    points ?? max(least, container - distance)
  }
}

/// How round the corners of a view are, which its ``UIView/cornerConfiguration`` applies to the
/// layer.
///
/// - Note: All corners have one radius here, that of the upper left one. What follows the corners
///   of the container is worked out when it is set.
public struct UICornerConfiguration: Hashable, Sendable {
  fileprivate enum Shape: Hashable, Sendable {
    case radius(UICornerRadius)
    case capsule(maximum: CGFloat?)
  }
  fileprivate let shape: Shape

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .radius(radius))
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let given = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return corners(radius: given.lazy.compactMap { $0 }.first ?? 0)
  }
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }
}

extension UIView {
  /// How round the corners are.
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
