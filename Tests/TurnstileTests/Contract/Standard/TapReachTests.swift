import Testing
import Turnstile
import UIKit

@Suite("stays-responsive: taps that are covered") @MainActor
struct TapReachTests {
  private let clause = Contract.standard.only([.staysResponsive])
  private static let header = CGRect(x: 0, y: 0, width: 390, height: 100)

  @Test("A view that a cancelled dismissal leaves over a tap's view")
  func offender() throws {
    let rig = leaving { $0.addSubview(UIView(frame: Self.header)) }

    #expect(try rig.broken(Traces.cancelled, clause) == ["stays-responsive:tap-covered"])
  }

  @Test("A view that a cancelled dismissal takes out again")
  func twin() throws {
    let rig = leaving { container in
      let view = UIView(frame: Self.header)
      container.addSubview(view)
      view.removeFromSuperview()
    }

    #expect(try rig.broken(Traces.cancelled) == [])
  }

  @Test(
    "What is left over a tap's view may let touches through, handle them itself, or leave a part",
    arguments: 0..<4)
  func lookAlikes(kind: Int) throws {
    let rig = leaving { container in
      let view = kind == 1 ? UIControl(frame: Self.header) : UIView(frame: Self.header)
      switch kind {
      case 0: view.isUserInteractionEnabled = false
      case 2: view.addGestureRecognizer(UITapGestureRecognizer())
      case 3: view.frame.size.width = 200
      default: break
      }
      container.addSubview(view)
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("A view that the app lays over a tap's view after the transition is no leftover of it")
  func later() throws {
    let rig = leaving { container in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        container.addSubview(UIView(frame: Self.header))
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("A tap that was covered before the transition was not covered by it")
  func coveredBefore() throws {
    let rig = leaving(coveredBefore: true) { $0.addSubview(UIView(frame: Self.header)) }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  /// Returns a rig whose card has a header that can be tapped, and whose dismissal does something
  /// with its container when it is cancelled.
  private func leaving(
    coveredBefore: Bool = false, _ leave: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> Rig {
    Rig {
      $0.makeCard = {
        let card = UIViewController()
        let header = UIView(frame: Self.header)
        header.addGestureRecognizer(UITapGestureRecognizer())
        card.view.addSubview(header)
        if coveredBefore { card.view.addSubview(UIView(frame: Self.header)) }
        return card
      }
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        if !moment.isPresenting, moment.wasCancelled { leave(moment.container) }
      }
    }
  }
}
