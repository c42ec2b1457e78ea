/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of a menu entry's checkmark: off, on or mixed.
  @frozen public enum State: Int, Sendable { case off, on, mixed }

  /// A set of attributes with which a menu shows an entry, such as disabled.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits of the set of menu entry attributes.
    public let rawValue: UInt
    /// Creates a set of menu entry attributes from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The attribute of a disabled menu entry. An action with this attribute does not run its
    /// handler.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The attribute of a menu entry that destroys data. It has no effect, because the model shows
    /// no menus.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The attribute of a hidden menu entry. It has no effect, because the model shows no menus.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The attribute of an action that leaves its menu open when it is chosen. It has no effect,
    /// because the model shows no menus.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the menu entry.
  open var title: String
  /// The image of the menu entry.
  open var image: UIImage?
  /// A second line below the entry's title. No menu is shown.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Creates a menu entry without a title.
  ///
  /// - Note: Unlike UIKit's, this initialiser can be called. It makes the stand-in for a class of
  ///   menu entries that the model lacks.
  public override init() {
    title = ""
    super.init()
  }
}

/// A menu entry that is replaced by others when the menu opens. The model opens no menus, so the
/// closure that provides the entries is never called.
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates a deferred menu entry from a closure that provides the entries to show in its place.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init()
  }

  /// Creates a deferred menu entry whose closure is called again each time the menu opens. The
  /// model opens no menus.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// The closure of an action, which runs when the user triggers the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, which a control, a bar button or a menu performs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action. Adding an action replaces the action with the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the action's identifier, a string.
    public let rawValue: String
    /// Creates an identifier of an action from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of an action from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action. Adding an action replaces the action with the same identifier.
  public let identifier: Identifier
  /// The attributes with which menus show the action.
  open var attributes: UIMenuElement.Attributes
  /// The checkmark with which menus show the action: off, on or mixed.
  open var state: UIMenuElement.State
  /// The object that triggered the action, such as a button; `nil` while the handler is not
  /// running.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action with a handler. Without an identifier, the action gets a unique one. The
  /// discoverability title is ignored.
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

  /// Runs the action's handler for a sender, unless the action is disabled.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
