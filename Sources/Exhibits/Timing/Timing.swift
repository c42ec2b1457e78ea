import Turnstile
import UIKit

/// The animation ends early, late, or not at all.
extension Exhibits {
  static let timing: [Exhibit] = [
    Exhibit(
      row: 8, "flash", caughtBy: [.movesContinuously, .cancelRestores], needsStrict: true,
      known: [],
      story: "A card that springs back flashes away for an instant as it arrives.",
      faulty: {
        $0.showCard { CardScreen(CardTransition(animator: { FlashingAnimator(isPresenting: $0) })) }
      },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 17, "exact-ends",
      caughtBy: [.completesOnce, .completesInTime, .progressInRange, .progressFollowsFinger],
      known: [.completesInTime],
      story: "A card pulled exactly to the end, or back to the start, freezes the app.",
      faulty: { $0.showCard { CardScreen(CardTransition(interactor: SparingInteractor())) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 18, "foreign-animation", caughtBy: [.completesOnce, .completesInTime],
      known: [.completesInTime], behavior: stalling,
      story: "An animation of the card's own keeps its dismissal from ever completing.",
      faulty: { $0.showCard { SoloFadingCardScreen() } },
      corrected: { $0.showCard { FadingCardScreen() } }),
  ]

  /// A UIKit of the versions that stall.
  private static var stalling: UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.foreignAnimationsStall = true
    return behavior
  }
}
