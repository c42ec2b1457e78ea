import Testing
import Turnstile
import UIKit

@Suite("progress-follows-finger") @MainActor
struct ProgressFollowsFingerTests {
  private let clause = Contract.strict.only([.progressFollowsFinger])

  /// Returns an app with a drag. A closure computes the progress that the interactor reports.
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

    // The finger moves from 300 to 398 points, that is, by 98 of 844 points or 0.116 of the screen.
    // So the progress falls by 0.004.
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

  @Test(
    "In a window of another size, or turned, the way is measured anew",
    arguments: ["resize to 390,400", "rotate"])
  func resized(change: String) throws {
    let rig = rig { $0.scene!.stage.window.bounds.height < 500 ? 0.1 : $0.progress }
    var subject = rig.subject
    subject.behavior.sizeChange = .atOnce
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,130
        32 move 1 to 195,250
        48 move 1 to 195,300
        64 \(change)
        80 move 1 to 195,380
        380 up 1
      """

    #expect(try findings(Traces.open + trace, of: subject, clause) == [])
  }

  @Test("Progress that follows the finger there and back keeps all that is said of progress")
  func thereAndBack() throws {
    let all = Contract.strict.only([.progressIsFinite, .progressInRange, .progressFollowsFinger])

    #expect(try Rig().broken(Traces.open + Traces.drag(30, 200, 400, 100, -50), all) == [])
  }

  // MARK: - Excuses

  @Test("What is no number is for another clause to say")
  func notFinite() throws {
    let rig = rig { $0.translation > 300 ? -.infinity : $0.progress }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 100, 200, 400), clause) == [])
  }

  @Test("What ran back before it was caught again begins with what is left")
  func caught() throws {
    let rig = Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        switch driver.translation {
        case 300..<400: driver.cancel()
        case 400...:
          driver.pause()
          driver.update(driver.percentComplete)
        default: driver.update(driver.progress)
        }
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,130
        32 move 1 to 195,200
        48 move 1 to 195,390
        64 move 1 to 195,410
        150 move 1 to 195,510
        450 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("Two recognisers that share a finger may each measure its way")
  func otherRecognizer() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        if pan.state == .changed, driver.translation > 250 { return }
        driver.follow(pan)
      }
      $0.setUp = { scene in
        let second = PanTarget { pan in
          let way = pan.translation(in: nil).y
          if pan.state == .changed, way > 250 { scene.driver.update(way / 2_000) }
        }
        let together = Together()
        second.pan.delegate = together
        scene.stage.window.addGestureRecognizer(second.pan)
        scene.stage.keep(second, with: scene.home)
        scene.stage.keep(together, with: scene.home)
      }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 100, 200, 400), clause) == [])
  }

  @Test("Beyond where the finger came down nothing is onwards")
  func otherSide() throws {
    #expect(try Rig().broken(Traces.open + Traces.drag(30, 100, 150, -200), clause) == [])
  }

  @Test("A hundredth that is kept so that the card can be seen to be held is no progress")
  func keptMinimum() throws {
    let rig = rig { max($0.progress, 0.01) }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 100, -100), clause) == [])
  }

  @Test("A wobble of fifty points either way is none of the way")
  func wobble() throws {
    let rig = rig { min(abs($0.translation), 50) / 844 }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 50, -50), clause) == [])
  }

  @Test("A finger that swerves to both sides of its way goes one way", arguments: [false, true])
  func swerves(sideways: Bool) throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        let way = pan.translation(in: nil)
        driver.update(max(sideways ? way.x : way.y, 0) / 844)
      }
    }
    let spots = [(0, 0), (0, 40), (0, 100), (100, 100), (-100, 100), (0, 100)]
    let moves = spots.enumerated().map { index, spot in
      let (x, y) = sideways ? (spot.1, spot.0) : spot
      return "  \(index * 16) \(index == 0 ? "down" : "move") 1 \(index == 0 ? "at" : "to") "
        + "\(195 + x),\(300 + y)\n"
    }

    #expect(try rig.broken(Traces.open + moves.joined() + "  400 up 1\n", clause) == [])
  }

  @Test("A card that is caught half-way can be moved to both sides")
  func caughtHalfway() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        let drag = driver.scene?.cards.seen ?? 0
        switch pan.state {
        case .changed where drag == 1:
          driver.update(0.5 + pan.translation(in: nil).y / 800)
        case .ended:
          driver.scene?.cards.seen += 1
          if drag == 1 { driver.end(finishing: true) }
        default: driver.follow(pan)
        }
      }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        200 up 1
        300 down 1 at 195,400
        316 move 1 to 195,430
        332 move 1 to 195,480
        348 move 1 to 195,310
        500 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("A card that goes by itself and is caught by a finger can be moved to both sides")
  func caughtOnItsWay() throws {
    let rig = Rig {
      $0.handOut = { driver in
        driver.wantsInteractiveStart = false
        return driver
      }
      $0.pan = { pan, driver in
        switch pan.state {
        case .began: driver.pause()
        case .changed: driver.update(0.5 + pan.translation(in: nil).y / 800)
        case .ended: driver.end(finishing: true)
        default: break
        }
      }
    }
    let trace = """
        0 do close
        100 down 1 at 195,300
        116 move 1 to 195,330
        132 move 1 to 195,400
        148 move 1 to 195,200
        300 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("The next drag measures its way anew")
  func nextDrag() throws {
    let rig = Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.pan = { pan, driver in
        guard pan.state == .ended else { return driver.follow(pan) }
        driver.scene?.cards.seen += 1
        if driver.scene?.cards.seen == 2 { driver.end(finishing: false) }
      }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        48 move 1 to 195,450
        300 up 1
        400 down 1 at 195,500
        416 move 1 to 195,530
        432 move 1 to 195,560
        700 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }
}

/// A gesture recogniser delegate that lets a recogniser work at the same time as others.
private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
