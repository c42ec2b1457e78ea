/// A presentation beside a source, usually the view that was tapped.
///
/// In a compact size class a popover becomes a sheet, unless the delegate's
/// `adaptivePresentationStyle(for:)` returns `.none`. A tap beside a popover dismisses it.
///
/// - Note: The popover is placed below or above its source, centred on it as far as the edges
///   allow; arrows are not drawn.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which the popover is shown.
  open var sourceView: UIView?
  /// The rectangle in the source view beside which the popover is shown; null means the whole view.
  open var sourceRect = CGRect.null
  /// The bar button item beside which the popover is shown; without a custom view, the model places
  /// the popover below the bar.
  open var barButtonItem: UIBarButtonItem?
  /// The view or bar button item beside which the popover is shown.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  /// The permitted sides of the source, without effect: the model uses the space below or above.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { inert("UIPopoverPresentationController.permittedArrowDirections") }
  }
  /// The direction of the arrow, which is always unknown because no arrow is drawn.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that still receive touches while the popover is shown (R152).
  open var passthroughViews: [UIView]? { didSet { shade.lets = passthroughViews ?? [] } }
  /// The colour of the popover's background, which is stored and not drawn.
  open var backgroundColor: UIColor?
  /// The distances that the popover keeps from the edges of the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// A Boolean value without effect: the popover covers its source if there is no other space.
  open var canOverlapSourceViewRect = false {
    didSet { inert("UIPopoverPresentationController.canOverlapSourceViewRect") }
  }

  private let shade = Shade()

  /// A view that takes the touches outside the popover, except those on passthrough views.
  private final class Shade: UIView {
    var lets: [UIView] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      for view in lets where view.window === window {
        if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
      }
      return super.hitTest(point, with: event)
    }
  }

  /// True if the popover is shown as a sheet instead.
  private var isSheet: Bool {
    let traits = traitCollection
    guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else {
      return false
    }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      != UIModalPresentationStyle.none
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container, !isSheet else { return }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(UIPopoverPresentationController.tappedBeside)))
    container.insertSubview(shade, at: 0)
  }

  private func tappedBeside() { dismissByUser() }

  override var placesPresentedViewItself: Bool { true }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let whole = container.bounds
    if isSheet {
      let top = min(whole.height, Simulator.current.screen.shape.safeArea.top + 10)
      return CGRect(x: 0, y: top, width: whole.width, height: whole.height - top)
    }
    let room = whole.inset(by: container.safeAreaInsets + popoverLayoutMargins)
    let wished = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(wished.width > 0 ? wished.width : 320, room.width),
      height: min(wished.height > 0 ? wished.height : 480, room.height))
    let source = sourceFrame(in: container)
    let below = room.maxY - source.maxY
    let y =
      below >= size.height || below >= source.minY - room.minY
      ? min(source.maxY, room.maxY - size.height) : max(source.minY - size.height, room.minY)
    let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func sourceFrame(in container: UIView) -> CGRect {
    guard let view = sourceView ?? barButtonItem?.customView else {
      return CGRect(
        x: container.bounds.midX, y: container.safeAreaInsets.top + 44, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard !(presentedViewController.transition is ModalTransition) else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// The sides of its source on which a popover may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits that make up the option set.
  public let rawValue: UInt
  /// Creates a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An arrow that points up, of a popover below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// An arrow that points down, of a popover above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// An arrow that points left, of a popover to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// An arrow that points right, of a popover to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown direction.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An object that is told of a popover's presentation. The older methods about dismissing are never
/// called: implement those of ``UIAdaptivePresentationControllerDelegate``.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be shown. Optional; the model never calls it.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing. The model never calls the method.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// A view or bar button item beside which a popover can be shown.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
