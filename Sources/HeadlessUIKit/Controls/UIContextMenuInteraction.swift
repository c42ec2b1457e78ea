/// An interaction that offers a context menu to a long press. The model never opens the menu; a
/// test calls the delegate itself.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that provides the configuration of the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction comes to a view or leaves it. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes note of the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that provides the configuration of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the menu for a point of the view, or nil for no menu. The model
  /// never calls it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The providers of a context menu's actions and of its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name that the app gave to the configuration.
  public let identifier: (any NSCopying)?
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration from an identifier, a provider of the preview and a provider of the
  /// menu.
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
