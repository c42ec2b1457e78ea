import QuartzCore
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite("Run loop modes")
struct RunLoopModeTests {
  let simulator = Simulator.boot()

  @Test("A timer in the default mode waits while a finger scrolls")
  func defaultWaits() {
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

  @Test("A timer in the common modes goes on while a finger scrolls")
  func commonGoesOn() {
    var fired = 0
    RunLoop.main.add(Timer(timeInterval: 0.1, repeats: true) { _ in fired += 1 }, forMode: .common)
    RunLoop.main.beginTracking()
    simulator.run(for: .milliseconds(250))

    #expect(fired == 2)
  }

  @Test("A repeating timer that was held back fires once for all it missed")
  func missedFirings() {
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
