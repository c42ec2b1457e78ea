import Foundation
import Testing
import Turnstile
import UIKit

/// What released libraries do on purpose, each beside the fault it looks like.
@Suite("Shipped code") @MainActor
struct ShippedCodeTests {
  // MARK: - A side menu

  private func menu(_ frame: CGRect) -> Rig {
    Rig {
      $0.style = .overFullScreen
      $0.place = { moment in
        moment.place()
        guard moment.isPresenting, let menu = moment.incoming else { return }
        menu.transform = .identity
        menu.frame = frame
      }
      $0.animate = { moment in if !moment.isPresenting { moment.outgoing?.alpha = 0 } }
      $0.after = { $0.outgoing?.alpha = 1 }
    }
  }

  @Test("A menu that covers a part of what it leaves to be seen is where it means to be")
  func sideMenu() throws {
    let rig = menu(CGRect(x: 0, y: 0, width: 240, height: 844))

    #expect(try rig.broken(Traces.open, .standard.only([.finishArrives])) == [])
  }

  @Test("A view that is larger than its container is in the wrong place")
  func tooLarge() throws {
    let rig = menu(CGRect(x: 0, y: 0, width: 844, height: 390))

    #expect(
      try rig.broken(Traces.open, .standard.only([.finishArrives])) == ["finish-arrives:misplaced"])
  }

  // MARK: - A sheet with detents

  /// A card that a finger pulls between its detents, which is no transition.
  private func sheet(settling: Bool) -> Rig {
    Rig {
      $0.pan = { pan, driver in
        guard let card = driver.scene?.card?.view else { return }
        let way = pan.translation(in: nil).y
        switch pan.state {
        case .began, .changed: card.frame.origin.y = min(max(way, 0), 400)
        case .ended, .cancelled:
          guard settling else { return }
          let detent: CGFloat = card.frame.minY > 200 ? 400 : 0
          UIView.animate(withDuration: 0.2) { card.frame.origin.y = detent }
        default: break
        }
      }
    }
  }

  private let rest = Contract.strict.only([.comesToRest])

  @Test("A sheet that a finger leaves just at a detent hangs nowhere", arguments: [400, 500])
  func detent(distance: Int) throws {
    let trace = Traces.open + Traces.drag(100, distance)

    #expect(try sheet(settling: true).broken(trace, rest) == [])
  }

  @Test("A sheet that stays where the finger left it hangs", arguments: [8, 30, 150, 300])
  func hanging(distance: Int) throws {
    let trace = Traces.open + Traces.drag(60, 60 + distance)

    #expect(try sheet(settling: false).broken(trace, rest) == ["comes-to-rest"])
  }

  // MARK: - Progress

  @Test("What rounding makes of a whole is no progress beyond it")
  func rounding() throws {
    func rig(_ progress: CGFloat) -> Rig {
      Rig {
        $0.pan = { pan, driver in
          if pan.state == .changed, driver.isDriving { return driver.update(progress) }
          driver.follow(pan)
        }
      }
    }
    let contract = Contract.strict.only([.progressInRange])
    let trace = Traces.open + Traces.drag(60, 100)

    #expect(try rig(1.000_000_1).broken(trace, contract) == [])
    #expect(try rig(1.01).broken(trace, contract) == ["progress-in-range"])
  }

  // MARK: - Frames

  @Test("A card that catches up with a finger that was fast at first does not jump")
  func catchingUp() throws {
    let trace = Traces.open + Traces.drag(60, 66, 72, 78)

    #expect(try Rig().broken(trace, .strict.only([.movesContinuously])) == [])
  }

  @Test("A card that goes farther than its finger came jumps")
  func jumping() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        if pan.state == .changed, driver.isDriving { return driver.update(driver.progress + 0.2) }
        driver.follow(pan)
      }
    }
    let trace = Traces.open + Traces.drag(12, 16, 20, 24)

    #expect(
      try rig.broken(trace, .strict.only([.movesContinuously])) == ["moves-continuously"])
  }

  // MARK: - Time

  @Test("An animation that is finished at once for what comes next is not short")
  func hurried() throws {
    final class Box { var animator: UIViewPropertyAnimator? }
    let rig = Rig {
      let box = Box()
      $0.run = { moment in
        moment.place()
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { moment.slide() }
        animator.addCompletion { _ in
          moment.outgoing?.transform = .identity
          moment.context.completeTransition(true)
        }
        box.animator = animator
        animator.startAnimation()
      }
      $0.setUp = { scene in
        scene.stage.action("hurry") {
          box.animator?.stopAnimation(false)
          box.animator?.finishAnimation(at: .end)
        }
      }
    }
    let trace = "  0 do open\n  100 do hurry\n  100 settle\n"

    #expect(try rig.broken(trace, .strict.only([.onTime])) == [])
  }

  @Test("What is owed is not told behind what is only nice to have")
  func roots() throws {
    let rig = Rig {
      $0.promised = 0.1
      $0.complete = { $0.context.completeTransition(true) }
    }
    let contract = Contract.strict.only([.onTime, .outcomeIsHonest])

    let seeds = FileManager.default.temporaryDirectory
      .appendingPathComponent("turnstile-shipped-\(ProcessInfo.processInfo.globallyUniqueString)")
      .path
    let example = try #require(throws: Counterexample.self) {
      try check(rig.subject, contract, .runs(128), seeds: seeds)
    }

    let told = ([example] + example.others).map(\.finding.clause)
    #expect(told.contains(.outcomeIsHonest))
    #expect(told.contains(.onTime))
  }
}
