import UIKit

/// The first page of a navigation stack. It shows a bar that no other page has.
final class BarredScreen: Screen {
  let bar = UIView()

  init() { super.init("Barred") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bar.isHidden = false
  }
}

/// A second page, which hides the first page's bar whenever it appears.
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

/// A page that hides the bar only once, the first time it appears.
///
/// - Symptom: Pull the page a little and let it spring back: the bar of the page below has come,
///   and stays.
/// - Cause: The page below shows the bar in `viewWillAppear`, which a swipe causes even if it is
///   cancelled. The page that springs back had hidden the bar once, and does not do it again.
/// - Cure: Each page shows or hides the bar in its own `viewWillAppear`. After a cancelled swipe
///   the page that stays gets that call too. See ``BarlessPage/viewWillAppear(_:)``.
final class OnceBarlessPage: BarlessPage {
  private var hasHidden = false

  override func hideBar() {
    guard !hasHidden else { return }
    hasHidden = true
    super.hideBar()
  }
}
