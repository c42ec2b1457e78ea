import Foundation

/// A target and an action of a recogniser.
///
/// The pair is an object rather than a value, because copying its weak reference and selector at
/// every finger movement would take longer than the rest of handling the movement.
@MainActor
final class GestureAction: NSObject {
  private(set) weak var target: AnyObject?
  let action: Selector

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
    super.init()
  }
}

extension UIGestureRecognizer {
  /// Adds a target and an action to the recogniser, unless the pair was added before.
  func tell(_ target: Any, by action: Selector) {
    // The cast to `NSObject` is tried first, because nearly every target is one and the cast to
    // `AnyObject` is slower.
    let target = target as? NSObject ?? target as AnyObject
    guard !actions.contains(where: { $0.target === target && $0.action == action }) else { return }
    actions.append(GestureAction(target: target, action: action))
  }

  /// Removes target-action pairs: all with a target, or all with an action, or one pair. If both
  /// arguments are `nil`, all pairs are removed.
  func tellNoMore(_ target: Any?, by action: Selector?) {
    let target = target.map { $0 as AnyObject }
    let candidates = actions.indices.filter { target == nil || actions[$0].target === target }
    guard let action else {
      for index in candidates.reversed() { actions.remove(at: index) }
      return
    }
    let index = Selector.index(meantBy: action, in: candidates.map { actions[$0].action })
    guard let index else { return }
    // A removal that names an action but no target removes the action for every target.
    let meant = actions[candidates[index]].action
    for other in candidates.reversed() where other == candidates[index] || target == nil {
      if actions[other].action == meant { actions.remove(at: other) }
    }
  }

  /// The targets and their actions, as apps read and set them by their private name, to give a pan
  /// of their own the action of UIKit's swipe back (rule R249 of UIKit's behaviour).
  var targetsByName: NSArray {
    get { NSMutableArray(array: actions) }
    set { actions = newValue.compactMap { $0 as? GestureAction } }
  }

  /// True if any target of the recogniser is still alive, so that an action would be received.
  package var tellsSomebody: Bool { actions.contains { $0.target != nil } }

  /// Sends all actions of the recogniser. While they run, ``state`` is the announced state.
  func sendActions(announcing state: State) {
    let simulator = Simulator.current
    let outer = simulator.gestureBeingDelivered
    simulator.gestureBeingDelivered = self
    if isPlainTap, let watch = simulator.watchTaps {
      watch { performActions(announcing: state) }
    } else if !isPlainTap, let watch = simulator.watchGestures {
      watch(self) { performActions(announcing: state) }
    } else {
      performActions(announcing: state)
    }
    announced = nil
    simulator.gestureBeingDelivered = outer
  }

  private func performActions(announcing state: State) {
    for action in actions {
      guard let target = action.target else { continue }
      announced = state
      action.action.perform(on: target, with: self)
    }
  }
}
