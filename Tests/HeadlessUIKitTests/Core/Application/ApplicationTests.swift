import Testing
import UIKit
import VirtualTime

@Suite("Application") @MainActor
struct ApplicationTests {
  /// A window with a view that fills it and logs its touches.
  @MainActor
  struct World {
    let simulator: Simulator
    let view = TouchDiaryView(frame: UIScreen.main.bounds)

    init(_ behavior: UIKitBehavior = UIKitBehavior()) {
      simulator = Simulator.boot(behavior: behavior)
      shownWindow().addSubview(view)
      simulator.run(for: .milliseconds(1))
    }

    func tap() {
      simulator.touchDown(finger: 1, at: CGPoint(x: 50, y: 50))
      simulator.touchUp(finger: 1)
      simulator.run(for: .milliseconds(1))
    }
  }

  final class TouchDiaryView: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("cancelled")
    }
  }

  @Test("R124 ignoring interaction keeps touches away until it has been ended as often as begun")
  func ignoring() {
    let world = World()
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()
    world.tap()
    #expect(world.view.lines == [])

    UIApplication.shared.endIgnoringInteractionEvents()
    world.tap()
    #expect(world.view.lines == ["began", "ended"])
  }

  @Test("Ending once too often does no harm")
  func endingTooOften() {
    Simulator.boot()
    UIApplication.shared.endIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()

    #expect(UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test("R120 going to the background cancels the fingers that are down")
  func background() {
    let world = World()
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 50, y: 50))
    world.simulator.run(for: .milliseconds(1))
    world.simulator.enterBackground()
    world.simulator.run(for: .milliseconds(1))

    #expect(world.view.lines == ["began", "cancelled"])
  }

  @Test("R120 an interruption cancels them too, and touches count again when it is over")
  func interruption() {
    let world = World()
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 50, y: 50))
    world.simulator.interrupt(when: .milliseconds(2))
    world.simulator.run(for: .milliseconds(10))
    #expect(world.view.lines == ["began", "cancelled"])

    world.simulator.endInterruption()
    world.tap()
    #expect(world.view.lines == ["began", "cancelled", "began", "ended"])
  }

  @Test("R119 animations in flight are dropped where the model is, not finished")
  func animationsDropped() {
    var behavior = UIKitBehavior()
    behavior.backgroundDelay = 0.3
    let world = World(behavior)
    var outcome: [Bool] = []
    UIView.animate(withDuration: 1) {
      world.view.center.x = 500
    } completion: {
      outcome.append($0)
    }
    world.simulator.run(for: .milliseconds(100))
    world.simulator.enterBackground()
    world.simulator.run(for: .milliseconds(290))
    #expect(outcome.isEmpty)
    world.simulator.run(for: .milliseconds(20))

    #expect(outcome == [false])
    #expect(world.view.center.x == 500)
  }

  @Test("R119 an animation started in the background is over at once, not finished")
  func animationsInBackground() {
    let world = World()
    world.simulator.enterBackground()
    world.simulator.run(for: .milliseconds(10))
    var outcome: [Bool] = []
    UIView.animate(withDuration: 1, animations: { world.view.alpha = 0 }) { outcome.append($0) }
    world.simulator.run(for: .milliseconds(10))

    #expect(outcome == [false])
    #expect(world.view.alpha == 0)
  }

  @Test("Delegate and notifications hear of every state in between, in order")
  func order() {
    let world = World()
    let delegate = StateDiary()
    UIApplication.shared.delegate = delegate
    world.simulator.enterBackground(when: .milliseconds(5))
    world.simulator.enterForeground(when: .milliseconds(9))
    world.simulator.run(for: .milliseconds(20))

    #expect(
      delegate.lines == [
        "willResignActive active", "didEnterBackground background",
        "willEnterForeground background", "didBecomeActive active",
      ])
  }

  @Test("Entering a state the application is in does nothing")
  func noChange() {
    let world = World()
    var states: [UIApplication.State] = []
    world.simulator.listener = { if case .application(let state) = $0 { states.append(state) } }
    world.simulator.enterForeground()
    world.simulator.enterBackground()
    world.simulator.enterBackground()
    world.simulator.run(for: .milliseconds(10))

    #expect(states == [.inactive, .background])
  }

  @Test(
    "R119 A21 fingers go, then the app resigns, then it enters the background, as far apart as the settings say",
    arguments: [(0.0, 0.3), (0.1, 0.2), (0, 0)])
  func stages(resign: Double, background: Double) {
    var behavior = UIKitBehavior()
    (behavior.resignDelay, behavior.backgroundDelay) = (resign, background)
    let world = World(behavior)
    var times: [Int] = []
    world.simulator.listener = { event in
      switch event {
      case .touch(let touch) where touch.phase == .cancelled: break
      case .application: break
      default: return
      }
      times.append(Int((world.simulator.seconds * 1000).rounded()) - 10)
    }
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 50, y: 50))
    world.simulator.enterBackground(when: .milliseconds(10))
    world.simulator.run(for: .seconds(1))

    let seconds = [0, resign, resign + background]
    #expect(times == seconds.map { Int(($0 * 1000).rounded()) })
  }

  @Test(
    "R119 A21 whoever comes back before the app has entered the background has never been there")
  func quickReturn() {
    var behavior = UIKitBehavior()
    behavior.backgroundDelay = 0.3
    let world = World(behavior)
    var states: [UIApplication.State] = []
    world.simulator.listener = { if case .application(let state) = $0 { states.append(state) } }
    world.simulator.enterBackground(when: .milliseconds(10))
    world.simulator.enterForeground(when: .milliseconds(50))
    world.simulator.run(for: .seconds(1))

    #expect(states == [.inactive, .active])
  }

  @Test(
    "R221 the browser opens web addresses, the settings open their page, and no other app is there",
    arguments: [
      ("https://example.com/a", true), ("HTTP://example.com", true), ("other:x", false),
      ("//example.com", false), ("app-settings:", true),
    ])
  func opensLinks(text: String, canOpen: Bool) throws {
    Simulator.boot()

    #expect(UIApplication.shared.canOpenURL(try #require(URL(string: text))) == canOpen)
  }

  final class StateDiary: NSObject, UIApplicationDelegate {
    var lines: [String] = []
    private func note(_ what: String) {
      lines.append("\(what) \(UIApplication.shared.applicationState)")
    }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      note("willEnterForeground")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
  }
}
