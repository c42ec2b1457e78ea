/// A presentation of a popover next to its source, which usually is the view that was tapped.
///
/// If a size class is compact, the popover is shown as a sheet, unless the delegate's
/// `adaptivePresentationStyle(for:)` returns `.none`. A tap beside a popover dismisses it.
///
/// - Note: The popover is placed below or above its source, and centred on the source as far as the
///   edges allow. Arrows are not drawn.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The app's own class for the popover's background, of which the model makes no view.
  open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?

  /// The view next to which the popover is shown.
  open var sourceView: UIView?
  /// The rectangle next to which the popover is shown, in the source view's coordinates;
  /// `CGRect.null` means the whole source view.
  open var sourceRect = CGRect.null
  /// The bar button item next to which the popover is shown. If the item has no custom view, the
  /// model places the popover below the bar.
  open var barButtonItem: UIBarButtonItem?
  /// The source next to which the popover is shown: a view or a bar button item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  /// The permitted sides of the source, without effect: the model uses the space below or above.
  ///
  /// In UIKit, the popover is shown only on these sides of its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { inert("UIPopoverPresentationController.permittedArrowDirections") }
  }
  /// The direction of the popover's arrow. It is always `unknown`, because the model draws no
  /// arrow.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views outside the popover that still get touches while the popover is shown (rule R152 of
  /// UIKit's behaviour). A tap elsewhere beside the popover dismisses it.
  open var passthroughViews: [UIView]? { didSet { shade.lets = passthroughViews ?? [] } }
  /// The colour of the popover's background. The model stores the colour and does not draw it.
  open var backgroundColor: UIColor?
  /// The minimum distances between the popover and the edges of the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// A Boolean value without effect: the popover covers its source if there is no other space.
  ///
  /// In UIKit, true allows a popover to cover its source rectangle.
  open var canOverlapSourceViewRect = false {
    didSet { inert("UIPopoverPresentationController.canOverlapSourceViewRect") }
  }

  private let shade = Shade()

  /// A view behind the popover that takes all touches outside it, except those on the passthrough
  /// views. A tap on it dismisses the popover.
  private final class Shade: UIView {
    var lets: [UIView] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      for view in lets where view.window === window {
        if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
      }
      return super.hitTest(point, with: event)
    }
  }

  /// True if the popover is shown as a sheet, because a size class is compact and the delegate does
  /// not object.
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

/// A set of directions of a popover's arrow. Each direction stands for one side of the source on
/// which the popover may be shown.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits that represent the set of a popover's arrow directions.
  public let rawValue: UInt
  /// Creates a set of a popover's arrow directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An arrow that points up. Its popover is below the source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// An arrow that points down. Its popover is above the source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// An arrow that points left. Its popover is to the right of the source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// An arrow that points right. Its popover is to the left of the source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// The set of all four directions of a popover's arrow.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown direction of a popover's arrow, as for a popover without one.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A popover's delegate.
///
/// A delegate that leaves out the methods of ``UIAdaptivePresentationControllerDelegate`` about a
/// dismissal is asked and told by UIKit's older methods (rule R241 of UIKit's behaviour).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown. Optional; the model never calls it.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover. Optional.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user has dismissed the popover. Optional.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing before a popover is shown, for a delegate that does not implement this optional
  /// method.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Lets the user dismiss the popover, for a delegate that does not implement this optional
  /// method.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing after a popover is dismissed, for a delegate that does not implement this
  /// optional method.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// The default `presentationControllerShouldDismiss(_:)` of a popover's delegate: it asks the
  /// delegate's older method, and then the object to which the delegate forwards messages.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    if let popover = presentationController as? UIPopoverPresentationController,
      !popoverPresentationControllerShouldDismissPopover(popover)
    {
      return false
    }
    return forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerShouldDismiss(presentationController) ?? true
  }
  /// The default `presentationControllerDidDismiss(_:)` of a popover's delegate: it calls the
  /// delegate's older method, and then the object to which the delegate forwards messages.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    if let popover = presentationController as? UIPopoverPresentationController {
      popoverPresentationControllerDidDismissPopover(popover)
    }
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerDidDismiss(presentationController)
  }
}

/// A view or bar button item next to which a popover can be shown.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The background of a popover with an arrow. An app makes a subclass; the model makes no object of
/// it.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  /// The distance of the arrow from the middle of its side.
  open var arrowOffset: CGFloat = 0
  /// The side of the popover at which the arrow is.
  open var arrowDirection: UIPopoverArrowDirection = .any
  /// The height of the arrow.
  open class func arrowHeight() -> CGFloat { 13 }
  /// The width of the arrow at its base.
  open class func arrowBase() -> CGFloat { 26 }
  /// The distances between the edges of the background and the content.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// True if the content gets the shadow of the popover.
  open class var wantsDefaultContentAppearance: Bool { true }
}
