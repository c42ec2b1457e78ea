/// The preview of a view for a menu or a drag, which UIKit shows lifted above its place. The model
/// lifts no views.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that UIKit would show lifted.
  public let view: UIView
  /// The look of the lifted view.
  public let parameters: UIPreviewParameters
  /// The place to which UIKit would move the lifted view.
  public let target: UIPreviewTarget

  /// Creates a preview of a view with a look and a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview whose target is the view's own place in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview with the standard look, at the view's own place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The look of a lifted view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of the visible part, which is stored and not drawn.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, which is stored and not drawn.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view, which is stored and not drawn.
  open var backgroundColor: UIColor! = .systemBackground
  public override init() { super.init() }
  /// Creates the standard look. The rectangles of text lines are ignored.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The place to which a lifted view moves.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in which the target lies.
  public let container: UIView
  /// The centre of the target, in the container's coordinates.
  public let center: CGPoint
  /// The transform of the lifted view at the target.
  public let transform: CGAffineTransform

  /// Creates a target from a container, a centre and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
  /// Creates a target at which the view has no transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
