/// The traits of a view's or a controller's environment, such as light or dark style and the size
/// classes.
///
/// Traits come from the screen, and each view inherits those of the view around it. A controller or
/// view may override some of them for itself and the views inside. A collection need not specify
/// all traits: those that it does not specify are *unspecified*. ``init(traitsFrom:)`` takes each
/// trait from the last collection that specifies it.
public final class UITraitCollection: NSObject, Sendable {
  /// The light or dark style.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The size class of the available width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the available height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction of text.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The number of the screen's pixels per point; 0 if unspecified.
  public let displayScale: CGFloat
  /// The text size that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    style: UIUserInterfaceStyle = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    scale: CGFloat = 0,
    category: UIContentSizeCategory = .unspecified
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    layoutDirection = direction
    displayScale = scale
    preferredContentSizeCategory = category
    super.init()
  }

  /// Creates a collection that specifies no trait.
  public convenience override init() { self.init(style: .unspecified) }

  /// The screen's ability to sense pressure, which is always unavailable.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Creates a collection that specifies only the light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  /// Creates a collection that specifies only the size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  /// Creates a collection that specifies only the size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  /// Creates a collection that specifies only the direction of text.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }
  /// Creates a collection that specifies only the number of pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// Merges collections; each trait comes from the last collection that specifies it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: KeyPath<UITraitCollection, Trait>, unless open: Trait)
      -> Trait
    {
      traitCollections.last { $0[keyPath: trait] != open }?[keyPath: trait] ?? open
    }
    self.init(
      style: last(\.userInterfaceStyle, unless: .unspecified),
      idiom: last(\.userInterfaceIdiom, unless: .unspecified),
      horizontal: last(\.horizontalSizeClass, unless: .unspecified),
      vertical: last(\.verticalSizeClass, unless: .unspecified),
      direction: last(\.layoutDirection, unless: .unspecified),
      scale: last(\.displayScale, unless: 0),
      category: last(\.preferredContentSizeCategory, unless: .unspecified))
  }

  /// The traits of the screen. They hold where neither a view nor a controller overrides them.
  ///
  /// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses the
  /// variable.
  public nonisolated(unsafe) static var current = UITraitCollection()

  /// Returns true if this collection has all traits that another collection specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Returns true if dynamic colours may look different with the traits of the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public override var hash: Int {
    userInterfaceStyle.rawValue &+ 8 &* horizontalSizeClass.rawValue
      &+ 64 &* verticalSizeClass.rawValue
  }
}

/// An object that has traits: a screen, a window, a view, a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The present traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the object's traits have changed, with the previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The light or dark style.
@frozen public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The available space in one direction: compact or regular.
@frozen public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device.
@frozen public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind of device is not specified.
  case unspecified = -1
  case phone, pad, tv, carPlay
  /// The app runs on a Mac.
  case mac = 5
  /// The app runs on a headset.
  case vision
}

/// The direction of text in a view's environment.
@frozen public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction of text is not specified.
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The direction of text for the whole app.
@frozen public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public var rawValue: String
  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text size is not specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The size two steps below the default.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The size one step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The size one step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The size two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that is not one of the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// A Boolean value that is true for the large sizes of the accessibility settings.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The ability of a screen to sense pressure.
@frozen public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
