import UIKit

/// A home screen that hides its thumbnail while the page that zoomed out of it is open, and shows
/// the thumbnail again when the page has disappeared.
class HidingHome: ZoomHome {
  /// A page that calls closures when it is about to disappear and when it has disappeared.
  final class Page: Screen {
    var onWillDisappear: () -> Void = {}
    var onDidDisappear: () -> Void = {}

    init() {
      super.init("Page", .orange)
      modalPresentationStyle = .overFullScreen
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDidDisappear()
    }
  }

  init() { super.init { Page() } }

  /// Opens the page by a zoom out of the thumbnail, and hides the thumbnail, unless a page is still
  /// presented.
  override func open() {
    guard presentedViewController == nil else { return }
    let last = page
    super.open()
    guard let page = page as? Page, page !== last else { return }
    thumbnail.isHidden = true
    watch(page)
  }

  func watch(_ page: Page) {
    page.onDidDisappear = { [weak self, weak page] in
      // The thumbnail is shown only if no other page has zoomed out of it since, for which it may
      // be hidden.
      if let self, self.page === page { thumbnail.isHidden = false }
    }
  }
}

/// A home screen that shows its thumbnail when the page only begins to disappear.
///
/// - Symptom: Pull the page down a little and let it spring back: the thumbnail is visible behind
///   the page, and the next pull shows both.
/// - Cause: `viewWillDisappear` is called when a finger begins to pull. A zoomed page can be pulled
///   at any time, and may spring back each time.
/// - Cure: Show the thumbnail in `viewDidDisappear`, which is called at the end of every zoom that
///   was not cancelled. See ``HidingHome``.
final class HastyHidingHome: HidingHome {
  override func watch(_ page: Page) {
    page.onWillDisappear = { [weak self] in self?.thumbnail.isHidden = false }
  }
}
