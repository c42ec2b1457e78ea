import HeadlessUIKit
import UIKit

/// A newly started simulated device with a window, and methods for the actions of many tests of
/// transitions.
@MainActor
struct World {
  let simulator: Simulator
  let window: UIWindow
  let log: Log
  let home: Page
  let agent: Agent

  /// Puts a home page on the screen, waits until it has appeared, and empties the log.
  init(behavior: UIKitBehavior = UIKitBehavior()) {
    self.init(behavior: behavior) { $0 }
  }

  /// Puts a home page inside a container on the screen, waits until it has appeared, and empties
  /// the log.
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

  /// The animator that slides views. It may be used only if the test has set it.
  var slide: Slide { agent.animator as! Slide }

  /// Runs all work that is due at this instant of virtual time, so that requested transitions
  /// start.
  func turn() { simulator.run(for: .zero) }

  /// Lets three seconds of virtual time pass, in which transitions and animations end.
  func settle() { simulator.run(for: .seconds(3)) }

  /// Returns a page to present. The test's delegate is its transitioning delegate.
  func modal(_ style: UIModalPresentationStyle = .fullScreen, name: String = "modal") -> Page {
    let page = Page(name, log)
    page.modalPresentationStyle = style
    page.transitioningDelegate = agent
    return page
  }

  /// Presents a page and returns it once its presentation has ended.
  func presented(_ style: UIModalPresentationStyle = .fullScreen) -> Page {
    let page = modal(style)
    home.present(page, animated: true)
    settle()
    _ = log.take()
    return page
  }

  /// Creates a percent-driven interactor, which the delegate returns for all transitions from now
  /// on.
  func interactive() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    agent.interactor = driver
    return driver
  }

  /// Returns true if a finger that comes down on a page's view touches the view.
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
