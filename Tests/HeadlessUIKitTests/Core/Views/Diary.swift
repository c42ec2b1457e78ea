import UIKit

/// A view that logs the callbacks that UIKit makes, such as `didMoveToWindow`.
final class DiaryView: UIView {
  var name = ""
  var diary: Diary?

  convenience init(_ name: String, _ diary: Diary, frame: CGRect = .zero) {
    self.init(frame: frame)
    self.name = name
    self.diary = diary
  }

  private func note(_ text: String) { diary?.lines.append("\(name) \(text)") }

  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \((newSuperview as? DiaryView)?.name ?? "nil"))")
  }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func didAddSubview(_ subview: UIView) {
    note("didAddSubview(\((subview as? DiaryView)?.name ?? "?"))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    note("willRemoveSubview(\((subview as? DiaryView)?.name ?? "?"))")
  }
  override func layoutSubviews() { note("layoutSubviews") }
  override func safeAreaInsetsDidChange() { note("safeArea \(safeAreaInsets.top)") }
  override func tintColorDidChange() { note("tint") }
}

/// The callbacks that views have logged, in order.
final class Diary {
  var lines: [String] = []

  /// Returns the lines that were logged since this method was last called.
  func page() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Returns a new window that is shown on the simulated screen.
@MainActor
func shownWindow() -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.makeKeyAndVisible()
  return window
}
