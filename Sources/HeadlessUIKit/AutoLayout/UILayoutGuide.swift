/// A rectangle that takes part in layout and shows nothing.
///
/// A guide takes the place of an invisible view that serves as a spacer or as a frame around
/// several views. It is not a view, so touches never hit it and it needs no animation.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, UILayoutSupport {
  private let serial = Simulator.current.makeSerial()
  /// The distances of a system guide, such as that for the safe area, from the edges of its view;
  /// `nil` for an app's own guide.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  /// The frame of the guide after the last layout pass.
  var solvedFrame = CGRect.zero
  /// The frame that the engine found last for the guide.
  var solution: Solution?

  /// The view to which the guide was added; `nil` if there is none.
  open internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.layoutReference }
  }
  private var owner: LayoutReference?
  // Unchecked: apart from the main actor, only the object's deinitialiser uses the property.
  nonisolated(unsafe) private var storedReference: LayoutReference?
  var layoutReference: LayoutReference {
    if let storedReference { return storedReference }
    let reference = LayoutReference(to: self)
    storedReference = reference
    return reference
  }

  /// The name by which messages call the guide.
  open var identifier = ""

  /// Creates a guide. It takes part in layout once it was added to a view.
  public override convenience init() { self.init(insets: nil) }

  init(insets: (@MainActor (UIView) -> UIEdgeInsets)?) {
    self.insets = insets
  }

  deinit { storedReference?.clear() }

  /// The frame of the guide in its view's coordinates, after the last layout pass.
  open var layoutFrame: CGRect {
    guard let insets, let owningView else { return solvedFrame }
    return owningView.bounds.inset(by: insets(owningView))
  }

  var layoutOwner: UIView? { owningView }
  var layoutName: String {
    identifier.isEmpty ? "\(type(of: self)):\(serial)" : "\(type(of: self)):'\(identifier)'"
  }
}

/// A controller's top or bottom layout guide, from the time before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The height of the guide.
  var length: CGFloat { get }
  /// The anchor of the guide's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the guide's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the guide's height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide {
  /// The height of the guide.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The guide for the top part of the view that bars cover; `safeAreaLayoutGuide` replaced it.
  public var topLayoutGuide: UILayoutGuide { view.edgeGuide(.top) }
  /// The guide for the bottom part of the view that bars cover; `safeAreaLayoutGuide` replaced it.
  public var bottomLayoutGuide: UILayoutGuide { view.edgeGuide(.bottom) }
}
