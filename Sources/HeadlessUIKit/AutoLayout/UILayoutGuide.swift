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
  /// The frame of the layout guide after the last layout pass.
  var solvedFrame = CGRect.zero
  /// The frame that constraints gave to the layout guide at the last solution.
  var solution: Solution?

  /// The view to which the layout guide was added; `nil` if there is none.
  open internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.layoutReference }
  }
  private var owner: LayoutReference?
  // Unchecked: no thread check is needed, because apart from the main actor only the layout guide's
  // deinitialiser uses the property.
  nonisolated(unsafe) private var storedReference: LayoutReference?
  var layoutReference: LayoutReference {
    if let storedReference { return storedReference }
    let reference = LayoutReference(to: self)
    storedReference = reference
    return reference
  }

  /// The name by which messages about constraints call the layout guide.
  open var identifier = ""

  /// Creates a layout guide. It takes part in layout once it was added to a view.
  public override convenience init() { self.init(insets: nil) }

  init(insets: (@MainActor (UIView) -> UIEdgeInsets)?) {
    self.insets = insets
  }

  deinit { storedReference?.clear() }

  /// The frame of the layout guide in its view's coordinates, after the last layout pass.
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
  /// The height of the controller's top or bottom layout guide.
  var length: CGFloat { get }
  /// The anchor of the top edge of the controller's top or bottom layout guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom edge of the controller's top or bottom layout guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height of the controller's top or bottom layout guide.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide {
  /// The height of the controller's top or bottom layout guide.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The layout guide for the part at the controller's top that bars cover; the view's
  /// `safeAreaLayoutGuide` replaced it.
  public var topLayoutGuide: UILayoutGuide { view.edgeGuide(.top) }
  /// The layout guide for the part at the controller's bottom that bars cover; the view's
  /// `safeAreaLayoutGuide` replaced it.
  public var bottomLayoutGuide: UILayoutGuide { view.edgeGuide(.bottom) }
}
