internal import VirtualTime

/// Animated transitions of a view's contents, and from one view to another one.
extension UIView {
  /// Animates a view's contents as a whole, from their present look to their look after a closure
  /// has run.
  ///
  /// The closure's changes of properties take effect at once, because only the look is animated,
  /// unless the options contain `allowAnimatedContent`. Without any `transition…` option nothing is
  /// animated, and the completion runs in the next turn of the run loop.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      animations?()
      if options.hasTransition {
        AnimationContext.current?.animateContents(of: view.layer, named: kCATransition)
      }
    }
    perform(duration, 0, options.curve, options, changes, completion) {
      $0.keepsPropertiesStill = !options.contains(.allowAnimatedContent)
    }
  }

  /// Replaces a view in its superview by another view, with an animated transition.
  ///
  /// With `showHideTransitionViews` both views stay in their superviews; the first is hidden and
  /// the second is shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Simulator.current.loop.nextTurn { completion?(true) }
      return
    }
    let changes = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: container, duration: duration, options: options, animations: changes,
      completion: completion)
  }

  /// Removes views by a system animation, and takes them out of their superviews at its end.
  ///
  /// - Note: UIKit does not document the duration; in the model it is 0.35 s.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      parallelAnimations?()
      for view in views {
        AnimationContext.current?.animateContents(of: view.layer, named: "delete")
      }
    }
    perform(0.35, 0, options.curve, options, changes) { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
