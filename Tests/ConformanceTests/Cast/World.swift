import UIKit

/// A home screen in a window, with the delegate, animator and log that a test of a transition
/// needs.
@MainActor
final class World {
  let device: Device
  let log = Log()
  let home: Page
  let slide: Slide
  let agent: Agent

  init(_ device: Device, root: (Page) -> UIViewController = { $0 }) {
    self.device = device
    home = Page("home", log)
    slide = Slide(log)
    agent = Agent(log)
    agent.animator = slide
    device.window.rootViewController = root(home)
    device.window.makeKeyAndVisible()
    device.wait(0.5)
    _ = log.take()
  }

  /// Waits for 1.5 seconds, in which all transitions and animations end.
  func settle() { device.wait(1.5) }

  /// Waits for 0.1 seconds, in which a requested transition starts.
  func begin() { device.wait(0.1) }

  /// Creates a percent-driven interactor, which the delegate returns for all transitions from now
  /// on.
  func interactive() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    agent.interactor = driver
    return driver
  }
}

// MARK: - Presentations

extension World {
  func card(_ style: UIModalPresentationStyle = .fullScreen) -> Page {
    let card = Page("card", log)
    card.modalPresentationStyle = style
    card.transitioningDelegate = agent
    return card
  }

  /// Presents a page and returns it once its presentation has ended.
  func presented(_ style: UIModalPresentationStyle = .fullScreen) -> Page {
    let card = card(style)
    home.present(card, animated: true)
    settle()
    _ = log.take()
    return card
  }
}

// MARK: - Containers

extension World {
  static func stack(_ device: Device) -> (World, UINavigationController) {
    let world = World(device) { UINavigationController(rootViewController: $0) }
    let navigation = world.home.navigationController!
    navigation.delegate = world.agent
    return (world, navigation)
  }

  /// Pushes a page and returns it once the push has ended.
  func pushed() -> Page {
    let detail = Page("detail", log)
    home.navigationController?.pushViewController(detail, animated: true)
    settle()
    _ = log.take()
    return detail
  }

  static func tabs(_ device: Device) -> (World, UITabBarController, Page) {
    let tabs = UITabBarController()
    var second: Page?
    let world = World(device) { home in
      tabs.viewControllers = [home]
      return tabs
    }
    second = Page("second", world.log)
    tabs.viewControllers = [world.home, second!]
    tabs.delegate = world.agent
    device.wait(0.5)
    _ = world.log.take()
    return (world, tabs, second!)
  }
}
