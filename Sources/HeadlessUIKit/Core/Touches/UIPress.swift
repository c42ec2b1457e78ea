/// A press of a button on a keyboard or a remote control.
///
/// The model's screen has neither, so a press is never delivered. The type exists because
/// ``UIGestureRecognizerDelegate`` names it.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The stage of a press.
  @frozen public enum Phase: Int, Sendable {
    /// The phases of a press, with UIKit's numbers.
    case began, changed, stationary, ended, cancelled
  }

  /// The button or key that is pressed.
  @frozen public enum PressType: Int, Sendable {
    /// The buttons of a remote control.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// The Page Up button.
    case pageUp = 30
    /// The Page Down button.
    case pageDown
  }

  /// The keyboard key that is pressed: always `nil`.
  open var key: UIKey? { nil }
  /// The button of the press: always the select button.
  open var type: PressType { .select }
  /// The phase of the press: always the end.
  open var phase: Phase { .ended }
  /// The time of the press: always 0.
  open var timestamp: TimeInterval { 0 }
  /// The force of the press: always 0.
  open var force: CGFloat { 0 }
  /// The window that gets the press: always `nil`.
  open var window: UIWindow? { nil }
  /// The responder that gets the press: always `nil`.
  open var responder: UIResponder? { nil }
  /// The recognisers that get the press: always `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  private override init() { super.init() }
}

/// A key of a keyboard. The model never presses one.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types: always none.
  open var characters: String { "" }
  /// The characters that the key types without modifiers: always none.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys that are held with the key: always none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The code of the key: always the undefined one.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
  private override init() { super.init() }
}

/// The USB usage code of a keyboard key.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the key in the USB tables.
  public let rawValue: Int
  /// Creates a code from a number of the USB tables.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The code of an undefined key.
  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 0x03)
  /// The Return key.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// The Escape key.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// The Delete key.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// The Tab key.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// The right arrow key.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// The left arrow key.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// The down arrow key.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// The up arrow key.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// The event that a responder gets with a press.
@preconcurrency @MainActor
open class UIPressesEvent: NSObject {
  /// The presses of the event, which are always none.
  open var allPresses: Set<UIPress> { [] }
  private override init() { super.init() }
}
