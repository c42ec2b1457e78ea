import UIKit

/// A stack with the system's own swipe, switched on again after its bar was hidden.
///
/// Hiding the bar switches the swipe off, and every app that hides it has some delegate to bring
/// the swipe back. UIKit is at fault here as much as the app is: it does not check again what its
/// own delegate would have checked.
@MainActor
final class SwipeStack: NSObject {
  let navigation = UINavigationController(rootViewController: Screen("First"))
  private let gate: SwipeGate

  init(_ gate: SwipeGate) {
    self.gate = gate
    super.init()
    gate.navigation = navigation
    navigation.isNavigationBarHidden = true
    navigation.loadViewIfNeeded()
    navigation.interactivePopGestureRecognizer?.delegate = gate
  }

  func push() {
    guard navigation.transitionCoordinator == nil else { return }
    navigation.pushViewController(Screen("Page", .orange), animated: true)
  }

  func pop() {
    guard navigation.transitionCoordinator == nil else { return }
    navigation.popViewController(animated: true)
  }
}

/// Lets the swipe begin if there is something to swipe to.
class SwipeGate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1 else { return false }
    return navigation.transitionCoordinator == nil
  }
}

/// Lets the swipe begin anywhere, the first screen included.
///
/// - Symptom: Swipe from the left edge on the first screen; nothing happens. Then open a page: the
///   app is frozen.
/// - Cause: `gestureRecognizerShouldBegin` says yes (or the delegate was set to `nil`, which says
///   the same) where there is nothing to pop. The navigation controller begins a pop that it cannot
///   make.
/// - Cure: Say no on the first screen, and while a transition is under way. See ``SwipeGate``.
final class OpenGate: SwipeGate {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
