/// The relations between a presenter and the controllers that it presents.
extension UIViewController {
  /// Returns the controller that actually presents: the outermost parent, or, for the two styles in
  /// the current context, the nearest controller that defines a presentation context.
  final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parentController {
      controller = parent
    }
    return controller
  }

  /// The controller whose presented controller is dismissed if `dismiss` is called on this
  /// controller (rule R12 of UIKit's behaviour).
  final var presenterToDismissFor: UIViewController? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if candidate.presented != nil { return candidate }
      controller = candidate.parentController
    }
    return presentingViewController
  }

  /// The controllers that are presented over this one, starting with the one that it presents
  /// itself.
  final var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presented
    while let controller = next {
      chain.append(controller)
      next = controller.presented
    }
    return chain
  }

  /// Returns the presentation controller for a presentation in a style: the transitioning
  /// delegate's, else the existing one, else one of UIKit's own (rules R2 and R9 of UIKit's
  /// behaviour).
  final func makePresentationController(
    for style: UIModalPresentationStyle, presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if style == .custom, let transitioningDelegate {
      Simulator.current.publish(
        .call(transitioningDelegate, "presentationController(forPresented:presenting:source:)"))
      if let own = transitioningDelegate.presentationController(
        forPresented: self, presenting: presenter, source: source)
      {
        own.isPresented(by: presenter, in: style)
        return own
      }
    }
    if let storedPresentationController,
      storedPresentationController.presentationStyle == style
    {
      return storedPresentationController
    }
    return requests.builtInPresentationController(for: style, presenter: presenter)
  }

  /// Returns the presentation controller, and first makes one of UIKit's own if there is none. An
  /// app may read it before it presents.
  final func presentationControllerMakingOne() -> UIPresentationController? {
    if storedPresentationController == nil {
      storedPresentationController = requests.builtInPresentationController(
        for: modalPresentationStyle, presenter: nil)
    }
    return storedPresentationController
  }

  /// Removes the views of this presented controller, and its reference to the presenter (rule R24
  /// of UIKit's behaviour).
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

  /// Warns on the console that a request is refused, with the reason.
  final func refuse(_ kind: UIKitWarning.Kind, _ text: String) {
    Simulator.current.warn(UIKitWarning(kind, text))
  }
}
