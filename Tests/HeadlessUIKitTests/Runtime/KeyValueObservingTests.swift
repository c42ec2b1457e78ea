import Testing
import UIKit

private class Card: UIView {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue.integral }
  }
}

private final class Watcher: UIResponder {
  var seen: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    seen.append("\(keyPath!) \((change?[.newKey] as? CGRect)?.width ?? -1)")
  }
}

@MainActor
@Suite("Key-value observing")
struct KeyValueObservingTests {
  @Test("An observation tells of the old and the new value")
  func oldAndNew() {
    Simulator.boot()
    let card = Card()
    var heard: [CGFloat] = []
    let observation = card.observe(\.frame, options: [.old, .new]) { card, change in
      heard += [change.oldValue!.width, change.newValue!.width, card.frame.width]
    }
    card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    card.bounds = .zero
    observation.invalidate()
    card.frame = .zero

    #expect(heard == [0, 10, 10])
  }

  @Test("An observation ends when nobody holds on to it")
  func released() {
    Simulator.boot()
    let view = UIView()
    var told = 0
    do { _ = view.observe(\.bounds) { _, _ in told += 1 } }
    view.bounds = CGRect(x: 1, y: 1, width: 1, height: 1)

    #expect(told == 0)
  }

  @Test("An observation can begin with the present value, and tell of a change beforehand")
  func initialAndPrior() {
    Simulator.boot()
    let view = UIView()
    var heard: [String] = []
    let observation = view.observe(\.bounds, options: [.initial, .prior, .new]) { _, change in
      heard.append("\(change.isPrior) \(change.newValue?.width ?? -1)")
    }
    view.bounds.size.width = 5

    #expect(heard == ["false 0.0", "true -1.0", "false 5.0"])
    observation.invalidate()
  }

  @Test("A scroll view tells of its offset, under any of its types")
  func offset() {
    Simulator.boot()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var heard: [CGFloat] = []
    let observations = [
      scrollView.observe(\.contentOffset, options: [.new]) { _, change in
        heard.append(change.newValue!.y)
      },
      (scrollView as UIView).observe(\.alpha) { view, _ in heard.append(view.alpha) },
    ]
    scrollView.contentOffset.y = 30
    scrollView.alpha = 0.5

    #expect(heard == [30, 0.5])
    observations.forEach { $0.invalidate() }
  }

  private final class Tabs: UITabBarController {
    var seen: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let title = (change?[.newKey] as? UIViewController)?.title
      seen.append("\(keyPath!) \(title ?? "none")")
    }
  }

  private final class Frames: UIPresentationController {
    var seen: [CGFloat] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      seen.append((object as? UIView)?.frame.minY ?? .nan)
    }
  }

  @Test("A presentation controller follows the frame of what it presents")
  func presentationController() {
    Simulator.boot()
    let card = UIViewController()
    let frames = Frames(presentedViewController: card, presenting: nil)
    card.view.addObserver(frames, forKeyPath: "frame", options: [.initial], context: nil)
    card.view.frame.origin.y = 40
    card.view.removeObserver(frames, forKeyPath: "frame")
    card.view.frame.origin.y = 80

    #expect(frames.seen == [0, 40])
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("A tab bar controller tells what is selected, by a tap or by code, and the same again, too")
  func selection() {
    Simulator.boot()
    let tabs = Tabs()
    tabs.addObserver(
      tabs, forKeyPath: "selectedViewController", options: [.new, .initial], context: nil)
    tabs.viewControllers = [titled("one"), titled("two")]
    tabs.selectedIndex = 1
    tabs.tabBar(tabs.tabBar, didSelect: tabs.viewControllers![0].tabBarItem)
    tabs.tabBar(tabs.tabBar, didSelect: tabs.viewControllers![0].tabBarItem)

    #expect(tabs.seen.map { $0.split(separator: " ")[1] } == ["none", "two", "one", "one"])
    tabs.removeObserver(tabs, forKeyPath: "selectedViewController")
  }

  @Test("The number of a tab is announced when code sets it")
  func selectedIndex() {
    Simulator.boot()
    let tabs = Tabs()
    tabs.viewControllers = [titled("one"), titled("two")]
    var heard: [String] = []
    let observations = [
      tabs.observe(\.selectedIndex, options: .new) { _, change in
        heard.append("\(change.newValue!)")
      },
      tabs.observe(\.selectedViewController, options: [.old, .new]) { _, change in
        heard.append("\(change.oldValue!!.title!) \(change.newValue!!.title!)")
      },
    ]
    tabs.selectedIndex = 1
    tabs.selectedViewController = tabs.viewControllers![0]

    #expect(heard == ["one two", "1", "two one"])
    observations.forEach { $0.invalidate() }
  }

  @Test("An observer can end its observation while it is deallocated, and another one cannot")
  func removedInDeinit() {
    Simulator.boot()
    let (view, other) = (UIView(), Watcher())
    view.addObserver(other, forKeyPath: "frame", options: .new, context: nil)
    do { _ = Leaver(view) }
    view.frame = CGRect(x: 0, y: 0, width: 7, height: 7)

    #expect(other.seen == ["frame 7.0"])
  }

  @Test("A responder can observe by name")
  func byName() {
    Simulator.boot()
    let (view, watcher) = (UIView(), Watcher())
    view.addObserver(watcher, forKeyPath: "frame", options: .new, context: nil)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.removeObserver(watcher, forKeyPath: "frame")
    view.frame = .zero

    #expect(watcher.seen == ["frame 3.0"])
  }
}

/// An observer that ends its observation when it is deallocated.
private final class Leaver: UIResponder {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
    view.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
  }

  isolated deinit { view.removeObserver(self, forKeyPath: "frame") }
}
