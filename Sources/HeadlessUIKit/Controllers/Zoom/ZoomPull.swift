/// The closing of a zoomed page by a finger. A zoomed page is a controller's view that was opened
/// by a zoom transition.
///
/// The finger can take hold of the page at any time: at rest, while it still grows, and while it
/// springs back from an earlier pull. Taking hold of a growing page completes the opening
/// transition, with all its callbacks, and starts the closing in the same run-loop turn. Taking
/// hold of a page that springs back ends the cancelled closing in the same way (rule R182 of
/// UIKit's behaviour). The pull is an interactive pop or dismissal like any other, driven by a
/// gesture of UIKit itself.
///
/// ```
///            ┌── may it? content at its top, nobody objects (R185)
/// finger ────┤
///            ▼
///   willDisappear, a pop or a dismissal under the finger
///            └─ let go ─┬─▶ flies to its source view, asked for anew: didDisappear
///                       └─▶ springs back: willAppear, isAppearing, didAppear in one turn
/// ```
@MainActor
final class ZoomPull: NSObject {
  private weak var page: UIViewController?
  // The zoomed page's view keeps its gesture recognisers alive, and the pull-down recogniser keeps
  // this object alive. So this object holds the recognisers weakly.
  private weak var pan: _UIContentSwipeDismissGestureRecognizer?
  private weak var edge: _UIParallaxTransitionPanGestureRecognizer?
  private weak var pinch: _UITransformGestureRecognizer?

  /// The pop or dismissal of the zoomed page that the finger drives; `nil` if no finger pulls the
  /// zoomed page.
  private var transition: UIKitTransition?
  private var animator: ZoomAnimator?
  private var grip: ZoomGrip?
  /// The timeline of the animations that the app runs alongside the transition. The finger moves it
  /// back and forth.
  private var timeline: ScrubbedTimeline?

  private init(_ page: UIViewController, on view: UIView) {
    self.page = page
    super.init()
    let (pan, edge, pinch) = (
      _UIContentSwipeDismissGestureRecognizer(), _UIParallaxTransitionPanGestureRecognizer(),
      _UITransformGestureRecognizer()
    )
    edge.edges = .left
    (pan.pull, edge.pull, pinch.pull) = (self, self, self)
    (self.pan, self.edge, self.pinch) = (pan, edge, pinch)
    let action = Selector(ZoomPull.pulled(_:), named: "pulled(_:)")
    for recognizer in [pan, edge, pinch] as [UIGestureRecognizer] {
      recognizer.addTarget(self, action: action)
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Attaches the recognisers that close a zoomed page to the page's view, unless they are attached
  /// already.
  static func attach(to page: UIViewController) {
    guard let view = page.viewIfLoaded,
      !view.recognizers.contains(where: {
        ($0 as? _UIContentSwipeDismissGestureRecognizer)?.pull?.page === page
      })
    else { return }
    _ = ZoomPull(page, on: view)
  }

  // MARK: - Permission

  /// Returns whether the zoomed page may be closed now. The method calls the app's
  /// `interactiveDismissShouldBegin` closure, so it must be called only once for each attempt.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let page, let zoom = page.preferredTransition?.zoom, isFree(page) else { return false }
    let willBegin = recognizer !== pan || !hasScrolled(under: recognizer, on: page)
    guard let asked = zoom.options?.interactiveDismissShouldBegin else { return willBegin }
    let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: page.view) ?? .zero
    return asked(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        location: recognizer.location(in: page.view),
        velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
  }

  /// Returns whether the zoomed page can be closed: it is on top and presents no controller, and
  /// any transition in progress can be ended early.
  private func isFree(_ page: UIViewController) -> Bool {
    guard page.presented == nil else { return false }
    if let navigation = stack(of: page) {
      guard navigation.waiting.isEmpty, !navigation.isWedged,
        navigation.parentController.map({ !($0.transition is StackTransition) }) ?? true
      else { return false }
      guard let running = navigation.running else {
        return navigation.pages.last === page && navigation.stack.count > 1
          && navigation.modalTransition == nil && !navigation.animatesPop(of: page)
      }
      return isCatchable(running, page)
    }
    guard let presenter = page.presenter,
      !(page.presentationController is UISheetPresentationController)
    else { return false }
    guard let running = page.modalTransition ?? presenter.modalTransition else {
      return page.transitioningDelegate == nil
    }
    return isCatchable(running, page)
  }

  /// Returns whether a finger may take hold of the zoomed page during a running transition: the
  /// transition opens the page or springs it back, and no finger drives it.
  private func isCatchable(_ running: UIKitTransition, _ page: UIViewController) -> Bool {
    guard let animator = running.animator as? ZoomAnimator, animator.zoomed === page,
      animator.isFlying, running.phase == .running, !running.isInteractive
    else { return false }
    return running.to === page || running.transitionWasCancelled
  }

  /// Returns the navigation controller onto whose stack the zoomed page was pushed; `nil` if the
  /// page was presented.
  private func stack(of page: UIViewController) -> UINavigationController? {
    (page.parentController as? UINavigationController).flatMap { navigation in
      navigation.stack.first === page && navigation.running == nil ? nil : navigation
    }
  }

  /// Returns whether a scroll view under the finger keeps a pull from closing the page: a vertical
  /// one that is not at its top, is zoomed in, or has a refresh control.
  private func hasScrolled(under recognizer: UIGestureRecognizer, on page: UIViewController) -> Bool
  {
    var next = recognizer.touches.first?.view
    while let view = next, view !== page.view.superview {
      if let content = view as? UIScrollView, content.motion.scrolls(.vertical), !isAtTop(content) {
        return true
      }
      next = view.superview
    }
    return false
  }

  private func isAtTop(_ content: UIScrollView) -> Bool {
    content.contentOffset.y <= -content.adjustedContentInset.top && content.refreshControl == nil
      && content.zoomScale <= content.minimumZoomScale
  }

  /// Returns whether a scroll view inside the zoomed page has to wait until the recogniser that
  /// closes the page has failed.
  func competes(with content: UIScrollView) -> Bool {
    guard let page, page.preferredTransition?.zoom != nil, let view = page.viewIfLoaded else {
      return false
    }
    return content.isDescendant(of: view) && isAtTop(content) && isFree(page)
  }

  // MARK: - Movement of the finger

  func pulled(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: begin(recognizer)
    case .changed: follow(recognizer)
    case .ended: letGo(recognizer)
    default: takeBack()
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    guard let page, let view = page.viewIfLoaded, let superview = view.superview, isFree(page)
    else { return }
    let kind: ZoomGrip.Kind = recognizer === pan ? .down : recognizer === edge ? .edge : .pinch
    let window = recognizer === pinch ? pinch?.change?.from : nil
    let place =
      window.map { superview.convert($0, from: nil) }
      ?? (recognizer as? UIPanGestureRecognizer).map { pan in
        let now = pan.location(in: superview)
        return CGPoint(x: now.x - pan.travel.x, y: now.y - pan.travel.y)
      } ?? recognizer.location(in: superview)
    guard makeWay(on: page) else { return }
    grip = ZoomGrip(kind: kind, page: view.unturnedFrame, place: place)
    if let navigation = stack(of: page) {
      guard let below = navigation.stack.dropLast().last, navigation.stack.last === page,
        let animator = ZoomAnimator(page, source: below, opens: false)
      else { return forgetPull() }
      self.animator = animator
      navigation.popInteractively(self, animator: animator)
    } else if !DismissTransition.pull(page, by: self, zooms: true) {
      forgetPull()
    }
    if transition != nil { follow(recognizer) }
  }

  /// Ends the transition that opens the zoomed page or springs it back, because a finger takes hold
  /// of the page.
  ///
  /// - Returns: True if no transition is in progress afterwards. A callback of the ended transition
  ///   may have started another one.
  private func makeWay(on page: UIViewController) -> Bool {
    if let navigation = stack(of: page) {
      navigation.running?.makeWay()
      return navigation.running == nil && navigation.waiting.isEmpty
    }
    (page.modalTransition ?? page.presenter?.modalTransition)?.makeWay()
    return page.presenter != nil && page.modalTransition == nil && page.presented == nil
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let transition, transition.isUnderFinger, let grip, let view = page?.viewIfLoaded else {
      return
    }
    let scale: CGFloat
    if grip.kind == .pinch {
      guard let change = pinch?.change else { return }
      scale = change.scale
      view.transform = pinched(view, grip, change)
    } else {
      let finger = way(recognizer, in: view.superview)
      scale = grip.scale(after: grip.way(of: finger))
      view.transform = view.transform(
        scaledBy: (scale, scale), from: grip.page.center, to: grip.middle(after: finger))
    }
    let progress = ZoomGrip.progress(at: scale)
    timeline?.fraction = Double(progress)
    transition.updateInteractiveTransition(progress)
  }

  private func way(_ recognizer: UIGestureRecognizer, in view: UIView?) -> CGPoint {
    (recognizer as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero
  }

  private func pinched(
    _ view: UIView, _ grip: ZoomGrip,
    _ change: (scale: CGFloat, cosine: CGFloat, sine: CGFloat, from: CGPoint, to: CGPoint)
  ) -> CGAffineTransform {
    let (cosine, sine) = (change.cosine * change.scale, change.sine * change.scale)
    let arm = CGPoint(x: view.center.x - grip.place.x, y: view.center.y - grip.place.y)
    let moved = CGPoint(x: change.to.x - change.from.x, y: change.to.y - change.from.y)
    return CGAffineTransform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: arm.x * cosine - arm.y * sine - arm.x + moved.x,
      ty: arm.x * sine + arm.y * cosine - arm.y + moved.y)
  }

  // MARK: - Release

  private func letGo(_ recognizer: UIGestureRecognizer) {
    follow(recognizer)
    guard let grip else { return }
    guard let pan = recognizer as? UIPanGestureRecognizer, let superview = page?.view.superview
    else {
      return release(lastPinch < 0.5, speed: 0)
    }
    let velocity = pan.velocity(in: superview)
    let goes = grip.letsGo(after: pan.translation(in: superview), velocity: velocity)
    release(goes, speed: grip.kind == .edge ? max(0, velocity.x) : 0)
  }

  /// The scale of the zoomed page when it last followed a pinch.
  private var lastPinch: CGFloat {
    guard let transform = page?.viewIfLoaded?.transform else { return 1 }
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  /// Springs the zoomed page back to its place, because the gesture was cancelled.
  private func takeBack() { release(false, speed: 0) }

  /// Finishes or cancels the pop or dismissal when the finger is lifted, and animates the zoomed
  /// page to its source view or back to its place.
  private func release(_ goes: Bool, speed: CGFloat) {
    guard let transition, transition.isUnderFinger, let animator, let grip,
      let view = page?.viewIfLoaded
    else { return }
    if goes {
      transition.finishInteractiveTransition()
    } else {
      transition.cancelInteractiveTransition()
    }
    // An app's callback during the finishing or cancelling may already have ended the transition.
    // Nothing is left to animate then.
    guard transition.phase == .running else { return }
    let spring = spring(goes, widths: grip.page.width > 0 ? speed / grip.page.width : 0)
    let then: () -> Void = { [weak self, weak transition] in
      guard let transition, transition.phase == .running else { return }
      animator.end(turningBack: !goes)
      self?.timeline = nil
      transition.completeTransition(goes)
    }
    let curve = TimingCurve.spring(spring, duration: spring.settlingDuration)
    if goes {
      timeline?.finish(duration: spring.settlingDuration, curve: curve, then: then)
      let small = animator.smallEnd(in: transition.containerView)
      let letsThrough = !Simulator.current.behavior.zoomTakesTouchesToTheEnd
      animator.fly(by: spring, letsTouchesThrough: letsThrough) {
        small.apply(to: view)
      } then: {
      }
    } else {
      timeline?.cancel(duration: spring.settlingDuration, curve: curve, then: then)
      animator.fly(by: spring) {
        animator.goHome()
      } then: {
      }
    }
  }

  /// Returns the spring that moves the released zoomed page to its source view or back to its
  /// place. A faster finger makes the spring to the source view quicker (rule R186 of UIKit's
  /// behaviour).
  private func spring(_ goes: Bool, widths: CGFloat) -> SpringMotion {
    let frequency = goes ? 15 * (1 + 0.3 * min(Double(widths), 3)) : 22
    let ratio = goes ? 0.75 : 0.9
    return SpringMotion(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: 0)
  }

  private func forgetPull() {
    (transition, animator, grip, timeline) = (nil, nil, nil, nil)
  }
}

extension ZoomPull: TransitionDriver {
  func await(_ transition: UIKitTransition) {}

  /// Starts the pop or dismissal by which a finger closes a zoomed page, and records the animations
  /// that the app runs alongside, so that the finger can move them back and forth.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? UIKitTransition,
      let animator = transition.animator as? ZoomAnimator
    else { return transitionContext.completeTransition(false) }
    (self.transition, self.animator) = (transition, animator)
    animator.setTheStage(transition)
    let timeline = ScrubbedTimeline(duration: transition.transitionDuration)
    self.timeline = timeline
    timeline.capture(inside: [transition.containerView] + transition.alongside.views) {
      transition.runAlongside()
    }
    animator.onCutShort = { [weak self, unowned transition] in
      self?.timeline?.settle(
        at: transition.transitionWasCancelled ? .start : .end, finished: true)
    }
  }

  func forget(_ ended: UIKitTransition) {
    if transition === ended { forgetPull() }
  }

  func letGoForNewSize() { takeBack() }
}

extension UIViewController {
  func takeZoomGestures() {
    guard viewIfLoaded != nil,
      presenter == nil || !(storedPresentationController is UISheetPresentationController)
    else { return }
    ZoomPull.attach(to: self)
  }
}

extension UINavigationController {
  /// Returns whether the navigation controller's delegate provides an animator of its own for the
  /// pop of the zoomed page. The gestures that close a zoomed page are off then.
  func animatesPop(of page: UIViewController) -> Bool {
    guard let delegate, let below = stack.dropLast().last else { return false }
    let (own, isImplemented) = OptionalRequirement.ask {
      delegate.navigationController(self, animationControllerFor: .pop, from: page, to: below)
    }
    return isImplemented && own != nil
  }
}
