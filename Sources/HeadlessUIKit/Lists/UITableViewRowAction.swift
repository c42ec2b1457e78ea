/// A button that a swipe over a table row offers, as apps before iOS 11 declared it. The model has
/// no such swipe and never offers it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// A look of the button: for an ordinary action, or for one that destroys data.
  public enum Style: Int, Sendable {
    case normal = 1
    case destructive = 0
    /// The older name of the look of an action that destroys data.
    public static var `default`: Style { .destructive }
  }

  /// The look of the button.
  public let style: Style
  /// The title of the button.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor?
  /// The visual effect behind the button.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button from its look, its title, and a closure that a tap on it would call.
  public required init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Returns a button with the same look, title and closure.
  public nonisolated func copy(with zone: NSZone?) -> Any {
    MainActor.assumeIsolated {
      Self(style: style, title: title, handler: handler) as UITableViewRowAction
    }
  }
}
