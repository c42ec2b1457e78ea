import QuartzCore
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite("Run loop modes")
struct RunLoopModeTests {

  @Test("A timer in the default mode waits while a finger scrolls")
  func defaultWaits() {
    let simulator = Simulator.boot()
    var times: [Double] = []
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      times.append(CACurrentMediaTime())
    }
    RunLoop.main.beginTracking()
    #expect(RunLoop.main.currentMode == .tracking)
    simulator.run(for: .seconds(1))
    #expect(times.isEmpty)
    RunLoop.main.endTracking()
    simulator.run(for: .seconds(1))

    #expect(times == [1])
  }

  @Test("Work for the tracking mode alone waits until a finger scrolls")
  func trackingWaits() {
    let simulator = Simulator.boot()
    var times: [Double] = []
    RunLoop.main.perform(inModes: [.tracking]) { times.append(CACurrentMediaTime()) }
    simulator.run(for: .seconds(1))
    #expect(times.isEmpty)
    RunLoop.main.beginTracking()
    simulator.run(for: .seconds(1))
    RunLoop.main.endTracking()
    simulator.run(for: .seconds(1))

    #expect(times == [1])
  }

  @Test("A timer in the common modes goes on while a finger scrolls")
  func commonGoesOn() {
    let simulator = Simulator.boot()
    var fired = 0
    RunLoop.main.add(Timer(timeInterval: 0.1, repeats: true) { _ in fired += 1 }, forMode: .common)
    RunLoop.main.beginTracking()
    simulator.run(for: .milliseconds(250))

    #expect(fired == 2)
  }

  @Test("A scroll view under a finger keeps the loop in tracking mode until it rests")
  func scrolling() {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 5000)
    window.addSubview(scrollView)
    simulator.touchDown(finger: 1, at: CGPoint(x: 100, y: 700))
    simulator.run(for: .milliseconds(16))
    simulator.touchMove(finger: 1, at: CGPoint(x: 100, y: 600))
    simulator.run(for: .milliseconds(16))
    #expect(RunLoop.main.currentMode == .tracking)
    simulator.touchUp(finger: 1)
    simulator.run(for: .seconds(10))

    #expect(RunLoop.main.currentMode == .default)
  }

  @Test("A repeating timer that was held back fires once for all it missed")
  func missedFirings() {
    let simulator = Simulator.boot()
    var times: [Double] = []
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
      times.append(CACurrentMediaTime())
    }
    RunLoop.main.beginTracking()
    simulator.run(for: .milliseconds(1100))
    RunLoop.main.endTracking()
    simulator.run(for: .milliseconds(500))

    #expect(times == [1.1, 1.25, 1.5])
  }
}
