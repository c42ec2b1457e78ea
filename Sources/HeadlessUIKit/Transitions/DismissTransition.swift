import VirtualTime

/// A presented controller goes away, with everything above it.
///
/// Only the topmost one is animated, by its own delegate's animator or in its own style; those between it and the
/// presenter are gone as soon as the transition starts (R12).
final class DismissTransition: ModalTransition {
  /// Everything that goes, from the bottom up; the last is what is seen to go.
  private let chain: [UIViewController]

  /// Asks for a dismissal.
  ///
  /// - Note: One that is not animated happens at once, so that something else can be presented right after it.
  static func request(
    from controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = controller.presenterToDismissFor else {
      return controller.refuse(
        .ignored, "Attempt to dismiss from \(controller.textName), where nothing is presented.")
    }
    let chain = presenter.presentedChain
    if let running = ([presenter] + chain).lazy.compactMap(\.modalTransition).first {
      return controller.refuse(
        .ignored, "Attempt to dismiss from \(controller.textName) while \(running) is in progress.")
    }
    let transition = DismissTransition(
      chain: chain, presenter: presenter, animated: animated, completion: completion)
    transition.ask()
    transition.bind()
    transition.enter()
    if animated {
      transition.simulator.loop.nextTurn { transition.start() }
    } else {
      transition.start()
    }
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

  /// Asks the delegate of the controller that is seen to go (R1, R3).
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

  // MARK: - The course

  /// What goes unseen.
  private var between: ArraySlice<UIViewController> { chain.dropLast() }

  /// The presentation that took the presenter's view off the screen, if one did.
  private var presenterPlace: ViewPlace? { chain[0].storedPresentationController?.presenterPlace }

  override func prepare() {
    initialFrameOfFrom = presented.view.frame
    for controller in between {
      controller.storedPresentationController?.container?.isHidden = true
    }
    for controller in chain.reversed() {
      guard let presentation = controller.storedPresentationController else { continue }
      simulator.publish(.call(presentation, "dismissalTransitionWillBegin()"))
      presentation.dismissalTransitionWillBegin()
    }
    for controller in chain.reversed() {
      controller.movement = .beingDismissed
      if controller.appearanceState.isOnScreen {
        controller.beginAppearance(false, animated: isAnimated)
      }
    }
    if !presenter.appearanceState.isOnScreen, presenterPlace != nil {
      presenter.beginAppearance(true, animated: isAnimated)
    }
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: presentation.presentedView
    case .to: presenterPlace == nil ? nil : presenter.view
    default: nil
    }
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presenter { return presenterPlace?.presentFrame ?? presenter.view.frame }
    return vc === presented ? presented.view.frame : .zero
  }

  override func conclude(_ didComplete: Bool) {
    for controller in chain.reversed() {
      guard let presentation = controller.storedPresentationController else { continue }
      simulator.publish(.call(presentation, "dismissalTransitionDidEnd(_:)"))
      presentation.dismissalTransitionDidEnd(didComplete)
    }
    if didComplete { takeDown() } else { standBack() }
    for controller in chain { controller.movement = .none }
    if didComplete || simulator.behavior.dismissCompletionRunsOnCancel { runCompletion() }
  }

  /// Takes the presented views and their containers away and brings the presenter's view back (R18).
  private func takeDown() {
    let place = presenterPlace
    place?.putBack(presenter.view)
    for controller in chain.reversed() { controller.endPresentation() }
    simulator.publish(.controllers(.dismissed(chain[0], by: presenter)))
    if place != nil, presenter.appearanceState == .appearing { presenter.endAppearance() }
    for controller in chain.reversed() where controller.appearanceState == .disappearing {
      controller.endAppearance()
    }
  }

  /// Leaves everything as it was; what the animator has put into the container is its own to remove (R19).
  private func standBack() {
    for controller in between {
      controller.storedPresentationController?.container?.isHidden = false
    }
    if presenterPlace != nil { presenter.revertAppearance(animated: isAnimated) }
    for controller in chain.reversed() { controller.revertAppearance(animated: isAnimated) }
  }
}
