import Testing
import Turnstile
import UIKit

@Suite("no-late-input") @MainActor
struct NoLateInputTests {
  private let clause = Contract.standard.only([.noLateInput])

  /// Returns an app with a drag whose interactor calls the transition's context directly, and makes
  /// one more call at the end.
  private func rig(
    atEnd: @escaping @MainActor @Sendable (any UIViewControllerContextTransitioning) -> Void
  ) -> Rig {
    Rig {
      $0.handOut = { $0.isDriving ? Direct($0) : nil }
      $0.pan = { pan, driver in
        switch pan.state {
        case .began: driver.begin()
        case .ended:
          driver.isDriving = false
          guard let context = (driver.scene?.direct)?.context else { return }
          context.cancelInteractiveTransition()
          atEnd(context)
          context.completeTransition(false)
        default: break
        }
      }
    }
  }

  @Test("A phase that is both cancelled and finished")
  func offender() throws {
    let rig = rig { $0.finishInteractiveTransition() }

    #expect(try rig.broken(Traces.cancelled, clause) == ["no-late-input"])
  }

  @Test("A phase that is cancelled")
  func twin() throws { #expect(try rig { _ in }.broken(Traces.cancelled, clause) == []) }

  @Test("A late cancel on a percent-driven object reaches no context")
  func lookAlike() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        driver.follow(pan)
        guard pan.state == .ended else { return }
        driver.finish()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { driver.cancel() }
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("An update that is sent to a context when its transition has ended")
  func afterTheEnd() throws {
    let rig = rig { context in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        context.updateInteractiveTransition(0.5)
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == ["no-late-input"])
  }

  @Test(
    "The advice names the order where the completion itself sends the late input, else the context",
    arguments: [false, true])
  func advice(isAtOnce: Bool) throws {
    let rig = Rig {
      $0.complete = { moment in
        let context = moment.context
        context.completeTransition(!context.transitionWasCancelled)
        guard context.isInteractive || !moment.isPresenting else { return }
        if isAtOnce { return context.cancelInteractiveTransition() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          context.cancelInteractiveTransition()
        }
      }
    }
    let violation = try #require(run(Traces.cancelled, of: rig.subject, clause).violations.first)

    let advice = isAtOnce ? "end the interactive phase" : "forget the context"
    #expect(violation.fix?.hasPrefix(advice) == true)
  }

  @Test("The same end twice, and progress behind it, contradict nothing")
  func sameTwice() throws {
    let rig = rig { context in
      context.cancelInteractiveTransition()
      context.updateInteractiveTransition(0.5)
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("A transition that is caught opens another phase")
  func caught() throws {
    let rig = rig { context in
      context.pauseInteractiveTransition()
      context.finishInteractiveTransition()
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }
}

/// An interactor of the app's own class that holds the transition's context, even after the end.
@MainActor
final class Direct: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ driver: Driver) {
    super.init()
    driver.scene?.direct = self
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
  }
}
