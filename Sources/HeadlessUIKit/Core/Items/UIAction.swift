/// Something that menus show and that can be done.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether it is ticked.
  @frozen public enum State: Int, Sendable { case off, on, mixed }

  /// How it is shown.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// What it says.
  open internal(set) var title: String
  /// What it shows.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure for controls, bar buttons and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart: adding one with a known identifier replaces the other.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells this action from others.
  public let identifier: Identifier
  /// How menus show it.
  open var attributes: UIMenuElement.Attributes
  /// Whether menus show it ticked.
  open var state: UIMenuElement.State
  /// Who sent it last.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

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

  /// Does it.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
