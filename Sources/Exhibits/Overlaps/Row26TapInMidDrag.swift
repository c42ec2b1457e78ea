import UIKit

/// A page with a row that leads to the next one.
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

  /// Leads on, unless the stack is moving.
  func select() {
    guard navigationController?.transitionCoordinator == nil else { return }
    lead()
  }

  func lead() {
    navigationController?.pushViewController(Screen("Detail", .yellow), animated: true)
  }
}

/// Leads on at any time.
///
/// - Symptom: Drag a page with one finger and tap its row with another: the stack is left in a
///   mess.
/// - Cause: During an interactive transition, unlike any other, the screen listens to touches: it
///   has to. What a tap may set going it may set going in the middle of a drag.
/// - Cure: Handlers look for a `transitionCoordinator`, like everything else that navigates. See
///   ``ListPage/select()``.
final class HastyListPage: ListPage {
  override func select() { lead() }
}
