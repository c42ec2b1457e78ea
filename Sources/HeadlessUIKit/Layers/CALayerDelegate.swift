/// The delegate of a layer; for a view's layer, the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Returns the action to run when a property of a layer changes. `NSNull()` means no action;
  /// `nil` makes the layer look for an action in its own ``CALayer/actions`` and class.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Returns `nil` by default, so that the layer searches for an action itself.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing by default; the layer's sublayers stay where they are.
  public func layoutSublayers(of layer: CALayer) {}
}

/// An action that can run when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action for a changed property of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: as an action, `NSNull` means that a change has no action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
