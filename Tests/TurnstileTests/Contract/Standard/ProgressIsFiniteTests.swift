import Testing
import Turnstile
import UIKit

@Suite("progress-is-finite") @MainActor
struct ProgressIsFiniteTests {
  private let clause = Contract.standard.only([.progressIsFinite])

  @Test("A division by the height of nothing is no number")
  func offender() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        let nothing = UIView()
        driver.update(nothing.bounds.height / nothing.bounds.height)
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == ["progress-is-finite"])
  }

  @Test("A division by the height of the screen is a number")
  func twin() throws { #expect(try Rig().broken(Traces.cancelled) == []) }

  @Test("More than all of the way is a number")
  func lookAlike() throws {
    let rig = Rig { $0.pan = { $0.state == .changed ? $1.update(1.5) : $1.follow($0) } }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }
}
