import Turnstile
import UIKit

/// A navigation controller that is moved by UIKit's own animators: actions `push` and `pop`, which
/// wait for each other.
@MainActor
struct Stack {
  let navigation: UINavigationController
  let stage: Stage

  var mayMove: Bool { navigation.transitionCoordinator == nil }

  func push(animated: Bool = true) {
    navigation.pushViewController(Page(), animated: animated)
  }

  /// A pan over everything.
  func pan(_ heard: @escaping (UIPanGestureRecognizer) -> Void) {
    let target = PanTarget(heard)
    navigation.view.addGestureRecognizer(target.pan)
    stage.keep(target, with: navigation)
  }
}

final class Page: UIViewController {}

/// A stack on a stage, with so many pages over its first.
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

/// What hears of a pan and passes it on.
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
