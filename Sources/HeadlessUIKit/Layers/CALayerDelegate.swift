/// The delegate of a layer; for a view's layer, the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Returns the action to run when a property changes; `NSNull()` for none, `nil` to let the layer
  /// search on.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Returns `nil` by default, so that the layer searches for an action itself.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing by default when the layer is laid out.
  public func layoutSublayers(of layer: CALayer) {}
}

/// An action that can run when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, because `NSNull` stands for the lack of an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
