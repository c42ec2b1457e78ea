import Turnstile
import UIKit

/// Exhibits in which a finger pulls a page that the system has zoomed in, and the app takes the
/// start of the pull for the end of the page.
extension Exhibits {
  static let zooms: [Exhibit] = [
    Exhibit(
      row: 55, "source-shown-early", caughtBy: [.cancelRestores, .forgetsPastGestures, .roundTrip],
      known: [.cancelRestores],
      story: "After a pull that sprang back the thumbnail is there twice.",
      faulty: { $0.show(HastyHidingHome()) },
      corrected: { $0.show(HidingHome()) })
  ]
}

extension Stage {
  /// Shows, as the app under test, a screen out of which a page zooms, and declares the actions
  /// `open` and `close`, which traces call by name.
  func show(_ home: ZoomHome, inStack: Bool = false) {
    window.rootViewController = inStack ? UINavigationController(rootViewController: home) : home
    action("open") { home.open() }
    action("close") { home.close() }
  }
}
