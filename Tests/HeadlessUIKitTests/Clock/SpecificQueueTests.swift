import Dispatch
import Testing
import UIKit

@MainActor
@Suite("Values of queues, and loops run by hand")
struct SpecificQueueTests {
  @Test("A queue keeps a value under a key, and tells it to the block it is doing")
  func specifics() {
    let simulator = Simulator.boot()
    let key = DispatchSpecificKey<String>()
    let outer = DispatchQueue(label: "outer")
    let inner = DispatchQueue(label: "inner", target: outer)
    outer.setSpecific(key: key, value: "outer")
    var heard: [String?] = [DispatchQueue.getSpecific(key: key)]
    inner.async { heard.append(DispatchQueue.getSpecific(key: key)) }
    simulator.run(for: .milliseconds(1))
    outer.setSpecific(key: key, value: nil)

    #expect(heard == [nil, "outer"])
    #expect(outer.getSpecific(key: key) == nil)
  }

  @Test("A loop that is run up to a date lets virtual time pass, and no more")
  func loop() {
    let simulator = Simulator.boot()
    var fired = 0
    Simulator.onVirtualTime {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { fired += 1 }
      RunLoop.current.run(until: Date().addingTimeInterval(0.3))
      RunLoop.current.run(until: Date(timeIntervalSinceReferenceDate: 9e8))
    }

    #expect(fired == 1)
    #expect(simulator.seconds == 0.3)
    #expect(simulator.inertProperties == ["RunLoop.run(until:) with the machine's date"])
  }
}
