/// The delegate of a layer; for a view's layer, the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Returns the action (usually an animation) to run when a property of a layer changes.
  /// `NSNull()` means no action; `nil` makes the layer look for an action in its own
  /// ``CALayer/actions`` and class.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers of the delegate's layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Returns `nil`, for delegates that do not implement the method, so that the layer searches for
  /// an action itself.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing, for delegates that do not implement the method, so that the layer's sublayers
  /// stay where they are.
  public func layoutSublayers(of layer: CALayer) {}
}

/// An action that a layer can run when one of its properties changes. Nearly all actions are
/// animations.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action for a property of a layer that has changed; an animation adds itself to the
  /// layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing. A layer whose action for a property is `NSNull` changes the property without
  /// animation.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
