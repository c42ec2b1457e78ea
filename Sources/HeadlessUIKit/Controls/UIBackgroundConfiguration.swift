/// A description of the background of a button or a cell. The model stores its values and draws
/// nothing.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  /// The app's own view for the background, which is not shown.
  public var customView: UIView?
  /// The colour of the background; `nil` for the tint colour of the view.
  public var backgroundColor: UIColor?
  /// A function that changes the background colour; ``resolvedBackgroundColor(for:)`` applies it.
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
  /// A function that changes the outline's colour. The model never calls the method.
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

  /// Returns the configuration for a state of the cell. It is the same for every state.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// Returns the background colour, or the given tint if it is `nil`, changed by
  /// ``backgroundColorTransformer`` if there is one.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
}

/// A function that turns the colour of a configuration into the colour that is shown.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so the function is only called
/// there.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The function from the configured colour to the shown colour.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the result of the function for a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// The transformer that makes colours grey. In the model it returns every colour unchanged.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// The transformer that prefers the tint. In the model it returns every colour unchanged.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The transformer to shades of one tint. In the model it returns every colour unchanged.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
