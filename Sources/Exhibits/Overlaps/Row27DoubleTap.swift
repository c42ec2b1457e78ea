import UIKit

/// A page with a button that leads back.
class BackPage: Screen {
  private let button = UIButton(frame: CGRect(x: 20, y: 120, width: 120, height: 60))

  init() { super.init("Back", .orange) }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.backgroundColor = .lightGray
    button.addTarget(self, action: Selector(BackPage.back), for: .touchUpInside)
    view.addSubview(button)
  }

  /// Pops the page, unless a transition is in progress.
  func back() {
    guard navigationController?.transitionCoordinator == nil else { return }
    leadBack()
  }

  final func leadBack() {
    navigationController?.popViewController(animated: true)
  }
}

/// A page whose button pops at every tap.
///
/// - Symptom: Tap Back twice in quick succession, and two pages are gone, or one page and half of
///   another's bar.
/// - Cause: UIKit lets no touch through during a transition that no finger drives, and many apps
///   rely on it. But the transition begins one turn after it was requested, and on a busy phone two
///   taps arrive in one turn.
/// - Cure: The handler checks for a transition in progress. See ``BackPage/back()``.
final class HastyBackPage: BackPage {
  override func back() { leadBack() }
}
