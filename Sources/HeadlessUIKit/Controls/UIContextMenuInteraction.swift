/// An interaction that opens a context menu on a long press. The model never opens the menu; a test
/// that needs the menu calls the delegate itself.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate that supplies the configuration of the context menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the context menu interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?

  /// Creates a context menu interaction with a delegate, which is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the context menu interaction is added to a view or removed from one. Does
  /// nothing; a subclass may override it.
  open func willMove(to view: UIView?) {}
  /// Called after the context menu interaction was added to a view or removed from one. Stores the
  /// view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that supplies the configuration of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the context menu for a point of the view; `nil` for no menu. The
  /// model never calls the method, because it opens no menus.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A closure that supplies the preview of a context menu; `nil` for none of its own.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that supplies a context menu, given the actions that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu: closures that supply the menu and a preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order in which a menu shows its entries.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  /// The identifier that the app gave to the configuration of a context menu.
  public let identifier: (any NSCopying)?
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates the configuration of a context menu from an identifier, a closure that supplies a
  /// preview and a closure that supplies the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// The animation of a context menu, to which a delegate adds its own. The model opens no menus, so
/// it makes none.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; `nil` if the preview has none.
  var previewViewController: UIViewController? { get }
  /// Adds animations that run beside the menu's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The end of a context menu's preview that was tapped: it is dismissed, or becomes the screen.
@frozen public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// The animation of a preview that was tapped. The model opens no menus, so it makes none.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The end of the preview: it is dismissed, or becomes the screen.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
