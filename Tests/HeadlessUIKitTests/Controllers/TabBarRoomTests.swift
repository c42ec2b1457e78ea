import Testing
import UIKit

@MainActor
@Suite("The room above a tab bar")
struct TabBarRoomTests {
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let above = CGRect(x: 0, y: 0, width: 390, height: 761)

  @MainActor
  private struct Setting {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let tabs = UITabBarController()
    let plain = UIViewController()
    let root = UIViewController()
    let stack: UINavigationController

    init(isTranslucent: Bool = false) {
      stack = UINavigationController(rootViewController: root)
      tabs.tabBar.isTranslucent = isTranslucent
      tabs.viewControllers = [stack, plain]
      window.rootViewController = tabs
      simulator.run(for: .seconds(1))
    }

    func push(_ page: UIViewController) {
      stack.pushViewController(page, animated: true)
      simulator.run(for: .seconds(1))
    }

    func select(_ index: Int) {
      tabs.selectedIndex = index
      simulator.run(for: .seconds(1))
    }
  }

  @Test("R240 a page ends at an opaque bar, and the navigation controller's view does not")
  func pageEndsAtTheBar() {
    let setting = Setting()

    #expect(setting.stack.view.frame == Self.screen)
    #expect(setting.root.view.frame == Self.above)
    #expect(setting.root.view.safeAreaInsets.bottom == 0)
  }

  @Test("R240 a page goes on behind a translucent bar")
  func behindATranslucentBar() {
    let setting = Setting(isTranslucent: true)

    #expect(setting.root.view.frame == Self.screen)
    #expect(setting.root.view.safeAreaInsets.bottom == 83)
  }

  @Test("R240 a page and a tab that do not extend to the bottom end at a translucent bar, too")
  func endsAtATranslucentBar() {
    let setting = Setting(isTranslucent: true)
    setting.root.edgesForExtendedLayout = .top
    setting.plain.edgesForExtendedLayout = []
    setting.simulator.run(for: .seconds(1))
    #expect(setting.root.view.frame == Self.above)
    setting.select(1)

    #expect(setting.plain.view.frame == Self.above)
  }

  @Test("R240 a page that hides the bar has all of the screen, and the one below it has not")
  func hidingPage() {
    let setting = Setting()
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    setting.push(page)
    #expect(page.view.frame == Self.screen)
    setting.stack.popViewController(animated: true)
    setting.simulator.run(for: .seconds(1))

    #expect(setting.root.view.frame == Self.above)
  }

  @Test("R240 a tab without a navigation controller ends at an opaque bar, after a rotation, too")
  func plainTab() {
    let setting = Setting()
    setting.select(1)
    #expect(setting.plain.view.frame == Self.above)
    setting.simulator.resize(to: CGSize(width: 844, height: 390))
    setting.simulator.run(for: .seconds(2))

    #expect(setting.plain.view.frame == CGRect(x: 0, y: 0, width: 844, height: 320))
  }

  @Test("R240 a controller that includes opaque bars goes on behind an opaque one")
  func includesOpaqueBars() {
    let setting = Setting()
    setting.plain.extendedLayoutIncludesOpaqueBars = true
    setting.select(1)

    #expect(setting.plain.view.frame == Self.screen)
  }

  @Test("R240 the pages get their rooms anew when the bar becomes opaque")
  func becomesOpaque() {
    let setting = Setting(isTranslucent: true)
    setting.tabs.tabBar.isTranslucent = false
    setting.simulator.run(for: .seconds(1))

    #expect(setting.root.view.frame == Self.above)
  }
}
