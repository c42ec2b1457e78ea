import VirtualTime

/// The transition in which one controller presents another.
final class PresentTransition: ModalTransition {
  /// The dismissal that the app requested during this presentation, and that waits for the
  /// presentation's end; `nil` if none waits.
  var follower: Simulator.Work?

  /// True if a dismissal that is requested now may wait for this presentation's end.
  var takesFollower: Bool {
    simulator.behavior.earlyDismissal == .kept && follower == nil
  }

  /// Carries out the app's request to present a controller, or prints a warning with the reason why
  /// it is impossible (R7, R11).
  static func request(
    _ presented: UIViewController, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    // The style is read before the presented view is loaded, and the delegate is asked afterwards
    // (R235). Many controllers set their transitioning delegate in `viewDidLoad`; a style that they
    // set there comes too late.
    let style = presented.modalPresentationStyle
    let presenter = source.presenter(for: style)
    presenter.modalTransition?.makeWayForRequest()
    guard canPresent(presented, by: presenter, source: source) else { return }
    presented.loadViewIfNeeded()
    let presentation = presented.makePresentationController(
      for: style, presenter: presenter, source: source)
    presented.storedPresentationController = presentation
    presentation.sourceController = source
    presenter.presented = presented
    presented.presenter = presenter
    let transition = PresentTransition(
      .present, presenter: presenter, presented: presented, presentation: presentation,
      in: UITransitionView(), animated: animated, completion: completion)
    transition.ask(source: source)
    transition.bind()
    transition.enter()
    transition.simulator.publish(.controllers(.presented(presented, by: presenter)))
    transition.startSoon()
  }

  private static func canPresent(
    _ presented: UIViewController, by presenter: UIViewController, source: UIViewController
  ) -> Bool {
    precondition(
      presented !== presenter && presented !== source,
      "Application tried to present modally a view controller on itself. Presenting controller is \(source.textName)."
    )
    precondition(
      presented.parentController == nil,
      "Application tried to present modally a view controller \(presented.textName) that has a parent view controller \(presented.parentController!.textName)."
    )
    let attempt = "Attempt to present \(presented.textName) on \(presenter.textName)"
    if let other = presenter.presented {
      presenter.refuse(
        .alreadyPresenting, "\(attempt) which is already presenting \(other.textName).")
      return false
    }
    precondition(
      presented.presenter == nil,
      "Application tried to present modally a view controller \(presented.textName) that is already being presented by \(presented.presenter!.textName)."
    )
    if let running = presenter.modalTransition {
      presenter.refuse(.ignored, "\(attempt) while \(running) is in progress.")
      return false
    }
    if presenter.viewIfLoaded?.window == nil {
      presenter.refuse(
        .presenterNotInWindow, "\(attempt) whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  /// Asks the presented controller's transitioning delegate for the app's animator and interactor
  /// (R1, R4).
  private func ask(source: UIViewController) {
    let delegate = presented.transitioningDelegate
    guard let delegate, isAnimated || runsAnimatorUnanimated else {
      return adopt(nil, askInteractor: { _ in nil })
    }
    simulator.publish(
      .call(delegate, "animationController(forPresented:presenting:source:)"))
    let animator = delegate.animationController(
      forPresented: presented, presenting: presenter, source: source)
    adopt(animator) { animator in
      simulator.publish(.call(delegate, "interactionControllerForPresentation(using:)"))
      return delegate.interactionControllerForPresentation(using: animator)
    }
  }

  // MARK: - Course of the transition

  override func prepare() {
    initialFrameOfFrom = presenter.view.frame
    putUpContainer()
    simulator.publish(.call(presentation, "presentationTransitionWillBegin()"))
    presentation.presentationTransitionWillBegin()
    leaveCanvas()
    presented.movement = .beingPresented
    if presentation.presenterPlace != nil {
      presenter.beginAppearance(false, animated: isAnimated)
    }
    presented.beginAppearance(true, animated: isAnimated)
    if presented.preferredTransition?.zoom != nil { presented.requests.takeZoomGestures() }
  }

  /// Gives the presented view the frame that it has in the presentation, if it still has its frame
  /// from the storyboard or nib (R155).
  private func leaveCanvas() {
    guard let canvas = presented.canvas, let view = presented.viewIfLoaded, view.frame == canvas,
      view.superview == nil, view === presentation.presentedView
    else { return }
    let place = presentation.frameOfPresentedViewInContainerView
    guard place != canvas else { return }
    simulator.lean(on: .canvas)
    if simulator.behavior.documentViewsFillPresentations { view.frame = place }
  }

  /// Adds the presentation's container view. If the presentation removes the presenting
  /// controller's view, that view is moved into the container (R17).
  private func putUpContainer() {
    let container = containerView as! UITransitionView
    container.presentationController = presentation
    presentation.container = container
    let view = presenter.view!
    if presentation.shouldPresentInFullscreen {
      if let window = view.window { container.cover(window) }
    } else if let superview = view.superview {
      container.cover(superview, above: view)
    }
    guard presentation.shouldRemovePresentersView, let place = ViewPlace(of: view) else { return }
    presentation.presenterPlace = place
    container.insertSubview(view, at: 0)
  }

  override func showAtOnce() {
    guard let view = presentation.presentedView else { return }
    view.frame = presentation.frameOfPresentedViewInContainerView
    containerView.addSubview(view)
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: presentation.presenterPlace == nil ? nil : presenter.view
    case .to: presentation.presentedView
    default: nil
    }
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return presentation.frameOfPresentedViewInContainerView }
    guard vc === presenter, presentation.presenterPlace == nil else { return .zero }
    return presenter.view.frame
  }

  override func conclude(_ didComplete: Bool) {
    simulator.publish(.call(presentation, "presentationTransitionDidEnd(_:)"))
    presentation.presentationTransitionDidEnd(didComplete)
    if didComplete {
      let isRemoved = presentation.presenterPlace != nil
      if isRemoved {
        presentation.presenterWasTakenByAnimator = presenter.view.superview !== containerView
        presenter.view.removeFromSuperview()
      }
      presented.endAppearance()
      if isRemoved { presenter.endAppearance() }
    } else {
      withdraw()
      if simulator.behavior.cancelledPresentationIsDismissal {
        presented.movement = .beingDismissed
      }
      presented.revertAppearance(animated: isAnimated)
      presenter.revertAppearance(animated: isAnimated)
    }
    presented.movement = .none
    runCompletion()
  }

  override func leave() {
    super.leave()
    guard let follower else { return }
    self.follower = nil
    switch simulator.behavior.waitingDismissal {
    case .nextTurn: simulator.loop.nextTurn(follower)
    case .atCompletion: follower()
    }
  }

  /// Restores the state before the presentation, because the presentation was cancelled (R24).
  private func withdraw() {
    simulator.lean(on: .cancelledPresentation)
    presentation.presenterPlace?.putBack(presenter.view)
    presented.endPresentation()
  }
}
