import Turnstile
import UIKit

/// Exhibits in which the animation ends early, late, or not at all.
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
      known: [.completesInTime, .cancelledGestureCancels],
      story: "A card pulled exactly to the end, or back to the start, freezes the app.",
      faulty: { $0.showCard { CardScreen(CardTransition(interactor: SparingInteractor())) } },
      corrected: { $0.showCard { CardScreen() } }),
    Exhibit(
      row: 18, "foreign-animation", caughtBy: [.completesOnce, .completesInTime],
      known: [.completesInTime], behavior: stalling,
      story: "An animation of the card's own keeps its dismissal from ever completing.",
      faulty: { $0.showCard { SoloFadingCardScreen() } },
      corrected: { $0.showCard { FadingCardScreen() } }),
    Exhibit(
      row: 31, "completion-speed", caughtBy: [.completesInTime, .onTime],
      known: [.completesInTime],
      story: "A card pulled all the way down stays there for good.",
      faulty: { $0.showCard(interactor: { CrawlingInteractor() }) },
      corrected: { $0.showCard(interactor: { PacedInteractor() }) }),
    Exhibit(
      row: 44, "interactive-start", caughtBy: [.completesOnce, .completesInTime, .noLateInput],
      known: [.completesInTime, .staysResponsive],
      story: "The close button of a card that can be caught freezes the app.",
      faulty: { $0.showCatchable { ExpectantInteractor() } },
      corrected: { $0.showCatchable { CatchableInteractor() } }),
    Exhibit(
      row: 45, "unwatched-animation",
      caughtBy: [.completesOnce, .completesInTime, .letsGo, .onTime], needsStrict: true, known: [],
      story: "The card stops fading with a jerk.",
      faulty: { $0.showCard(animator: { ShortSightedAnimator(isPresenting: $0) }) },
      corrected: { $0.showCard(animator: { StaggeredAnimator(isPresenting: $0) }) }),
    Exhibit(
      row: 51, "wrong-duration", caughtBy: [.onTime, .completesInTime], needsStrict: true,
      known: [],
      story: "The bars arrive before the card does.",
      faulty: { $0.showCard(animator: { UndeclaredAnimator(isPresenting: $0) }) },
      corrected: { $0.showCard(animator: { SlowAnimator(isPresenting: $0) }) }),
    Exhibit(
      row: 52, "layer-animation", caughtBy: [.outcomeIsHonest, .movesContinuously],
      known: [.outcomeIsHonest, .cancelledGestureCancels],
      story: "The card closes by itself under the finger, even if the finger turns back.",
      faulty: { $0.showCard(animator: { LayerAnimator(isPresenting: $0) }) },
      corrected: { $0.showCard { CardScreen() } }),
  ]

  /// Settings of the model like those of iOS versions in which an app's own animation of a moved
  /// view stalls the transition.
  private static var stalling: UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.foreignAnimationsStall = true
    return behavior
  }
}

extension Stage {
  /// Shows, as the app under test, a card that is moved by an interruptible animator, and declares
  /// the actions `open` and `close`, which traces call by name.
  fileprivate func showCatchable(_ makeInteractor: @escaping @MainActor () -> PanInteractor) {
    showCard {
      CardScreen(
        CatchableTransition(
          animator: { InterruptibleAnimator(isPresenting: $0) }, interactor: makeInteractor()))
    }
  }
}
