/// The preview of a view that a menu or a drag lifts; the model lifts no views.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The look of a lifted view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground
  public override init() { super.init() }
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The place to which a lifted view moves.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
