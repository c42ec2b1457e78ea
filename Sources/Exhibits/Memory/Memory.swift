import Turnstile
import UIKit

/// Exhibits in which an object is kept too long, or not long enough.
extension Exhibits {
  static let memory: [Exhibit] = [
    Exhibit(
      row: 19, "new-animator-per-call", caughtBy: [.oneAnimator], needsStrict: true, known: [],
      story: "On some versions of iOS the card stops half-way.",
      faulty: { $0.showCard(movedBy: { ProlificAnimator(isPresenting: $0) }) },
      corrected: { $0.showCard(movedBy: { InterruptibleAnimator(isPresenting: $0) }) }),
    Exhibit(
      row: 20, "animator-outlives-transition", caughtBy: [.forgetsPastGestures, .oneAnimator],
      known: [.forgetsPastGestures, .completesInTime, .staysResponsive],
      story: "After a drag that sprang back the next attempt to close the card freezes the app.",
      faulty: { $0.showCard(movedBy: { ClingingAnimator(isPresenting: $0) }) },
      corrected: { $0.showCard(movedBy: { InterruptibleAnimator(isPresenting: $0) }) }),
    Exhibit(
      row: 32, "delegate-let-go", caughtBy: [.delegateLives, .letsGo, .completesInTime],
      known: [.delegateLives],
      expecting: [.animator(.dismissal)], caughtByNothingRan: true,
      story: "The card comes and goes with the system's animation, whatever was written for it.",
      faulty: { $0.showCard { UnkeptCardScreen() } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 33, "retain-cycle", caughtBy: [.letsGo],
      story: "Memory grows with every card that is opened.",
      faulty: { $0.showGlimpses { ImmortalCardScreen() } },
      corrected: { $0.showGlimpses { CountingCardScreen() } }),
  ]
}

extension Stage {
  /// Shows, as the app under test, a card that keeps one animator for its presentation and one for
  /// its dismissal, and declares the actions `open` and `close`, which traces call by name.
  fileprivate func showCard(movedBy make: @escaping @MainActor (Bool) -> InterruptibleAnimator) {
    showCard {
      let wayIn = make(true)
      let wayOut = make(false)
      return CardScreen(CardTransition(animator: { $0 ? wayIn : wayOut }))
    }
  }

  /// Shows, as the app under test, a card that can also be opened for a moment only, and declares
  /// the actions `open`, `close` and `glimpse`, which traces call by name.
  fileprivate func showGlimpses(_ card: @escaping @MainActor () -> CountingCardScreen) {
    let home = GlimpsingHomeScreen(card)
    show(home)
    action("glimpse") { home.glimpse() }
  }
}
