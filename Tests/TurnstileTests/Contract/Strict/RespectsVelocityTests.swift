import Testing
import Turnstile
import UIKit

@Suite("respects-velocity") @MainActor
struct RespectsVelocityTests {
  private let clause = Contract.strict.only([.respectsVelocity])
  /// A drag that decides by distance alone.
  private let byDistance = Rig {
    $0.pan = { pan, driver in
      pan.state == .ended ? driver.end(finishing: driver.progress > 0.5) : driver.follow(pan)
    }
  }
  /// 130 points in the last 32 ms: far less than half of the way, at about 4,000 points per second.
  private let flick = Traces.open + Traces.drag(30, 60, 120, 190, hold: 0)

  @Test("A flick that came less than half of the way and is turned back")
  func offender() throws { #expect(try byDistance.broken(flick, clause) == ["respects-velocity"]) }

  @Test("A flick that decides")
  func twin() throws { #expect(try Rig().broken(flick) == []) }

  @Test("A slow finger is judged by distance")
  func lookAlike() throws { #expect(try byDistance.broken(Traces.cancelled) == []) }

  @Test("A flick back that came more than half of the way")
  func back() throws {
    let trace =
      Traces.open
        + """
          0 down 1 at 195,100
          16 move 1 to 195,140
          32 move 1 to 195,800
          400 move 1 to 195,790
          416 move 1 to 195,730
          432 move 1 to 195,670
          448 move 1 to 195,610
          448 up 1
        """

    #expect(try byDistance.broken(trace, clause) == ["respects-velocity"])
    #expect(try Rig().broken(trace, clause) == [])
  }

  @Test("On the far side of where the finger came down nobody knows which way is onwards")
  func farSide() throws {
    let rig = Rig {
      $0.pan = { $0.state == .ended ? $1.end(finishing: true) : $1.follow($0) }
    }

    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,340
        32 move 1 to 195,420
        400 move 1 to 195,410
        416 move 1 to 195,350
        432 move 1 to 195,290
        448 move 1 to 195,230
        448 up 1
      """
    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("Who flicks askew may mean something else")
  func askew() throws {
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,360
        48 move 1 to 240,420
        64 move 1 to 290,480
        64 up 1
      """

    #expect(try byDistance.broken(Traces.open + trace, clause) == [])
  }

  @Test("The middle of two fingers goes elsewhere than either of them")
  func twoFingers() throws {
    let trace = """
        0 down 1 at 195,300
        0 down 2 at 196,300
        16 move 1 to 195,360
        32 move 1 to 195,420
        48 move 1 to 195,540
        64 move 1 to 195,680
        64 up 1
        64 up 2
      """

    #expect(try byDistance.broken(Traces.open + trace, clause) == [])
  }
}
