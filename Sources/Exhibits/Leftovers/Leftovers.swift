import Turnstile
import UIKit

/// Exhibits in which changes made for the animation are not undone.
extension Exhibits {
  static let leftovers: [Exhibit] = [
    Exhibit(
      row: 7, "not-restored", caughtBy: [.cancelRestores, .roundTrip], known: [.cancelRestores],
      story: "A card that sprang back keeps the round corners it had under the finger.",
      faulty: {
        $0.showCard { CardScreen(CardTransition(animator: { StainingAnimator(isPresenting: $0) })) }
      },
      corrected: {
        $0.showCard { CardScreen(CardTransition(animator: { RoundingAnimator(isPresenting: $0) })) }
      }),
    Exhibit(
      row: 15, "snapshot-left-over",
      caughtBy: [.treeAgrees, .leavesNothingBehind, .cancelRestores, .roundTrip],
      known: [.cancelRestores, .staysResponsive],
      story: "A card that sprang back is a picture of itself.",
      faulty: {
        $0.showGallery { ForgetfulShrinkingAnimator(isPresenting: $0, thumbnail: $1) }
      },
      corrected: { $0.showGallery { ShrinkingAnimator(isPresenting: $0, thumbnail: $1) } }),
    Exhibit(
      row: 38, "unanimated-dismissal", caughtBy: [.finishArrives, .forgetsPastGestures],
      known: [.finishArrives, .roundTrip],
      story: "A card that is closed without animation leaves the home screen dim.",
      faulty: { $0.showAbrupt { AnimatedOnlyCardScreen() } },
      corrected: { $0.showAbrupt { DimmingCardScreen() } }),
    Exhibit(
      row: 39, "left-invisible", caughtBy: [.cancelRestores, .roundTrip, .finishArrives],
      known: [.roundTrip, .finishArrives],
      // A pop that completes under the finger leaves the interactor to the next push.
      rare: [.completesInTime(.earlyEndLost)],
      story: "Back from another page, the first one is blank.",
      faulty: { $0.show(PageStack(animator: { ErasingAnimator($0) })) },
      corrected: { $0.show(PageStack(animator: { FadingPageAnimator($0) })) }),
    Exhibit(
      row: 40, "interaction-left-off", caughtBy: [.staysResponsive, .cancelRestores],
      story: "A card that sprang back takes no touch any more.",
      faulty: { $0.showCard(animator: { DeafeningAnimator(isPresenting: $0) }) },
      corrected: { $0.showCard(animator: { MutingAnimator(isPresenting: $0) }) }),
    Exhibit(
      row: 43, "chain", caughtBy: [.treeAgrees, .leavesNothingBehind],
      known: [.leavesNothingBehind, .roundTrip],
      story: "After two cards are closed at once the home screen stays under its veil.",
      faulty: { stage in
        stage.showChain {
          ChainedCardScreen(
            CardTransition(animator: { LoyalAnimator(isPresenting: $0) }), style: .overFullScreen)
        }
      },
      corrected: { stage in
        stage.showChain {
          VeiledCardScreen(
            CardTransition(animator: { VeilingAnimator(isPresenting: $0) }), style: .overFullScreen)
        }
      }),
  ]
}

extension Stage {
  /// Shows, as the app under test, a gallery from whose thumbnail the card comes, and declares the
  /// actions `open` and `close`, which traces call by name.
  fileprivate func showGallery(
    _ makeAnimator: @escaping @MainActor (Bool, UIView?) -> ShrinkingAnimator
  ) {
    weak var gallery: GalleryScreen?
    let home = GalleryScreen {
      CardScreen(
        CardTransition(animator: { makeAnimator($0, gallery?.thumbnail) }), style: .overFullScreen)
    }
    gallery = home
    show(home)
  }

  /// Shows, as the app under test, a card that can also be closed without animation, and declares
  /// the actions `open`, `close` and `close at once`, which traces call by name.
  fileprivate func showAbrupt(_ card: @escaping @MainActor () -> DimmingCardScreen) {
    let home = AbruptHomeScreen(card)
    show(home)
    action("close at once") { home.closeAtOnce() }
  }

  /// Shows, as the app under test, a card above a card, which close together, and declares the
  /// actions `open`, `more` and `close`, which traces call by name.
  fileprivate func showChain(_ makeCard: @escaping @MainActor () -> ChainedCardScreen) {
    let home = HomeScreen(makeCard)
    show(home)
    action("more") { (home.presentedViewController as? ChainedCardScreen)?.more(makeCard()) }
  }
}
