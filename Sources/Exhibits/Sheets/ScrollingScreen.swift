import UIKit

/// A screen that is filled by a scroll view, whose content is longer than the screen.
final class ScrollingScreen: Screen {
  private let content = UIScrollView()

  init() { super.init("Content", .orange) }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.contentSize = CGSize(width: 390, height: 2_400)
    view.addSubview(content)
  }
}
