import Combine
import Testing
import UIKit

@MainActor
@Suite("Time")
struct TimeTests {
  /// Sends numbers to a Combine operator at given milliseconds, and then the end. Returns the
  /// operator's output, each value with its millisecond.
  private func timed<P: Publisher>(
    at times: [Int], end: Int = 1_000,
    _ make: (PassthroughSubject<Int, Never>) -> P
  ) -> String {
    let simulator = Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    for (number, time) in times.enumerated() {
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(time)) {
        subject.send(number + 1)
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(end)) {
      subject.send(completion: .finished)
    }
    var heard: [String] = []
    func now() -> Int { Int((CACurrentMediaTime() * 1_000).rounded()) }
    let watching = make(subject).sink { _ in
      heard.append("| at \(now())")
    } receiveValue: {
      heard.append("\($0) at \(now())")
    }
    simulator.run(for: .seconds(3))
    withExtendedLifetime(watching) {}
    return heard.joined(separator: ", ")
  }

  @Test("A value received on a queue comes a turn later, in order, and at the same instant")
  func receiveOn() {
    let simulator = Simulator.boot()
    var heard: [String] = []
    let watching = [1, 2].publisher.receive(on: DispatchQueue.main).sink { _ in
      heard.append("|")
    } receiveValue: {
      heard.append("\($0)")
    }
    heard.append("later")
    simulator.run(for: .zero)

    #expect(heard == ["later", "1", "2", "|"])
    #expect(CACurrentMediaTime() == 0)
    withExtendedLifetime(watching) {}
  }

  @Test("The loop, the queue of operations and no scheduler at all keep to it as well")
  func schedulers() {
    let simulator = Simulator.boot()
    let records = [
      Record(Just(1).receive(on: RunLoop.main)), Record(Just(1).receive(on: OperationQueue.main)),
      Record(Just(1).receive(on: ImmediateScheduler.shared)),
      Record(Just(1).subscribe(on: DispatchQueue.global())),
    ]
    #expect(records.map(\.text) == ["", "", "1 |", ""])
    simulator.run(for: .zero)

    #expect(records.map(\.text) == ["1 |", "1 |", "1 |", "1 |"])
  }

  @Test("Nothing comes after a cancel, and nothing stays behind on the clock")
  func cancelled() {
    let simulator = Simulator.boot()
    let record = Record(Just(1).delay(for: .seconds(1), scheduler: DispatchQueue.main))
    let other = Record(Just(1).delay(for: 1, scheduler: RunLoop.main))
    #expect(simulator.deferred.blocks + simulator.deferred.timers > 0)
    record.cancel()
    other.cancel()
    #expect(simulator.deferred == DeferredWork())
    simulator.run(for: .seconds(2))

    #expect(record.text + other.text == "")
  }

  @Test("Delayed, everything comes so much later")
  func delay() {
    #expect(
      timed(at: [0, 100]) { $0.delay(for: 0.3, scheduler: DispatchQueue.main) }
        == "1 at 300, 2 at 400, | at 1300")
  }

  @Test("Debounced, a value comes when no other has come for a while")
  func debounce() {
    let expected = "3 at 450, 4 at 900, | at 1000"
    #expect(
      timed(at: [0, 100, 200, 650]) {
        $0.debounce(for: .milliseconds(250), scheduler: RunLoop.main)
      }
        == expected)
    #expect(
      timed(at: [0, 100, 200, 650]) { $0.debounce(for: 0.25, scheduler: DispatchQueue.main) }
        == expected)
  }

  @Test("Throttled, values come no closer than an interval: the first or the latest of it")
  func throttle() {
    func throttled(latest: Bool) -> String {
      timed(at: [0, 100, 200, 350]) {
        $0.throttle(for: .milliseconds(250), scheduler: DispatchQueue.main, latest: latest)
      }
    }
    #expect(throttled(latest: true) == "1 at 0, 3 at 250, 4 at 500, | at 1000")
    #expect(throttled(latest: false) == "1 at 0, 2 at 250, 4 at 500, | at 1000")
  }

  @Test("A timeout ends what has not sent for a while")
  func timeout() {
    #expect(
      timed(at: [0, 100, 700]) { $0.timeout(.milliseconds(300), scheduler: DispatchQueue.main) }
        == "1 at 0, 2 at 100, | at 400")
  }

  @Test("A queue repeats work on a grid until that is cancelled")
  func repeated() {
    let simulator = Simulator.boot()
    var times: [Double] = []
    let queue = DispatchQueue.main
    let work = queue.schedule(after: queue.now.advanced(by: 0.1), interval: .milliseconds(200)) {
      times.append(CACurrentMediaTime())
    }
    simulator.run(for: .milliseconds(600))
    work.cancel()
    simulator.run(for: .seconds(1))

    #expect(times == [0.1, 0.3, 0.5])
    #expect(simulator.deferred == DeferredWork())
  }

  @Test("A length of time is a number of seconds, or of a unit")
  func lengths() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.milliseconds(1_500) == 1.5)
    #expect(Stride.seconds(2) == 2)
    #expect(Stride.microseconds(1) < .nanoseconds(1_001))
  }
}
