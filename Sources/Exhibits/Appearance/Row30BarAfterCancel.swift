import UIKit

/// The first page of a stack with a bar of the app's own, which is there for this page only.
final class BarredScreen: Screen {
  let bar = UIView()

  init() { super.init("Barred") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bar.isHidden = false
  }
}

/// A page that wants the screen to itself.
class BarlessPage: Screen {
  private weak var bar: UIView?

  init(_ bar: UIView) {
    self.bar = bar
    super.init("Barless", .orange)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hideBar()
  }

  func hideBar() { bar?.isHidden = true }
}

/// Hides the bar when it is loaded, and thinks that this is that.
///
/// - Symptom: Pull the page a little and let it spring back: the bar of the page below has come,
///   and stays.
/// - Cause: The page below shows the bar in `viewWillAppear`, which a swipe sends it even if it
///   comes to nothing. The page that springs back had hidden the bar once, while loading, and does
///   not do it again.
/// - Cure: Each page says in its own `viewWillAppear` what it wants. After a cancelled swipe the
///   page that stays is sent it too. See ``BarlessPage/viewWillAppear(_:)``.
final class OnceBarlessPage: BarlessPage {
  private var hasHidden = false

  override func hideBar() {
    guard !hasHidden else { return }
    hasHidden = true
    super.hideBar()
  }
}
