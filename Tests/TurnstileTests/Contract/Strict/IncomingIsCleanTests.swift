import Testing
import Turnstile
import UIKit

@Suite("incoming-is-clean") @MainActor
struct IncomingIsCleanTests {
  private let clause = Contract.strict.only([.incomingIsClean])

  /// Returns an app with a card that fades in, and whose presentation is reversed after 0.1 s.
  private func fading(_ after: @escaping Rig.Part) -> Rig {
    Rig {
      $0.keepsCard = true
      $0.run = { moment in
        moment.place()
        moment.incoming?.transform = .identity
        moment.incoming?.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
          moment.incoming?.alpha = 1
        }
        animator.addCompletion { position in
          after(moment)
          moment.context.completeTransition(position == .end)
        }
        animator.startAnimation()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { animator.isReversed = true }
      }
    }
  }

  @Test("A card that stays transparent when it does not come after all")
  func offender() throws {
    #expect(try fading { _ in }.broken(Traces.open, clause) == ["incoming-is-clean"])
  }

  @Test("A card that is opaque again when it does not come after all")
  func twin() throws {
    #expect(try fading { $0.incoming?.alpha = 1 }.broken(Traces.open) == [])
  }

  @Test("A card that was given its frame may keep it")
  func lookAlike() throws {
    let rig = fading { moment in
      moment.incoming?.alpha = 1
      moment.incoming?.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
    }

    #expect(try rig.broken(Traces.open) == [])
  }

  @Test("A card that came has the values that it came with")
  func finished() throws {
    let rig = Rig {
      $0.keepsCard = true
      $0.after = { $0.incoming?.alpha = 0.9 }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("A view that was in the window before is for cancel-restores to judge")
  func inTheWindow() throws {
    let rig = Rig { $0.before = { if !$0.isPresenting { $0.home.alpha = 0.5 } } }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  // MARK: - Excuses

  @Test("A card that came, and went with its window's root, was not cancelled")
  func otherRoot() throws {
    let rig = Rig {
      $0.after = { $0.incoming?.alpha = 0.9 }
      $0.complete = { moment in
        let (card, window) = (moment.incoming, moment.home.window)
        moment.context.completeTransition(true)
        window?.rootViewController = Home()
        card?.removeFromSuperview()
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("A page without a view yet has no values from before")
  func notLoaded() throws {
    let subject = stack { stack in
      let refusing = Refusing()
      stack.navigation.delegate = refusing
      stack.stage.keep(refusing, with: stack.navigation)
      let (seen, unseen) = (Page(), Page())
      seen.view.alpha = 0.5
      stack.stage.action("first") { stack.navigation.pushViewController(seen, animated: true) }
      stack.stage.action("second") { stack.navigation.pushViewController(unseen, animated: true) }
    }
    let trace = "  0 do first\n  0 settle\n  0 do second\n"

    #expect(try findings(trace, of: subject, clause) == [])
  }
}

/// A navigation delegate whose animator cancels every push and pop.
private final class Refusing: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(false)
  }
}
