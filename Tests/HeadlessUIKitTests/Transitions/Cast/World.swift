import HeadlessUIKit
import UIKit

/// A freshly booted world with a window, and helpers that many tests use.
@MainActor
struct World {
  let simulator: Simulator
  let window: UIWindow
  let log: Log
  let home: Page
  let agent: Agent

  /// Creates a home page on the screen, settled, with an empty log.
  init(behavior: UIKitBehavior = UIKitBehavior()) {
    self.init(behavior: behavior) { $0 }
  }

  /// Creates a home page inside a container, settled, with an empty log.
  init(behavior: UIKitBehavior = UIKitBehavior(), in container: (Page) -> UIViewController) {
    simulator = Simulator.boot(behavior: behavior)
    log = Log()
    home = Page("home", log)
    agent = Agent(log, animator: Slide(log))
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = container(home)
    window.makeKeyAndVisible()
    settle()
    _ = log.take()
  }

  /// The slide, if the agent returns it as the animator.
  var slide: Slide { agent.animator as! Slide }

  /// Runs everything that is due at this instant, so that requested transitions start.
  func turn() { simulator.run(for: .zero) }

  /// Runs until everything has ended that ends by itself.
  func settle() { simulator.run(for: .seconds(3)) }

  /// Returns a page to present, with the agent as its delegate.
  func modal(_ style: UIModalPresentationStyle = .fullScreen, name: String = "modal") -> Page {
    let page = Page(name, log)
    page.modalPresentationStyle = style
    page.transitioningDelegate = agent
    return page
  }

  /// Returns a page that is already presented.
  func presented(_ style: UIModalPresentationStyle = .fullScreen) -> Page {
    let page = modal(style)
    home.present(page, animated: true)
    settle()
    _ = log.take()
    return page
  }

  /// Creates a percent-driven interactor for the transitions from now on.
  func interactive() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    agent.interactor = driver
    return driver
  }

  /// Returns true if a finger on a page's view reaches it.
  func feelsTouches(on page: Page) -> Bool {
    final class Sensor: UIView {
      var isTouched = false
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
    }
    let sensor = Sensor(frame: page.view.bounds)
    page.view.addSubview(sensor)
    simulator.touchDown(finger: 1, at: CGPoint(x: 100, y: 400))
    turn()
    simulator.touchUp(finger: 1)
    turn()
    sensor.removeFromSuperview()
    return sensor.isTouched
  }

  var warnings: [UIKitWarning.Kind] { simulator.warnings.map(\.kind) }
}
