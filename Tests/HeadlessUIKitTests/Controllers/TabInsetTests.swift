import Testing
import UIKit

@MainActor
@Suite("The room of a tab bar that a pushed page takes")
struct TabInsetTests {
  /// A tab bar controller with a navigation controller in each of two tabs. A page was pushed in
  /// the first tab.
  @MainActor
  struct Setting {
    let world: World
    let tabs = UITabBarController()
    let page: Page
    let navigation: UINavigationController
    let footer = UIView()

    init(takesRoom: Bool, animatesTabs: Bool) {
      let tabs = tabs
      world = World { home in
        tabs.viewControllers = [home, Page("other", home.log)].map {
          UINavigationController(rootViewController: $0)
        }
        return tabs
      }
      navigation = world.home.navigationController!
      navigation.delegate = world.agent
      if animatesTabs { tabs.delegate = world.agent }
      page = Page("page", world.log)
      page.hidesBottomBarWhenPushed = takesRoom
      let view: UIView = page.view
      footer.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(footer)
      NSLayoutConstraint.activate([
        footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        footer.heightAnchor.constraint(equalToConstant: 40),
      ])
      navigation.pushViewController(page, animated: true)
      world.settle()
    }

    func select(_ index: Int) {
      tabs.selectedIndex = index
      world.settle()
    }

    func cancelPop() {
      let driver = world.interactive()
      navigation.popViewController(animated: true)
      world.turn()
      driver.update(0.4)
      world.simulator.run(for: .milliseconds(100))
      driver.cancel()
      world.settle()
      world.agent.interactor = nil
    }
  }

  @Test(
    "A page has the same room after a look at another tab and after a cancelled pop",
    arguments: [true, false], [true, false])
  func sameRoom(takesRoom: Bool, animatesTabs: Bool) {
    let setting = Setting(takesRoom: takesRoom, animatesTabs: animatesTabs)
    let bottom: CGFloat = takesRoom ? 34 : 83
    func hasRoom() -> Bool {
      setting.page.view.safeAreaInsets.bottom == bottom
        && setting.footer.frame.maxY == 844 - bottom && setting.tabs.tabBar.isHidden == takesRoom
    }
    #expect(hasRoom())
    setting.select(1)
    setting.select(0)
    #expect(hasRoom())
    setting.cancelPop()

    #expect(hasRoom())
  }

  @Test(
    "A page has the same room after its pop was cancelled behind another tab",
    arguments: [true, false], [true, false])
  func poppedBehindAnotherTab(takesRoom: Bool, animatesTabs: Bool) {
    let setting = Setting(takesRoom: takesRoom, animatesTabs: animatesTabs)
    let room = setting.footer.frame
    let driver = setting.world.interactive()
    setting.navigation.popViewController(animated: true)
    setting.world.turn()
    driver.update(0.4)
    setting.world.agent.interactor = nil
    setting.select(1)
    driver.cancel()
    setting.world.settle()
    setting.select(0)

    #expect(setting.navigation.topViewController === setting.page)
    #expect(setting.tabs.tabBar.isHidden == takesRoom)
    #expect(setting.footer.frame == room)
  }

  @Test(
    "The other tab has its bar, whatever is pushed in the one before", arguments: [true, false])
  func otherTab(animatesTabs: Bool) throws {
    let setting = Setting(takesRoom: true, animatesTabs: animatesTabs)
    for _ in 0..<2 {
      setting.select(1)
      let other = try #require(setting.tabs.selectedViewController as? UINavigationController)

      #expect(!setting.tabs.tabBar.isHidden)
      #expect(other.topViewController?.view.safeAreaInsets.bottom == 83)
      setting.select(0)
    }
  }

  @Test("A cancelled selection leaves the bar as it was")
  func cancelledSelection() {
    let setting = Setting(takesRoom: true, animatesTabs: true)
    let driver = setting.world.interactive()
    setting.tabs.selectedIndex = 1
    setting.world.turn()
    #expect(!setting.tabs.tabBar.isHidden)
    driver.cancel()
    setting.world.settle()

    #expect(setting.tabs.tabBar.isHidden)
    #expect(setting.page.view.safeAreaInsets.bottom == 34)
  }
}
