import Foundation
import Testing
import UIKit

@Suite("Clocks of the standard library and Foundation on virtual time")
@MainActor
struct VirtualDateTests {
  @Test("Every clock an app measures with has moved by as much")
  func clocks() {
    let simulator = Simulator.boot()
    var moved: [TimeInterval] = []
    Simulator.onVirtualTime {
      let date = Date()
      let continuous = ContinuousClock.now
      let suspending = SuspendingClock().now
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
        moved = [
          Date().timeIntervalSince(date),
          continuous.duration(to: .now) / .seconds(1), suspending.duration(to: .now) / .seconds(1),
        ]
      }
    }
    simulator.run(for: .seconds(3))

    #expect(moved == [2.5, 2.5, 2.5])
  }

  @Test("A world begins with the first moment of 2001")
  func epoch() {
    Simulator.boot()

    Simulator.onVirtualTime {
      #expect(Date() == Date(timeIntervalSinceReferenceDate: 0))
      #expect(Date().timeIntervalSinceReferenceDate == CFAbsoluteTimeGetCurrent())
    }
  }

  @Test("Where nothing is on virtual time the date is the real one")
  func elsewhere() {
    #expect(Date() > Date(timeIntervalSince1970: 1_600_000_000))
    #expect(ContinuousClock.now.duration(to: ContinuousClock().now) < .seconds(60))
  }
}
