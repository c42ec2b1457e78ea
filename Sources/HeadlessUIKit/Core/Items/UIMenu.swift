/// A menu with entries. The model cannot open a menu, so a test performs an action directly, by
/// `sendAction(_:)` of a control.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Options that decide how a menu is shown inside another menu.
  public struct Options: OptionSet, Sendable {
    /// The raw bits of the set of menu options.
    public let rawValue: UInt
    /// Creates a set of menu options from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shows the menu's entries in the parent menu itself instead of in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the menu as one whose entries destroy data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows at most one entry of the menu to have a checkmark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// An identifier by which UIKit and apps find a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the menu's identifier, a string.
    public let rawValue: String
    /// Creates an identifier of a menu from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of a menu from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the menu; `nil` if it has none.
  public let identifier: Identifier?
  /// The options of the menu. The model stores them and shows nothing.
  public let options: Options
  /// The entries of the menu.
  public let children: [UIMenuElement]

  /// A size in which a menu shows its entries.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  /// The size in which the menu prefers to show its entries. No menu is shown.
  open var preferredElementSize: ElementSize = .automatic

  /// Creates a menu with a title, an image, an identifier, options and entries.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier, options, children)
    super.init(title: title, image: image)
  }

  /// Creates a menu with a second line below its title, and a preferred size of its entries.
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }
  /// Creates a menu that prefers to show its entries in a size.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.preferredElementSize = preferredElementSize
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
  /// The actions that the swipe over a table row offers, in this order.
  public let actions: [UIContextualAction]
  /// True if a long swipe performs the first action. The model swipes no rows.
  open var performsFirstActionWithFullSwipe = true {
    didSet { inert("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe") }
  }
  /// Creates the list of actions that a swipe over a table row offers.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe over a table row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The closure of a swipe action. It gets the action, a view, and a closure by which it reports
  /// success.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The style of a swipe action over a table row: normal, or one that destroys data.
  @frozen public enum Style: Int, Sendable { case normal, destructive }

  /// The style of the swipe action over a table row: normal, or one that destroys data.
  public let style: Style
  /// The closure that the swipe action performs. The model never calls it, because it has no swipes
  /// over rows.
  public let handler: Handler
  /// The name of the swipe action that VoiceOver reads. The model stores it and never reads it.
  open var accessibilityLabel: String?
  /// The title of the swipe action over a table row.
  open var title: String?
  /// The image of the swipe action over a table row.
  open var image: UIImage?
  /// The colour behind the swipe action's title. The model stores the colour and shows nothing.
  open var backgroundColor: UIColor! = .systemGray

  /// Creates a swipe action with a style, a title and a handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// A key command: a key of a keyboard that triggers an action. The model presses no keys.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The text that stands for the Escape key in a key command.
  public static let inputEscape = "UIKeyInputEscape"
  /// The text that stands for the up arrow key in a key command.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The text that stands for the down arrow key in a key command.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The text that stands for the left arrow key in a key command.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The text that stands for the right arrow key in a key command.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// The text that stands for the Page Up key in a key command.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The text that stands for the Page Down key in a key command.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The text that stands for the Home key in a key command.
  public static let inputHome = "UIKeyInputHome"
  /// The text that stands for the End key in a key command.
  public static let inputEnd = "UIKeyInputEnd"
  /// The text that stands for the Delete key in a key command.
  public static let inputDelete = "UIKeyInputDelete"
  /// The text that stands for the F1 key in a key command.
  public static let f1 = "UIKeyInputF1"

  /// The key that triggers the key command: a character, or a constant such as ``inputEscape``.
  public let input: String?
  /// The modifier keys that the user must hold with the key of the command.
  public let modifierFlags: UIKeyModifierFlags
  /// The selector that the key command would send. The model presses no keys.
  public let action: Selector?
  /// Any value that the app stores with the key command.
  public let propertyList: Any?
  /// The text that explains the key command. The model stores it and shows nothing.
  open var discoverabilityTitle: String?
  /// The attributes with which menus show the key command. The model stores them and shows nothing.
  open var attributes: UIMenuElement.Attributes = []
  /// The checkmark with which menus show the key command. The model stores it and shows nothing.
  open var state: UIMenuElement.State = .off
  /// True if the command goes before the system's own for the same key.
  open var wantsPriorityOverSystemBehavior = false {
    didSet { inert("UIKeyCommand.wantsPriorityOverSystemBehavior") }
  }

  /// Creates a key command without a title for a key with modifiers.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    propertyList = nil
    super.init(title: "", image: nil)
  }

  /// Creates a key command with an explaining text for a key with modifiers.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a key command with a title and an image for a key with modifiers. The alternatives are
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

/// An alternative of a key command, which the user chooses by holding other modifier keys.
@preconcurrency @MainActor
public final class UICommandAlternate: NSObject {
  /// The title of the alternative of a key command.
  public let title: String
  /// The selector that the alternative of a key command would send. The model presses no keys.
  public let action: Selector
  /// The modifier keys that choose the alternative of a key command.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative of a key command from its title, selector and modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// A set of modifier keys that are held during a key press.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The raw bits of the set of modifier keys.
  public let rawValue: Int
  /// Creates a set of modifier keys from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The modifier key Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The modifier key Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The modifier key Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The modifier key Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The modifier key Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The mark of a key on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The pasteboard of one simulator, for copying and pasting. It holds one text, one image and one
/// link.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// The pasteboard of the current simulator, which has only this one.
  public static var general: UIPasteboard { Simulator.current.pasteboard }
  /// The text on the pasteboard. Setting it leaves the image and the link in place.
  public var string: String?
  /// The image on the pasteboard. Setting it leaves the text and the link in place.
  public var image: UIImage?
  /// The link on the pasteboard. Setting it leaves the text and the image in place.
  public var url: URL?
  /// The providers of what is on the pasteboard: of its text, its image and its link.
  public var itemProviders: [NSItemProvider] {
    get {
      let items: [Any?] = [string, image, url]
      return items.compactMap { $0 }.map { NSItemProvider(object: $0) }
    }
    set {}
  }
  /// True if there is a text on the pasteboard.
  public var hasStrings: Bool { string != nil }
  /// True if there is an image on the pasteboard.
  public var hasImages: Bool { image != nil }
  /// True if there is a link on the pasteboard.
  public var hasURLs: Bool { url != nil }
  /// The text on the pasteboard as a list, which is empty if there is none.
  public var strings: [String]? {
    get { string.map { [$0] } ?? [] }
    set { string = newValue?.first }
  }

  /// The image on the pasteboard as a list, which is empty if there is none.
  public var images: [UIImage]? {
    get { image.map { [$0] } ?? [] }
    set { image = newValue?.first }
  }
  /// The link on the pasteboard as a list, which is empty if there is none.
  public var urls: [URL]? {
    get { url.map { [$0] } ?? [] }
    set { url = newValue?.first }
  }

  /// A kind of text that an app looks for without reading the pasteboard.
  public enum DetectionPattern: String, Hashable, Sendable {
    case probableWebURL, probableWebSearch, number
  }
  /// Calls back with the given kinds of text that are on the pasteboard. In the model a link is
  /// found if there is one, and nothing else.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = hasURLs ? patterns.intersection([.probableWebURL]) : []
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }
}
