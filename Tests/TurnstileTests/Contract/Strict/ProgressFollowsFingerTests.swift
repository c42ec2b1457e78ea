import Testing
import Turnstile
import UIKit

@Suite("progress-follows-finger") @MainActor
struct ProgressFollowsFingerTests {
  private let clause = Contract.strict.only([.progressFollowsFinger])

  /// A drag whose progress is worked out in another way.
  private func rig(_ progress: @escaping @MainActor @Sendable (Driver) -> CGFloat) -> Rig {
    Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        driver.update(progress(driver))
      }
    }
  }

  @Test("Progress that falls while the finger goes on")
  func offender() throws {
    let rig = rig { $0.translation > 300 ? 0.1 : $0.progress }

    #expect(
      try rig.broken(Traces.open + Traces.drag(30, 100, 200, 400), clause)
        == ["progress-follows-finger:falls"])
  }

  @Test("Progress that follows the finger there and back")
  func twin() throws {
    #expect(try Rig().broken(Traces.open + Traces.drag(30, 200, 400, 100, -50)) == [])
  }

  @Test("Progress that resists the more the farther the finger goes still follows it")
  func lookAlike() throws {
    let rig = rig { $0.progress / (1 + $0.progress) }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 200, 400, 500, 100)) == [])
  }

  @Test("Progress of the way's length, whichever way that is")
  func bothWays() throws {
    let rig = rig { abs($0.translation) / 844 }

    #expect(
      try rig.broken(Traces.open + Traces.drag(30, 200, 30, -100, -200), clause)
        == ["progress-follows-finger"])
  }

  @Test("Progress that is rounded to hundredths falls by no more than nobody sees")
  func rounded() throws {
    let rig = rig { $0.translation > 300 ? $0.progress - 0.12 : $0.progress }

    // 300 to 398 points are 98 of 844: 0.116, so that it falls by 0.004.
    #expect(try rig.broken(Traces.open + Traces.drag(30, 200, 300, 398), clause) == [])
  }

  @Test("Progress that only falls goes the other way, and never grew with the finger")
  func otherWay() throws {
    let rig = rig { 0.5 - $0.progress / 2 }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 100, 200, 300), clause) == [])
  }

  @Test("The middle of several fingers goes elsewhere than any of them")
  func twoFingers() throws {
    let rig = rig { $0.translation > 300 ? 0.1 : $0.progress }
    let trace = """
        0 down 1 at 195,100
        0 down 2 at 196,100
        16 move 1 to 195,130
        32 move 1 to 195,200
        48 move 1 to 195,300
        64 move 1 to 195,800
        364 up 1
        364 up 2
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("A finger that wanders across its way says nothing of either axis")
  func askew() throws {
    let rig = rig { $0.translation > 350 ? 0.1 : $0.progress }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,130
        32 move 1 to 185,350
        48 move 1 to 175,400
        64 move 1 to 165,460
        364 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("In a window of another size the way is measured anew")
  func resized() throws {
    let rig = rig { $0.pan.view!.bounds.height < 500 ? 0.1 : $0.progress }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,130
        32 move 1 to 195,250
        48 move 1 to 195,300
        64 resize to 390,400
        80 move 1 to 195,380
        380 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("Progress that follows the finger there and back keeps all that is said of progress")
  func thereAndBack() throws {
    let all = Contract.strict.only([.progressIsFinite, .progressInRange, .progressFollowsFinger])

    #expect(try Rig().broken(Traces.open + Traces.drag(30, 200, 400, 100, -50), all) == [])
  }
}
