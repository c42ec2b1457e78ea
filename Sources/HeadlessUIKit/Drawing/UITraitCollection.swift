/// What a view or controller knows of its surroundings.
///
/// Traits come from the screen and are inherited downwards; a controller or view may override some
/// of them for itself and what is inside. A collection says only some of them: what it leaves open
/// reads as *unspecified*, and ``init(traitsFrom:)`` lets the last one that says something win.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Which way text runs.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point, 0 where unspecified.
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

  /// Leaves everything open.
  public convenience override init() { self.init(style: .unspecified) }

  /// Whether the screen feels how hard it is pressed: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// Merges collections; of several that say something about a trait the last one counts.
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

  /// The traits of the screen, where no view says otherwise.
  public nonisolated(unsafe) static var current = UITraitCollection()

  /// Whether everything the other collection says holds here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Whether colours may look different from how they look with other traits.
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

/// Something that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits as of now.
  var traitCollection: UITraitCollection { get }
  /// Tells it that the traits are others.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Light or dark.
@frozen public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is in one direction.
@frozen public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device.
@frozen public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// Which way text runs.
@frozen public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Which way text runs for the whole app.
@frozen public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// Whether it is one of those for people who see little.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// Whether a screen feels how hard it is pressed.
@frozen public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
