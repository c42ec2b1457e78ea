import Testing
import Turnstile
import UIKit

@Suite("ends-its-phase-once") @MainActor
struct EndsItsPhaseOnceTests {
  private let clause = Contract.strict.only([.endsItsPhaseOnce])

  /// A drag that says something more when it has ended.
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
}
