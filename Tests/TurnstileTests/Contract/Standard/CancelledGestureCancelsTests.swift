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

  @Test("An app that switches the recogniser off in mid-drag has decided by itself")
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
}
