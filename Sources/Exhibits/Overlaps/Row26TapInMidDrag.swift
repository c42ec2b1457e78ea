import UIKit

/// A page with a row that leads to the next page.
class ListPage: Screen {
  private let row = UIButton(frame: CGRect(x: 0, y: 120, width: 390, height: 60))

  init() { super.init("List", .orange) }

  override func viewDidLoad() {
    super.viewDidLoad()
    row.backgroundColor = .lightGray
    row.autoresizingMask = .flexibleWidth
    row.addTarget(self, action: Selector(ListPage.select), for: .touchUpInside)
    view.addSubview(row)
  }

  /// Pushes the next page, unless a transition is in progress.
  func select() {
    guard navigationController?.transitionCoordinator == nil else { return }
    lead()
  }

  func lead() {
    navigationController?.pushViewController(Screen("Detail", .yellow), animated: true)
  }
}

/// A page whose row pushes the next page at any time.
///
/// - Symptom: Drag a page with one finger and tap its row with another: the stack is corrupted.
/// - Cause: During an interactive transition, unlike any other, the screen has to listen to
///   touches. So a tap can start a push in the middle of a drag.
/// - Cure: Handlers check for a `transitionCoordinator`, like all other code that navigates. See
///   ``ListPage/select()``.
final class HastyListPage: ListPage {
  override func select() { lead() }
}
