/// The preview of a view while it opens a menu or is dragged: UIKit shows the view lifted above its
/// place. The model lifts no views.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that UIKit would show lifted.
  public let view: UIView
  /// The appearance of the lifted view: its outline, shadow and background.
  public let parameters: UIPreviewParameters
  /// The place to which UIKit would move the view that it shows lifted.
  public let target: UIPreviewTarget

  /// Creates a preview of a view from its appearance while lifted and the place to which UIKit
  /// would move it.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view that is lifted at its own place in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview of a view with the standard appearance, lifted at the view's own place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view that UIKit would show lifted.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview, with another place to which UIKit would move the lifted view.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The appearance of a view that UIKit lifts above its place: its outline, shadow and background.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of the visible part of a lifted view, which is stored and not drawn.
  open var visiblePath: UIBezierPath?
  /// The outline of a lifted view's shadow, which is stored and not drawn.
  open var shadowPath: UIBezierPath?
  /// The background colour of a lifted view, which is stored and not drawn.
  open var backgroundColor: UIColor! = .systemBackground
  public override init() { super.init() }
  /// Creates the standard appearance of a lifted text. The model ignores the rectangles of its
  /// lines.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The place to which UIKit moves a lifted view: a point of a container view, and a transform.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The container view in which the lifted view's target lies.
  public let container: UIView
  /// The centre of the lifted view at its target, in the container view's coordinates.
  public let center: CGPoint
  /// The transform of the lifted view at its target.
  public let transform: CGAffineTransform

  /// Creates the target of a lifted view from a container view, a centre and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
  /// Creates the target of a lifted view that has no transform there.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
