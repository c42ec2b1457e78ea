import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Dispatch queue")
struct DispatchQueueTests {

  @Test("A block for the main queue runs in the next turn, not now")
  func mainIsNextTurn() {
    let simulator = Simulator.boot()
    var order: [String] = []
    DispatchQueue.main.async { order.append("later") }
    order.append("now")
    simulator.run(for: .zero)

    #expect(order == ["now", "later"])
    #expect(CACurrentMediaTime() == 0)
  }

  @Test("Blocks of all queues run at one instant, in the order they were given")
  func oneOrder() {
    let simulator = Simulator.boot()
    var order: [String] = []
    let queue = DispatchQueue(label: "work", qos: .userInitiated)
    DispatchQueue.global(qos: .background).async {
      order.append("global")
      DispatchQueue.main.async { order.append("back") }
    }
    queue.async { order.append("serial") }
    DispatchQueue.main.async { order.append("main") }
    simulator.run(for: .zero)

    #expect(order == ["global", "serial", "main", "back"])
  }

  @Test("What sleeps in the background hands on later what comes behind it, and nobody else waits")
  func sleeping() {
    let simulator = Simulator.boot()
    var heard: [String] = []
    func hear(_ word: String) { heard.append("\(word) \(CACurrentMediaTime())") }
    DispatchQueue.global().async {
      DispatchQueue.main.async { hear("before") }
      UIKit.sleep(3)
      UIKit.usleep(500_000)
      DispatchQueue.main.async { hear("behind") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { hear("later") }
    }
    DispatchQueue.global().async {
      DispatchQueue.main.async { hear("another") }
    }
    DispatchQueue.main.async {
      UIKit.sleep(forTimeInterval: 9)
      DispatchQueue.main.async { hear("main") }
    }
    simulator.run(for: .seconds(10))

    #expect(heard == ["before 0.0", "another 0.0", "main 0.0", "behind 3.5", "later 4.5"])
    #expect(simulator.deferred == DeferredWork())
  }

  @Test("A delayed block runs at its deadline to the nanosecond", arguments: [0.3, 1.0 / 3, 2])
  func deadline(delay: Double) {
    let simulator = Simulator.boot()
    var time = -1.0
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { time = CACurrentMediaTime() }
    simulator.run(for: .seconds(3))

    #expect(abs(time - delay) < 1e-9)
    #expect(simulator.deferred == DeferredWork())
  }

  @Test("A deadline can be an interval, or never come")
  func intervals() {
    let simulator = Simulator.boot()
    var order: [Double] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
      order.append(CACurrentMediaTime())
    }
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { order.append(-1) }
    simulator.run(for: .seconds(100_000))

    #expect(order == [0.02])
    #expect(DispatchTime.now().uptimeNanoseconds == 100_000_000_000_000)
    #expect(DispatchTime.now() - 1 < .now())
  }

  @Test("A cancelled work item never runs and is not pending any more")
  func cancelled() {
    let simulator = Simulator.boot()
    var ran = false
    let item = DispatchWorkItem { ran = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    #expect(simulator.deferred.blocks == 1)
    item.cancel()
    simulator.run(for: .seconds(2))

    #expect(!ran)
    #expect(item.isCancelled)
    #expect(simulator.deferred.blocks == 0)
  }

  @Test("Work done at once on a serial queue waits for what the queue still has to do")
  func syncDrains() {
    let simulator = Simulator.boot()
    var order: [String] = []
    let queue = DispatchQueue(label: "work")
    queue.async { order.append("first") }
    let answer = queue.sync { () -> Int in
      order.append("second")
      return order.count
    }
    simulator.run(for: .zero)

    #expect(answer == 2)
    #expect(order == ["first", "second"])
  }

  @Test("A suspended queue holds its blocks back and keeps their order")
  func suspended() {
    let simulator = Simulator.boot()
    var order: [Int] = []
    let queue = DispatchQueue(label: "work", attributes: .initiallyInactive)
    queue.async { order.append(1) }
    queue.async { order.append(2) }
    simulator.run(for: .seconds(1))
    #expect(order.isEmpty)
    queue.activate()
    simulator.run(for: .zero)

    #expect(order == [1, 2])
  }

  @Test("A group tells once everything it waits for is done")
  func group() {
    let simulator = Simulator.boot()
    var order: [String] = []
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async(group: group) { order.append("one") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      order.append("two")
      group.leave()
    }
    group.notify(queue: .main) { order.append("done at \(CACurrentMediaTime())") }
    simulator.run(for: .seconds(2))

    #expect(order == ["one", "two", "done at 1.0"])
    group.wait()
  }

  @Test("A work item tells when it is done")
  func itemNotifies() {
    let simulator = Simulator.boot()
    var order: [String] = []
    let item = DispatchWorkItem { order.append("work") }
    item.notify(queue: .main) { order.append("told") }
    DispatchQueue.global().async(execute: item)
    simulator.run(for: .zero)

    #expect(order == ["work", "told"])
  }

  @Test("A target queue keeps the order of all that goes through it")
  func target() {
    let simulator = Simulator.boot()
    var order: [Int] = []
    let base = DispatchQueue(label: "base")
    let top = DispatchQueue(label: "top", target: base)
    top.async {
      dispatchPrecondition(condition: .onQueue(top))
      order.append(1)
    }
    base.async { order.append(2) }
    simulator.run(for: .zero)

    #expect(order == [1, 2])
  }

  @Test("A semaphore can be taken while there is something to take")
  func semaphore() {
    Simulator.boot()
    let semaphore = DispatchSemaphore(value: 1)
    semaphore.wait()
    semaphore.signal()

    #expect(semaphore.wait(timeout: .now()) == .success)
  }

  @Test("A block in the background waits for a group while time passes and the app goes on")
  func waitInBackground() {
    let simulator = Simulator.boot()
    var order: [String] = []
    DispatchQueue.global().async {
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        order.append("reply")
        group.leave()
      }
      #expect(group.wait(timeout: .now() + 0.5) == .timedOut)
      order.append("late at \(CACurrentMediaTime())")
      group.wait()
      order.append("done at \(CACurrentMediaTime())")
      DispatchQueue.main.async { order.append("shown") }
    }
    DispatchQueue.main.async { order.append("main goes on") }
    simulator.run(for: .seconds(2))

    #expect(
      order == ["main goes on", "late at 0.5", "reply", "done at 1.0", "shown"])
  }

  @Test("A wait on the main queue runs what other queues have pending, and not its own blocks")
  func waitOnMain() {
    let simulator = Simulator.boot()
    var order: [String] = []
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { order.append("main") }
    DispatchQueue(label: "first").async { order.append("other") }
    DispatchQueue.global().async {
      order.append("signal")
      semaphore.signal()
    }
    DispatchQueue.global().async { order.append("after") }
    semaphore.wait()
    #expect(order == ["other", "signal"])
    #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
    #expect(order == ["other", "signal", "after"])
    simulator.run(for: .zero)

    #expect(order == ["other", "signal", "after", "main"])
  }

  @Test("An operation runs in the next turn")
  func operation() {
    let simulator = Simulator.boot()
    var ran = false
    OperationQueue.main.addOperation { ran = true }
    #expect(!ran)
    simulator.run(for: .zero)

    #expect(ran)
  }
}
