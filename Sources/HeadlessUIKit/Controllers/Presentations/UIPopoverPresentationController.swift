/// Presents beside something: what was tapped, as a rule.
///
/// In compact surroundings a popover becomes a sheet, unless the delegate's
/// `adaptivePresentationStyle(for:)` answers `.none`. A tap beside a popover dismisses it.
///
/// - Note: The popover stands where there is room, with its middle as near to the source's as the
///   edges let it; arrows are not drawn.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// What the popover stands beside.
  open var sourceView: UIView?
  /// Where in that view; all of it unless said.
  open var sourceRect = CGRect.null
  /// A bar's item that the popover stands beside; the model puts it below the bar.
  open var barButtonItem: UIBarButtonItem?
  /// What the popover stands beside: a view or a bar's item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  /// On which sides of its source it may stand; it stands where there is room.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { inert("UIPopoverPresentationController.permittedArrowDirections") }
  }
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that go on taking touches while the popover is there (R152).
  open var passthroughViews: [UIView]? { didSet { shade.lets = passthroughViews ?? [] } }
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether it may cover its source; it does where there is no other room.
  open var canOverlapSourceViewRect = false {
    didSet { inert("UIPopoverPresentationController.canOverlapSourceViewRect") }
  }

  private let shade = Shade()

  /// Takes the touches beside the popover, but for those on views that are let through.
  private final class Shade: UIView {
    var lets: [UIView] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      for view in lets where view.window === window {
        if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
      }
      return super.hitTest(point, with: event)
    }
  }

  /// Whether it has become a sheet.
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

/// On which side of its source a popover may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears what becomes of a popover. The older calls about dismissing are never made: implement
/// those of ``UIAdaptivePresentationControllerDelegate``.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What a popover can stand beside.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
