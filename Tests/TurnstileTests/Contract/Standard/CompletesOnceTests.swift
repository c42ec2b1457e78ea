import Testing
import Turnstile
import UIKit

@Suite("completes-once") @MainActor
struct CompletesOnceTests {
  private let clause = Contract.standard.only([.completesOnce])

  @Test("Two completions report twice")
  func offender() throws {
    let rig = Rig {
      $0.complete = { moment in
        moment.context.completeTransition(true)
        moment.context.completeTransition(true)
      }
    }

    #expect(try rig.broken(Traces.open, clause) == ["completes-once"])
  }

  @Test(
    "One completion reports once, after a drag, a cancelled drag and a button",
    arguments: [Traces.finished, Traces.cancelled, Traces.thereAndBack])
  func twin(trace: String) throws { #expect(try Rig().broken(trace) == []) }

  @Test("Of two animations the one that ends last reports")
  func lookAlike() throws {
    let rig = Rig {
      $0.run = { moment in
        var running = 2
        @MainActor func end() {
          running -= 1
          if running == 0 { moment.context.completeTransition(true) }
        }
        moment.place()
        UIView.animate(withDuration: 0.1) {
          moment.home.backgroundColor = .gray
        } completion: {
          _ in
          end()
        }
        UIView.animate(withDuration: 0.3) {
          moment.slide()
        } completion: { _ in
          end()
        }
      }
    }

    #expect(try rig.broken(Traces.open) == [])
  }
}
