import Testing
import Turnstile
import UIKit

@Suite("delegate-lives") @MainActor
struct DelegateLivesTests {
  private let clause = Contract.standard.only([.delegateLives])

  /// Returns an app with a card whose transitioning delegate is kept alive for a while only, with
  /// the actions `open`, `close`, `forget` and `take away`.
  private func card(kept: Bool, animated: Bool = true, isQuiet: Bool = false) -> Subject {
    Subject("delegated") { stage in
      let home = UIViewController()
      let keeper = Keeper()
      stage.window.rootViewController = home
      stage.keep(keeper, with: home)
      stage.action("open") {
        let card = Card()
        card.modalPresentationStyle = .custom
        delegate(of: card, keptBy: kept ? keeper : nil, isQuiet: isQuiet)
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

  @Test("One without an animator has nothing to do at the dismissal, and may be gone")
  func lookAlikeWithoutAnimator() throws {
    let whileUp = "  0 do open\n  0 settle\n  0 do forget\n  0 do close\n  0 settle\n"

    #expect(try findings(whileUp, of: card(kept: true, isQuiet: true), clause) == [])
    let gone = try findings("  0 do open\n", of: card(kept: false, isQuiet: true), clause)
    #expect(gone == ["delegate-lives"])
  }

  /// Returns an app with a card that a segue presents, with the actions `open` and `close`.
  private func card(by segue: UIStoryboardSegue.Type) -> Subject {
    Subject("segue") { stage in
      UIStoryboard.register("Cards") { cards in
        cards.scene("home", isInitial: true) { UIViewController() }
        cards.scene("card") { Card() }
        cards.segue("open", from: "home", to: "card", .custom(segue))
      }
      let home = UIStoryboard(name: "Cards", bundle: nil).instantiateInitialViewController()!
      stage.window.rootViewController = home
      stage.action("open") { home.performSegue(withIdentifier: "open", sender: nil) }
      stage.action("close") { home.dismiss(animated: true) }
    }
  }

  @Test("R197 a segue that is the delegate of its destination lives, and is let go afterwards")
  func segueIsDelegate() throws {
    let fourTimes = String(repeating: Traces.thereAndBack, count: 4)

    #expect(try findings(fourTimes, of: card(by: Cover.self)) == [])
  }

  @Test("R197 a delegate that only a segue's perform() knows is gone at the dismissal")
  func segueLosesDelegate() throws {
    let found = try findings(Traces.thereAndBack, of: card(by: Loser.self), clause)

    #expect(found == ["delegate-lives"])
  }
}

/// A segue that is the transitioning delegate of its destination.
private final class Cover: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  override func perform() {
    destination.modalPresentationStyle = .custom
    destination.transitioningDelegate = self
    source.present(destination, animated: true)
  }
}

/// A segue that keeps its destination's transitioning delegate alive only while the segue is
/// performed.
private final class Loser: UIStoryboardSegue {
  override func perform() {
    let delegate = CardDelegate()
    destination.transitioningDelegate = delegate
    source.present(destination, animated: true)
    withExtendedLifetime(delegate) {}
  }
}

/// Gives a card a transitioning delegate that nobody keeps alive after this function has returned,
/// unless the caller does.
@MainActor
private func delegate(of card: UIViewController, keptBy keeper: Keeper?, isQuiet: Bool) {
  let delegate: any UIViewControllerTransitioningDelegate = isQuiet ? Quiet() : CardDelegate()
  card.transitioningDelegate = delegate
  keeper?.kept = delegate
}

/// An object that keeps a transitioning delegate alive.
@MainActor
private final class Keeper {
  var kept: AnyObject?
}

/// A transitioning delegate that implements nothing, so that UIKit uses its defaults.
private final class Quiet: NSObject, UIViewControllerTransitioningDelegate {}
