/// Who answers a layer's questions: for a view's layer, the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// What is to happen when a property changes; `NSNull()` for nothing, `nil` to let the layer go
  /// on looking.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Places the layers inside.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
}

/// Something that can happen when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Lets it happen.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Nothing happens.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
