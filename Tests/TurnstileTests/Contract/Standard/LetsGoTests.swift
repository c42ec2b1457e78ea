import Testing
import Turnstile
import UIKit

@Suite("lets-go") @MainActor
struct LetsGoTests {
  private let clause = Contract.standard.only([.letsGo])
  private let fourTimes = String(repeating: Traces.thereAndBack, count: 4)

  /// A card that is given to whoever keeps cards.
  private func keeping(_ keep: @escaping @MainActor @Sendable (Cards, UIViewController) -> Void)
    -> Rig
  {
    Rig {
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        guard moment.isPresenting, let card = moment.context.viewController(forKey: .to) else {
          return
        }
        keep(moment.scene.cards, card)
      }
    }
  }

  @Test("A list of cards that only grows")
  func offender() throws {
    let rig = keeping { $0.kept.append($1) }

    #expect(try rig.broken(fourTimes, clause) == ["lets-go"])
  }

  @Test("A list that forgets the card before")
  func twin() throws {
    #expect(try keeping { $0.kept = [$1] }.broken(fourTimes) == [])
  }

  @Test("One card that is kept for the next time is no leak")
  func lookAlike() throws {
    #expect(try Rig { $0.keepsCard = true }.broken(fourTimes) == [])
  }

  @Test("A few cards that are kept for the next times are no leak")
  func few() throws {
    let rig = keeping { $0.kept = ($0.kept + [$1]).suffix(2) }

    #expect(try rig.broken(fourTimes, clause) == [])
  }

  @Test("A context that is kept, and a presentation controller, are found like a controller")
  func contexts() throws {
    let rig = Rig {
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        moment.scene.cards.contexts.append(moment.context)
      }
    }

    #expect(try rig.broken(fourTimes, clause) == ["lets-go"])
  }

  @Test("A tab that is shown again and again stays, and is no leak")
  func shown() throws {
    let trace = String(repeating: "  0 do push\n  0 settle\n  0 do pop\n  0 settle\n", count: 4)

    #expect(try findings(trace, of: stack(), clause) == [])
  }
}
