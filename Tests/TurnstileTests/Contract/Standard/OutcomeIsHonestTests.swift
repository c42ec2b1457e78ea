import Testing
import Turnstile
import UIKit

@Suite("outcome-is-honest") @MainActor
struct OutcomeIsHonestTests {
  private let clause = Contract.standard.only([.outcomeIsHonest])

  @Test("Success after a cancel is a lie")
  func offender() throws {
    let rig = Rig { $0.complete = { $0.context.completeTransition(true) } }

    #expect(try rig.broken(Traces.cancelled, clause) == ["outcome-is-honest"])
  }

  @Test("What was cancelled is reported as cancelled")
  func twin() throws { #expect(try Rig().broken(Traces.cancelled) == []) }

  @Test("An animator that refuses before anything has moved is honest")
  func lookAlike() throws {
    let rig = Rig { $0.run = { $0.context.completeTransition(false) } }

    #expect(try rig.broken(Traces.open) == [])
  }

  @Test("Failure where nobody cancelled is a lie")
  func falseFailure() throws {
    let rig = Rig { $0.complete = { $0.context.completeTransition(false) } }

    #expect(try rig.broken(Traces.open, clause) == ["outcome-is-honest"])
  }

  @Test("Of an interactor that moves the views by itself it is said that the context was not told")
  func unheard() throws {
    let rig = Rig {
      let interactor = MainActor.assumeIsolated { SelfDriven() }
      $0.handOut = { $0.isDriving ? interactor : nil }
      $0.pan = { pan, driver in
        if pan.state == .began { driver.begin() }
        guard pan.state == .ended else { return }
        driver.isDriving = false
        interactor.cancel()
      }
    }
    let violation = try #require(run(Traces.cancelled, of: rig.subject, clause).violations.first)

    #expect(violation.message.hasSuffix("and its context was not told of a cancel."))
    #expect(violation.fix?.hasPrefix("call cancelInteractiveTransition() of the context") == true)
  }

  @Test("An animator that was turned round says that it was cancelled")
  func reversed() throws {
    let rig = Rig {
      $0.run = { moment in
        moment.place()
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { moment.slide() }
        animator.addCompletion { moment.context.completeTransition($0 == .end) }
        animator.startAnimation()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { animator.isReversed = true }
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  // MARK: - Excuses

  @Test("A21 What a gesture asked for is turned back when it is cancelled", arguments: [16, 48])
  func gestureCancelled(at time: Int) throws {
    let rig = Rig {
      $0.handOut = { _ in nil }
      $0.pan = { pan, driver in
        if pan.state == .began { driver.scene?.close() }
        if pan.state == .cancelled { driver.scene?.home.title = "turned back" }
      }
      $0.complete = { moment in
        moment.context.completeTransition(moment.scene.home.title == nil)
      }
    }
    let trace = "  0 down 1 at 195,100\n  16 move 1 to 195,140\n  \(time) cancel 1\n"

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("What a driver was told to cancel is not finished, before its start or after its end")
  func toldToCancel() throws {
    let early = running { scene in
      scene.stage.action("turn back") {
        scene.close()
        scene.driver.cancel()
      }
    }
    let late = running { scene in
      scene.stage.action("turn back") {
        scene.close()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          scene.driver.finish()
          scene.driver.cancel()
        }
      }
    }

    for rig in [early, late] {
      #expect(try rig.broken(Traces.open + "  0 do turn back\n", clause) == [])
    }
  }

  @Test(
    "A19 A cancel before any pause of what runs from the start is an intent, and a finish is none",
    arguments: [true, false])
  func turnedBackUntouched(cancels: Bool) throws {
    let rig = running { scene in
      scene.stage.action("end") {
        scene.close()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          if cancels { scene.driver.cancel() } else { scene.driver.finish() }
        }
      }
    }

    let found = try rig.broken(Traces.open + "  0 do end\n", clause)
    #expect(found == (cancels ? [] : ["outcome-is-honest"]))
  }

  @Test("What a gesture that was over before the start has decided is heard of a driver alone")
  func decidedUnheard() throws {
    let rig = Rig {
      $0.handOut = { $0.isDriving ? GivesUp() : nil }
      $0.pan = { if $0.state == .began { $1.begin() } }
    }
    let start = "  0 down 1 at 195,100\n"
    let flick = "  0 stall 32\n  16 move 1 to 195,140\n  32 up 1\n"
    let hold = "  16 move 1 to 195,140\n  600 up 1\n"

    #expect(try rig.broken(Traces.open + start + flick, clause) == [])
    #expect(try rig.broken(Traces.open + start + hold, clause) == ["outcome-is-honest"])
  }

  @Test("What is caught after a cancel, and runs on, has finished")
  func caught() throws {
    let rig = Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.setUp = { scene in
        scene.stage.action("run on") {
          scene.driver.pause()
          scene.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        }
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 move 1 to 195,500
        300 up 1
        350 do run on
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  /// Returns an app with a dismissal that has an interactor but runs without a finger from its
  /// start, and does not close the card.
  private func running(_ setUp: @escaping @MainActor @Sendable (Scene) -> Void) -> Rig {
    Rig {
      $0.handOut = { driver in
        driver.wantsInteractiveStart = false
        return driver
      }
      $0.complete = { $0.context.completeTransition($0.isPresenting) }
      $0.setUp = setUp
    }
  }
}

/// An interactor of the app's own class. It moves the outgoing view a little, moves it back, and
/// reports to UIKit that the transition was cancelled.
@MainActor
private final class GivesUp: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    let outgoing = context.view(forKey: .from)
    outgoing?.transform = CGAffineTransform(translationX: 0, y: 40)
    UIView.animate(withDuration: 0.2) {
      outgoing?.transform = .identity
    } completion: { _ in
      context.completeTransition(false)
    }
  }
}

/// A percent-driven interactor that moves the view by itself, without its superclass, and completes
/// as cancelled without a word to the context.
private final class SelfDriven: UIPercentDrivenInteractiveTransition {
  private var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {
    self.context = context
    UIView.animate(withDuration: 0.1) { context.view(forKey: .from)?.center.y += 40 }
  }

  override func cancel() {
    context?.view(forKey: .from)?.center.y -= 40
    context?.completeTransition(false)
    context = nil
  }
}
