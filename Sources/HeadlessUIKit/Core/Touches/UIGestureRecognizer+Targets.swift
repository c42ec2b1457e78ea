/// Somebody to tell of a gesture, and how.
///
/// An object rather than a value, since copying a weak reference and a selector at every move would
/// cost more than the move.
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
  /// Adds somebody to tell, unless target and action are known.
  func tell(_ target: Any, by action: Selector) {
    // Nearly every target is one of these, and to ask for it is quicker than to make an object of
    // anything.
    let target = target as? NSObject ?? target as AnyObject
    guard !actions.contains(where: { $0.target === target && $0.action == action }) else { return }
    actions.append(GestureAction(target: target, action: action))
  }

  /// Removes a target, or an action, or, with neither, everybody.
  func tellNoMore(_ target: Any?, by action: Selector?) {
    let target = target.map { $0 as AnyObject }
    let candidates = actions.indices.filter { target == nil || actions[$0].target === target }
    guard let action else {
      for index in candidates.reversed() { actions.remove(at: index) }
      return
    }
    let index = Selector.index(meantBy: action, in: candidates.map { actions[$0].action })
    if let index { actions.remove(at: candidates[index]) }
  }

  /// Whether anybody is told of it.
  package var tellsSomebody: Bool { actions.contains { $0.target != nil } }

  /// Tells everybody of a state.
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
