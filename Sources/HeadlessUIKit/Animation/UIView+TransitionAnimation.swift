internal import VirtualTime

/// Animated transitions of one view's contents, and from one view to another.
extension UIView {
  /// Animates a view's contents from their present look to their look after the closure.
  ///
  /// Only the contents are animated, so properties change at once unless the options have
  /// `allowAnimatedContent`. Without any `transition…` option there are no contents to animate, and
  /// the block is complete in the next turn.
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

  /// Animates the system's removal of views, and removes them from their superviews at the end.
  ///
  /// - Note: UIKit's duration is not documented; here it is 0.35 s.
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
