import Testing
import UIKit

@Suite("Forwarded messages") @MainActor
struct ForwardingTests {
  @Test("What stands in between answers what it implements, and the app's delegate the rest")
  func scrolling() throws {
    Simulator.boot()
    let (proxy, own) = (Proxy(), Follower())
    proxy.original = own
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 1000)
    list.delegate = proxy
    list.contentOffset.y = 40
    list.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
    Simulator.current.run(for: .seconds(2))

    #expect(proxy.offsets.first == 40)
    #expect(own.scrolled == 0)
    #expect(own.arrived == 1)
    #expect(proxy.asked.contains("scrollViewDidEndScrollingAnimation(_:)"))
  }

  @Test("A control's action goes to whom its target forwards it to")
  func action() {
    Simulator.boot()
    let (proxy, own) = (WeakProxy(), Follower())
    proxy.target = own
    let button = UIButton()
    button.addTarget(proxy, action: Selector(Follower.tap), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)

    #expect(own.taps == 1)
  }

  @Test("A stack of screens is animated by whom the object in between forwards to")
  func navigation() throws {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: simulator.screen.bounds)
    let stack = UINavigationController(rootViewController: UIViewController())
    let (proxy, own) = (Proxy(), Follower())
    proxy.original = own
    stack.delegate = proxy
    window.rootViewController = stack
    window.makeKeyAndVisible()
    simulator.run(for: .seconds(2))
    stack.pushViewController(UIViewController(), animated: true)
    simulator.run(for: .seconds(2))

    #expect(own.asked == 1)
    #expect(proxy.shown == 2)
  }

  @Test("The target of an action is the first responder of the chain that has its method")
  func target() {
    Simulator.boot()
    let (page, button) = (Leaf(), UIButton())
    page.view.addSubview(button)

    let turn = Selector(Leaf.turn)
    #expect(button.target(forAction: turn, withSender: nil) as? Leaf === page)
    #expect(page.target(forAction: turn, withSender: nil) as? Leaf === page)
    #expect(UIButton().target(forAction: turn, withSender: nil) == nil)
  }

  @Test(
    "Without somebody to forward to, or with itself, UIKit assumes what it does of any delegate")
  func nobody() {
    Simulator.boot()
    let proxy = Proxy()
    let list = UIScrollView()
    #expect(proxy.scrollViewShouldScrollToTop(list))
    proxy.original = proxy
    #expect(proxy.scrollViewShouldScrollToTop(list))
    proxy.original = Follower()
    #expect(!proxy.scrollViewShouldScrollToTop(list))
  }

  @Test("An object says itself what it answers to, whoever asks")
  func question() {
    Simulator.boot()
    let proxy = Proxy()
    let plain: any NSObjectProtocol = proxy
    let selector = Selector(Follower.scrollViewShouldScrollToTop(_:))
    #expect(!plain.responds(to: selector))
    let own = Follower()
    proxy.original = own
    #expect(plain.responds(to: selector))
    #expect(own.responds(to: selector))
  }
}

extension ForwardingTests {
  @Test("An object says itself what it conforms to, whoever asks")
  func conformance() {
    Simulator.boot()
    let proxy = Proxy()
    let plain: any NSObjectProtocol = proxy
    #expect(plain.conforms(to: (any UIScrollViewDelegate).self))
    #expect(!plain.conforms(to: (any UITableViewDelegate).self))
    proxy.original = Rows()
    #expect(plain.conforms(to: (any UITableViewDelegate).self))
    #expect(!NSObject().conforms(to: (any UITableViewDelegate).self))
  }
}

private final class Rows: NSObject, UITableViewDelegate {}

/// An object between a view and its delegate that forwards the delegate's messages, as apps have
/// it.
private final class Proxy: UIResponder, UIScrollViewDelegate, UINavigationControllerDelegate {
  var original: NSObject?
  private(set) var offsets: [CGFloat] = []
  private(set) var shown = 0
  private(set) var asked: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown += 1
  }

  override func responds(toMessage aSelector: Selector!) -> Bool {
    super.responds(toMessage: aSelector) || original?.responds(to: aSelector) == true
  }

  override func conforms(to aProtocol: Protocol) -> Bool {
    super.conforms(to: aProtocol) || original?.conforms(to: aProtocol) == true
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    asked.append("\(aSelector!)")
    return original.flatMap { $0 === self || $0.responds(to: aSelector) ? $0 : nil }
  }
}

/// An object that holds a target weakly, and forwards everything to it.
private final class WeakProxy: UIResponder {
  weak var target: NSObject?
  override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

private final class Follower: NSObject, UIScrollViewDelegate, UINavigationControllerDelegate {
  private(set) var taps = 0
  func tap() { taps += 1 }

  private(set) var scrolled = 0
  private(set) var arrived = 0
  private(set) var asked = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { arrived += 1 }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return nil
  }
}

private final class Leaf: UIViewController {
  func turn() {}
}
