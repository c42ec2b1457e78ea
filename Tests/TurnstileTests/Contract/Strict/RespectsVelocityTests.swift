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

  // MARK: - Excuses

  @Test("At nine hundred points a second distance may still decide")
  func notHard() throws {
    let trace = Traces.open + Traces.drag(30, 60, 75, 90, hold: 0)

    #expect(try byDistance.broken(trace, clause) == [])
  }

  @Test("What was let go in mid-drag is not flicked any more")
  func letGoBefore() throws {
    let rig = Rig {
      $0.pan = { $1.progress > 0.5 ? $1.end(finishing: true) : $1.follow($0) }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 move 1 to 195,700
        48 move 1 to 195,620
        64 move 1 to 195,540
        80 move 1 to 195,460
        80 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("What is caught after a flick is decided anew")
  func caught() throws {
    let rig = Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.setUp = { scene in
        scene.stage.action("turn back") {
          scene.driver.pause()
          scene.driver.cancel()
        }
      }
    }
    let flick = flick.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"

    #expect(try rig.broken(flick + "  100 do turn back\n", clause) == [])
  }

  @Test("A flick to the side counts as one downwards does")
  func sideways() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        let way = pan.translation(in: nil).x
        switch pan.state {
        case .changed: driver.update(min(max(way / 390, 0), 1))
        case .ended: driver.end(finishing: way > 195)
        default: driver.follow(pan)
        }
      }
    }
    let trace = """
        0 down 1 at 20,300
        16 move 1 to 50,300
        32 move 1 to 80,300
        48 move 1 to 120,300
        64 move 1 to 180,300
        64 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == ["respects-velocity"])
  }
}
