import QuartzCore
import Testing
import UIKit

@MainActor
private final class Stepper: NSObject {
  var stamps: [Double] = []
  var targets: [Double] = []
  func step(_ link: CADisplayLink) {
    stamps.append(link.timestamp)
    targets.append(link.targetTimestamp)
    if stamps.count == 3 { link.invalidate() }
  }
}

@MainActor
@Suite("Display link")
struct CADisplayLinkTests {

  @Test("A link calls once for every frame until it is invalidated")
  func frames() {
    let simulator = Simulator.boot()
    let stepper = Stepper()
    let link = CADisplayLink(target: stepper, selector: Selector(Stepper.step(_:)))
    link.add(to: .main, forMode: .common)
    #expect(simulator.deferred.displayLinks == 1)
    simulator.run(for: .seconds(1))

    #expect(stepper.stamps == [0.016666666, 0.033333333, 0.05])
    #expect(stepper.targets == [0.033333333, 0.05, 0.066666666])
    #expect(simulator.deferred.displayLinks == 0)
  }

  @Test("A link that the screen makes calls once for every frame, too")
  func ofScreen() {
    let simulator = Simulator.boot()
    let stepper = Stepper()
    let link = UIScreen.main.displayLink(
      withTarget: stepper, selector: Selector(Stepper.step(_:)))
    link?.add(to: .main, forMode: .common)
    simulator.run(for: .milliseconds(40))

    #expect(stepper.stamps == [0.016666666, 0.033333333])
  }

  @Test("A paused link calls nothing, and goes on afterwards")
  func paused() {
    let simulator = Simulator.boot()
    let stepper = Stepper()
    let link = CADisplayLink(target: stepper, selector: Selector(Stepper.step(_:)))
    link.add(to: .current, forMode: .default)
    link.isPaused = true
    simulator.run(for: .milliseconds(100))
    #expect(stepper.stamps.isEmpty)
    link.isPaused = false
    simulator.run(for: .milliseconds(20))

    #expect(stepper.stamps == [0.116666666])
  }

  @Test("A link may ask for fewer calls than there are frames")
  func slower() {
    let simulator = Simulator.boot()
    let stepper = Stepper()
    let link = CADisplayLink(target: stepper, selector: Selector(Stepper.step(_:)))
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    simulator.run(for: .milliseconds(70))

    #expect(stepper.stamps == [0.033333333, 0.066666666])
  }

  @Test("A link keeps its target alive until it is invalidated")
  func retains() {
    Simulator.boot()
    weak var target: Stepper?
    var link: CADisplayLink?
    do {
      let stepper = Stepper()
      target = stepper
      link = CADisplayLink(target: stepper, selector: Selector(Stepper.step(_:)))
    }
    #expect(target != nil)
    link?.invalidate()
    link = nil

    #expect(target == nil)
  }
}
