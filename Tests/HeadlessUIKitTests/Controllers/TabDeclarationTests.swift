import Testing
import UIKit

@Suite("Tabs as an app declares them") @MainActor
struct TabDeclarationTests {
  @Test("Each tab makes its controller once, with the tab's title, and hidden ones are not shown")
  func declared() throws {
    Simulator.boot()
    var made = 0
    func tab(_ title: String) -> UITab {
      UITab(title: title, image: nil, identifier: title.lowercased()) { _ in
        made += 1
        return UIViewController()
      }
    }
    let (home, news, old) = (tab("Home"), tab("News"), tab("Old"))
    old.isHidden = true
    news.badgeValue = "3"
    news.subtitle = "today"
    news.userInfo = 7
    let tabs = UITabBarController()
    tabs.mode = .tabSidebar
    tabs.tabs = [home, news, old]

    #expect(made == 2 && tabs.viewControllers?.count == 2)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Home", "News"])
    #expect(news.viewController?.tabBarItem.badgeValue == "3" && news.tabBarController === tabs)
    #expect(tabs.selectedTab === home && tabs.mode == .tabSidebar)
    tabs.selectedTab = news
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tab(forIdentifier: "old") === old && tabs.tab(forIdentifier: "new") == nil)
    tabs.setTabs([news], animated: false)
    #expect(tabs.tabs == [news] && made == 2)
    #expect(news.subtitle == "today" && news.userInfo as? Int == 7 && news.identifier == "news")
  }

  @Test("A phone shows of a group its own controller, or that of its first tab")
  func groups() {
    Simulator.boot()
    let (first, own) = (UIViewController(), UIViewController())
    let tab = UITab(title: "One", image: nil, identifier: "one") { _ in first }
    let plain = UITabGroup(title: "All", image: nil, identifier: "all", children: [tab])
    let rich = UITabGroup(title: "All", image: nil, identifier: "rich", children: [tab]) { _ in own
    }
    let search = UISearchTab { _ in UIViewController() }

    #expect(plain.viewController === first && rich.viewController === own)
    #expect(plain.children == [tab] && search.title == "Search" && search.viewController != nil)
  }
}
