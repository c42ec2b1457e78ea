/// A press of a button on a keyboard or a remote control.
///
/// The model's screen has neither, so a press is never delivered. The type exists because
/// ``UIGestureRecognizerDelegate`` names it.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a button's press, such as began or ended.
  @frozen public enum Phase: Int, Sendable {
    /// The phases of a button's press, with UIKit's numbers.
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a remote control or the key that is pressed.
  @frozen public enum PressType: Int, Sendable {
    /// The arrow buttons and the other ordinary buttons of a remote control.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// The Page Up button of a remote control.
    case pageUp = 30
    /// The Page Down button of a remote control.
    case pageDown
  }

  /// The keyboard key that is pressed. In the model it is always `nil`.
  open var key: UIKey? { nil }
  /// The button that is pressed. In the model it is always the select button.
  open var type: PressType { .select }
  /// The phase of the press. In the model it is always the end.
  open var phase: Phase { .ended }
  /// The time of the press. In the model it is always 0.
  open var timestamp: TimeInterval { 0 }
  /// The force of the press. In the model it is always 0.
  open var force: CGFloat { 0 }
  /// The window that gets the press. In the model it is always `nil`.
  open var window: UIWindow? { nil }
  /// The responder that gets the press. In the model it is always `nil`.
  open var responder: UIResponder? { nil }
  /// The recognisers that get the press. In the model the value is always `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  private override init() { super.init() }
}

/// A key of a hardware keyboard. The model never presses one.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types. In the model there are none.
  open var characters: String { "" }
  /// The characters that the key types without modifier keys. In the model there are none.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys that are held with the key. In the model there are none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The USB usage code of the key. In the model it is always that of an undefined key.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
  private override init() { super.init() }
}

/// A USB usage code, that is, a number that identifies a key of a keyboard.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the key in the tables of the USB standard.
  public let rawValue: Int
  /// Creates the code of a key from its number in the tables of the USB standard.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The code of an undefined key.
  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 0x03)
  /// The code of the Return key.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// The code of the Escape key.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// The code of the Delete key.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// The code of the Tab key.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The code of the space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// The code of the right arrow key.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// The code of the left arrow key.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// The code of the down arrow key.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// The code of the up arrow key.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// The event that UIKit passes to a responder when a button is pressed. The model never sends one.
@preconcurrency @MainActor
open class UIPressesEvent: NSObject {
  /// The presses of buttons that the event reports. In the model there are none.
  open var allPresses: Set<UIPress> { [] }
  private override init() { super.init() }
}
