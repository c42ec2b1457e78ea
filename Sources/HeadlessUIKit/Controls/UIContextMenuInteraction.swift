/// An interaction that offers a context menu to a long press. The model never opens the menu; a
/// test calls the delegate itself.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// An object that provides the configuration of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The providers of a context menu's actions and of its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: (any NSCopying)?
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

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
