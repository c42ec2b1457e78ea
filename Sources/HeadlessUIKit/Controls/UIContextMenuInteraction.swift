/// An interaction that opens a context menu on a long press. The model never opens the menu; a test
/// that needs the menu calls the delegate itself.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which supplies the configuration of the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate. The delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from it. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from it. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that supplies the configuration of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the menu for a point of the view; `nil` for no menu. The model
  /// never calls the method.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The description of a context menu: closures that supply its actions and its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name that the app gave to the configuration.
  public let identifier: (any NSCopying)?
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration from an identifier, a closure that supplies the preview and a closure
  /// that supplies the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
