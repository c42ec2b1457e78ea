/// The background of a button or a cell; the model stores its values and draws nothing.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread has it.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  /// The app's own view for the background, which is not shown.
  public var customView: UIView?
  /// The colour of the background; if it is nil, the tint is resolved in its place.
  public var backgroundColor: UIColor?
  /// The function that ``resolvedBackgroundColor(for:)`` applies to the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on the views behind the background.
  public var visualEffect: UIVisualEffect?
  /// The radius of the background's corners.
  public var cornerRadius: CGFloat = 0
  /// The distances between the edges of the button or cell and its background.
  public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The edges whose layout margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the background's outline.
  public var strokeColor: UIColor?
  /// The function from the outline's colour to the colour that is shown, which is never called.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the background's outline.
  public var strokeWidth: CGFloat = 0
  /// The distance between the outline and the background's edge.
  public var strokeOutset: CGFloat = 0
  /// The picture on the background.
  public var image: UIImage?
  /// The way in which the picture fills the background.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// Creates a configuration without colour, picture and outline.
  public init() {}
  /// Returns an empty configuration.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration for a cell of a plain list, which is empty in the model.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration for a cell of a grouped list, which is empty in the model.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration for a cell of a sidebar, which is empty in the model.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration for a cell of any list, which is empty in the model.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration for a header of any list, which is empty in the model.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration for a header or footer of a plain list, which is empty in the model.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the configuration for a header or footer of a grouped list, which is empty in the
  /// model.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the configuration for a state, which is always the same.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// Returns the background colour, or the given tint if it is nil, after the transformer if there
  /// is one.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
}

/// A function from a configuration's colour to the colour that is shown.
///
/// Unchecked: an app's queues and tasks all run on the main thread, where it is called.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The function from the configured colour to the shown colour.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the result of the function for a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// The transformer to shades of grey, which returns every colour unchanged in the model.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// The transformer to the preferred tint, which returns every colour unchanged in the model.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The transformer to a tint of one colour, which returns every colour unchanged in the model.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
