extension UIViewController {
  func requestPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    PresentTransition.request(controller, source: self, animated: animated, completion: completion)
  }

  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    DismissTransition.request(from: self, animated: animated, completion: completion)
  }

  func runChildTransition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    ChildTransition.run(
      from: from, to: to, parent: self, duration: duration, options: options,
      animations: animations, completion: completion)
  }
}
