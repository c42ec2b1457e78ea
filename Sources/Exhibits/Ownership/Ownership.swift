import Turnstile
import UIKit

/// Exhibits in which a view is taken from the container that it belongs to.
extension Exhibits {
  static let ownership: [Exhibit] = [
    Exhibit(
      row: 2, "black-screen", caughtBy: [.treeAgrees, .leavesNothingBehind, .finishArrives],
      known: [.treeAgrees, .finishArrives, .cancelRestores, .roundTrip],
      story: "After the card has been closed the screen is black.",
      faulty: {
        $0.showCard {
          CardScreen(
            CardTransition(animator: { StealingAnimator(isPresenting: $0) }), style: .overFullScreen
          )
        }
      },
      corrected: { $0.showCard { CardScreen(style: .overFullScreen) } }),
    Exhibit(
      row: 21, "presenter-removed", caughtBy: [.treeAgrees, .leavesNothingBehind],
      known: [.treeAgrees, .cancelRestores, .finishArrives, .roundTrip],
      story: "After a drag that sprang back there is nothing behind the card.",
      faulty: {
        $0.showCard {
          CardScreen(
            CardTransition(animator: { OverzealousAnimator(isPresenting: $0) }),
            style: .overFullScreen)
        }
      },
      corrected: { $0.showCard { CardScreen(style: .overFullScreen) } }),
  ]
}
