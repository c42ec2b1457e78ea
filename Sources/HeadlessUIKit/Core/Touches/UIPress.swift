/// A press of a button on a keyboard or a remote control.
///
/// The model's screen has neither, so a press is never delivered. The type exists because
/// ``UIGestureRecognizerDelegate`` names it.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  @frozen public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button that is pressed.
  @frozen public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  /// The key that is pressed, if it is a keyboard's.
  open var key: UIKey? { nil }
  open var type: PressType { .select }
  open var phase: Phase { .ended }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  private override init() { super.init() }
}

/// A key of a keyboard. The model never presses one.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
  private override init() { super.init() }
}

/// The code of a key.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 0x03)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// The event that a responder gets with a press.
@preconcurrency @MainActor
open class UIPressesEvent: NSObject {
  /// The presses of the event, which are always none.
  open var allPresses: Set<UIPress> { [] }
  private override init() { super.init() }
}
