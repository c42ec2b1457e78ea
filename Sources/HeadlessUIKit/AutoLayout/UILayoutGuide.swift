/// A rectangle that takes part in a layout and shows nothing.
///
/// It does what an invisible view would do as a spacer or a frame for several others, and is no
/// view: nothing is hit in it, nothing has to be animated with it.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, UILayoutSupport {
  private let serial = Simulator.current.makeSerial()
  /// For a guide of the system's: how far it lies inside its view.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  /// Where the last layout pass found it to be.
  var solvedFrame = CGRect.zero
  /// Where the engine last found it to be.
  var solution: Solution?

  /// The view it belongs to, once it was added to one.
  open internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.layoutReference }
  }
  private var owner: LayoutReference?
  nonisolated(unsafe) private var storedReference: LayoutReference?
  var layoutReference: LayoutReference {
    if let storedReference { return storedReference }
    let reference = LayoutReference(to: self)
    storedReference = reference
    return reference
  }

  /// A name for it in messages.
  open var identifier = ""

  /// Creates a guide that has to be added to a view.
  public override convenience init() { self.init(insets: nil) }

  init(insets: (@MainActor (UIView) -> UIEdgeInsets)?) {
    self.insets = insets
  }

  deinit { storedReference?.clear() }

  /// The rectangle in its view, as of the last layout pass.
  open var layoutFrame: CGRect {
    guard let insets, let owningView else { return solvedFrame }
    return owningView.bounds.inset(by: insets(owningView))
  }

  var layoutOwner: UIView? { owningView }
  var layoutName: String {
    identifier.isEmpty ? "\(type(of: self)):\(serial)" : "\(type(of: self)):'\(identifier)'"
  }
}

/// What a controller's top and bottom guide were known as, before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide {
  /// How thick a controller's top or bottom guide is.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// What lies above the part of the view that no bar covers, as it was said before safe areas.
  public var topLayoutGuide: UILayoutGuide { view.edgeGuide(.top) }
  /// What lies below the part of the view that no bar covers, as it was said before safe areas.
  public var bottomLayoutGuide: UILayoutGuide { view.edgeGuide(.bottom) }
}
