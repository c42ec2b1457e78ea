import Testing
import Turnstile
import UIKit

@Suite("same-as-unanimated") @MainActor
struct SameAsUnanimatedTests {
  private let clause = Contract.strict.only([.sameAsUnanimated])

  @Test("An end value that only the animation sets")
  func offender() throws {
    let rig = Rig { $0.after = { if $0.isPresenting { $0.home.alpha = 0.5 } } }

    #expect(try rig.broken(Traces.open, clause) == ["same-as-unanimated"])
  }

  @Test("An end value that is also set without animation")
  func twin() throws { #expect(try Rig().broken(Traces.thereAndBack) == []) }

  @Test("An animator that refuses leads somewhere else, and without animation nobody asks it")
  func lookAlike() throws {
    let rig = Rig { $0.run = { $0.context.completeTransition(false) } }

    #expect(try rig.broken(Traces.open) == [])
  }

  @Test("What is still under way is not compared")
  func stuck() throws {
    let rig = Rig { $0.run = { $0.place() } }

    #expect(try rig.broken("  0 do open\n", clause) == [])
  }

  @Test("What a finger does cannot be done without animation")
  func finger() throws {
    let rig = Rig { $0.after = { if $0.isPresenting { $0.home.alpha = 0.5 } } }

    #expect(try rig.broken("  0 do open\n  400 tap at 10,10\n", clause) == [])
  }
}
