import Testing
import Turnstile
import UIKit

@Suite("respects-velocity") @MainActor
struct RespectsVelocityTests {
  private let clause = Contract.strict.only([.respectsVelocity])
  /// An app with a drag whose outcome depends on the distance alone, and not on the velocity.
  private let byDistance = Rig {
    $0.pan = { pan, driver in
      pan.state == .ended ? driver.end(finishing: driver.progress > 0.5) : driver.follow(pan)
    }
  }
  /// The finger moves 130 points in the last 32 ms. That is far less than half of the screen, at
  /// about 4,000 points per second.
  private let flick = Traces.open + Traces.drag(30, 60, 120, 190, hold: 0)

  @Test("A flick that came less than half of the way and is turned back")
  func offender() throws { #expect(try byDistance.broken(flick, clause) == ["respects-velocity"]) }

  @Test("A flick that is taken for one the other way is turned back for being a flick")
  func wrongSign() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .ended else { return driver.follow(pan) }
        driver.end(finishing: driver.speed < -300 || (driver.speed < 300 && driver.progress > 0.5))
      }
    }

    #expect(try rig.broken(Traces.finished, clause) == [])
    #expect(try rig.broken(flick, clause) == ["respects-velocity"])
  }

  @Test("A flick that decides")
  func twin() throws { #expect(try Rig().broken(flick) == []) }

  @Test("A slow finger is judged by distance")
  func lookAlike() throws { #expect(try byDistance.broken(Traces.cancelled) == []) }

  @Test("Progress that a display link makes does not show which way of the finger is forward")
  func byItself() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        switch pan.state {
        case .began:
          driver.begin()
          Ticker(driver).start()
        case .ended: driver.end(finishing: driver.percentComplete > 0.5)
        default: break
        }
      }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 60, 120, hold: 900), clause) == [])
    #expect(try rig.broken(flick, clause) == [])
  }

  @Test("A card that an app refuses to let go springs back from a flick and from a full drag alike")
  func refused() throws {
    let rig = Rig {
      $0.pan = { $0.state == .ended ? $1.end(finishing: false) : $1.follow($0) }
    }

    #expect(try rig.broken(flick, clause) == [])
    let later = Traces.drag(30, from: 1_000) + Traces.drag(30, 60, from: 2_000)
    #expect(try rig.broken(flick + later, clause) == [])
    #expect(try byDistance.broken(flick + later, clause) == ["respects-velocity"])
  }

  @Test("A card that goes only for a flick that is also far is not refused, so a flick is reported")
  func bothAsked() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .ended else { return driver.follow(pan) }
        driver.end(finishing: driver.progress > 0.4 && driver.speed > 100)
      }
    }

    #expect(try rig.broken(Traces.finished, clause) == [])
    #expect(try rig.broken(flick, clause) == ["respects-velocity"])
  }

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
        32 move 1 to 195,300
        48 move 1 to 195,700
        180 move 1 to 195,690
        196 move 1 to 195,620
        212 move 1 to 195,540
        228 move 1 to 195,460
        228 up 1
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

  /// Returns an app with a transition that the first drag leaves undecided, and that the second
  /// drag or an action ends.
  private func handedOn(finishing: Bool) -> Rig {
    Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.pan = { pan, driver in
        guard pan.state == .ended else { return driver.follow(pan) }
        driver.scene?.cards.seen += 1
        if driver.scene?.cards.seen == 2 { driver.end(finishing: finishing) }
      }
      $0.setUp = { scene in
        scene.stage.action("cancel") { scene.driver.end(finishing: false) }
        let other = PanTarget { _ in }
        let strip = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        strip.addGestureRecognizer(other.pan)
        scene.stage.keep(other, with: scene.home)
        scene.stage.action("strip") { scene.home.view.window?.addSubview(strip) }
      }
    }
  }
  private let slow = """
      0 down 1 at 195,300
      16 move 1 to 195,330
      32 move 1 to 195,400
      500 up 1

    """

  @Test("A flick that another recogniser hears decides nothing")
  func otherRecognizer() throws {
    let trace = """
        600 do strip
        700 down 1 at 195,20
        716 move 1 to 195,50
        732 move 1 to 195,110
        748 move 1 to 195,180
        748 up 1
        1000 do cancel
      """

    #expect(try handedOn(finishing: false).broken(Traces.open + slow + trace, clause) == [])
  }

  @Test("What a drag comes upon and does not catch it may send either way")
  func hanging() throws {
    let trace = """
        700 down 1 at 195,600
        716 move 1 to 195,570
        732 move 1 to 195,510
        748 move 1 to 195,440
        748 up 1
      """

    #expect(try handedOn(finishing: true).broken(Traces.open + slow + trace, clause) == [])
  }

  @Test("The drag that comes after a flick decides")
  func begunAgain() throws {
    let flick = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,390
        48 move 1 to 195,460
        48 up 1
        700 down 1 at 195,300
        716 move 1 to 195,330
        732 move 1 to 195,340
        1100 up 1
      """

    #expect(try handedOn(finishing: false).broken(Traces.open + flick, clause) == [])
  }

  /// A trace (input sequence) in which the finger is flicked the wrong way: 130 points upwards in
  /// the last 32 ms.
  private let up = Traces.open + Traces.drag(-30, -60, -120, -190, hold: 0)

  @Test("Progress of nothing shows no direction")
  func noProgress() throws { #expect(try Rig().broken(up, clause) == []) }

  @Test("What tells its progress is known by that, whatever its views give way to")
  func told() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        driver.follow(pan)
        if pan.state == .changed { driver.scene?.card?.view.center.y = 422 + driver.translation }
      }
    }

    #expect(try rig.broken(up, clause) == [])
    // The finger is flicked downwards from above its starting point. That is onwards for a
    // dismissal, and not a turn back.
    let trace = """
        0 down 1 at 195,400
        16 move 1 to 195,370
        32 move 1 to 195,365
        48 move 1 to 195,100
        400 move 1 to 195,100
        416 move 1 to 195,180
        432 move 1 to 195,260
        448 move 1 to 195,340
        448 up 1
      """
    let run = try run(Traces.open + trace, of: rig.subject, clause)
    #expect(run.violations.isEmpty)
    #expect(run.tally[.dismiss, .finished] == 1)
  }

  /// Returns an app with a card that an interactor without progress moves by hand. The drag of the
  /// card is always cancelled.
  private func byHand(
    _ end: Bool = false, _ place: @escaping @MainActor @Sendable (CGFloat) -> CGFloat
  ) -> Rig {
    Rig {
      $0.handOut = { $0.isDriving ? Direct($0) : nil }
      $0.pan = { pan, driver in
        switch pan.state {
        case .began: driver.follow(pan)
        case .changed: driver.scene?.card?.view.center.y = 422 + place(driver.translation)
        default:
          driver.isDriving = false
          driver.scene?.direct?.context?.completeTransition(end || driver.translation > 600)
        }
      }
    }
  }

  @Test("B3 A card that follows the finger and tells no progress shows the direction")
  func followed() throws {
    #expect(try byHand { $0 }.broken(flick, clause) == ["respects-velocity"])
  }

  @Test("B3 A card that gives way by a few points does not follow")
  func givesWay() throws {
    #expect(try byHand { max($0 / 30, -8) }.broken(up, clause) == [])
  }

  @Test("A card that goes the other way does not follow")
  func goesAgainst() throws { #expect(try byHand { -$0 / 2 }.broken(up, clause) == []) }

  @Test("A finger that is back where it was has led nothing anywhere")
  func wentNowhere() throws {
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,289
        32 move 1 to 195,288
        100 move 1 to 195,400
        300 move 1 to 195,460
        316 move 1 to 195,400
        332 move 1 to 195,340
        348 move 1 to 195,282
        352 up 1
      """

    #expect(try byHand { 4 * $0 }.broken(Traces.open + trace, clause) == [])
  }

  @Test("A card that follows a finger back to where that came down may have been meant so")
  func wayBack() throws {
    let rig = Rig {
      $0.handOut = { $0.isDriving ? Direct($0) : nil }
      $0.pan = { pan, driver in
        guard pan.state == .changed else {
          if pan.state == .ended { driver.scene?.direct?.context?.completeTransition(true) }
          return
        }
        driver.scene?.card?.view.center.y = 422 + driver.translation
        if driver.translation > 150, !driver.isDriving { driver.begin() }
      }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,340
        32 move 1 to 195,500
        300 move 1 to 195,490
        316 move 1 to 195,450
        332 move 1 to 195,400
        348 move 1 to 195,340
        348 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  /// Returns an app with a transition that a second drag can catch, with the outcomes of its first
  /// and its second drag.
  private func caught(_ ends: [Bool]) -> Rig {
    Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.handOut = { driver in
        driver.wantsInteractiveStart = driver.isDriving
        return driver
      }
      $0.pan = { pan, driver in
        guard let scene = driver.scene else { return }
        switch pan.state {
        case .began where scene.card?.transitionCoordinator == nil: driver.begin()
        case .began:
          driver.pause()
          scene.cards.held = driver.percentComplete
        case .changed: driver.update(scene.cards.held + driver.translation / 844)
        default:
          driver.isDriving = false
          if ends[scene.cards.seen] { driver.finish() } else { driver.cancel() }
          scene.cards.seen += 1
        }
      }
    }
  }

  @Test("What runs by itself has come some way before it is caught")
  func caughtUnderWay() throws {
    let trace = """
        0 do close
        150 down 1 at 195,600
        166 move 1 to 195,570
        182 move 1 to 195,530
        198 move 1 to 195,470
        214 move 1 to 195,400
        214 up 1
      """

    #expect(try caught([false]).broken(Traces.open + trace, clause) == [])
  }

  private let first = """
      0 down 1 at 195,300
      16 move 1 to 195,330
      32 move 1 to 195,450
      300 up 1

    """

  @Test("A flick back of what was caught is known by the drag before")
  func caughtAndFlicked() throws {
    let trace = """
        350 down 1 at 195,600
        366 move 1 to 195,570
        382 move 1 to 195,530
        398 move 1 to 195,470
        414 move 1 to 195,400
        414 up 1
      """

    #expect(
      try caught([true, true]).broken(Traces.open + first + trace, clause) == ["respects-velocity"])
    #expect(try caught([true, false]).broken(Traces.open + first + trace, clause) == [])
  }

  @Test("The first drag that shows a direction shows it for good")
  func firstDirection() throws {
    let trace = """
        350 down 1 at 195,600
        366 move 1 to 195,570
        382 move 1 to 195,400
        600 move 1 to 195,450
        700 move 1 to 195,500
        716 move 1 to 195,440
        732 move 1 to 195,380
        748 move 1 to 195,310
        748 up 1
      """

    #expect(try caught([true, false]).broken(Traces.open + first + trace, clause) == [])
  }

  @Test("A finger that begins askew shows the direction when it goes straight")
  func straightLater() throws {
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 205,330
        32 move 1 to 205,345
        48 move 1 to 195,360
        300 move 1 to 195,370
        316 move 1 to 195,400
        332 move 1 to 195,460
        348 move 1 to 195,530
        348 up 1
      """

    #expect(try byDistance.broken(Traces.open + trace, clause) == ["respects-velocity"])
  }
}

/// A display link that makes a hundredth of progress at each frame until the driver has ended.
@MainActor
private final class Ticker: NSObject {
  private let driver: Driver
  private var progress: CGFloat = 0

  init(_ driver: Driver) { self.driver = driver }

  func start() {
    CADisplayLink(target: self, selector: Selector(Ticker.tick(_:))).add(
      to: .main, forMode: .common)
  }

  private func tick(_ link: CADisplayLink) {
    guard driver.isDriving else { return link.invalidate() }
    progress += 0.01
    driver.update(progress)
  }
}
