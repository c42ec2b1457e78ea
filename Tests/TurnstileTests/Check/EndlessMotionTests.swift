import Testing
import UIKit

@testable import Turnstile

@Suite("Apps in which something always moves") @MainActor
struct EndlessMotionTests {
  @Test(
    "Animations that start each other without end are no reason not to begin",
    arguments: [true, false])
  func chain(isSeen: Bool) throws {
    let subject = Subject("marquee") { stage in
      let root = UIViewController()
      let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
      strip.contentSize = CGSize(width: 40_000, height: 60)
      if isSeen { root.view.addSubview(strip) }
      stage.window.rootViewController = root
      @MainActor func goOn() {
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
          strip.contentOffset.x += 1
        } completion: { _ in
          goOn()
        }
      }
      goOn()
      stage.action("open") {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: true)
      }
    }

    let trace = Trace([Step(0, .action("open")), Step(0, .settle)])
    let run = Performance.run(trace, of: subject, under: Contract.standard.clauses)
    #expect(run.problem == nil)
    #expect(run.violations.isEmpty)
  }
}
