import VirtualTime

/// The dismissal of a controller and of all controllers that are presented over it.
///
/// Only the topmost controller is animated, by the animator of its own delegate or in its own
/// style. The controllers between it and the presenter disappear without animation when the
/// transition starts (R12).
final class DismissTransition: ModalTransition {
  /// The controllers that are dismissed together. The first is the one that the presenter has
  /// presented, and the last is the topmost, which is animated.
  private let chain: [UIViewController]

  /// Carries out the app's request to dismiss a controller.
  ///
  /// A dismissal that is requested during the presentation waits until the presentation has ended,
  /// unless ``UIKitBehavior/earlyDismissal`` says otherwise.
  ///
  /// - Note: A dismissal without animation takes place at once, so that another controller can be
  ///   presented right after it.
  static func request(
    from controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = controller.presenterToDismissFor else {
      return controller.refuse(
        .ignored, "Attempt to dismiss from \(controller.textName), where nothing is presented.")
    }
    let chain = presenter.presentedChain
    // Before the dismissal begins, a zoom that is opening one of the controllers is completed, and
    // one that was cancelled and springs back is ended (R182).
    for transition in ([presenter] + chain).compactMap(\.modalTransition)
    where transition is PresentTransition || transition.transitionWasCancelled {
      transition.makeWayForRequest()
    }
    let running = ([presenter] + chain).lazy.compactMap(\.modalTransition).first
    if let running = running as? PresentTransition, running.takesFollower {
      let request = QueuedRequest(kind: .dismiss, serial: running.simulator.makeSerial())
      running.follower = { [weak controller, weak lowest = chain.first] in
        // The controller to dismiss may be gone when the presentation has ended, because the
        // presentation was cancelled.
        guard let presenter = controller?.presenterToDismissFor, presenter.modalTransition == nil,
          let lowest, presenter.presented === lowest
        else { return }
        begin(presenter, animated: animated, completion: completion, queuedAs: request)
      }
      running.simulator.lean(on: .dismissalWaits)
      running.simulator.publish(.queued(request))
    } else if let running {
      controller.refuse(
        .ignored, "Attempt to dismiss from \(controller.textName) while \(running) is in progress.")
    } else {
      begin(presenter, animated: animated, completion: completion)
    }
  }

  private static func begin(
    _ presenter: UIViewController, animated: Bool, completion: (() -> Void)?,
    queuedAs request: QueuedRequest? = nil
  ) {
    let transition = DismissTransition(
      chain: presenter.presentedChain, presenter: presenter, animated: animated,
      completion: completion)
    transition.queuedRequest = request
    transition.ask()
    transition.bind()
    transition.enter()
    if animated {
      transition.startSoon()
    } else {
      transition.start()
    }
  }

  /// Starts the dismissal of one controller by the finger that pulls it: in a sheet, or after a
  /// zoom.
  ///
  /// - Parameter announce: A closure that is called when the transition coordinator exists, before
  ///   the dismissal starts.
  /// - Returns: False if another transition is in progress, so that the dismissal does not start.
  static func pull(
    _ controller: UIViewController, by driver: any UIViewControllerInteractiveTransitioning,
    zooms: Bool = false, announce: () -> Void = {}, completion: @escaping () -> Void = {}
  ) -> Bool {
    guard let presenter = controller.presenter, presenter.modalTransition == nil,
      controller.modalTransition == nil, controller.presented == nil
    else { return false }
    let transition = DismissTransition(
      chain: [controller], presenter: presenter, animated: true, completion: completion)
    transition.adopt(nil, zooms: zooms, askInteractor: { _ in nil })
    transition.interactor = driver
    transition.isDrivenBySystem = true
    transition.bind()
    transition.enter()
    announce()
    transition.start()
    return true
  }

  private init(
    chain: [UIViewController], presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.chain = chain
    let top = chain.last!
    let presentation = top.storedPresentationController!
    super.init(
      .dismiss, presenter: presenter, presented: top, presentation: presentation,
      in: presentation.container ?? UITransitionView(), animated: animated, completion: completion)
  }

  /// Asks the transitioning delegate of the topmost dismissed controller for the app's animator and
  /// interactor (R1, R3).
  private func ask() {
    let delegate = presented.transitioningDelegate
    guard let delegate, isAnimated || runsAnimatorUnanimated else {
      return adopt(nil, askInteractor: { _ in nil })
    }
    simulator.publish(.call(delegate, "animationController(forDismissed:)"))
    adopt(delegate.animationController(forDismissed: presented)) { animator in
      simulator.publish(.call(delegate, "interactionControllerForDismissal(using:)"))
      return delegate.interactionControllerForDismissal(using: animator)
    }
  }

  // MARK: - Course of the transition

  /// The dismissed controllers between the presenter and the topmost one. They disappear without
  /// animation.
  private var between: ArraySlice<UIViewController> { chain.dropLast() }

  /// The place in the view tree where the presenting controller's view was before the presentation
  /// removed it; `nil` if the presentation did not.
  private var presenterPlace: ViewPlace? { chain[0].storedPresentationController?.presenterPlace }

  override func prepare() {
    initialFrameOfFrom = presented.view.frame
    restorePresenterFrame()
    for controller in between {
      controller.storedPresentationController?.container?.isHidden = true
    }
    if simulator.behavior.dismissalIsAnnouncedFirst { announce() }
    for controller in chain.reversed() {
      controller.movement = .beingDismissed
      if controller.appearanceState.isOnScreen {
        controller.beginAppearance(false, animated: isAnimated)
      }
    }
    if !presenter.appearanceState.isOnScreen, presenterPlace != nil {
      presenter.beginAppearance(true, animated: isAnimated)
    }
    if !simulator.behavior.dismissalIsAnnouncedFirst { announce() }
  }

  /// Calls `dismissalTransitionWillBegin()` of the presentation controllers (R3).
  private func announce() {
    for controller in chain.reversed() {
      guard let presentation = controller.storedPresentationController else { continue }
      simulator.publish(.call(presentation, "dismissalTransitionWillBegin()"))
      presentation.dismissalTransitionWillBegin()
    }
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: presentation.presentedView
    case .to: presenterPlace == nil ? nil : presenter.view
    default: nil
    }
  }

  /// Returns the frame that a controller's view has when the dismissal has ended. For a presenter
  /// whose view was covered it is the whole area, whatever frame the view has now, because
  /// libraries rely on that.
  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presenter { return presenterFrame ?? presenter.view.frame }
    return vc === presented ? presented.view.frame : .zero
  }

  /// The frame that the presenting controller's view gets when the dismissal uncovers it; `nil` if
  /// the view keeps its own.
  private var presenterFrame: CGRect? {
    let lowest = chain[0].storedPresentationController
    guard lowest?.shouldPresentInFullscreen ?? false else { return presenterPlace?.presentFrame }
    if presenterPlace != nil {
      let own = presenter.storedPresentationController
      return own?.placesPresentedViewItself == true
        ? presenterPlace?.presentFrame : containerView.bounds
    }
    // The view of a presenter that was itself presented, or is a child of another controller, keeps
    // its own frame.
    let fills = presenter.presenter == nil && presenter.parentController == nil
    return fills ? containerView.bounds : nil
  }

  /// Gives the presenting controller's view, if it was removed, the size of the presentation that
  /// covered it.
  ///
  /// The view is resized even if it was smaller before. Its own presentation controller then has to
  /// lay it out again (R123, openradar 34301562).
  private func restorePresenterFrame() {
    guard simulator.behavior.returningPresenterIsResized, presenterPlace != nil,
      let frame = presenterFrame, let view = presenter.viewIfLoaded,
      view.window == nil, view.transform == .identity, view.frame != frame
    else { return }
    view.frame = frame
  }

  override func conclude(_ didComplete: Bool) {
    for controller in chain.reversed() {
      guard let presentation = controller.storedPresentationController else { continue }
      simulator.publish(.call(presentation, "dismissalTransitionDidEnd(_:)"))
      presentation.dismissalTransitionDidEnd(didComplete)
    }
    if didComplete { takeDown() } else { standBack() }
    for controller in chain { controller.movement = .none }
    if !didComplete { simulator.lean(on: .completionOfCancelledDismissal) }
    if didComplete || simulator.behavior.dismissCompletionRunsOnCancel { runCompletion() }
  }

  /// Removes the dismissed views and their containers, and puts the presenting controller's view
  /// back into its place (R18).
  private func takeDown() {
    let place = presenterPlace
    let stays = chain[0].storedPresentationController?.presenterWasTakenByAnimator ?? false
    // A presenting controller's view that the app's animator has put into the container is put back
    // into its place even if it was not UIKit that had removed it.
    let isBack =
      hasCustomAnimator
      && chain.contains { controller in
        guard let container = controller.storedPresentationController?.container,
          let view = presenter.viewIfLoaded
        else { return false }
        return view.isDescendant(of: container)
      }
    if !stays || isBack || simulator.behavior.removedPresenterComesBack {
      place?.putBack(presenter.view, resizing: simulator.behavior.returningPresenterIsResized)
    }
    for controller in chain.reversed() { controller.endPresentation() }
    simulator.publish(.controllers(.dismissed(chain[0], by: presenter)))
    if place != nil, presenter.appearanceState == .appearing { presenter.endAppearance() }
    for controller in chain.reversed() where controller.appearanceState == .disappearing {
      controller.endAppearance()
    }
  }

  /// Restores the state before the dismissal, because the dismissal was cancelled. Views that the
  /// app's animator has added to the container stay, because the animator has to remove them (R19).
  private func standBack() {
    for controller in between {
      controller.storedPresentationController?.container?.isHidden = false
    }
    if presenterPlace != nil { presenter.revertAppearance(animated: isAnimated) }
    for controller in chain.reversed() { controller.revertAppearance(animated: isAnimated) }
  }
}
