import Foundation
import Testing
import Turnstile
import UIKit

@Suite("The system's own gestures") @MainActor
struct SystemGestureTests {
  private let strict = Contract.strict.only([
    .respectsVelocity, .progressInRange, .progressFollowsFinger,
  ])

  // MARK: - The swipe back

  /// A trace (input sequence) with the system's swipe back, in which the finger passes the middle
  /// and is then flicked back.
  private let flickedBack = """
      0 down 1 at 2,300
      16 move 1 to 40,300
      32 move 1 to 380,300
      400 move 1 to 375,300
      416 move 1 to 340,300
      432 move 1 to 300,300
      448 move 1 to 260,300
      448 up 1
    """

  /// A trace (input sequence) in which the finger is flicked back more slowly after a swipe from
  /// the edge, so that UIKit still pops the page (rule R188).
  private let goingBack = """
      0 down 1 at 2,300
      16 move 1 to 40,300
      32 move 1 to 380,300
      400 move 1 to 375,300
      416 move 1 to 361,300
      432 move 1 to 347,300
      448 move 1 to 333,300
      448 up 1
    """

  @Test("A18 What a flick means to the system's own swipe back is not for the app to say")
  func swipeBack() throws {
    let run = try run(goingBack, of: stack(pages: 1), strict)

    #expect(run.violations.isEmpty)
    #expect(run.tally[.pop, .finished] == 1)
  }

  @Test("A swipe back of the app's own that heeds no flick is blamed")
  func swipeBackOfTheApp() throws {
    let subject = stack(pages: 1) { stack in
      let swipe = OwnSwipe(stack.navigation)
      stack.navigation.delegate = swipe
      stack.stage.keep(swipe, with: stack.navigation)
    }

    #expect(try findings(flickedBack, of: subject, strict) == ["respects-velocity"])
  }

  // MARK: - The pull on a sheet

  @Test("A18 A finger that goes on below where a sheet has gone has all of the way behind it")
  func belowTheScreen() throws {
    let subject = Subject("rig") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") { home.present(Page(), animated: true) }
    }
    let run = try run(Traces.open + Traces.drag(30, 400, 1_000), of: subject, strict)

    #expect(run.violations.isEmpty)
    #expect(run.tally[.dismiss, .finished] == 1)
  }
}

/// A swipe back of the app's own, whose outcome depends on the distance alone.
@MainActor
private final class OwnSwipe: NSObject, UINavigationControllerDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()
  private let pan = UIPanGestureRecognizer()
  private unowned let navigation: UINavigationController

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    pan.addTarget(self, action: Selector(OwnSwipe.swiped))
    navigation.view.addGestureRecognizer(pan)
  }

  private func swiped() {
    let progress = min(max(pan.translation(in: nil).x / 390, 0), 1)
    switch pan.state {
    case .began: navigation.popViewController(animated: true)
    case .changed: driver.update(progress)
    default: if progress > 0.5 { driver.finish() } else { driver.cancel() }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fading() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// An animator that fades from one page to the other in a navigation controller.
private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let page = context.view(forKey: .to)!
    page.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    context.containerView.addSubview(page)
    page.alpha = 0
    UIView.animate(withDuration: 0.3) {
      page.alpha = 1
    } completion: { _ in
      page.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
