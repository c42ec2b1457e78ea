/// An action, or a group of actions, below a preview that a firm press opens. iOS 13 replaced such
/// previews by context menus.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The text of the action.
  var title: String { get }
}

/// An action below a preview. The model never opens a preview, so it never performs the action.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of an action, such as the red one of a destructive action.
  @frozen public enum Style: Int, Sendable {
    /// The look of an ordinary action.
    case `default`
    /// The look of an action that is chosen already, with a check mark.
    case selected
    /// The look of an action that deletes something.
    case destructive
  }

  /// The text of the action.
  open private(set) var title: String
  /// The code that UIKit runs with the action and the previewed controller after a tap.
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action with a text, a look and code for a tap.
  public convenience init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.init(title: title)
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }

  private init(title: String) {
    self.title = title
    handler = { _, _ in }
    super.init()
  }
}

/// A group of actions below a preview, which a tap opens. The model never opens a preview.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The text of the group.
  open private(set) var title: String

  /// Creates a group with a text, a look and its actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}
