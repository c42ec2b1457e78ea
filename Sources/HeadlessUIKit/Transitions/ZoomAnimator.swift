/// The built-in animator of a zoom transition: a zoomed page, that is, a controller's view, grows
/// out of a source view or shrinks back into it (R181).
///
/// Only the transform of the page changes. Its bounds stay the same, so nothing inside it is laid
/// out again during the zoom, and its safe area is that of its final place. At the small end of the
/// zoom, the page covers the source view. Without a source view, the page shrinks about its centre
/// and fades.
///
/// ```
/// source view ─┐                       ┌─ page
///              └── spring, ω = 19 ────▶┘         a finger that catches it here pulls the page:
///                                                the way in is completed, the way back begins
/// ```
///
/// - Note: On a device the page's picture is clipped to the shape of the source view and fades into
///   it; the model scales the page. As far as an app can observe, the source view itself is not
///   hidden.
final class ZoomAnimator: NSObject, FluidAnimating {
  /// The controller whose view is the zoomed page, which grows out of the source view.
  let zoomed: UIViewController
  /// The controller that shows the source view. It is passed to the app's closure that returns the
  /// source view.
  private let source: UIViewController
  private let zoom: UIViewController.Transition.Zoom
  private let opens: Bool
  /// The zoomed page with the transform and the alpha that it had at rest, before the zoom changed
  /// them.
  private var home: (view: UIView, transform: CGAffineTransform, alpha: CGFloat)?
  /// The view of the screen below, if the animator has put it behind the page so that the page can
  /// zoom back to it.
  private weak var below: UIView?
  private(set) var isFlying = false
  /// A closure that is called if the zoom is ended before its animation has.
  var onCutShort: (() -> Void)?

  /// Creates the animator of a zoom; `nil` if the controller has no zoom transition.
  init?(_ zoomed: UIViewController?, source: UIViewController?, opens: Bool) {
    guard let zoomed, let source, let zoom = zoomed.preferredTransition?.zoom else { return nil }
    (self.zoomed, self.source, self.zoom, self.opens) = (zoomed, source, zoom, opens)
    super.init()
  }

  /// The spring that moves the page in a zoom transition that no finger drives (R186).
  private static var spring: SpringMotion { SpringMotion(criticalFrequency: 19, velocity: 0) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.spring.settlingDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if opens { open(context) } else { close(context) }
  }

  // MARK: - Opening

  private func open(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
    let frame = context.finalFrame(for: zoomed)
    if view.transform == .identity, view.frame != frame { view.frame = frame }
    context.containerView.addSubview(view)
    leaveHome(view)
    let small = smallEnd(in: context.containerView)
    UIView.performWithoutAnimation { small.apply(to: view) }
    fly(by: Self.spring) { [self] in
      goHome()
    } then: { [self] in
      complete(context)
    }
  }

  // MARK: - Closing

  private func close(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
    setTheStage(context)
    let small = smallEnd(in: context.containerView)
    let letsThrough = !Simulator.current.behavior.zoomTakesTouchesToTheEnd
    fly(by: Self.spring, letsTouchesThrough: letsThrough) {
      small.apply(to: view)
    } then: { [self] in
      goHome()
      complete(context)
    }
  }

  /// Puts the view of the screen below, to which the page zooms back, behind the page, and lays it
  /// out. The source view inside it is then at its final place.
  func setTheStage(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: .from) else { return }
    leaveHome(view)
    if let below = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      if below.transform == .identity, below.frame != frame { below.frame = frame }
      self.below = below
      if view.superview === container {
        container.insertSubview(below, belowSubview: view)
      } else {
        container.insertSubview(below, at: 0)
      }
    }
    container.layoutIfNeeded()
    isFlying = true
  }

  /// Stores the transform and the alpha that the zoomed page has at rest.
  private func leaveHome(_ view: UIView) { home = (view, view.transform, view.alpha) }

  /// Gives the zoomed page the transform and the alpha back that it has at rest.
  func goHome() {
    guard let home else { return }
    if home.view.transform != home.transform { home.view.transform = home.transform }
    if home.view.alpha != home.alpha { home.view.alpha = home.alpha }
  }

  /// Animates a change of the zoomed page by a spring.
  ///
  /// - Parameter letsTouchesThrough: True if touches on the page go to the views behind it while it
  ///   moves.
  func fly(
    by spring: SpringMotion, letsTouchesThrough: Bool = false, _ change: @escaping () -> Void,
    then: @escaping () -> Void
  ) {
    isFlying = true
    let duration = spring.settlingDuration
    UIView.perform(
      duration, 0, .spring(spring, duration: duration), .allowUserInteraction, change,
      { _ in then() }, adjust: { $0.block.letsTouchesThrough = letsTouchesThrough })
  }

  /// Completes the zoom transition, unless it was ended early and so is complete already.
  private func complete(_ context: any UIViewControllerContextTransitioning) {
    guard (context as? UIKitTransition)?.phase == .running else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Gives the zoomed page back the transform and the alpha that it has at rest, at the end of the
  /// zoom.
  ///
  /// - Parameter turningBack: True if the page stays, so that the previous screen's view, which was
  ///   put below it for the zoom, is removed.
  func end(turningBack: Bool) {
    goHome()
    if turningBack { below?.removeFromSuperview() }
  }

  func cutShort(turningBack: Bool) {
    isFlying = false
    onCutShort?()
    UIView.performWithoutAnimation { end(turningBack: turningBack) }
  }

  // MARK: - Small end of the zoom

  /// The transform and the alpha of the page at the small end of the zoom, where the page is as
  /// large as its source view.
  struct End {
    var transform: CGAffineTransform
    var alpha: CGFloat

    @MainActor
    func apply(to view: UIView) {
      view.transform = transform
      view.alpha = alpha
    }
  }

  /// Asks the app for the source view, and computes the transform with which the zoomed page covers
  /// it (R181).
  func smallEnd(in container: UIView) -> End {
    guard let home else { return End(transform: .identity, alpha: 1) }
    let page = home.view.unturnedFrame
    guard let view = sourceView(), let window = container.window, view.window === window else {
      // Without a source view, the zoomed page shrinks about its centre and becomes transparent.
      let small = page.insetBy(dx: page.width * 0.05, dy: page.height * 0.05)
      return End(transform: home.view.transform(from: page, to: small), alpha: 0)
    }
    var target = view.convert(view.bounds, to: container)
    target.size.width = max(target.width, 1)
    target.size.height = max(target.height, 1)
    if let part = alignmentRect(for: view) {
      let scale = target.width / part.width
      let middle = CGPoint(
        x: target.midX - (part.midX - home.view.bounds.minX) * scale,
        y: target.midY - (part.midY - home.view.bounds.minY) * scale)
      target = CGRect(
        origin: middle, size: CGSize(width: page.width * scale, height: page.height * scale))
    }
    return End(
      transform: home.transform.concatenating(home.view.transform(from: page, to: target)),
      alpha: home.alpha)
  }

  private func sourceView() -> UIView? {
    let context = UIViewController.Transition.ZoomSourceViewProviderContext(
      sourceViewController: source, zoomedViewController: zoomed)
    guard let view = zoom.sourceView(context) else { return nil }
    guard view.window == nil else { return view }
    precondition(
      Simulator.current.behavior.detachedZoomSource == .isMissing,
      "Cannot morph from a view that is not in the hierarchy: the zoom of \(zoomed.textName) was given a \(type(of: view)) that is in no window."
    )
    zoomed.refuse(
      .other,
      "The zoom of \(zoomed.textName) was given a source view that is in no window: \(type(of: view))."
    )
    return nil
  }

  private func alignmentRect(for source: UIView) -> CGRect? {
    guard let provider = zoom.options?.alignmentRectProvider else { return nil }
    let rect = provider(
      UIViewController.Transition.ZoomOptions.AlignmentRectContext(
        sourceView: source, zoomedViewController: zoomed))
    guard let rect, !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else {
      return nil
    }
    return rect
  }
}

extension UIView {
  /// The frame that the view would have in its superview if it had no transform.
  var unturnedFrame: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// Returns the transform with which the part of the view that lies in one rectangle of the
  /// superview fills another rectangle.
  func transform(from: CGRect, to: CGRect) -> CGAffineTransform {
    guard from.width > 0, from.height > 0 else { return .identity }
    let (x, y) = (to.width / from.width, to.height / from.height)
    return transform(scaledBy: (x, y), from: from.center, to: to.center)
  }

  /// Returns the transform that scales the view so that the content at one point of the superview
  /// comes to lie at another.
  func transform(
    scaledBy scale: (x: CGFloat, y: CGFloat), from: CGPoint, to: CGPoint
  ) -> CGAffineTransform {
    CGAffineTransform(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: to.x - center.x - (from.x - center.x) * scale.x,
      ty: to.y - center.y - (from.y - center.y) * scale.y)
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
