/// A transition from one child controller to another in an app's own container controller
/// (`transition(from:to:duration:…)`).
///
/// The app passes the closure that moves the views, so there is no animator, and no context to
/// which an animator would report. The transition ends when the animation ends.
final class ChildTransition: UIKitTransition {
  private let parent: UIViewController

  static func run(
    from: UIViewController, to: UIViewController, parent: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      from.parentController === parent && to.parentController === parent,
      "Children view controllers \(from.textName) and \(to.textName) must have a common parent view controller when calling transition(from:to:duration:options:animations:completion:)."
    )
    let container = from.view.superview ?? parent.view!
    let transition = ChildTransition(from: from, to: to, parent: parent, in: container)
    transition.transitionDuration = duration.isFinite ? max(0, duration) : 0
    transition.enter()
    transition.start()
    UIView.transition(
      with: container, duration: transition.transitionDuration, options: options,
      animations: {
        if to.view.superview !== container { container.addSubview(to.view) }
        animations?()
      },
      completion: { finished in
        from.view.removeFromSuperview()
        transition.completeTransition(true)
        completion?(finished)
      })
  }

  private init(
    from: UIViewController, to: UIViewController, parent: UIViewController, in container: UIView
  ) {
    self.parent = parent
    super.init(.child, from: from, to: to, in: container, animated: true)
  }

  private var forwards: Bool {
    parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearanceState.isOnScreen
  }

  override var isRunByItself: Bool { true }

  override func prepare() {
    for controller in [from, to] { controller?.transition = self }
    guard forwards else { return }
    if from?.appearanceState.isOnScreen == true {
      from?.beginAppearance(false, animated: isAnimated)
    }
    if to?.appearanceState.isOnScreen == false { to?.beginAppearance(true, animated: isAnimated) }
  }

  override func conclude(_ didComplete: Bool) {
    if from?.appearanceState == .disappearing { from?.endAppearance() }
    if to?.appearanceState == .appearing { to?.endAppearance() }
  }

  override func leave() {
    for controller in [from, to] where controller?.transition === self {
      controller?.transition = nil
    }
  }
}
