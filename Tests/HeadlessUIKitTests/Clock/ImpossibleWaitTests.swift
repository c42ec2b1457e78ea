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
