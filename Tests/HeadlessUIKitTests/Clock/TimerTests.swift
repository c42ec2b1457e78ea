import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
private final class Clockmaker: NSObject {
  var times: [Double] = []
  var info: [String] = []
  func tick(_ timer: Timer) {
    times.append(CACurrentMediaTime())
    info.append(timer.userInfo as? String ?? "none")
  }
  func call(_ word: Any?) { info.append(word as? String ?? "none") }
  func fire() { times.append(CACurrentMediaTime()) }
}

@MainActor
@Suite("Timer")
struct TimerTests {

  @Test("A timer that does not repeat fires once and is then invalid")
  func once() {
    let simulator = Simulator.boot()
    var times: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { timer in
      times.append(CACurrentMediaTime())
    }
    #expect(simulator.deferred.timers == 1)
    simulator.run(for: .seconds(1))

    #expect(times == [0.25])
    #expect(!timer.isValid)
    #expect(simulator.deferred == DeferredWork())
  }

  @Test("A timer of Core Foundation's is a timer of the run loop")
  func coreFoundation() throws {
    let simulator = Simulator.boot()
    simulator.run(for: .seconds(1))
    var times: [Double] = []
    func timer(after delay: Double, every interval: Double) throws -> CFRunLoopTimer {
      try #require(
        CFRunLoopTimerCreateWithHandler(
          kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + delay, interval, 0, 0
        ) { _ in times.append(CACurrentMediaTime()) })
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), try timer(after: 0.25, every: 0), .commonModes)
    let second = try timer(after: 0.5, every: 2)
    CFRunLoopAddTimer(CFRunLoopGetMain(), second, .defaultMode)
    simulator.run(for: .seconds(3))
    CFRunLoopTimerInvalidate(second)
    simulator.run(for: .seconds(3))

    #expect(times == [1.25, 1.5, 3.5])
  }

  @Test("A timer with a date fires first then, and on a grid from there; a new date moves it")
  func fireDate() {
    let simulator = Simulator.boot()
    var times: [Double] = []
    let timer = Timer(
      fire: Foundation.Date(timeIntervalSinceReferenceDate: 0.25), interval: 0.1, repeats: true
    ) { _ in times.append(CACurrentMediaTime()) }
    RunLoop.main.add(timer, forMode: .common)
    simulator.run(for: .milliseconds(400))
    #expect(times == [0.25, 0.35])

    timer.fireDate = timer.fireDate.addingTimeInterval(0.5)
    simulator.run(for: .seconds(0.6))
    timer.invalidate()
    #expect(times == [0.25, 0.35, 0.95])
  }

  @Test("A timer with a date and a target calls the target's method then")
  func fireAt() {
    let simulator = Simulator.boot()
    let maker = Clockmaker()
    let timer = Timer(
      fireAt: Foundation.Date(timeIntervalSinceReferenceDate: 0.25), interval: 0, target: maker,
      selector: Selector(Clockmaker.tick(_:)), userInfo: "card", repeats: false)
    RunLoop.main.add(timer, forMode: .common)
    simulator.run(for: .seconds(1))

    #expect(maker.times == [0.25])
    #expect(maker.info == ["card"])
  }

  @Test("A repeating timer keeps to its grid until it is invalidated")
  func repeating() {
    let simulator = Simulator.boot()
    let maker = Clockmaker()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: maker, selector: Selector(Clockmaker.tick(_:)), userInfo: "card",
      repeats: true)
    simulator.run(for: .milliseconds(350))
    timer.invalidate()
    simulator.run(for: .seconds(1))

    #expect(maker.times == [0.1, 0.2, 0.3])
    #expect(maker.info == ["card", "card", "card"])
    #expect(simulator.deferred.repeatingTimers == 0)
  }

  @Test("A timer made of nothing stands for one to come: it is never valid, and never fires")
  func placeholder() {
    let timer = Timer()
    let simulator = Simulator.boot()
    RunLoop.main.add(timer, forMode: .common)
    timer.fire()
    timer.invalidate()
    simulator.run(for: .seconds(1))

    #expect(!timer.isValid)
    #expect(simulator.deferred == DeferredWork())
  }

  @Test("A timer keeps its target alive until it is invalid")
  func retains() {
    Simulator.boot()
    weak var target: Clockmaker?
    var timer: Timer?
    do {
      let maker = Clockmaker()
      target = maker
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: maker, selector: Selector(Clockmaker.fire), userInfo: nil,
        repeats: false)
    }
    #expect(target != nil)
    timer?.invalidate()
    timer = nil

    #expect(target == nil)
  }

  @Test("A timer that was not added to a run loop does not fire")
  func unscheduled() {
    let simulator = Simulator.boot()
    var fired = 0
    let timer = Timer(timeInterval: 0.1, repeats: false) { _ in fired += 1 }
    simulator.run(for: .seconds(1))
    #expect(fired == 0)
    RunLoop.main.add(timer, forMode: .common)
    simulator.run(for: .zero)

    #expect(fired == 1)
  }

  @Test("A block for the run loop runs in the next turn")
  func perform() {
    let simulator = Simulator.boot()
    var order: [String] = []
    RunLoop.main.perform { order.append("later") }
    order.append("now")
    simulator.run(for: .zero)

    #expect(order == ["now", "later"])
  }

  @Test("A number that Objective-C kept is read as any type of number")
  func numbers() {
    Simulator.boot()
    let layer = CALayer()
    func kept(_ value: Any) -> [Any?] {
      layer.setValue(value, forKey: "own")
      UserDefaults.standard.set(value, forKey: "own")
      let timer = Timer(
        timeInterval: 1, target: Clockmaker(), selector: Selector(Clockmaker.fire),
        userInfo: value, repeats: false)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.setValue(value, forKey: "own")
      return [
        timer.userInfo, layer.value(forKey: "own"), animation.value(forKey: "own"),
        UserDefaults.standard.object(forKey: "own"),
      ]
    }

    for value in kept(Float(0.5)) {
      #expect(value as? CGFloat == 0.5)
      #expect(value as? Double == 0.5)
      #expect(value as? Float == 0.5)
      #expect(value as? Int == nil)
    }
    for value in kept(CGFloat(2)) {
      #expect(value as? Int == 2)
      #expect(value as? NSNumber == 2)
    }
    for value in kept("2") {
      #expect(value as? String == "2")
      #expect(value as? CGFloat == nil)
    }
    #expect(layer.value(forKeyPath: "opacity") as? CGFloat == 1)
    #expect(layer.value(forKeyPath: "transform.scale") as? Float == 1)
    #expect(CGFloat(truncating: 1.5) == 1.5)
    #expect(CGFloat(exactly: 1.5 as NSNumber) == 1.5)
  }

  @Test("A call after a delay comes then, unless it is cancelled")
  func delayedPerform() {
    let simulator = Simulator.boot()
    let maker = Clockmaker()
    maker.perform(Selector(Clockmaker.fire), with: nil, afterDelay: 0.5)
    maker.perform(Selector(Clockmaker.call(_:)), with: "kept", afterDelay: 0.6)
    maker.perform(Selector(Clockmaker.call(_:)), with: "dropped", afterDelay: 0.6)
    NSObject.cancelPreviousPerformRequests(
      withTarget: maker, selector: Selector(Clockmaker.call(_:)), object: "dropped")
    #expect(simulator.deferred.blocks == 2)
    simulator.run(for: .seconds(1))

    #expect(maker.times == [0.5])
    #expect(maker.info == ["kept"])
    #expect(simulator.deferred == DeferredWork())
  }

  @Test("Cancelling everything promised to a target leaves others alone")
  func cancelAll() {
    let simulator = Simulator.boot()
    let (one, other) = (Clockmaker(), Clockmaker())
    for maker in [one, other] { maker.perform(Selector(Clockmaker.fire), with: nil, afterDelay: 0) }
    NSObject.cancelPreviousPerformRequests(withTarget: one)
    simulator.run(for: .zero)

    #expect(one.times.isEmpty)
    #expect(other.times == [0])
  }
}
