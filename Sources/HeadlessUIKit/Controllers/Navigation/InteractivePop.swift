/// UIKit's own gesture of a navigation controller: a swipe from the left edge that pops.
///
/// Unlike a pop by code, the pop by a swipe starts inside the gesture's own action. If an
/// appearance callback of that pop disables the recogniser, the gesture is cancelled before the
/// transition can be cancelled. So the cancel is lost, and the pop stays unfinished for ever,
/// waiting for a finger that was lifted long ago (rule R40 of UIKit's behaviour).
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate, AnswersByName {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let navigation: UINavigationController
  private var driver: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(InteractivePop.swiped(_:), named: "swiped(_:)"))
  }

  /// Returns the method that handles UIKit's private selector `handleNavigationTransition:`; `nil`
  /// for another name. Some apps give their own pan this action, so that a swipe anywhere on the
  /// screen pops.
  nonisolated func method(named name: String) -> Selector? {
    guard name == "handleNavigationTransition:" else { return nil }
    return Selector(InteractivePop.swiped(_:), named: "swiped(_:)")
  }

  func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

  /// True if no transition is in progress that would conflict with a pop, neither in this
  /// navigation controller nor in the containers around it (rule R41 of UIKit's behaviour).
  private var isFree: Bool {
    guard !navigation.isBusy else { return false }
    var next = navigation.pages.last ?? navigation as UIViewController?
    while let controller = next {
      if controller.modalTransition != nil || controller.transition is StackTransition
        || controller.transition is TabTransition
      {
        return false
      }
      next = controller.parentController
    }
    return true
  }

  /// Returns whether a swipe may pop: there is a controller below and a back button, no transition
  /// is in progress (rule R41 of UIKit's behaviour), and the delegate does not implement animators
  /// (rule R39).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard navigation.stack.count > 1, navigation.hasBackButton else { return false }
    // A controller that was opened by a zoom transition is closed by the zoom's own edge gesture
    // (rule R184 of UIKit's behaviour), so the navigation controller's swipe must not begin.
    guard navigation.pages.last?.preferredTransition?.zoom == nil else { return false }
    guard isFree else {
      Simulator.current.lean(on: .systemSwipe)
      return false
    }
    return !delegateHasAnimators
  }

  /// True if the navigation controller's delegate implements `animationControllerFor`. In Swift,
  /// only a call of the method shows whether it does.
  private var delegateHasAnimators: Bool {
    guard let delegate = navigation.delegate, let top = navigation.pages.last else {
      return false
    }
    let below = navigation.stack[navigation.stack.count - 2]
    return OptionalRequirement.ask {
      delegate.navigationController(navigation, animationControllerFor: .pop, from: top, to: below)
    }.isImplemented
  }

  func swiped(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(progress(of: pan))
    case .ended:
      if goesOn(pan) { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default:
      driver?.cancel()
      driver = nil
    }
  }

  /// The distance, in points, that the finger moves before the popped view begins to follow (rule
  /// R188 of UIKit's behaviour).
  private static let slack: CGFloat = 12

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    let way = pan.translation(in: navigation.view).x - Self.slack
    return min(max(way / max(1, navigation.view.bounds.width), 0), 1)
  }

  /// Returns whether the swipe completes the pop when the finger is lifted: it does if the view, at
  /// its present velocity, would be past the middle of the screen in 0.12 s (rule R188 of UIKit's
  /// behaviour).
  private func goesOn(_ pan: UIPanGestureRecognizer) -> Bool {
    let ahead = pan.velocity(in: navigation.view).x * 0.12 / max(1, navigation.view.bounds.width)
    return progress(of: pan) + ahead > 0.512
  }

  private func begin() {
    // The app may have requested another transition between the finger's first movement and this
    // action. The swipe then does nothing.
    guard isFree else { return }
    guard navigation.stack.count > 1 else { return wedge() }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.spring = { _, _ in
      SpringMotion(mass: 1, stiffness: 22 * 22, damping: 2 * 0.85 * 22, velocity: 0)
    }
    self.driver = driver
    // A pop with the delegate's animator is the app's to drive.
    if !navigation.popInteractively(driver) { self.driver = nil }
    // An appearance callback of this pop may have disabled the swipe's recogniser. The gesture was
    // then cancelled before the pop could be cancelled, so the pop stays unfinished.
    if !recognizer.isEnabled { self.driver = nil }
  }

  /// Stops the navigation controller from showing later pushes and pops, because a swipe began
  /// while only the root was on the stack. UIKit allows such a swipe only if an app has replaced
  /// the recogniser's delegate (rule R41 of UIKit's behaviour).
  private func wedge() {
    Simulator.current.lean(on: .systemSwipe)
    guard Simulator.current.behavior.rootSwipe == .wedges else { return }
    navigation.isWedged = true
    navigation.refuse(
      .other, "A swipe began on the root of \(navigation.textName), which cannot pop.")
  }
}

extension UINavigationController {
  /// Starts a pop of one controller at once, in this run-loop turn. A finger drives the pop: by the
  /// built-in swipe back, or by the gesture that closes a zoom.
  ///
  /// The swipe begins in spite of a delegate with animators if the app has replaced the
  /// recogniser's delegate. The navigation controller's delegate is then asked for the animator of
  /// the pop and for an interactor, as for a pop by code. UIKit's driver drives only a pop for
  /// which the delegate has no animator (rule R39 of UIKit's behaviour).
  ///
  /// - Returns: True if the given driver drives the pop.
  @discardableResult
  func popInteractively(
    _ driver: any UIViewControllerInteractiveTransitioning, animator: ZoomAnimator? = nil
  ) -> Bool {
    let before = stack
    changeStack(to: before.dropLast())
    guard let top = stack.last else { return false }
    let transition = StackTransition(
      self, change: .pop(to: nil), before: before, from: shown, to: top, animated: true)
    if animator == nil { transition.askDelegate() }
    let isBuiltIn = transition.animator == nil
    if isBuiltIn { transition.drive(with: driver, animator) }
    running = transition
    transition.bind()
    transition.enter()
    transition.start()
    return isBuiltIn
  }
}
