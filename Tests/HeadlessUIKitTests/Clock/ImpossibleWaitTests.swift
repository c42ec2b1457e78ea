import Testing
import UIKit

@Suite("Waits that would never end")
struct ImpossibleWaitTests {
  @Test("Waiting for a group with work to do traps by name")
  func groupWait() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let group = DispatchGroup()
        group.enter()
        group.wait()
      }
    }
  }

  @Test("Waiting for an empty semaphore traps by name")
  func semaphoreWait() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { DispatchSemaphore(value: 0).wait() }
    }
  }

  @Test("Waiting in the background for what never comes traps by name, although a timer repeats")
  func backgroundWait() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let simulator = Simulator.boot()
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        DispatchQueue.global().async { DispatchSemaphore(value: 0).wait() }
        simulator.run(for: .seconds(1))
      }
    }
  }

  @Test("Synchronous work for the main queue from the main queue traps by name")
  func mainSync() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { DispatchQueue.main.sync {} }
    }
  }

  @Test("Leaving a group more often than entering it traps by name")
  func unbalancedLeave() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { DispatchGroup().leave() }
    }
  }
}
