import Testing
import Turnstile
import UIKit

@Suite("cancelled-gesture-cancels") @MainActor
struct CancelledGestureCancelsTests {
  private let clause = Contract.standard.only([.cancelledGestureCancels])
  private let taken = Traces.open + Traces.drag(30, 600, ending: "cancel 1")

  @Test("A cancelled gesture that finishes what it drove")
  func offender() throws {
    let rig = Rig { $0.pan = { $0.state == .cancelled ? $1.end(finishing: true) : $1.follow($0) } }

    #expect(try rig.broken(taken, clause) == ["cancelled-gesture-cancels"])
  }

  @Test("A cancelled gesture that cancels")
  func twin() throws { #expect(try Rig().broken(taken) == []) }

  @Test("A21 An app that switches the recogniser off in mid-drag has decided by itself")
  func lookAlike() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard driver.progress > 0.5, pan.state == .changed else {
          if pan.state != .cancelled { driver.follow(pan) }
          return
        }
        pan.isEnabled = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
          driver.end(finishing: true)
          pan.isEnabled = true
        }
      }
    }

    #expect(try rig.broken(Traces.finished, clause) == [])
  }

  @Test(
    "A handler that switches its own recogniser off past a threshold may finish there and in the cancel which that brings; a cancel by the system may not",
    arguments: [UIKitBehavior.BreakingOff.atOnce, .nextTurn], [true, false])
  func breaksItselfOff(_ breakingOff: UIKitBehavior.BreakingOff, waitsForCancel: Bool) throws {
    func found(_ trace: String, bySystem: Bool) throws -> [String] {
      let rig = Rig {
        $0.pan = { pan, driver in
          if pan.state == .cancelled { return driver.end(finishing: true) }
          driver.follow(pan)
          guard pan.state == .changed, driver.progress > 0.5, !bySystem else { return }
          pan.isEnabled = false
          if !waitsForCancel { driver.end(finishing: true) }
        }
      }
      var subject = rig.subject
      subject.behavior.breakingOff = breakingOff
      return try findings(trace, of: subject, clause)
    }

    #expect(try found(Traces.open + Traces.drag(30, 600), bySystem: false) == [])
    #expect(try found(taken, bySystem: true) == ["cancelled-gesture-cancels"])
  }

  @Test("A19 A cancelled drag that finishes what runs by itself", arguments: [true, false])
  func untouchedStart(finishes: Bool) throws {
    let rig = Rig {
      $0.handOut = { driver in
        driver.wantsInteractiveStart = false
        return driver.isDriving ? driver : nil
      }
      $0.pan = { pan, driver in
        guard pan.state == .cancelled, finishes else { return driver.follow(pan) }
        driver.finish()
      }
    }
    let trace = "  0 down 1 at 195,100\n  16 move 1 to 195,140\n  64 cancel 1\n"

    let found = try rig.broken(Traces.open + trace, clause)
    #expect(found == (finishes ? ["cancelled-gesture-cancels"] : []))
  }

  @Test("What had been let go before the finger was taken away may finish")
  func letGoBefore() throws {
    let rig = Rig {
      $0.pan = { $1.progress > 0.5 ? $1.end(finishing: true) : $1.follow($0) }
    }

    let trace = Traces.open + Traces.drag(30, 600, ending: "cancel 1", hold: 16)
    #expect(try rig.broken(trace, clause) == [])
  }

  @Test("A recogniser that drives nothing may be cancelled")
  func otherRecognizer() throws {
    let rig = Rig {
      $0.makeCard = {
        let card = UIViewController()
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        card.view.addGestureRecognizer(press)
        return card
      }
    }

    #expect(try rig.broken(Traces.finished, clause) == [])
  }

  // MARK: - Excuses

  @Test("What is caught again after its gesture was cancelled is decided anew")
  func caught() throws {
    let rig = Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.setUp = { scene in
        scene.stage.action("go on") {
          scene.driver.pause()
          scene.driver.finish()
        }
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 move 1 to 195,700
        300 cancel 1
        350 do go on
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("A finger that is taken away in the turn of its last move had decided by then")
  func announcedAsMove() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed, driver.progress > 0.5 else { return driver.follow(pan) }
        driver.end(finishing: true)
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 move 1 to 195,700
        32 cancel 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("Another gesture may finish what a cancelled one has left")
  func otherGesture() throws {
    let rig = Rig {
      $0.pan = { if $0.state != .cancelled { $1.follow($0) } }
      $0.setUp = { scene in
        let target = TapTarget { scene.driver.end(finishing: true) }
        scene.stage.window.addGestureRecognizer(target.tap)
        scene.stage.keep(target, with: scene.home)
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 cancel 1
        200 tap at 20,20
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("A gesture that only asks for a transition drives none")
  func onlyAsks() throws {
    let rig = Rig {
      $0.handOut = { _ in nil }
      $0.pan = { if $0.state == .began { $1.scene?.close() } }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        64 cancel 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("A second finger that the system takes away elsewhere has not driven anything")
  func otherFinger() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .ended else { return driver.follow(pan) }
        DispatchQueue.main.async { driver.end(finishing: true) }
      }
      $0.before = { moment in
        guard moment.isPresenting else { return }
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        box.addGestureRecognizer(press)
        moment.home.window?.addSubview(box)
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 move 1 to 195,700
        48 down 2 at 20,20
        100 cancel 2
        300 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("A second drag before the start has no say in what the first has asked for and decided")
  func beforeTheStart() throws {
    let trace = """
        0 down 1 at 195,422
        0 stall 48
        16 move 1 to 195,432
        32 up 1
        48 down 1 at 195,422
        48 stall 16
        64 move 1 to 195,432
        64 cancel 1
      """

    #expect(try Rig().broken(Traces.open + trace, clause) == [])
  }

  @Test("What a later drag of another recogniser decides is not the cancelled one's")
  func takenUp() throws { #expect(try handsOn(to: 300).broken(later, clause) == []) }

  @Test("A later drag has no say in what was decided before it ended")
  func takenUpTooLate() throws {
    let rig = handsOn(to: 300, decidingAtOnce: true)

    #expect(try rig.broken(later, clause) == ["cancelled-gesture-cancels"])
  }

  @Test("What the next drag of the same recogniser decides is not the cancelled one's")
  func begunAgain() throws {
    let rig = Rig {
      $0.interruptible = { $0.keptAnimator() }
      $0.run = { $0.keptAnimator().startAnimation() }
      $0.pan = { pan, driver in
        switch pan.state {
        case .cancelled: break
        case .ended: DispatchQueue.main.async { driver.end(finishing: true) }
        default: driver.follow(pan)
        }
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 move 1 to 195,700
        64 cancel 1
        300 down 1 at 195,720
        316 move 1 to 195,760
        332 move 1 to 195,800
        400 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  /// A trace (input sequence) with a cancelled drag on the card, and a later drag on the window.
  private let later =
    Traces.open + """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 move 1 to 195,700
        64 cancel 1
        100 down 1 at 20,300
        116 move 1 to 20,340
        132 move 1 to 20,380
        200 up 1
      """

  /// Returns an app whose card is dragged. Long after the drag was cancelled, a gesture recogniser
  /// on the window ends the card's interactor.
  private func handsOn(to milliseconds: Int, decidingAtOnce: Bool = false) -> Rig {
    Rig {
      $0.pan = { pan, driver in
        guard pan.state == .cancelled else { return driver.follow(pan) }
        if decidingAtOnce { driver.finish() }
      }
      $0.setUp = { scene in
        let target = PanTarget { pan in
          guard pan.state == .ended, !decidingAtOnce else { return }
          let delay = DispatchTimeInterval.milliseconds(milliseconds)
          DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            scene.driver.end(finishing: true)
          }
        }
        scene.stage.window.addGestureRecognizer(target.pan)
        scene.stage.keep(target, with: scene.home)
      }
    }
  }
}
