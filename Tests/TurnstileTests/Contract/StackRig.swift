import Turnstile
import UIKit

/// A navigation controller with UIKit's own animators, for tests of clauses (rules). Its actions
/// `push` and `pop` wait for a running transition.
@MainActor
struct Stack {
  let navigation: UINavigationController
  let stage: Stage

  var mayMove: Bool { navigation.transitionCoordinator == nil }

  func push(animated: Bool = true) {
    navigation.pushViewController(Page(), animated: animated)
  }

  /// Adds a pan gesture recogniser to the navigation controller's view.
  func pan(_ heard: @escaping (UIPanGestureRecognizer) -> Void) {
    let target = PanTarget(heard)
    navigation.view.addGestureRecognizer(target.pan)
    stage.keep(target, with: navigation)
  }
}

final class Page: UIViewController {}

/// Returns a test app whose navigation controller has some pages above its first one.
func stack(
  pages: Int = 0, named name: String = "rig",
  _ setUp: @escaping @MainActor @Sendable (Stack) -> Void = { _ in }
) -> Subject {
  Subject(name) { stage in
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers += (0..<pages).map { _ in Page() }
    let stack = Stack(navigation: navigation, stage: stage)
    stage.window.rootViewController = navigation
    stage.action("push") { if stack.mayMove { stack.push() } }
    stage.action("pop") { if stack.mayMove { navigation.popViewController(animated: true) } }
    setUp(stack)
  }
}

/// A target of a gesture recogniser that passes the pan on to a closure.
@MainActor
final class PanTarget: NSObject {
  let pan = UIPanGestureRecognizer()
  private let heard: (UIPanGestureRecognizer) -> Void

  init(_ heard: @escaping (UIPanGestureRecognizer) -> Void) {
    self.heard = heard
    super.init()
    pan.addTarget(self, action: Selector(PanTarget.handle(_:)))
  }

  private func handle(_ pan: UIPanGestureRecognizer) { heard(pan) }
}
