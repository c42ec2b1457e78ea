import Testing
import UIKit

@MainActor
@Suite("Selecting tabs")
struct TabTests {
  @Test(
    "R46 C6 a selection asks for an animator and an interactor, reads as done, and tells the new controller first"
  )
  func selection() {
    let (world, tabs, second) = tabs()
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second)
    world.settle()

    let expected = [
      "animatorForTab", "interactor", "second.willAppear", "home.willDisappear", "duration",
      "animate", "home.didDisappear", "second.didAppear", "animationEnded(true)",
    ]
    #expect(world.log.take() == expected)
    #expect(second.view.window != nil)
    #expect(world.home.view.window == nil)
  }

  @Test("R237 a number for which there is no tab selects nothing", arguments: [-1, 2])
  func noSuchTab(number: Int) {
    let (world, tabs, second) = tabs()
    tabs.selectedIndex = number
    world.settle()

    #expect(tabs.selectedIndex == 0)
    #expect(world.home.view.window != nil)
    #expect(second.view.window == nil)
    #expect(world.log.take() == [])
    #expect(Simulator.current.leanings.map(\.guess).contains(.selectionWithoutTab))
  }

  @Test("R242 an item that a tab's controller gets later is shown, and a tap on it selects the tab")
  func laterItem() throws {
    let (world, tabs, second) = tabs()
    second.tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 1)
    world.settle()
    #expect(tabs.tabBar.items?.last === second.tabBarItem)
    #expect(tabs.tabBar.selectedItem === world.home.tabBarItem)
    // The bar's upper left corner lies at 0, 761, and each of the two tabs is 195 points wide.
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 292, y: 785))
    world.simulator.touchUp(finger: 1)
    world.settle()
    #expect(tabs.selectedViewController === second)

    second.tabBarItem = UITabBarItem(title: "Last", image: nil, tag: 1)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)

    // A controller that is no tab any more changes nothing.
    tabs.viewControllers = [world.home]
    second.tabBarItem = UITabBarItem(title: "Gone", image: nil, tag: 1)
    #expect(tabs.tabBar.items?.count == 1)
    #expect(tabs.tabBar.items?.first === world.home.tabBarItem)
  }

  @Test("R180 a child that is added becomes a tab, and the first one is selected")
  func addedChild() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.addChild(first)
    tabs.addChild(second)

    #expect(tabs.viewControllers == [first, second])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === first)
    #expect(tabs.tabBar.items?.count == 2)
  }

  @Test("R180 a child that the app removes loses its tab, and the selected one stays selected")
  func removedChild() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let tabs = UITabBarController()
    let (sheet, home) = (UIViewController(), UIViewController())
    for child in [sheet, home] { tabs.addChild(child) }
    tabs.selectedIndex = 1
    sheet.willMove(toParent: nil)
    sheet.removeFromParent()

    #expect(tabs.viewControllers == [home])
    #expect(tabs.selectedViewController === home)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.count == 1)
    #expect(tabs.tabBar.items?.first === home.tabBarItem)
  }

  @Test("R180 the same controller is no second tab, and a child of another controller is none")
  func noSecondTab() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let (tabs, home) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [home]
    tabs.addChild(home)
    home.addChild(UIViewController())

    #expect(tabs.viewControllers == [home])
  }

  @Test("R215 other tabs come by the delegate's animator, and the old one leaves at the end")
  func otherTabs() {
    let (world, tabs, _) = tabs()
    let next = Page("next", world.log)
    tabs.setViewControllers([next], animated: true)
    world.turn()

    #expect(tabs.viewControllers == [next])
    #expect(world.home.parent === tabs)
    world.settle()

    let expected = [
      "animatorForTab", "interactor", "next.willAppear", "home.willDisappear", "duration",
      "animate", "home.didDisappear", "next.didAppear", "animationEnded(true)",
    ]
    #expect(world.log.take() == expected)
    #expect(world.home.parent == nil)
    #expect(tabs.children == [next])
  }

  @Test("R215 other tabs come at once without an animator, and no tabs are an empty list")
  func otherTabsAtOnce() {
    let (world, tabs, second) = tabs()
    tabs.delegate = nil
    #expect(UITabBarController().viewControllers == nil)

    tabs.setViewControllers([second], animated: true)
    #expect(world.home.parent == nil)
    #expect(second.view.window != nil)

    tabs.setViewControllers([], animated: false)
    #expect(tabs.viewControllers == [])
  }

  @Test("R46 a cancelled selection goes back to the old number")
  func cancel() {
    let (world, tabs, second) = tabs()
    let driver = world.interactive()
    tabs.selectedIndex = 1
    world.turn()
    driver.update(0.4)
    driver.cancel()
    #expect(tabs.selectedIndex == 1)
    world.settle()

    #expect(tabs.selectedIndex == 0)
    #expect(second.view.window == nil)
    #expect(world.home.view.window != nil)
  }

  @Test("R46 only a tap is announced as a selection")
  func tapsAreAnnounced() {
    let (world, tabs, second) = tabs()
    tabs.selectedIndex = 1
    world.settle()
    #expect(!world.log.take().contains("didSelect"))

    world.simulator.touchDown(finger: 1, at: CGPoint(x: 90, y: 780))
    world.simulator.touchUp(finger: 1)
    world.settle()
    #expect(world.log.take().contains("didSelect"))
    #expect(tabs.selectedIndex == 0)
    #expect(second.view.window == nil)
  }

  @Test("R46 a selection made while another is under way is warned of and waits")
  func selectionWaits() {
    let (world, tabs, _) = tabs()
    tabs.selectedIndex = 1
    world.turn()
    tabs.selectedIndex = 0
    #expect(world.warnings == [.transitionInFlight])
    world.settle()

    #expect(tabs.selectedIndex == 0)
    #expect(world.home.view.window != nil)
  }

  @Test("R47 the outgoing controller finds no coordinator as it disappears, the incoming one does")
  func coordinator() {
    let (world, tabs, second) = tabs()
    var found: [Bool] = []
    world.home.onWillDisappear = { found.append($0.transitionCoordinator != nil) }
    second.onWillAppear = { found.append($0.transitionCoordinator != nil) }
    tabs.selectedIndex = 1
    world.turn()

    #expect(found == [true, false])
  }

  @Test("Without an animator the views change places at once")
  func unanimated() {
    let (world, tabs, second) = tabs()
    world.agent.animator = nil
    tabs.selectedIndex = 1

    #expect(second.view.window != nil)
    #expect(world.home.view.window == nil)
    let told = world.log.take().filter { $0.contains(".") }
    let expected = [
      "second.willAppear", "home.willDisappear", "home.didDisappear", "second.didAppear",
    ]
    #expect(told == expected)
  }
}
