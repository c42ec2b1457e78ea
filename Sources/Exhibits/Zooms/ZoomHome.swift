import UIKit

/// A screen with a thumbnail, out of which a page zooms.
class ZoomHome: Screen {
  let thumbnail = UIView()
  private let makePage: @MainActor () -> UIViewController
  /// The page that was opened last; `nil` once it is released.
  private(set) weak var page: UIViewController?

  init(_ makePage: @escaping @MainActor () -> UIViewController = { Screen("Page", .orange) }) {
    self.makePage = makePage
    super.init("Home")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    thumbnail.frame = CGRect(x: 20, y: 160, width: 120, height: 160)
    thumbnail.backgroundColor = .orange
    view.addSubview(thumbnail)
  }

  /// Opens a page, even during a transition, because the system allows that for zooms.
  func open() {
    if let navigationController {
      guard navigationController.topViewController === self else { return }
      navigationController.pushViewController(makeZoomingPage(), animated: true)
    } else {
      guard presentedViewController == nil || presentedViewController?.isBeingDismissed == true
      else { return }
      present(makeZoomingPage(), animated: true)
    }
  }

  /// Pops or dismisses the page that was zoomed in last.
  func close() {
    guard let page else { return }
    if let navigationController {
      guard navigationController.topViewController === page else { return }
      navigationController.popViewController(animated: true)
    } else if presentedViewController === page, !page.isBeingDismissed {
      dismiss(animated: true)
    }
  }

  func makeZoomingPage() -> UIViewController {
    let page = makePage()
    self.page = page
    page.preferredTransition = .zoom { [weak self] _ in self?.thumbnail }
    return page
  }
}
