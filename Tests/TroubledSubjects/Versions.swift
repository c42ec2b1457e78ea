import Turnstile
import UIKit

/// Subjects (apps to check) that have a fault on some versions of iOS only.
enum Versions {
  static let all = [
    // The fault is that the app's page needs the view behind it, which leaves the window on iOS 12
    // (rule R189 of UIKit's behaviour).
    Subject("looks behind") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        guard home.presentedViewController == nil else { return }
        home.present(Page(), animated: true)
      }
      stage.action("close") {
        if home.presentedViewController != nil { home.dismiss(animated: true) }
      }
    }
  ]

  private final class Page: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      precondition(presentingViewController?.view.window != nil, "Nothing lies behind.")
    }
  }
}
