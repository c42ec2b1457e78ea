/// A menu of elements to choose from. The model cannot open a menu. A test performs an action
/// itself, by `sendAction(_:)` of a control.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Options for showing a menu inside another menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier?
  public let options: Options
  /// The menu's entries.
  public let children: [UIMenuElement]

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier, options, children)
    super.init(title: title, image: image)
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// The actions that a swipe over a row offers. The model has no such swipe, so it never offers
/// them.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// True if a long swipe performs the first action. The model swipes no rows.
  open var performsFirstActionWithFullSwipe = true {
    didSet { inert("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe") }
  }
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  @frozen public enum Style: Int, Sendable { case normal, destructive }

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = .systemGray

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// A key command. The model presses no keys.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"

  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
  public static let f1 = "UIKeyInputF1"

  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  public let propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  /// True if the command goes before the system's own for the same key.
  open var wantsPriorityOverSystemBehavior = false {
    didSet { inert("UIKeyCommand.wantsPriorityOverSystemBehavior") }
  }

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    propertyList = nil
    super.init(title: "", image: nil)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

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

/// An alternative action of a command while other modifier keys are held.
@preconcurrency @MainActor
public final class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// The modifier keys of a key press.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The pasteboard of one simulator.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// The current simulator's only pasteboard.
  public static var general: UIPasteboard { Simulator.current.pasteboard }
  public var string: String?
  public var image: UIImage?
  public var url: URL?
  public var hasStrings: Bool { string != nil }
}
