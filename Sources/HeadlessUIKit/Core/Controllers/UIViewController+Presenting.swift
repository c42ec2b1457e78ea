/// Who presents whom.
extension UIViewController {
  /// The controller that really presents: the outermost one, or for styles in a context the one
  /// that defines it.
  final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parentController {
      controller = parent
    }
    return controller
  }

  /// The controller whose presented one goes if this one is told to dismiss (R12).
  final var presenterToDismissFor: UIViewController? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if candidate.presented != nil { return candidate }
      controller = candidate.parentController
    }
    return presentingViewController
  }

  /// Everything presented above this controller, from the bottom up.
  final var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presented
    while let controller = next {
      chain.append(controller)
      next = controller.presented
    }
    return chain
  }

  /// Asks for what manages the presentation (R2, R9).
  final func makePresentationController(
    presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom, let transitioningDelegate {
      Simulator.current.publish(
        .call(transitioningDelegate, "presentationController(forPresented:presenting:source:)"))
      if let own = transitioningDelegate.presentationController(
        forPresented: self, presenting: presenter, source: source)
      {
        return own
      }
    }
    if let storedPresentationController,
      storedPresentationController.presentationStyle == modalPresentationStyle
    {
      return storedPresentationController
    }
    return requests.builtInPresentationController(presenter: presenter)
  }

  /// The presentation controller as an app may ask for it before anything is presented.
  final func presentationControllerMakingOne() -> UIPresentationController? {
    if storedPresentationController == nil {
      storedPresentationController = requests.builtInPresentationController(presenter: nil)
    }
    return storedPresentationController
  }

  /// Takes this presented controller off the screen and cuts the ties to its presenter (R24).
  final func endPresentation() {
    if let presentation = storedPresentationController {
      presentation.presentedView?.removeFromSuperview()
      presentation.container?.removeFromSuperview()
      presentation.container = nil
      presentation.presenterPlace = nil
      presentation.presenterWasTakenByAnimator = false
    }
    viewIfLoaded?.removeFromSuperview()
    storedPresentationController = nil
    if presenter?.presented === self { presenter?.presented = nil }
    presenter = nil
  }

  /// Says why nothing comes of a request.
  final func refuse(_ kind: UIKitWarning.Kind, _ text: String) {
    Simulator.current.warn(UIKitWarning(kind, text))
  }
}
