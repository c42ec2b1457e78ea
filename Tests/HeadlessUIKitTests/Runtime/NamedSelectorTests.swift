import Testing
import UIKit

@MainActor
private final class Drawer: NSObject {
  var heard: [String] = []
  func close(_ sender: Any?) { heard.append("drawer \(sender ?? "nil")") }
  func child() -> NSString { "child" }
}

@MainActor
private final class Lid: NSObject {
  var heard: [String] = []
  func close(_ sender: Any?) { heard.append("lid") }
}

private protocol Closing: NSObjectProtocol {}
extension Drawer: Closing {}

@MainActor
@Suite("Selectors by name")
struct NamedSelectorTests {
  private let methods: [[(name: String, selector: Selector)]] = [
    [("close:", Selector(Drawer.close(_:), named: "close(_:)"))],
    [("close:", Selector(Lid.close(_:), named: "close(_:)"))],
    [("child", Selector(Drawer.child, named: "child()"))],
  ]

  @Test("A method of the same name is called on a target of another class")
  func otherClass() {
    Simulator.boot()
    let lid = Lid()
    let close = Selector(
      Drawer.close(_:), named: "close(_:)", or: [Selector(Lid.close(_:), named: "close(_:)")])
    close.perform(on: lid)

    #expect(lid.heard == ["lid"])
    #expect(lid.responds(to: close))
    #expect(close == Selector(Lid.close(_:), named: "close(_:)"))
  }

  @Test("A name that is worked out finds the method of the target's class")
  func workedOut() {
    Simulator.boot()
    let (drawer, lid) = (Drawer(), Lid())
    let close = Selector("clo" + "se:", of: methods)
    drawer.perform(close, with: 1)
    lid.perform(close)

    #expect(drawer.heard == ["drawer 1"])
    #expect(lid.heard == ["lid"])
    #expect(drawer.responds(to: close))
    #expect(!NSObject().responds(to: close))
    #expect(Selector("child", of: methods) == Selector(Drawer.child, named: "child()"))
  }

  @Test("What a method returns comes back, also through a protocol")
  func answers() {
    Simulator.boot()
    let drawer: any Closing = Drawer()
    let answer = drawer.perform(Selector("child", of: methods))

    #expect(answer?.takeUnretainedValue() as? NSString == "child")
    #expect(drawer.perform(Selector("close:", of: methods), with: nil) == nil)
    #expect(drawer.isKind(of: NSObject.self))
    #expect(drawer.isKind(of: Drawer.self))
    #expect(!drawer.isKind(of: Lid.self))
    #expect(drawer.isMember(of: Drawer.self))
  }

  @Test("A private name is had by nobody, and calling it is noted")
  func privateName() {
    let simulator = Simulator.boot()
    let secret = NSSelectorFromString("_secret:")
    UIView().perform(secret, with: nil)

    #expect(!UIView().responds(to: secret))
    #expect(simulator.inertProperties == ["'_secret:' of UIView, called by name"])
    #expect(simulator.cutsMet.map(\.cut) == ["a method that is called by name and is not here"])
  }

  @Test("The swipe that pops answers to its private name, for a pan of the app's own")
  func popAnywhere() throws {
    Simulator.boot()
    let stack = UINavigationController(rootViewController: UIViewController())
    let target = try #require(stack.interactivePopGestureRecognizer?.delegate as? NSObject)

    #expect(target.responds(to: Selector(("handleNavigationTransition:"))))
  }

  @Test("A class of UIKit's is found by its name, and a private one is not")
  func classes() {
    #expect(NSClassFromString("UIImageView") == UIImageView.self)
    #expect(NSClassFromString("_UIBarBackground") == nil)
    #expect(NSClassFromString("Nobody") == nil)
    #expect(NSStringFromClass(UIView.self) == "UIView")
  }

  @Test("The buttons of a tab bar are found by the name of their class")
  func buttonsOfTabBar() throws {
    Simulator.boot()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 83))
    bar.items = [UITabBarItem(), UITabBarItem()]
    let kind: AnyClass = try #require(NSClassFromString("UITabBarButton"))
    let buttons = bar.subviews.filter { $0.isKind(of: kind) }

    #expect(buttons.count == 2)
    #expect(buttons.allSatisfy { $0 is UIControl })
  }

  @Test("A method that takes an object of another class than its sender's is called all the same")
  func anotherSender() {
    final class Screen: UIViewController {
      var titles: [String?] = []
      func share(_ action: UIAlertAction) { titles.append(action.title) }
    }
    Simulator.boot()
    let screen = Screen()
    let button = UIButton()
    button.addTarget(screen, action: Selector(Screen.share(_:)), for: .touchUpInside)
    Simulator.onVirtualTime { button.sendActions(for: .touchUpInside) }

    #expect(screen.titles == [nil])
  }

  @Test("A method that takes an optional object of another class gets an object, and not nil")
  func anotherOptionalSender() {
    final class Screen: UIViewController {
      var senders: [UIButton?] = []
      func done(_ sender: UIButton? = nil) { senders.append(sender) }
    }
    Simulator.boot()
    let screen = Screen()
    let item = UIBarButtonItem(
      title: "Done", style: .done, target: screen, action: Selector(Screen.done(_:)))
    Simulator.onVirtualTime { item.action?.perform(on: screen, with: item) }

    #expect(screen.senders.count == 1)
    #expect(screen.senders.first??.superview == nil)
    #expect(screen.senders.first != .some(nil))
  }
}
