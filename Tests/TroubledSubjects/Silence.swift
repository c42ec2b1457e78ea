import Turnstile
import UIKit

/// Subjects in which nothing breaks, and whose silence proves nothing.
enum Silence {
  static let all = [
    // No finger opens anything here, and one presentation is all there is.
    Subject("waits", expecting: [.interactive(.presentation)]) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        guard home.presentedViewController == nil else { return }
        home.present(UIViewController(), animated: true)
      }
      stage.action("close") {
        guard let card = home.presentedViewController, !card.isBeingPresented,
          !card.isBeingDismissed
        else { return }
        home.dismiss(animated: true)
      }
    },
    Subject("idles") { $0.window.rootViewController = UIViewController() },
  ]
}
