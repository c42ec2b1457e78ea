import Testing
import UIKit

@MainActor
@Suite("The safe area of windows")
struct WindowSafeAreaTests {
  @Test(
    "R159 a window that extends beyond an edge of the screen has that edge's inset and no more",
    arguments: [
      (CGRect(x: 0, y: 0, width: 390, height: 844), UIEdgeInsets(47, 34)),
      (CGRect(x: 0, y: 0, width: 844, height: 390), UIEdgeInsets(47, 0)),
      (CGRect(x: -100, y: -100, width: 600, height: 1_100), UIEdgeInsets(47, 34)),
      (CGRect(x: 0, y: 20, width: 390, height: 804), UIEdgeInsets(27, 14)),
    ])
  func beyond(frame: CGRect, insets: UIEdgeInsets) {
    Simulator.boot()
    let window = UIWindow(frame: frame)
    window.isHidden = false

    #expect(window.safeAreaInsets == insets)
  }
}

extension UIEdgeInsets {
  /// Creates insets of the upper and the lower edge.
  fileprivate init(_ top: CGFloat, _ bottom: CGFloat) {
    self.init(top: top, left: 0, bottom: bottom, right: 0)
  }
}
