/// A target and an action of a recogniser.
///
/// It is an object rather than a value, because copying a weak reference and a selector at every
/// move would cost more than the move.
@MainActor
final class GestureAction {
  private(set) weak var target: AnyObject?
  let action: Selector

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }
}

extension UIGestureRecognizer {
  /// Adds a target and an action to the recogniser, unless the pair was added before.
  func tell(_ target: Any, by action: Selector) {
    // Nearly every target is an `NSObject`, and this cast is faster than a conversion to an object
    // of any class.
    let target = target as? NSObject ?? target as AnyObject
    guard !actions.contains(where: { $0.target === target && $0.action == action }) else { return }
    actions.append(GestureAction(target: target, action: action))
  }

  /// Removes the actions of a target, or a single action, or, with neither, all.
  func tellNoMore(_ target: Any?, by action: Selector?) {
    let target = target.map { $0 as AnyObject }
    let candidates = actions.indices.filter { target == nil || actions[$0].target === target }
    guard let action else {
      for index in candidates.reversed() { actions.remove(at: index) }
      return
    }
    let index = Selector.index(meantBy: action, in: candidates.map { actions[$0].action })
    guard let index else { return }
    // Without a target in the call, the action is removed from every target that has it.
    let meant = actions[candidates[index]].action
    for other in candidates.reversed() where other == candidates[index] || target == nil {
      if actions[other].action == meant { actions.remove(at: other) }
    }
  }

  /// True if any target of the recogniser is still alive.
  package var tellsSomebody: Bool { actions.contains { $0.target != nil } }

  /// Sends all actions of the recogniser for a state.
  func sendActions(announcing state: State) {
    let simulator = Simulator.current
    let outer = simulator.gestureBeingDelivered
    simulator.gestureBeingDelivered = self
    for action in actions {
      guard let target = action.target else { continue }
      announced = state
      action.action.perform(on: target, with: self)
    }
    announced = nil
    simulator.gestureBeingDelivered = outer
  }
}
