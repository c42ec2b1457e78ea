import Testing
import UIKit

@Suite("When a tab bar controller and its first tab load their views") @MainActor
struct TabLoadingTests {
  @Test("R238 one made in code loads its view before its initialiser returns")
  func loadsInTheInitialiser() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let log = Log()
    let tabs = LoggedTabs(log)
    #expect(log.take() == ["before super.init", "viewDidLoad", "after super.init"])
    #expect(tabs.isViewLoaded && tabs.title == "set by viewDidLoad")
    #expect(UITabBarController().isViewLoaded)
    #expect(UITabBarController(tabs: []).isViewLoaded)
  }

  @Test("R238 one of a storyboard, and any other controller, loads its view when it is needed")
  func loadsWhenNeeded() throws {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    UIStoryboard.register("Tabs") { storyboard in
      storyboard.scene(id: "1", named: "tabs") { nib in
        nib.controller { UITabBarController(coder: $0) }
      }
    }
    let tabs = UIStoryboard(name: "Tabs", bundle: nil).instantiateViewController(
      withIdentifier: "tabs")
    #expect(tabs is UITabBarController && !tabs.isViewLoaded)
    tabs.loadViewIfNeeded()
    #expect(tabs.isViewLoaded)
    #expect(!UIViewController().isViewLoaded && !UINavigationController().isViewLoaded)
  }

  @Test("R239 the tabs of a storyboard come without a call of a subclass's setViewControllers")
  func tabsOfAStoryboard() throws {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    UIStoryboard.register("Counted") { storyboard in
      storyboard.scene(id: "1", named: "tabs") { nib in
        let controller = nib.controller { CountedTabs(coder: $0) }
        nib.setTabs(of: controller, to: [UIViewController(), UIViewController()])
        return controller
      }
    }
    let tabs = try #require(
      UIStoryboard(name: "Counted", bundle: nil).instantiateViewController(withIdentifier: "tabs")
        as? CountedTabs)
    #expect(tabs.calls == 0 && tabs.viewControllers?.count == 2 && tabs.selectedIndex == 0)
    tabs.viewControllers = []
    #expect(tabs.calls == 1)
  }

  @Test(
    "R238 the selected tab's view is loaded when the tabs come into a window, not before, and no other tab's",
    arguments: [0, 1])
  func selectedTabInAWindow(index: Int) {
    let bench = Bench(width: 375, height: 480)
    let log = Log()
    let pages = [Page("home", log), Page("other", log)]
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    #expect(tabs.selectedViewController === pages[0])
    tabs.selectedIndex = index
    #expect(!pages[0].isViewLoaded && !pages[1].isViewLoaded)

    bench.window.rootViewController = tabs
    bench.run(1)
    let (page, other) = (pages[index], pages[1 - index])
    #expect(page.view.window != nil && !other.isViewLoaded)
    #expect(tabs.tabBar.selectedItem === page.tabBarItem)
    #expect(log.take() == ["\(page.name).willAppear", "\(page.name).didAppear"])
  }

  @Test(
    "R238 the first tab of tabs that an app presents or pushes appears with them",
    arguments: [false, true])
  func firstTabInATransition(pushes: Bool) {
    let world = World(in: { UINavigationController(rootViewController: $0) })
    let home = Page("first", world.log)
    let tabs = UITabBarController()
    tabs.viewControllers = [home]
    if pushes {
      world.home.navigationController?.pushViewController(tabs, animated: true)
    } else {
      world.home.present(tabs, animated: true)
    }
    world.settle()
    #expect(home.view.window != nil)
    let calls = world.log.take().filter { $0.hasPrefix("first.") }
    #expect(calls == ["first.willAppear", "first.didAppear"])
  }
}

/// Tabs that write down what happens while they are made.
private final class LoggedTabs: UITabBarController {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    log("before super.init")
    super.init(nibName: nil, bundle: nil)
    log("after super.init")
  }

  required init?(coder: NSCoder) { fatalError("Not made from a storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
    title = "set by viewDidLoad"
  }
}

/// Tabs that count how often they are set.
private final class CountedTabs: UITabBarController {
  private(set) var calls = 0

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    calls += 1
  }
}
