import Testing
import Turnstile
import UIKit

/// Tests that faults in shipped apps which were once missed are found, each beside correct code
/// that looks like the fault.
@Suite("Missed faults") @MainActor
struct MissedFaultTests {
  private let oneOutcome = Contract.standard.only([.oneDragOneOutcome])

  // MARK: - One swipe, two screens

  @Test("B2 A pop that has to wait is the drag's that asked for it", arguments: [true, false])
  func waitingPop(twice: Bool) throws {
    let subject = stack(pages: 3) { stack in
      stack.pan { pan in
        guard pan.state == .began || twice && pan.state == .ended else { return }
        stack.navigation.popViewController(animated: true)
      }
    }

    let found = try findings(Traces.drag(30, 60, 90, hold: 32), of: subject, oneOutcome)
    #expect(found == (twice ? ["one-drag-one-outcome"] : []))
  }

  /// Returns an app with a card over a card. A swipe dismisses the upper card when it begins. When
  /// it ends, it dismisses the lower card, or the upper one again.
  private func cards(asksLower: Bool) -> Subject {
    Subject("cards") { stage in
      let (home, lower, upper) = (UIViewController(), UIViewController(), UIViewController())
      stage.window.rootViewController = home
      stage.action("open") {
        home.present(lower, animated: false) { lower.present(upper, animated: false) }
      }
      let target = PanTarget { pan in
        if pan.state == .began { upper.dismiss(animated: true) }
        if pan.state == .ended { (asksLower ? lower : upper).dismiss(animated: true) }
      }
      stage.window.addGestureRecognizer(target.pan)
      for controller in [lower, upper] { controller.modalPresentationStyle = .overFullScreen }
      stage.keep(target, with: home)
    }
  }

  @Test("B2 A swipe that closes a card and then the one below has done two things")
  func twoPresenters() throws {
    let trace = Traces.open + Traces.drag(30, 60, 90, hold: 1000)

    #expect(try findings(trace, of: cards(asksLower: true), oneOutcome) == ["one-drag-one-outcome"])
    #expect(try findings(trace, of: cards(asksLower: false), oneOutcome) == [])
  }

  // MARK: - The last drag decides

  @Test("A7 What a later drag finishes, and be it from a completion, no cancelled one has finished")
  func finishedFromCompletion() throws {
    let rig = Rig {
      $0.setUp = { scene in
        let label = scene.home.view.subviews.first
        let target = PanTarget { [driver = scene.driver] pan in
          switch pan.state {
          case .began: driver.begin()
          case .changed: driver.update(pan.translation(in: nil).y / 844)
          case .ended:
            UIView.animate(withDuration: 0.1) {
              label?.alpha = 0.9
            } completion: { _ in
              label?.alpha = 1
              driver.end(finishing: true)
            }
          default: break
          }
        }
        scene.driver.pan.isEnabled = false
        scene.stage.window.addGestureRecognizer(target.pan)
        scene.stage.keep(target, with: scene.home)
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 cancel 1
        200 down 1 at 195,100
        216 move 1 to 195,140
        232 move 1 to 195,700
        600 up 1
        600 settle

      """

    #expect(try rig.broken(Traces.open + trace, .standard) == [])
  }
}
