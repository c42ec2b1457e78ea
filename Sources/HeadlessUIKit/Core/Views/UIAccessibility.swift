/// Accessibility settings and notifications. The model has no assistive technologies, and of the
/// settings only "Reduce Motion" can be switched on.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// The kind of an accessibility notification, such as an announcement.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value of the accessibility notification's kind, a number.
    public var rawValue: UInt32
    /// Creates a kind of accessibility notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The notification that announces a new screen to VoiceOver.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The notification that announces a change in a part of the screen to VoiceOver.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The notification that asks VoiceOver to speak a text.
    public static let announcement = Notification(rawValue: 1008)
    /// The notification that tells VoiceOver that a scroll view was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts an accessibility notification. The call has no effect, because the model has no
  /// assistive technologies.
  public static func post(notification: Notification, argument: Any?) {}

  /// True if VoiceOver is on. The value is false, because the model has no VoiceOver.
  public static var isVoiceOverRunning: Bool { false }
  /// True if the user has switched "Reduce Motion" on. A test switches it by
  /// ``Simulator/reduceMotion(_:when:)``.
  public static var isReduceMotionEnabled: Bool { Simulator.current.reducesMotion }
  /// True if the user has switched "Reduce Transparency" on. The value is always false in the
  /// model.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True if the user prefers cross-fades to sliding transitions. The value is always false in the
  /// model.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// True if the user operates the device by Switch Control. The value is always false in the
  /// model.
  public static var isSwitchControlRunning: Bool { false }
  /// True if the user has switched bold text on. The value is always false in the model.
  public static var isBoldTextEnabled: Bool { false }
  /// True if the user has chosen darker system colours. The value is always false in the model.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// True if the user has switched AssistiveTouch on. The value is always false in the model.
  public static var isAssistiveTouchRunning: Bool { false }
  /// True if the user prefers closed captions. The value is always false in the model.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// True if the user has switched the colours off. The value is always false in the model.
  public static var isGrayscaleEnabled: Bool { false }
  /// True if the user has restricted the device to one app. The value is always false in the model.
  public static var isGuidedAccessEnabled: Bool { false }
  /// True if the user has inverted the colours. The value is always false in the model.
  public static var isInvertColorsEnabled: Bool { false }
  /// True if the user has switched stereo sound off. The value is always false in the model.
  public static var isMonoAudioEnabled: Bool { false }
  /// True if switches show labels for on and off. The value is always false in the model.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// True if shaking the device undoes. The value is always true in the model.
  public static var isShakeToUndoEnabled: Bool { true }
  /// True if a swipe reads the screen aloud. The value is always false in the model.
  public static var isSpeakScreenEnabled: Bool { false }
  /// True if a selection can be read aloud. The value is always false in the model.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// True if videos play by themselves. The value is always true in the model.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// True if the user wants more than colours to tell things apart. The value is always false in
  /// the model.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// True if buttons show their shapes. The value is always false in the model.
  public static var buttonShapesEnabled: Bool { false }

  /// A notification that the model never posts, because it has no VoiceOver.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// A notification that is posted when "Reduce Motion" has been switched on or off (rule R153 of
  /// UIKit's behaviour).
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// The traits of an accessibility element, such as button or header. The model stores them and does
/// not use them.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw bits of the set of accessibility traits.
  public let rawValue: UInt64
  /// Creates a set of accessibility traits from its raw bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The empty set of accessibility traits.
  public static let none: UIAccessibilityTraits = []
  /// The accessibility trait of a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The accessibility trait of a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The accessibility trait of an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The accessibility trait of an element that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The accessibility trait of a heading of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The accessibility trait of a label with a fixed text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The trait of an element whose value can be raised and lowered, such as a slider.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The trait of an element that handles touches itself, such as a drawing area.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The accessibility trait of an element that is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The trait of an element whose text changes often, such as a timer.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The trait of an element that plays a sound when it is tapped.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The accessibility trait of a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The trait of an element that sums up the state of the app.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The accessibility trait of a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The trait of an element that starts to play or record media when it is tapped.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The trait of an element whose page is turned when VoiceOver has read it to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The accessibility trait of a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The trait of an element that is on or off, such as a switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// Operators for Swift 4 code, in which accessibility traits were a plain number.
extension UIAccessibilityTraits {
  /// Returns a set with the accessibility traits of both sets.
  public static func | (left: Self, right: Self) -> Self { left.union(right) }
  /// Returns a set with those accessibility traits that are in both sets.
  public static func & (left: Self, right: Self) -> Self { left.intersection(right) }
  /// Adds the accessibility traits of another set to this one.
  public static func |= (left: inout Self, right: Self) { left = left | right }
  /// Removes the accessibility traits that are not in another set.
  public static func &= (left: inout Self, right: Self) { left = left & right }
  /// Returns the set of accessibility traits with all bits inverted.
  public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
}
