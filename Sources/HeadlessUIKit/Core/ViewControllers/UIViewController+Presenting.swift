/// The relations between presenting and presented controllers.
extension UIViewController {
  /// Returns the controller that actually presents: the outermost parent, or, for the two styles in
  /// a context, the nearest controller that defines one.
  final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parentController {
      controller = parent
    }
    return controller
  }

  /// The controller whose presented controller is dismissed when this one is told to dismiss (R12).
  final var presenterToDismissFor: UIViewController? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if candidate.presented != nil { return candidate }
      controller = candidate.parentController
    }
    return presentingViewController
  }

  /// The controllers presented above this one, from the bottom up.
  final var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presented
    while let controller = next {
      chain.append(controller)
      next = controller.presented
    }
    return chain
  }

  /// Returns the presentation controller: the transitioning delegate's own, else the existing one,
  /// else a built-in one (R2, R9).
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

  /// Returns the presentation controller, and makes a built-in one first if there is none. Apps may
  /// ask before they present.
  final func presentationControllerMakingOne() -> UIPresentationController? {
    if storedPresentationController == nil {
      storedPresentationController = requests.builtInPresentationController(presenter: nil)
    }
    return storedPresentationController
  }

  /// Removes this presented controller's views and its link to the presenter (R24).
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
    presentingSegue?.presentationEnded()
    presentingSegue = nil
  }

  /// Prints to the console that a request is refused, and why.
  final func refuse(_ kind: UIKitWarning.Kind, _ text: String) {
    Simulator.current.warn(UIKitWarning(kind, text))
  }
}
