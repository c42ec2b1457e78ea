import Testing
import Turnstile
import UIKit

@Suite("delegate-lives") @MainActor
struct DelegateLivesTests {
  private let clause = Contract.standard.only([.delegateLives])

  /// Returns a card whose delegate is kept for a while, with the actions `open`, `close`, `forget`
  /// and `take away`.
  private func card(kept: Bool, animated: Bool = true) -> Subject {
    Subject("delegated") { stage in
      let home = UIViewController()
      let keeper = Keeper()
      stage.window.rootViewController = home
      stage.keep(keeper, with: home)
      stage.action("open") {
        let card = Card()
        card.modalPresentationStyle = .custom
        delegate(of: card, keptBy: kept ? keeper : nil)
        home.present(card, animated: animated)
      }
      stage.action("close") { home.dismiss(animated: animated) }
      stage.action("forget") { keeper.kept = nil }
      stage.action("take away") { home.presentedViewController?.transitioningDelegate = nil }
    }
  }

  @Test("A delegate that nobody keeps, and one that is let go while the card is up")
  func offender() throws {
    let whileUp = "  0 do open\n  0 settle\n  0 do forget\n  0 do close\n  0 settle\n"

    #expect(try findings("  0 do open\n", of: card(kept: false), clause) == ["delegate-lives"])
    #expect(try findings(whileUp, of: card(kept: true), clause) == ["delegate-lives"])
  }

  @Test("A delegate that is kept until the card has gone")
  func twin() throws {
    #expect(try findings(Traces.thereAndBack, of: card(kept: true)) == [])
  }

  @Test("One that was taken away is not missed, and without animation none is needed")
  func lookAlike() throws {
    let takenAway =
      "  0 do open\n  0 settle\n  0 do take away\n  0 do forget\n  0 do close\n  0 settle\n"

    #expect(try findings(takenAway, of: card(kept: true), clause) == [])
    #expect(
      try findings(Traces.thereAndBack, of: card(kept: false, animated: false), clause) == [])
  }
}

/// Gives a card a delegate, which may be deallocated when this function returns.
@MainActor
private func delegate(of card: UIViewController, keptBy keeper: Keeper?) {
  let delegate = Quiet()
  card.transitioningDelegate = delegate
  keeper?.kept = delegate
}

/// An object that keeps a delegate alive.
@MainActor
private final class Keeper {
  var kept: AnyObject?
}

/// A delegate that implements nothing, so that UIKit uses its defaults.
private final class Quiet: NSObject, UIViewControllerTransitioningDelegate {}
