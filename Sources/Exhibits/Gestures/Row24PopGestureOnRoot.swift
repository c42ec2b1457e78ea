import UIKit

/// A navigation controller whose bar is hidden and whose system swipe for going back is enabled
/// nevertheless.
///
/// Hiding the bar disables the swipe, and most apps that hide the bar set a delegate of the swipe's
/// recogniser to enable it again. UIKit is to blame as much as the app, because it leaves out the
/// checks that its own delegate makes.
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

/// A delegate of the swipe's recogniser that lets the swipe begin only if there is a page to go
/// back to.
class SwipeGate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1 else { return false }
    return navigation.transitionCoordinator == nil
  }
}

/// A delegate of the swipe's recogniser that always lets the swipe begin, even on the first screen.
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
