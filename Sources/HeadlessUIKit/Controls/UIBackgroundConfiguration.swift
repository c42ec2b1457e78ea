/// The background of a button or a cell; the model stores its values and draws nothing.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  public var customView: UIView?
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  public init() {}
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the configuration for a state, which is always the same.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
}

/// A function from a configuration's colour to the colour that is shown.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
