import HeadlessUIKit
import UIKit

/// A freshly booted world with a window, and what tests do to it over and over.
@MainActor
struct World {
  let simulator: Simulator
  let window: UIWindow
  let log: Log
  let home: Page
  let agent: Agent

  /// A home page on the screen, settled, with nothing in the log.
  init(behavior: UIKitBehavior = UIKitBehavior()) {
    self.init(behavior: behavior) { $0 }
  }

  /// The same inside a container.
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

  /// The animator that is handed out, while that is the slide.
  var slide: Slide { agent.animator as! Slide }

  /// Lets everything due at this instant happen: requested transitions start.
  func turn() { simulator.run(for: .zero) }

  /// Lets everything come to an end that comes to an end by itself.
  func settle() { simulator.run(for: .seconds(3)) }

  /// A page to present, with the agent as its delegate.
  func modal(_ style: UIModalPresentationStyle = .fullScreen, name: String = "modal") -> Page {
    let page = Page(name, log)
    page.modalPresentationStyle = style
    page.transitioningDelegate = agent
    return page
  }

  /// A page that is presented already.
  func presented(_ style: UIModalPresentationStyle = .fullScreen) -> Page {
    let page = modal(style)
    home.present(page, animated: true)
    settle()
    _ = log.take()
    return page
  }

  /// Hands out a percent-driven interactor from now on.
  func interactive() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    agent.interactor = driver
    return driver
  }

  /// Whether a finger on a page's view is felt there.
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
