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

  // MARK: - Excuses

  @Test("A button that is tapped while another finger pulls a page away need not guard itself")
  func tapped() throws {
    let subject = stack(pages: 1) { stack in
      let button = UIButton(frame: CGRect(x: 280, y: 100, width: 100, height: 100))
      button.addAction(UIAction { _ in stack.push() }, for: .touchUpInside)
      stack.navigation.view.addSubview(button)
    }
    let trace = """
        0 down 1 at 2,400
        16 move 1 to 60,400
        32 move 1 to 150,400
        100 tap at 330,150
        300 up 1
      """

    #expect(try findings(trace, of: subject, clause) == [])
  }
}
