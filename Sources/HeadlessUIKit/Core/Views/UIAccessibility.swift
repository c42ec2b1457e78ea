/// Accessibility settings and notifications. The model has no assistive technologies, and only
/// "Reduce Motion" can be switched on.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// The kind of a notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies assistive technologies. It has no effect, because the model has none.
  public static func post(notification: Notification, argument: Any?) {}

  public static var isVoiceOverRunning: Bool { false }
  /// True if the user has switched "Reduce Motion" on: ``Simulator/reduceMotion(_:when:)``.
  public static var isReduceMotionEnabled: Bool { Simulator.current.reducesMotion }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// The kind of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}

/// Operators for code from Swift 4, in which traits were a number.
extension UIAccessibilityTraits {
  public static func | (left: Self, right: Self) -> Self { left.union(right) }
  public static func & (left: Self, right: Self) -> Self { left.intersection(right) }
  public static func |= (left: inout Self, right: Self) { left = left | right }
  public static func &= (left: inout Self, right: Self) { left = left & right }
  public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
}
