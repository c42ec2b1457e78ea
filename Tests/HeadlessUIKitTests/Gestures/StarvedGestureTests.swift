import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Starved gestures")
struct StarvedGestureTests {
  @Test(
    "R118 a pan is starved while a default block animates its view, and not with its option",
    arguments: [false, true])
  func starved(allowed: Bool) {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.addSubview(card)
    window.makeKeyAndVisible()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer(
      target: card,
      action: Selector { (pan: UIPanGestureRecognizer) in states.append(pan.state) })
    card.addGestureRecognizer(pan)
    simulator.run(for: .milliseconds(20))

    UIView.animate(withDuration: 1, delay: 0, options: allowed ? .allowUserInteraction : []) {
      card.frame.origin.y = 100
    }
    simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 300))
    simulator.touchMove(finger: 1, at: CGPoint(x: 195, y: 340), when: .milliseconds(40))
    simulator.run(for: .milliseconds(100))

    #expect(states == (allowed ? [.began] : []))
  }
}
