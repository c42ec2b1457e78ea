/// The built-in swipe from the left edge that pops.
///
/// Unlike a pop that is asked for, the one a swipe begins starts in the middle of the gesture's own
/// callback. If an appearance callback of that very pop switches the recogniser off, the gesture is
/// cancelled before anything is there to be cancelled, the cancel is lost, and the navigation
/// controller waits for ever under a finger that has gone (R40).
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

  /// The private method to which apps lead a pan of their own, so that a swipe anywhere pops.
  nonisolated func method(named name: String) -> Selector? {
    guard name == "handleNavigationTransition:" else { return nil }
    return Selector(InteractivePop.swiped(_:), named: "swiped(_:)")
  }

  func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

  /// Whether nothing is under way that a pop would get in the way of, in the stack or around it
  /// (R41).
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

  /// Whether a swipe may pop: something lies below, nothing is under way (R41), and no delegate has
  /// animations of its own (R39).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard navigation.stack.count > 1, navigation.hasBackButton else { return false }
    // A zoomed page has a pull of its own from the edge (R184).
    guard navigation.topViewController?.preferredTransition?.zoom == nil else { return false }
    guard isFree else {
      Simulator.current.lean(on: .systemSwipe)
      return false
    }
    return !delegateHasAnimators
  }

  /// Whether the delegate implements `animationControllerFor` at all. There is no other way to know
  /// than to ask it.
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

  /// What the finger goes before the page follows, in points (R188).
  private static let slack: CGFloat = 12

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    let way = pan.translation(in: navigation.view).x - Self.slack
    return min(max(way / max(1, navigation.view.bounds.width), 0), 1)
  }

  /// Whether a finger that lets go pops: the page would be past the middle 0.12 s later (R188).
  private func goesOn(_ pan: UIPanGestureRecognizer) -> Bool {
    let ahead = pan.velocity(in: navigation.view).x * 0.12 / max(1, navigation.view.bounds.width)
    return progress(of: pan) + ahead > 0.512
  }

  private func begin() {
    // Something else may have been asked for between the finger's move and this action.
    guard isFree else { return }
    guard navigation.stack.count > 1 else { return wedge() }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.spring = { _, _ in
      SpringMotion(mass: 1, stiffness: 22 * 22, damping: 2 * 0.85 * 22, velocity: 0)
    }
    self.driver = driver
    navigation.popInteractively(driver)
    // Switched off by a callback of this pop: its cancel came too early and is lost.
    if !recognizer.isEnabled { self.driver = nil }
  }

  /// A swipe on the root, which only a replaced delegate lets begin, leaves the controller deaf to
  /// pushes (R41).
  private func wedge() {
    Simulator.current.lean(on: .systemSwipe)
    guard Simulator.current.behavior.rootSwipe == .wedges else { return }
    navigation.isWedged = true
    navigation.refuse(
      .other, "A swipe began on the root of \(navigation.textName), which cannot pop.")
  }
}

extension UINavigationController {
  /// Pops one controller under the finger of the built-in swipe, or of the pull on a zoomed page,
  /// at once.
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
