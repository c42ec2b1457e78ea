import Turnstile
import UIKit

/// Controllers are told what did not happen.
extension Exhibits {
  static let appearance: [Exhibit] = [
    Exhibit(
      row: 11, "unbalanced-appearance", caughtBy: [.appearanceBalanced],
      story: "A page that was dragged in a little believes that it is on the screen.",
      faulty: { $0.show(LopsidedContainer()) },
      corrected: { $0.show(SwipeContainer()) })
  ]
}

extension Stage {
  /// Two pages side by side: action `other`.
  fileprivate func show(_ container: SwipeContainer) {
    window.rootViewController = container
    action("other") { container.showOther() }
  }
}
