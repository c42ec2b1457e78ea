import Testing
import UIKit

@testable import Turnstile

@Suite("What a verdict rests on") @MainActor
struct GuessTests {
  private static let interrupted = """
      0 do open
      0 settle
      0 down 1 at 195,300
     16 move 1 to 195,400
     16 background
    """

  @Test("A run names the rules without a source that decided what happened")
  func guesses() throws {
    let run = try run(Self.interrupted, of: Rig().subject)

    #expect(run.guesses.map(\.guess).contains(.fingersTakenAway))
  }

  @Test("A run that leans on nothing uncertain says nothing")
  func none() throws {
    #expect(try run("  0 do open\n  0 settle", of: Rig().subject).guesses.isEmpty)
  }

  @Test("A report names those that came before the violation, and no others")
  func report() throws {
    let subject = Rig { rig in
      rig.complete = { moment in
        moment.context.completeTransition(true)
        moment.context.completeTransition(true)
      }
    }.subject

    do {
      try check(subject, .standard.only([.completesOnce]), .runs(64), seeds: "/dev/null/seeds")
      Issue.record("nothing was found")
    } catch let example as Counterexample {
      #expect(example.guesses == [.secondCompletion])
      #expect(example.description.contains("  rests on guesses about UIKit: R56\n"))
    }
  }
}
