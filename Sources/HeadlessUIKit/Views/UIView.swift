/// A rectangle on the screen.
@preconcurrency @MainActor
open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer
  public private(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
  let serial = Simulator.current.makeSerial()

  public init(frame: CGRect) {
    layer = (Self.layerClass as! CALayer.Type).init()
    super.init()
    layer.delegate = self
    self.frame = frame
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    layer = CALayer()
    super.init()
    layer.delegate = self
  }

  open var frame: CGRect {
    get { layer.frame }
    set { noting(.frame) { layer.frame = newValue } }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { noting(.bounds) { layer.bounds = newValue } }
  }
  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open override var next: UIResponder? { controller ?? superview }
}

extension UIView: CALayerDelegate {}
