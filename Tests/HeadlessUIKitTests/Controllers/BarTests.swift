import Testing
import UIKit

@MainActor
@Suite("Bars of containers")
struct BarTests {
  @Test("The bar keeps the content's safe area clear of it, and lets it go when it is hidden")
  func safeArea() {
    let (world, navigation) = stack()
    #expect(world.home.view.safeAreaInsets.top == 91)
    navigation.setNavigationBarHidden(true, animated: true)
    world.settle()
    #expect(world.home.view.safeAreaInsets.top == 47)
    #expect(UINavigationController.hideShowBarDuration == 0.33)
  }

  @Test("A bar has the styles of older apps, with the numbers that their documents hold")
  func olderStyles() {
    let (_, navigation) = stack()
    navigation.navigationBar.barStyle = .blackTranslucent

    #expect(navigation.navigationBar.barStyle == UIBarStyle(rawValue: 2))
    #expect(UIBarStyle.blackOpaque == .black)
  }

  @Test("A tap on the way back pops")
  func back() {
    let (world, navigation) = stack()
    world.home.title = "Home"
    _ = world.pushed()
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 16, y: 47 + 22))
    world.simulator.touchUp(finger: 1)
    world.settle()

    #expect(navigation.viewControllers == [world.home])
  }

  @Test(
    "The way back says the title of the screen below, a word or nothing",
    arguments: [
      (UINavigationItem.BackButtonDisplayMode.default, "Home"), (.generic, "Back"), (.minimal, ""),
    ])
  func backSays(mode: UINavigationItem.BackButtonDisplayMode, title: String) throws {
    let (world, navigation) = stack()
    world.home.title = "Home"
    world.home.navigationItem.backButtonDisplayMode = mode
    _ = world.pushed()

    let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
    #expect(try #require(buttons.first).title(for: .normal) == title)
  }

  @Test("A tap on a way back without text pops, and a screen without a title leaves the word Back")
  func backWithoutText() throws {
    for (mode, title) in [
      (UINavigationItem.BackButtonDisplayMode.minimal, "Home"), (.default, ""), (.default, nil),
    ] {
      let (world, navigation) = stack()
      world.home.title = title
      world.home.navigationItem.backButtonDisplayMode = mode
      _ = world.pushed()
      let button = try #require(
        navigation.navigationBar.subviews.lazy.compactMap { $0 as? UIButton }.first)
      #expect(button.title(for: .normal) == (title == nil ? "Back" : ""))
      world.simulator.touchDown(finger: 1, at: CGPoint(x: 16, y: 47 + 22))
      world.simulator.touchUp(finger: 1)
      world.settle()

      #expect(navigation.viewControllers == [world.home])
    }
  }

  @Test("A pushed controller that asks for it hides the tab bar")
  func hidesBottomBar() {
    let tabs = UITabBarController()
    let world = World { home in
      tabs.viewControllers = [UINavigationController(rootViewController: home)]
      return tabs
    }
    let detail = Page("detail", world.log)
    detail.hidesBottomBarWhenPushed = true
    world.home.navigationController?.pushViewController(detail, animated: true)
    world.settle()
    #expect(tabs.tabBar.isHidden)
    world.home.navigationController?.popViewController(animated: true)
    world.settle()
    #expect(!tabs.tabBar.isHidden)
  }
}
