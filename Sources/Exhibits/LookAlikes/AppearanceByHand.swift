import UIKit

/// A card that sends appearance calls to the screen behind it, because UIKit does not.
///
/// Under a style that leaves the presenter on the screen, UIKit sends the presenter no appearance
/// calls. A presenter that pauses its video when it is covered has to be told by hand. After a
/// cancelled dismissal the calls are reversed, like UIKit's own.
final class ForwardingCardScreen: CardScreen {
  private weak var home: UIViewController?

  init() { super.init(style: .overFullScreen) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if home == nil { home = presentingViewController }
    home?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    home?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    home?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    home?.endAppearanceTransition()
  }
}
