import UIKit

/// Returns a simulated device whose home page is in a navigation controller. The controller's
/// delegate returns the animator that a test sets.
@MainActor
func stack(behavior: UIKitBehavior = UIKitBehavior()) -> (World, UINavigationController) {
  let world = World(behavior: behavior) { UINavigationController(rootViewController: $0) }
  let navigation = world.home.navigationController!
  navigation.delegate = world.agent
  return (world, navigation)
}

/// Returns a simulated device whose home page is the first of two tabs.
@MainActor
func tabs(behavior: UIKitBehavior = UIKitBehavior()) -> (World, UITabBarController, Page) {
  let world = World(behavior: behavior) { home in
    let tabs = UITabBarController()
    tabs.viewControllers = [home, Page("second", home.log)]
    return tabs
  }
  let tabs = world.home.tabBarController!
  tabs.delegate = world.agent
  return (world, tabs, tabs.viewControllers![1] as! Page)
}

extension World {
  /// Pushes a page and returns it once the push has ended.
  func pushed(_ name: String = "detail") -> Page {
    let page = Page(name, log)
    home.navigationController?.pushViewController(page, animated: true)
    settle()
    _ = log.take()
    return page
  }
}
