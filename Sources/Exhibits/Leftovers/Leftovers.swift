import Turnstile
import UIKit

/// What was changed for the animation stays changed.
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
  ]
}

extension Stage {
  /// A gallery whose thumbnail the card comes from: actions `open` and `close`.
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
}
