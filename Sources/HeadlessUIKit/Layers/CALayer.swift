// Stand-in until the layers land: this whole file is to be replaced by the real CALayer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Associated objects and observers.
  var extras: ObjectExtras?
  open weak var delegate: (any CALayerDelegate)? {
    get { view }
    set { view = newValue as? UIView }
  }
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  nonisolated(unsafe) var children: [CALayer] = []
  var isViewBacked: Bool { view != nil }
  open var position = CGPoint.zero { didSet { view?.positionDidChange() } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var bounds: CGRect = .zero {
    didSet { if bounds.size != oldValue.size { view?.boundsSizeDidChange(from: oldValue.size) } }
  }
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var transform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  open var mask: CALayer?
  open var superlayer: CALayer? { parent }
  public required override init() { super.init() }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    children.append(layer)
    layer.parent = self
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
    layer.parent = self
  }
  open func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  private var origin: CGPoint {
    var origin = CGPoint.zero
    var layer = self
    while let above = layer.parent {
      origin.x += layer.frame.minX - layer.bounds.minX
      origin.y += layer.frame.minY - layer.bounds.minY
      layer = above
    }
    return origin
  }
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (here, there) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
  }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.convert(p, from: self) ?? p }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
}

/// Who owns a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

struct AnimationSchedule { var commits = 0 }
extension Simulator {
  var animations: AnimationSchedule { AnimationSchedule() }
  func dropAnimations() {}
}
extension UIView {
  var isAnimatingWithoutInteraction: Bool { false }
}

extension CALayer: ExtrasCarrier {}
