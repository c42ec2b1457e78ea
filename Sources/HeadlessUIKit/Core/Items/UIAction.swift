/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The checkmark of a menu entry.
  @frozen public enum State: Int, Sendable { case off, on, mixed }

  /// The attributes with which a menu shows an entry.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes in the set.
    public let rawValue: UInt
    /// Creates a set from the bits of its attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Disables an entry. An action with this attribute does not run its handler.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Marks an entry that destroys data. It has no effect, because the model shows no menus.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Hides an entry from menus. It has no effect, because the model shows no menus.
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
  /// Creates an entry with a closure that provides the entries to show in its place.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init()
  }

  /// Creates an entry whose closure is called again each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// A closure that an action performs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, which a control, a bar button or a menu performs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action. Adding an action replaces the action with the same identifier.
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
  /// The checkmark with which menus show the action.
  open var state: UIMenuElement.State
  /// The object that triggered the action; `nil` while the handler is not running.
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

  /// Runs the handler, unless the action is disabled.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
