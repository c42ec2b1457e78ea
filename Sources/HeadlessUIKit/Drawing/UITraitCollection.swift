/// The traits of a view's or a controller's environment, such as light or dark style and the size
/// classes.
///
/// Traits come from the screen, and each view inherits those of the view around it. A controller or
/// view may override some of them for itself and the views inside. A trait collection need not
/// specify all traits; the others are *unspecified* in it. ``init(traitsFrom:)`` takes each trait
/// from the last of the given collections that specifies it.
public final class UITraitCollection: NSObject, Sendable {
  /// The trait that says whether views have the light or the dark style.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The trait for the kind of device, such as a phone.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The trait that says whether the available width is compact or regular.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The trait that says whether the available height is compact or regular.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The trait that says whether text runs from left to right or from right to left.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The trait for the number of the screen's pixels per point; 0 if unspecified.
  public let displayScale: CGFloat
  /// The trait for the text size that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The trait that says whether the views lie at the base of the screen or above other contents.
  public let userInterfaceLevel: UIUserInterfaceLevel

  init(
    style: UIUserInterfaceStyle = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    scale: CGFloat = 0,
    category: UIContentSizeCategory = .unspecified,
    level: UIUserInterfaceLevel = .unspecified
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    layoutDirection = direction
    displayScale = scale
    preferredContentSizeCategory = category
    userInterfaceLevel = level
    super.init()
  }

  /// Creates a trait collection in which all traits are unspecified.
  public convenience override init() { self.init(style: .unspecified) }

  /// The trait for the screen's ability to sense pressure, which is always unavailable in the
  /// model.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// The trait that says whether the app's window is in use. It always is in the model.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

  /// The trait for the weight of texts that the user prefers. It is the regular one in the model.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// The trait for the contrast that the user prefers. It is the normal one in the model.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The trait for the brightness of images, which is the standard one in the model.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// The trait that says whether the scene is recorded or mirrored. It never is in the model.
  public var sceneCaptureState: UISceneCaptureState { .inactive }
  /// The trait for the language by whose rules text is set, which is not specified in the model.
  public var typesettingLanguage: String? { nil }

  /// Creates a trait collection that specifies only the light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// Creates a trait collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  /// Creates a trait collection that specifies only the size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  /// Creates a trait collection that specifies only the size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  /// Creates a trait collection that specifies only the direction of text.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }
  /// Creates a trait collection that specifies only the number of pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  /// Creates a trait collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }
  /// Creates a trait collection that specifies only the level of the views.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(level: userInterfaceLevel)
  }

  /// Merges trait collections. Each trait comes from the last collection that specifies it.
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
      category: last(\.preferredContentSizeCategory, unless: .unspecified),
      level: last(\.userInterfaceLevel, unless: .unspecified))
  }

  /// The traits of the screen. A view has them unless it, a view around it or a controller
  /// overrides them.
  ///
  /// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses the
  /// variable.
  public nonisolated(unsafe) static var current = UITraitCollection()

  /// Returns true if this trait collection agrees with another one in all traits that the other one
  /// specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Returns true if a dynamic colour may have other components with the traits of the other
  /// collection.
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
      && userInterfaceLevel == other.userInterfaceLevel
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
  /// Called when the object's traits have changed. The argument is the object's previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The style of views: light or dark.
@frozen public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The level of views: at the base of the screen, or above other contents as a sheet is.
@frozen public enum UIUserInterfaceLevel: Int, Sendable {
  /// The trait collection does not specify the level.
  case unspecified = -1
  case base, elevated
}

/// The trait that says if a window is in use, so that it shows its contents in their full colours.
@frozen public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The trait collection does not specify whether the window is in use.
  case unspecified = -1
  case inactive, active
}

/// The size class of the available width or height: compact or regular.
@frozen public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device on which the app runs, such as a phone.
@frozen public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The trait collection does not specify the kind of device.
  case unspecified = -1
  case phone, pad, tv, carPlay
  /// The app runs on a Mac.
  case mac = 5
  /// The app runs on a headset.
  case vision
}

/// The direction of text in a view: from left to right or from right to left.
@frozen public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The trait collection does not specify the direction of text.
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The direction of text in the whole app: from left to right or from right to left.
@frozen public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// A text size that the user may prefer, chosen in the settings of the device.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the preferred text size.
  public var rawValue: String
  /// Creates a preferred text size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The trait collection does not specify the preferred text size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest preferred text size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The preferred text size two steps below the default.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The preferred text size one step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The preferred text size of a user who has not changed it.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The preferred text size one step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The preferred text size two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest preferred text size that is not one of the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the five preferred text sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the five preferred text sizes for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the five preferred text sizes for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five preferred text sizes for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of the five preferred text sizes for accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// The name of the notification that the user prefers another text size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key under which the notification of a change has the new preferred text size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  /// A Boolean value that is true if the preferred text size is one of the five large sizes for
  /// accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The ability of a screen to sense the pressure of a finger.
@frozen public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// The weight of texts that the user prefers: regular, or bold.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// The contrast that the user prefers: the normal one, or a high one.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// The state of a scene that may be recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }

extension UIImage {
  /// A range of brightness of images.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1, standard, constrainedHigh, high
  }
}
