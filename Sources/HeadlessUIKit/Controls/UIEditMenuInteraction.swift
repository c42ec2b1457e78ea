public import Foundation

/// An interaction that shows a menu of commands beside a point. The model opens no menu; it keeps
/// the interaction on its view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate that supplies the menu, which is held weakly.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows the menu. Does nothing, because the model opens no menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Hides the menu. Does nothing, because none is open.
  open func dismissMenu() {}
  /// Asks again which entries the menu has. Does nothing, because none is open.
  open func reloadVisibleMenu() {}
}

/// A delegate that supplies the menu of an interaction. All of its methods may be left out.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu. The model never calls the method, because it opens no menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`, for a delegate without a menu of its own.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// The identifier of a menu and the point beside which it opens.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier that the app gave to the menu.
  public let identifier: AnyHashable
  /// The point beside which the menu opens.
  public let sourcePoint: CGPoint

  /// Creates a configuration from an identifier and a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("menu")
    self.sourcePoint = sourcePoint
    super.init()
  }
}
