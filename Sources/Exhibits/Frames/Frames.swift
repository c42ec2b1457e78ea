import Turnstile
import UIKit

/// Exhibits in which a frame is set at the wrong time.
extension Exhibits {
  static let frames: [Exhibit] = [
    Exhibit(
      row: 13, "cached-frame", caughtBy: [.finishArrives], known: [.finishArrives, .roundTrip],
      story: "A page that is pushed after the phone was turned has the size from before.",
      faulty: {
        let launchFrame = UIScreen.main.bounds
        $0.show(PageStack(animator: { NostalgicAnimator($0, frame: launchFrame) }))
      },
      corrected: { $0.show(PageStack()) }),
    Exhibit(
      row: 14, "frame-under-transform", caughtBy: [.finishArrives, .cancelRestores, .roundTrip],
      known: [.finishArrives],
      story: "The card is larger than the screen.",
      faulty: {
        $0.showCard {
          CardScreen(CardTransition(animator: { DistortingAnimator(isPresenting: $0) }))
        }
      },
      corrected: {
        $0.showCard { CardScreen(CardTransition(animator: { ZoomingAnimator(isPresenting: $0) })) }
      }),
  ]
}
