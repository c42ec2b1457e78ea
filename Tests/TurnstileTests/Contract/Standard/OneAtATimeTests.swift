import Testing
import Turnstile
import UIKit

@Suite("one-at-a-time") @MainActor
struct OneAtATimeTests {
  private let clause = Contract.standard.only([.oneAtATime])
  private let twice = "  0 do push\n  64 do push\n"

  @Test("A page that is pushed while another one is pushed")
  func offender() throws {
    let subject = stack { stack in
      stack.stage.action("hurry") { stack.push() }
    }

    #expect(
      try findings("  0 do hurry\n  64 do hurry\n", of: subject, clause) == ["one-at-a-time"])
  }

  @Test("A page that waits until the other one has come")
  func twin() throws { #expect(try findings(twice, of: stack()) == []) }

  @Test("A second presentation that UIKit passes over does no damage")
  func lookAlike() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.stage.action("hurry") { scene.home.present(Page(), animated: true) }
      }
    }

    #expect(try rig.broken("  0 do hurry\n  64 do hurry\n  500 do hurry\n") == [])
  }
}
