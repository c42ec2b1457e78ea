import Testing
import Turnstile
import UIKit

@Suite("stays-responsive: drags that switch off their own recogniser") @MainActor
struct DeafenedGestureTests {
  private let clause = Contract.standard.only([.staysResponsive])
  private let drag = Traces.drag(30, 100)

  /// Returns an app with a pan whose handler is given.
  private func panned(
    _ setUp: @escaping @MainActor @Sendable (Stack) -> Void = { _ in },
    _ handle: @escaping @MainActor @Sendable (UIPanGestureRecognizer) -> Void
  ) -> Subject {
    stack { stack in
      setUp(stack)
      stack.pan(handle)
    }
  }

  @Test("A pan that its handler disables half-way, on a screen that does not change")
  func offender() throws {
    let subject = panned { if $0.translation(in: nil).y > 50 { $0.isEnabled = false } }

    #expect(try findings(drag, of: subject, clause) == ["stays-responsive:gesture-disabled"])
  }

  @Test("A pan that its handler disables at the end, on a screen that does not change")
  func atTheEnd() throws {
    let subject = panned { if $0.state == .ended { $0.isEnabled = false } }

    #expect(try findings(drag, of: subject, clause) == ["stays-responsive:gesture-disabled"])
  }

  @Test("A pan that its handler disables and enables again, to cancel it")
  func twin() throws {
    let subject = panned {
      guard $0.translation(in: nil).y > 50 else { return }
      $0.isEnabled = false
      $0.isEnabled = true
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  @Test("A pan that is off while its own animation runs")
  func whileItRuns() throws {
    let subject = panned { pan in
      guard pan.state == .ended else { return }
      pan.isEnabled = false
      UIView.animate(withDuration: 0.3) {
        pan.view?.alpha = 0.5
      } completion: { _ in
        pan.view?.alpha = 1
        pan.isEnabled = true
      }
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  @Test(
    "A pan may be off where its drag has changed the screen: a view moved, a text, a colour, a scroll",
    arguments: 0..<5)
  func lookAlikes(kind: Int) throws {
    let subject = stack { stack in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      list.contentSize = CGSize(width: 100, height: 900)
      stack.navigation.view.addSubview(label)
      stack.navigation.view.addSubview(list)
      stack.pan { pan in
        guard pan.state == .ended else { return }
        switch kind {
        case 0: label.center.y = 300
        case 1: label.text = "read"
        case 2: label.backgroundColor = .red
        case 3: list.contentOffset.y = 50
        default: stack.navigation.pushViewController(Page(), animated: false)
        }
        pan.isEnabled = false
      }
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  @Test("A tap may switch off a pan, also after a drag: what it set may be seen nowhere")
  func tapped() throws {
    let subject = stack { stack in
      let lock = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
      stack.navigation.view.addSubview(lock)
      stack.pan { _ in }
      lock.addAction(
        UIAction { _ in stack.navigation.view.gestureRecognizers?.last?.isEnabled = false },
        for: .touchUpInside)
    }

    #expect(try findings(drag + "  9000 tap at 50,750\n", of: subject, clause) == [])
  }

  @Test(
    "A tap beside the drag may switch off its pan, on a button and on a view with a recogniser",
    arguments: [false, true])
  func tappedBeside(byRecognizer: Bool) throws {
    let subject = stack { stack in
      stack.pan { _ in }
      let place = CGRect(x: 0, y: 700, width: 100, height: 100)
      let off = { stack.navigation.view.gestureRecognizers?.last?.isEnabled = false }
      let lock = byRecognizer ? UIView(frame: place) : UIButton(frame: place)
      let target = TapTarget { off() }
      if let button = lock as? UIButton {
        button.addAction(UIAction { _ in off() }, for: .touchUpInside)
      } else {
        lock.addGestureRecognizer(target.tap)
      }
      stack.stage.keep(target, with: stack.navigation)
      // The view of the root controller comes into the window later, and would lie over the lock.
      DispatchQueue.main.async { [window = stack.stage.window] in window.addSubview(lock) }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,340
        32 move 1 to 195,400
        100 down 2 at 50,750
        150 up 2
        200 up 1
        200 settle

      """

    #expect(try findings(trace, of: subject, clause) == [])
  }
}
