import Turnstile
import UIKit

/// Exhibits in which an animator reports a wrong outcome of the transition, or reports it at a
/// wrong time.
extension Exhibits {
  static let outcome: [Exhibit] = [
    Exhibit(
      row: 3, "cancel-reported-as-success", caughtBy: [.outcomeIsHonest, .treeAgrees],
      known: [.outcomeIsHonest, .cancelledGestureCancels],
      story: "A card that springs back is gone a moment later.",
      faulty: {
        $0.showCard { CardScreen(CardTransition(animator: { LyingAnimator(isPresenting: $0) })) }
      },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 12, "finished-means-finished",
      caughtBy: [.completesOnce, .completesInTime, .outcomeIsHonest, .finishArrives],
      known: [.outcomeIsHonest, .cancelRestores],
      story: "A card opened as the app goes to the background never appears.",
      faulty: {
        $0.showCard {
          CardScreen(CardTransition(animator: { CredulousAnimator(isPresenting: $0) }))
        }
      },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 16, "guard-return", caughtBy: [.completesInTime, .staysResponsive],
      story: "The card opens and cannot be closed.",
      faulty: {
        $0.showCard {
          CardScreen(
            CardTransition(animator: { SilentAnimator(isPresenting: $0) }), style: .overFullScreen)
        }
      },
      corrected: { $0.showCard { CardScreen(style: .overFullScreen) } }),
    Exhibit(
      row: 37, "completed-twice", caughtBy: [.completesOnce, .completesInTime],
      known: [.completesOnce],
      story: "What is asked for right after the card has arrived is over before it begins.",
      faulty: { $0.showCard(animator: { StutteringAnimator(isPresenting: $0) }) },
      corrected: { $0.showCard(animator: { FadingCardAnimator(isPresenting: $0) }) }),
    Exhibit(
      row: 48, "missing-view", caughtBy: [.completesOnce, .completesInTime],
      known: [.completesInTime, .staysResponsive],
      story: "The card opens, and closing it crashes the app or freezes it.",
      faulty: { $0.showCard(style: .custom, animator: { InsistingAnimator(isPresenting: $0) }) },
      corrected: { $0.showCard { CardScreen(style: .custom) } }),
  ]
}
