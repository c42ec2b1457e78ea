/// Implicit animations: the animations that a layer without a view makes when its properties
/// change.
extension CALayer {
  /// Runs the implicit animation, or whatever other action ``action(forKey:)`` returns, for a
  /// layer's property that has changed.
  ///
  /// A layer that has not yet been on screen changes at once, because there is no earlier look from
  /// which an animation could start.
  func runAction(for key: LayerKey, from old: AnimatableValue) {
    let schedule = Simulator.current.animations
    guard parent != nil, joinedAfterCommit < schedule.commits, !CATransaction.disableActions()
    else { return }
    let event = key == .boundsOrigin || key == .boundsSize ? "bounds" : key.name
    guard let action = action(forKey: event) else { return }
    if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil {
      let animation = basic.duplicate() as! CABasicAnimation
      animation.keyPath = key.name
      animation.fromValue = shown(old, of: key).boxed
      add(animation, forKey: key.name)
    } else {
      action.run(forKey: event, object: self, arguments: nil)
    }
  }

  /// Returns the animation that a layer makes by itself, without the app asking, when one of its
  /// properties changes.
  ///
  /// Returns `nil` for a layer that has not been on screen yet, and for a property that cannot be
  /// animated.
  func implicitAction(for event: String) -> (any CAAction)? {
    guard parent != nil, joinedAfterCommit < Simulator.current.animations.commits,
      event == "bounds" || LayerKeyPath(event) != nil
    else { return nil }
    let animation = CABasicAnimation()
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
