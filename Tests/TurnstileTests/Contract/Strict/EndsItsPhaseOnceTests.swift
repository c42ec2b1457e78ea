import Testing
import Turnstile
import UIKit

@Suite("ends-its-phase-once") @MainActor
struct EndsItsPhaseOnceTests {
  private let clause = Contract.strict.only([.endsItsPhaseOnce])

  /// Returns an app with a drag whose interactor makes one more call after it has ended the
  /// interactive phase.
  private func rig(atEnd: @escaping @MainActor @Sendable (Driver) -> Void) -> Rig {
    Rig {
      $0.pan = { pan, driver in
        driver.follow(pan)
        if pan.state == .ended { atEnd(driver) }
      }
    }
  }

  @Test("A cancel, and one more cancel")
  func offender() throws {
    #expect(try rig { $0.cancel() }.broken(Traces.cancelled, clause) == ["ends-its-phase-once"])
  }

  @Test("A cancel, and nothing more")
  func twin() throws { #expect(try Rig().broken(Traces.cancelled) == []) }

  @Test("An interactor that is told to cancel when nothing is under way has nothing to end")
  func lookAlike() throws {
    let rig = Rig {
      $0.setUp = { scene in scene.stage.action("make sure") { scene.driver.cancel() } }
    }

    #expect(try rig.broken(Traces.open + "  0 do make sure\n" + Traces.cancelled) == [])
  }

  @Test("Progress that comes late is found, too")
  func lateUpdate() throws {
    #expect(try rig { $0.update(0.5) }.broken(Traces.cancelled, clause) == ["ends-its-phase-once"])
  }

  @Test("A hand that grabs what has just ended begins a phase and ends none")
  func latePause() throws {
    let rig = Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.setUp = { scene in scene.stage.action("grab") { scene.driver.pause() } }
    }

    #expect(try rig.broken(Traces.cancelled + "  400 do grab\n", clause) == [])
  }

  // MARK: - Excuses

  @Test("What runs by itself from the start has no phase to end")
  func runsByItself() throws {
    let rig = Rig {
      $0.handOut = { driver in
        driver.wantsInteractiveStart = false
        return driver
      }
      $0.setUp = { scene in scene.stage.action("show") { scene.driver.update(0.5) } }
    }
    let trace = Traces.open + "  0 do close\n  100 do show\n"

    #expect(try rig.broken(trace, clause) == [])
  }

  @Test("A subclass that drives by itself may be told to pause when it has let go")
  func pausesByItself() throws {
    let rig = Rig {
      $0.handOut = { driver in
        guard driver.isDriving else { return nil }
        let own = OwnDriver()
        driver.scene?.cards.driver = own
        return own
      }
      $0.pan = { pan, driver in
        switch pan.state {
        case .began: driver.begin()
        case .ended:
          driver.isDriving = false
          driver.scene?.cards.driver?.letGo()
        default: break
        }
      }
      $0.setUp = { scene in
        scene.stage.action("grab") { scene.cards.driver?.pause() }
      }
    }
    let trace = Traces.open + Traces.drag(30, 100).droppingLast + "  350 do grab\n"

    #expect(try rig.broken(trace, clause) == [])
  }
}

extension String {
  /// The trace (input sequence) without its last step.
  fileprivate var droppingLast: String {
    split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
  }
}

/// A percent-driven interactor that keeps the transition's context and moves the views by itself,
/// without calling its superclass.
final class OwnDriver: UIPercentDrivenInteractiveTransition {
  private var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
  }

  func letGo() {
    context?.finishInteractiveTransition()
    UIView.animate(withDuration: 0.3) { [context] in
      context?.view(forKey: .from)?.center.y += 844
    } completion: { [context] _ in
      context?.completeTransition(true)
    }
  }
}
