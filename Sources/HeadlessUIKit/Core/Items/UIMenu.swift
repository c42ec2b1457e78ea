/// A menu with entries. The model cannot open a menu, so a test performs an action directly, by
/// `sendAction(_:)` of a control.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Options that decide how a menu is shown inside another menu.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options in the set.
    public let rawValue: UInt
    /// Creates a set from the bits of its options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shows the entries in the parent menu itself instead of in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the menu as one that destroys data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows at most one entry of the menu to have a checkmark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The menu's identifier, if it has one.
  public let identifier: Identifier?
  /// The options of the menu. The model stores them and shows nothing.
  public let options: Options
  /// The entries of the menu.
  public let children: [UIMenuElement]

  /// Creates a menu from its entries.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier, options, children)
    super.init(title: title, image: image)
  }

  /// Returns a new menu with other entries and with this menu's title, image, identifier and
  /// options.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// The actions that a swipe over a table row offers. The model has no such swipe and never offers
/// them.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, in the order in which they are offered.
  public let actions: [UIContextualAction]
  /// True if a long swipe performs the first action. The model swipes no rows.
  open var performsFirstActionWithFullSwipe = true {
    didSet { inert("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe") }
  }
  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe over a table row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// A closure that a swipe action performs. It gets the action, a view, and a closure by which it
  /// reports success.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The style of a swipe action: normal, or one that destroys data.
  @frozen public enum Style: Int, Sendable { case normal, destructive }

  /// The action's style.
  public let style: Style
  /// The closure that the action performs. The model never calls it, because it has no swipes over
  /// rows.
  public let handler: Handler
  /// The action's title.
  open var title: String?
  /// The action's image.
  open var image: UIImage?
  /// The colour behind the action's title. The model stores the colour and shows nothing.
  open var backgroundColor: UIColor! = .systemGray

  /// Creates an action with a style, a title and a handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// A command that a key of a keyboard triggers. The model presses no keys.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The input of the Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The input of the up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// The input of the Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The input of the End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The input of the Delete key.
  public static let inputDelete = "UIKeyInputDelete"
  /// The input of the F1 key.
  public static let f1 = "UIKeyInputF1"

  /// The key that triggers the command: a character, or one of the inputs above.
  public let input: String?
  /// The modifier keys that must be held with the key.
  public let modifierFlags: UIKeyModifierFlags
  /// The selector that the command would send.
  public let action: Selector?
  /// Any value that the app stores with the command.
  public let propertyList: Any?
  /// The text that explains the command. The model stores it and shows nothing.
  open var discoverabilityTitle: String?
  /// The attributes with which menus show the command. The model stores them and shows nothing.
  open var attributes: UIMenuElement.Attributes = []
  /// The checkmark with which menus show the command. The model stores it and shows nothing.
  open var state: UIMenuElement.State = .off
  /// True if the command goes before the system's own for the same key.
  open var wantsPriorityOverSystemBehavior = false {
    didSet { inert("UIKeyCommand.wantsPriorityOverSystemBehavior") }
  }

  /// Creates a command without a title for a key with modifiers.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    propertyList = nil
    super.init(title: "", image: nil)
  }

  /// Creates a command with an explaining text for a key with modifiers.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a command with a title and an image for a key with modifiers. The alternates are
  /// ignored.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    (self.propertyList, self.discoverabilityTitle) = (propertyList, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }
}

/// An alternative of a command, which is chosen by holding other modifier keys.
@preconcurrency @MainActor
public final class UICommandAlternate: NSObject {
  /// The title of the alternative.
  public let title: String
  /// The selector that the alternative would send.
  public let action: Selector
  /// The modifier keys that select the alternative.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative from its title, selector and modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// A set of modifier keys that are held during a key press.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the keys in the set.
  public let rawValue: Int
  /// Creates a set from the bits of its keys.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The pasteboard of one simulator. It holds one text, one image and one link.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// The current simulator's only pasteboard.
  public static var general: UIPasteboard { Simulator.current.pasteboard }
  /// The text on the pasteboard. Setting it leaves the image and the link in place.
  public var string: String?
  /// The image on the pasteboard. Setting it leaves the text and the link in place.
  public var image: UIImage?
  /// The link on the pasteboard. Setting it leaves the text and the image in place.
  public var url: URL?
  /// True if there is a text on the pasteboard.
  public var hasStrings: Bool { string != nil }
}
