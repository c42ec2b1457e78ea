public import Foundation

/// An interaction that changes the shape of a mouse's pointer over a view. The model has no mouse,
/// so the delegate is not called.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate that supplies the pointer's shape, which is held weakly.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view to which the interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?
  /// True if the interaction changes the pointer.
  open var isEnabled = true

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks again for the pointer's shape. Does nothing, because there is no pointer.
  open func invalidate() {}
}

/// A delegate that supplies the shape of a mouse's pointer. Without a mouse it is never called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// The shape of a mouse's pointer over a view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates the style of a pointer that nobody sees.
  public override init() { super.init() }
}

/// An interaction that follows the taps of a pencil. The model has no pencil, so the delegate is
/// not called.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The delegate that is told of the pencil's taps, which is held weakly.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view to which the interaction was added; `nil` if there is none.
  open private(set) weak var view: UIView?
  /// True if the interaction follows the pencil.
  open var isEnabled = true

  /// Creates an interaction without a delegate.
  public override init() { super.init() }

  /// Called before the interaction is added to a view or removed from one. Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that is told of a pencil's taps. Without a pencil it is never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {}
