/// A description of the background of a button or a cell. The model stores its values and draws
/// nothing.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  /// The app's own view for the background of a button or cell. The model does not show the view.
  public var customView: UIView?
  /// The colour of a button's or cell's background; `nil` for the tint colour of the view.
  public var backgroundColor: UIColor?
  /// A function that changes the configured background colour; ``resolvedBackgroundColor(for:)``
  /// calls it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect, such as a blur, in a button's or cell's background. The model stores the
  /// effect and does not draw it.
  public var visualEffect: UIVisualEffect?
  /// The radius of the corners of a button's or cell's background, which is stored and not drawn.
  public var cornerRadius: CGFloat = 0
  /// The distances between the edges of the button or cell and its background.
  public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The edges of a button or cell at which the layout margins are added to ``backgroundInsets``.
  /// The model stores the edges and does not use them.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the outline around a button's or cell's background, which is stored and not
  /// drawn.
  public var strokeColor: UIColor?
  /// A function that changes the colour of the background's outline. The model never calls the
  /// function.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline around a button's or cell's background, which is stored and not
  /// drawn.
  public var strokeWidth: CGFloat = 0
  /// The distance between the edge of the background and its outline, which is stored and not
  /// drawn.
  public var strokeOutset: CGFloat = 0
  /// The picture in the background of a button or cell, which is stored and not drawn.
  public var image: UIImage?
  /// The way in which the picture fills the background, which is stored and not drawn.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// The shadow of a button's or cell's background, which is stored and not drawn.
  public var shadowProperties = UIShadowProperties()

  /// Creates the configuration of a background without colour, picture and outline.
  public init() {}
  /// Returns the configuration of a clear background: one without colour, picture and outline.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell in a plain list. In the model it has no colour, picture or
  /// outline.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell in a grouped list. In the model it has no colour, picture or
  /// outline.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell in a sidebar. In the model it has no colour, picture or
  /// outline.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell in any list. In the model it has no colour, picture or
  /// outline.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a header in any list. In the model it has no colour, picture or
  /// outline.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a header or footer in a plain list. In the model it has no colour,
  /// picture or outline.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the background of a header or footer in a grouped list. In the model it has no colour,
  /// picture or outline.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background configuration for a state of the cell, such as selected. In the model
  /// it is the same in every state.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// Returns the colour of the background, after ``backgroundColorTransformer`` has changed it. The
  /// given tint colour is used if the configuration has no colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
}

/// A transformer of colours: a function that turns the colour of a background configuration into
/// the colour that is shown.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so the function is only called
/// there.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The function that turns a configured colour into the shown colour.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer of colours from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the colour into which the transformer turns a given colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// The transformer that makes colours grey in UIKit. In the model it returns every colour
  /// unchanged.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// The transformer that replaces colours by the user's preferred tint in UIKit. In the model it
  /// returns every colour unchanged.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The transformer that replaces colours by shades of one tint in UIKit. In the model it returns
  /// every colour unchanged.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// The colour, the opacity and the place of a background's shadow, which are stored and not drawn.
public struct UIShadowProperties {
  /// The colour of the shadow.
  public var color: UIColor = .black
  /// The opacity of the shadow, from 0 to 1.
  public var opacity: CGFloat = 0
  /// The radius by which the shadow is blurred.
  public var radius: CGFloat = 0
  /// The distance of the shadow from what casts it.
  public var offset = CGSize.zero
  /// The outline of the shadow; `nil` for that of the background.
  public var path: UIBezierPath?
}
