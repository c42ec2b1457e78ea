import Testing
import Turnstile
import UIKit

@Suite("moves-continuously") @MainActor
struct MovesContinuouslyTests {
  private let clause = Contract.strict.only([.movesContinuously])

  @Test("A view that is somewhere else from one frame to the next")
  func offender() throws {
    #expect(try leaping { _ in }.broken(Traces.open, clause) == ["moves-continuously"])
  }

  @Test("A card that is put right when it has gone")
  func twin() throws { #expect(try Rig().broken(Traces.thereAndBack) == []) }

  @Test("A card that is there in a tenth of a second is fast, and no leap")
  func lookAlike() throws {
    let rig = Rig { ($0.promised, $0.duration) = (0.1, 0.1) }

    #expect(try rig.broken(Traces.thereAndBack) == [])
  }

  @Test("A finger that leaps takes with it what it holds")
  func finger() throws {
    #expect(try Rig().broken(Traces.open + Traces.drag(30, 500, 100), clause) == [])
  }

  @Test("A way over the screen that is short under the finger stands for a long one")
  func geared() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        driver.update(min(max(driver.translation / 200, 0), 1))
      }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(10, 30, 60, 90, 70), clause) == [])
  }

  @Test("What is not animated may be somewhere else at once")
  func unanimated() throws {
    let subject = stack { stack in
      stack.stage.action("jump") { stack.push(animated: false) }
    }

    #expect(try findings("  0 do push\n  400 do jump\n", of: subject, clause) == [])
  }

  @Test("What the system does to the app may leap")
  func system() throws {
    #expect(try Rig().broken("  0 do open\n  100 background\n  132 foreground\n", clause) == [])
    #expect(try Rig().broken("  0 do open\n  100 rotate\n", clause) == [])
    #expect(try Rig().broken("  0 do open\n  64 stall 150\n", clause) == [])
  }

  @Test("What nobody sees may leap: hidden, transparent, off the screen")
  func unseen() throws {
    let looks: [@MainActor @Sendable (UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.05 }, { $0.frame.origin.x = 3_000 },
    ]
    for look in looks { #expect(try leaping(look).broken(Traces.open, clause) == []) }
  }

  @Test("What scrolls by itself moves what is inside")
  func scrolls() throws {
    let rig = Rig {
      $0.before = { moment in
        guard moment.isPresenting else { return }
        let scroll = UIScrollView(frame: moment.home.bounds)
        scroll.contentSize = CGSize(width: 390, height: 4_000)
        let inside = UIView(frame: scroll.bounds)
        scroll.addSubview(inside)
        moment.home.addSubview(scroll)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { inside.center.y += 400 }
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  /// Something behind the card that is somewhere else from one frame to the next.
  private func leaping(_ look: @escaping @MainActor @Sendable (UIView) -> Void) -> Rig {
    Rig {
      $0.before = { moment in
        guard moment.isPresenting else { return }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        look(view)
        moment.home.addSubview(view)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { view.center.y += 400 }
      }
    }
  }
}
