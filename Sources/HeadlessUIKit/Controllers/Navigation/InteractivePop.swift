/// UIKit's own gesture of a navigation controller: a swipe from the left edge that pops.
///
/// Unlike a pop by code, the pop by a swipe starts inside the gesture's own action. If an
/// appearance callback of that pop disables the recogniser, the gesture is cancelled before the
/// transition can be cancelled. The cancel is lost, and the navigation controller waits forever for
/// a finger that was lifted (R40).
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

  /// Returns the method of a private selector of UIKit. Some apps set the selector as the action of
  /// their own pan, so that a swipe anywhere on the screen pops.
  nonisolated func method(named name: String) -> Selector? {
    guard name == "handleNavigationTransition:" else { return nil }
    return Selector(InteractivePop.swiped(_:), named: "swiped(_:)")
  }

  func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

  /// True if no transition is in progress that would conflict with a pop, neither in the stack nor
  /// in the containers around it (R41).
  private var isFree: Bool {
    guard !navigation.isBusy else { return false }
    var next = navigation.topViewController ?? navigation as UIViewController?
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
  /// is in progress (R41), and the delegate does not implement animators (R39).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard navigation.stack.count > 1, navigation.hasBackButton else { return false }
    // A controller that was shown by a zoom transition has its own gesture at the edge (R184).
    guard navigation.topViewController?.preferredTransition?.zoom == nil else { return false }
    guard isFree else {
      Simulator.current.lean(on: .systemSwipe)
      return false
    }
    return !delegateHasAnimators
  }

  /// True if the delegate implements `animationControllerFor`. Swift can find this out only by
  /// calling the method.
  private var delegateHasAnimators: Bool {
    guard let delegate = navigation.delegate, let top = navigation.topViewController else {
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

  /// The distance that the finger moves before the view follows, in points (R188).
  private static let slack: CGFloat = 12

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    let way = pan.translation(in: navigation.view).x - Self.slack
    return min(max(way / max(1, navigation.view.bounds.width), 0), 1)
  }

  /// Returns whether a released swipe pops. It pops if the view, at its present velocity, would be
  /// past the middle in 0.12 s (R188).
  private func goesOn(_ pan: UIPanGestureRecognizer) -> Bool {
    let ahead = pan.velocity(in: navigation.view).x * 0.12 / max(1, navigation.view.bounds.width)
    return progress(of: pan) + ahead > 0.512
  }

  private func begin() {
    // Another transition may have been requested between the finger's movement and this action.
    guard isFree else { return }
    guard navigation.stack.count > 1 else { return wedge() }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.spring = { _, _ in
      SpringMotion(mass: 1, stiffness: 22 * 22, damping: 2 * 0.85 * 22, velocity: 0)
    }
    self.driver = driver
    navigation.popInteractively(driver)
    // An appearance callback of this pop may have disabled the recogniser. The resulting cancel
    // came too early and is lost.
    if !recognizer.isEnabled { self.driver = nil }
  }

  /// Makes the navigation controller ignore later pushes, because a swipe began while only the root
  /// was on the stack. UIKit allows such a swipe only if an app has replaced the recogniser's
  /// delegate (R41).
  private func wedge() {
    Simulator.current.lean(on: .systemSwipe)
    guard Simulator.current.behavior.rootSwipe == .wedges else { return }
    navigation.isWedged = true
    navigation.refuse(
      .other, "A swipe began on the root of \(navigation.textName), which cannot pop.")
  }
}

extension UINavigationController {
  /// Starts a pop of one controller at once, driven by a finger: by the built-in swipe, or by the
  /// gesture that closes a zoom.
  func popInteractively(
    _ driver: any UIViewControllerInteractiveTransitioning, animator: ZoomAnimator? = nil
  ) {
    let before = stack
    changeStack(to: before.dropLast())
    guard let top = stack.last else { return }
    let transition = StackTransition(
      self, change: .pop(to: nil), before: before, from: shown, to: top, animated: true)
    transition.drive(with: driver, animator)
    running = transition
    transition.bind()
    transition.enter()
    transition.start()
  }
}
