import Foundation
import Testing
import UIKit

@Suite("Timers of Dispatch")
@MainActor
struct DispatchSourceTests {
  /// Counts events, and remembers when they came.
  @MainActor
  private final class Events {
    var times: [TimeInterval] = []
    func note() { times.append(CACurrentMediaTime()) }
  }

  private func timer(
    _ events: Events, on queue: DispatchQueue = .main
  ) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
    timer.setEventHandler { events.note() }
    return timer
  }

  @Test("A timer fires once at its deadline, and not before it is resumed")
  func once() {
    let simulator = Simulator.boot()
    let events = Events()
    let timer = timer(events)
    timer.schedule(deadline: .now() + 0.25)
    simulator.run(for: .seconds(1))
    #expect(events.times.isEmpty)

    let other = self.timer(events)
    other.schedule(deadline: .now() + .milliseconds(250))
    other.resume()
    simulator.run(for: .seconds(2))

    #expect(events.times == [1.25])
    timer.activate()
    simulator.run(for: .seconds(1))
    #expect(events.times == [1.25, 3])
  }

  @Test("A timer that repeats fires at multiples of its interval, until it is cancelled")
  func repeats() {
    let simulator = Simulator.boot()
    let events = Events()
    var ended: [String] = []
    let timer = timer(events, on: DispatchQueue(label: "work"))
    timer.setRegistrationHandler { ended.append("registered") }
    timer.setCancelHandler { ended.append("cancelled") }
    timer.scheduleRepeating(deadline: .now(), interval: 0.5)
    timer.resume()
    simulator.run(for: .milliseconds(1_200))
    timer.cancel()
    simulator.run(for: .seconds(3))

    #expect(events.times == [0, 0.5, 1])
    #expect(ended == ["registered", "cancelled"])
    #expect(timer.isCancelled)
  }

  @Test("Events that a suspended timer has missed are one, and the phase stays")
  func suspended() {
    let simulator = Simulator.boot()
    let events = Events()
    let timer = timer(events)
    timer.scheduleRepeating(deadline: .now() + 1, interval: .seconds(1))
    timer.activate()
    simulator.run(for: .milliseconds(1_500))
    timer.suspend()
    simulator.run(for: .seconds(3))
    timer.resume()
    simulator.run(for: .seconds(1))

    #expect(events.times == [1, 4.5, 5])
  }

  @Test("Handlers and schedules have a long form, too, and a handler can be taken away")
  func longForms() {
    let simulator = Simulator.boot()
    let events = Events()
    let timer = timer(events)
    timer.setRegistrationHandler(qos: .utility, flags: []) { events.note() }
    timer.setCancelHandler(qos: .utility, flags: []) { events.note() }
    timer.schedule(at: .now() + 1, everyNanoseconds: nil)
    timer.setEventHandler(qos: .utility, flags: [], handler: nil)
    timer.resume()
    simulator.run(for: .seconds(2))
    timer.cancel()
    simulator.run(for: .seconds(1))

    #expect(events.times == [0, 2])
  }

  @Test("A timer that nobody keeps ends, and a new schedule replaces the one before")
  func kept() {
    let simulator = Simulator.boot()
    let events = Events()
    do {
      let dropped = timer(events)
      dropped.scheduleOneshot(deadline: .now() + 1)
      dropped.resume()
    }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler(handler: DispatchWorkItem { events.note() })
    timer.resume()
    timer.schedule(deadline: .now() + 2, repeating: 1)
    timer.schedule(deadline: .now() + 3, repeating: .never, leeway: .seconds(1))
    simulator.run(for: .seconds(9))

    #expect(events.times == [3])
    #expect(DispatchSource.TimerFlags(rawValue: 1) == .strict)
  }

  @Test("What outlives its simulator takes nothing from the next one when it is ended")
  func outlives() {
    _ = Simulator.boot()
    var source: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource(queue: .main)
    source?.schedule(deadline: .now() + 1)
    source?.resume()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    let item = DispatchWorkItem {}
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector(Target.tick(_:)))
    link.add(to: .main, forMode: .default)

    let next = Simulator.boot()
    var fired: [String] = []
    for name in ["one", "two", "three"] {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fired.append(name) }
    }
    let other = CADisplayLink(target: target, selector: Selector(Target.tick(_:)))
    other.add(to: .main, forMode: .default)
    source = nil
    timer.invalidate()
    item.cancel()
    link.invalidate()
    let before = target.ticks
    next.run(for: .seconds(2))
    #expect(fired == ["one", "two", "three"] && target.ticks - before == 120)
    #expect(next.deferred.timers == 0 && next.deferred.repeatingTimers == 0)
    #expect(next.deferred.displayLinks == 1 && next.deferred.blocks == 0)
  }

  @MainActor private final class Target {
    var ticks = 0
    func tick(_ link: CADisplayLink) { ticks += 1 }
  }
}
