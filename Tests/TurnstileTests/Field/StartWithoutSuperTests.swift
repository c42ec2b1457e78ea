import Testing
import Turnstile
import UIKit

/// Tests the advice for a percent-driven interactor whose start does not reach its superclass, so
/// that the transition waits for ever.
@Suite("Start without super") @MainActor
struct StartWithoutSuperTests {
  private let inTime = Contract.standard.only([.completesInTime])
  private let advice = "call super in the override of startInteractiveTransition(_:)"

  /// A card that is pulled away by an interactor.
  private func pulled(by make: @escaping @MainActor @Sendable () -> Pulling) -> Rig {
    Rig {
      let interactor = MainActor.assumeIsolated(make)
      $0.handOut = { $0.isDriving ? interactor : nil }
      $0.pan = { pan, driver in
        if pan.state == .changed { interactor.update(0.2) }
        if pan.state == .ended { interactor.finish() }
        if pan.state == .began { driver.begin() }
      }
    }
  }

  private func stuck(_ rig: Rig, _ trace: String) throws -> String? {
    try #require(try run(trace, of: rig.subject, inTime).violations.first).fix
  }

  @Test("A missing call of super is spoken of beside what moves alongside, not where the app moves")
  func alongside() throws {
    func dimmed(_ rig: Rig) -> Rig {
      var rig = rig
      rig.presentation = { Dimming(presentedViewController: $0, presenting: $1) }
      return rig
    }

    #expect(try stuck(dimmed(pulled { Headless() }), Traces.finished) == advice)
    #expect(try stuck(dimmed(pulled { SelfMoving() }), Traces.finished) != advice)
    #expect(try dimmed(pulled { Pulling() }).broken(Traces.finished, inTime) == [])
  }

  @Test("R126: A missing call of super is spoken of where no finger starts the transition, too")
  func unasked() throws {
    func closed(_ make: @escaping @MainActor @Sendable () -> Pulling) -> Rig {
      Rig {
        let interactor = MainActor.assumeIsolated {
          let interactor = make()
          interactor.wantsInteractiveStart = false
          return interactor
        }
        $0.handOut = { _ in interactor }
      }
    }

    #expect(try stuck(closed { Headless() }, Traces.thereAndBack) == advice)
    #expect(try stuck(closed { SelfMoving() }, Traces.thereAndBack) != advice)
    #expect(try closed { Pulling() }.broken(Traces.thereAndBack, inTime) == [])
  }
}

/// A percent-driven interactor that leaves the start to its superclass.
private class Pulling: UIPercentDrivenInteractiveTransition {}

/// A percent-driven interactor that does not call its superclass when the transition starts.
private final class Headless: Pulling {
  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {}
}

/// An interactor that moves the view by itself, and not by a progress.
private final class SelfMoving: Pulling {
  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(withDuration: 0.3) { context.view(forKey: .from)?.center.y += 40 }
  }
}

/// A presentation controller that dims the screen below alongside the transition.
private final class Dimming: UIPresentationController {
  private let veil = UIView()

  override func presentationTransitionWillBegin() {
    veil.alpha = 0
    containerView?.insertSubview(veil, at: 0)
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  private func fade(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [veil] _ in
      veil.alpha = alpha
    })
  }
}
