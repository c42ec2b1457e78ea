import UIKit

/// Hides its thumbnail while a page that grew out of it is open, and shows it again when the page
/// has gone.
class HidingHome: ZoomHome {
  /// A page that says what becomes of it.
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

  /// Opens the page, once the last one has gone and shown the thumbnail.
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
      // Another page may have grown out of it by then.
      if let self, self.page === page { thumbnail.isHidden = false }
    }
  }
}

/// Shows the thumbnail when the page begins to disappear.
///
/// - Symptom: Pull the page down a little and let it spring back: the thumbnail is seen behind the
///   page, and the next pull has two of them.
/// - Cause: `viewWillDisappear` comes when a finger begins to pull. A zoom can be pulled at any
///   time, and springs back as often.
/// - Cure: Show it in `viewDidDisappear`, which comes at the end of every zoom that went through.
///   See ``HidingHome``.
final class HastyHidingHome: HidingHome {
  override func watch(_ page: Page) {
    page.onWillDisappear = { [weak self] in self?.thumbnail.isHidden = false }
  }
}
