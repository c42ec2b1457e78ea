/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The checkmark state of an entry.
  @frozen public enum State: Int, Sendable { case off, on, mixed }

  /// The display attributes of an entry.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes in the set.
    public let rawValue: UInt
    /// Creates a set from the bits of its attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An action with this attribute does not run its handler.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Marks an entry that destroys data. Nothing follows from it here, because no menu is shown.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Marks an entry that menus leave out. Nothing follows from it here, because no menu is shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Marks an action that leaves its menu open. Nothing follows from it here, because no menu is
    /// shown.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The entry's title.
  open internal(set) var title: String
  /// The entry's image.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Creates an entry without a title.
  ///
  /// - Note: Unlike UIKit, this initialiser can be called: the stand-in of a kind of entry that the
  ///   model does not have is made by it.
  public override init() {
    title = ""
    super.init()
  }
}

/// A menu's entry in whose place others are shown, which are made when the menu opens. No menu
/// opens here, so the provider is never called.
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates a menu entry with a closure that provides further entries.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init()
  }

  /// Returns an entry whose provider is called each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// The closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure for controls, bar buttons and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action: adding an action replaces the one with the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's identifier.
  public let identifier: Identifier
  /// The attributes with which menus show the action.
  open var attributes: UIMenuElement.Attributes
  /// The checkmark state that menus show.
  open var state: UIMenuElement.State
  /// The object that triggered the action; `nil` when the handler is not running.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action with a handler. Without an identifier, it gets one of its own. The
  /// discoverability title is dropped.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier =
      identifier ?? Identifier("com.apple.action.dynamic.\(Simulator.current.makeSerial())")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Runs the handler, unless the action is disabled.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
