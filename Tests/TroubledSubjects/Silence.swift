import Turnstile
import UIKit

/// Subjects (apps to check) in which no rule is broken, only because too little happens.
enum Silence {
  static let all = [
    // No finger can open the card here, so the interactive presentation that the subject under test
    // expects never happens.
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
