import UIKit

/// A stack with the system's own swipe, switched on again after its bar was hidden.
///
/// Hiding the bar switches the swipe off, and every app that hides it has a delegate that brings
/// the swipe back. UIKit is at fault here as much as the app, because it does not repeat the checks
/// of its own delegate.
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

/// A delegate that lets the swipe begin if there is a page to go back to.
class SwipeGate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1 else { return false }
    return navigation.transitionCoordinator == nil
  }
}

/// A delegate that always lets the swipe begin, even on the first screen.
///
/// - Symptom: Swipe from the left edge on the first screen; nothing happens. Then open a page: the
///   app is frozen.
/// - Cause: `gestureRecognizerShouldBegin` returns true where there is nothing to pop (a delegate
///   set to `nil` has the same effect). The navigation controller begins a pop that it cannot make.
/// - Cure: Return false on the first screen and during a transition. See ``SwipeGate``.
final class OpenGate: SwipeGate {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
