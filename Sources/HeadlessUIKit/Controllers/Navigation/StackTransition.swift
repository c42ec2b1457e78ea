import VirtualTime

/// A transition between two controllers in a navigation controller.
final class StackTransition: UIKitTransition {
  let navigation: UINavigationController
  /// The controllers on the navigation stack before the transition. The stack is reset to them if
  /// the transition is cancelled (rule R35 of UIKit's behaviour).
  let before: [UIViewController]

  init(
    _ navigation: UINavigationController, change: StackChange, before: [UIViewController],
    from: UIViewController?, to: UIViewController, animated: Bool
  ) {
    self.navigation = navigation
    self.before = before
    super.init(change.kind, from: from, to: to, in: navigation.content, animated: animated)
  }

  /// The direction of the animation: push or pop. A replacement of the whole stack is animated as a
  /// pop if its new top controller was on the stack before.
  var operation: UINavigationController.Operation {
    switch kind {
    case .push: .push
    case .pop: .pop
    default: to.map(before.contains) == true ? .pop : .push
    }
  }

  /// Calls the navigation controller's delegate to get the transition's animator and interactor
  /// (rule R31 of UIKit's behaviour). Without a delegate's animator, the transition gets the
  /// built-in one.
  func ask() {
    guard isAnimated, from != nil, to != nil, animator == nil else { return }
    askDelegate()
    if animator == nil { animator = makeZoom() ?? ParallaxAnimator(operation) }
  }

  /// Calls the navigation controller's delegate to get an animator, and an interactor for it. If
  /// the delegate has no animator, the transition is left as it is.
  func askDelegate() {
    guard let from, let to, let delegate = navigation.delegate else { return }
    simulator.publish(.call(delegate, "navigationController(_:animationControllerFor:from:to:)"))
    guard
      let own = delegate.navigationController(
        navigation, animationControllerFor: operation, from: from, to: to)
    else { return }
    animator = own
    hasCustomAnimator = true
    simulator.publish(.call(delegate, "navigationController(_:interactionControllerFor:)"))
    interactor = delegate.navigationController(navigation, interactionControllerFor: own)
  }

  /// Returns the animator of a zoom if the upper of the transition's two controllers asks for a
  /// zoom by its `preferredTransition`; else `nil` (rule R181 of UIKit's behaviour).
  private func makeZoom() -> ZoomAnimator? {
    operation == .push
      ? ZoomAnimator(to, source: from, opens: true)
      : ZoomAnimator(from, source: to, opens: false)
  }

  /// Makes the transition interactive with a built-in animation, driven by one of UIKit's own
  /// gestures, such as the swipe back.
  func drive(
    with interactor: any UIViewControllerInteractiveTransitioning, _ zoom: ZoomAnimator? = nil
  ) {
    animator = zoom ?? ParallaxAnimator(operation)
    self.interactor = interactor
    isDrivenBySystem = true
  }

  func bind() {
    navigation.transition = self
    from?.transition = self
    to?.transition = self
  }

  /// Withdraws this transition before it starts, because a later request replaces it.
  func withdraw() {
    leaveSilently()
    abandon()
  }

  // MARK: - Course of the transition

  override func prepare() {
    guard let to else { return }
    initialFrameOfFrom = from?.viewIfLoaded?.frame ?? .zero
    let view: UIView = to.view
    let frame = navigation.frame(of: to)
    place(view, in: frame)
    navigation.note(frame)
    navigation.adjustInsets(of: to)
    if operation == .push, to.preferredTransition?.zoom != nil { to.takeZoomGestures() }
    markMovement()
    if isSeen {
      from?.beginAppearance(false, animated: isAnimated)
      to.beginAppearance(true, animated: isAnimated)
      if let delegate = navigation.delegate {
        simulator.publish(.call(delegate, "navigationController(_:willShow:animated:)"))
        delegate.navigationController(navigation, willShow: to, animated: isAnimated)
      }
    }
    navigation.showBars(for: to, animated: isAnimated)
  }

  /// Gives the incoming view its frame. A page that returns with a transform that an earlier
  /// animator has left on it, and with the right size, stays where it is: its new animator takes
  /// the transform back (rule R248 of UIKit's behaviour).
  private func place(_ view: UIView, in frame: CGRect) {
    if operation == .push || CATransform3DIsIdentity(view.layer.transform) {
      view.frame = frame
    } else if view.bounds.size != frame.size {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private var isSeen: Bool { navigation.appearanceState.isOnScreen }

  /// Marks the controllers that join the navigation stack as moving to their parent, and those that
  /// leave it as moving from their parent (rule R44 of UIKit's behaviour).
  private func markMovement() {
    if let to, !before.contains(to) { to.movement = .toParent }
    for controller in before where !navigation.stack.contains(controller) {
      controller.movement = .fromParent
      controller.willMove(toParent: nil)
    }
  }

  override func showAtOnce() {
    if let view = to?.view { containerView.addSubview(view) }
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    to.map { vc === $0 ? navigation.frame(of: $0) : .zero } ?? .zero
  }

  override func conclude(_ didComplete: Bool) {
    if didComplete { arrive() } else { goBack() }
    for controller in before + navigation.stack { controller.movement = .none }
  }

  /// Finishes a completed transition: removes the outgoing view, calls `viewDidAppear`,
  /// `viewDidDisappear` and the delegate's `didShow`, and releases the controllers that have left
  /// the stack (rules R33 and R45 of UIKit's behaviour).
  private func arrive() {
    from?.viewIfLoaded?.removeFromSuperview()
    navigation.shown = to
    from?.sendAway(animated: isAnimated)
    if to?.appearanceState == .appearing { to?.endAppearance() }
    navigation.settleChildren(comingFrom: before)
    if isSeen, let to, let delegate = navigation.delegate {
      simulator.publish(.call(delegate, "navigationController(_:didShow:animated:)"))
      delegate.navigationController(navigation, didShow: to, animated: isAnimated)
    }
  }

  /// Undoes a cancelled transition: removes the incoming view and restores the stack (rules R33b,
  /// R35, R36 and R37 of UIKit's behaviour). If the transition replaced the whole stack and the
  /// setting `cancelledReplacementStays` is true, the new controllers stay on the stack.
  private func goBack() {
    simulator.lean(on: .cancelledStack)
    to?.viewIfLoaded?.removeFromSuperview()
    let after = navigation.stack
    to?.sendAway(animated: isAnimated)
    from?.revertAppearance(animated: isAnimated)
    if kind == .replace, simulator.behavior.cancelledReplacementStays {
      navigation.changeStack(to: before + after.filter { !before.contains($0) })
    } else {
      navigation.changeStack(to: before)
      for controller in after where !before.contains(controller) { navigation.release(controller) }
    }
    if let from { navigation.showBars(for: from, animated: isAnimated) }
  }

  override func stepAside() {
    if navigation.running === self { navigation.running = nil }
  }

  /// Carries out the queued pushes and pops one run-loop turn after the end of the transition, when
  /// the app code that called `completeTransition` has returned.
  override func leave() {
    leaveSilently()
    let navigation = navigation
    navigation.layOutBars()
    guard !navigation.waiting.isEmpty else { return }
    simulator.loop.nextTurn { navigation.startNext() }
  }

  private func leaveSilently() {
    for controller in [navigation, from, to] where controller?.transition === self {
      controller?.transition = nil
    }
  }
}
