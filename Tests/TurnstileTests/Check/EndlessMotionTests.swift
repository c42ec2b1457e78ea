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

  @Test(
    "A display link that a screen keeps is waited for ten seconds, and one that ends in them to its end",
    arguments: [nil, 300])
  func displayLink(frames: Int?) throws {
    let subject = Subject("watch") { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.action("open") {
        let hand = Hand(frames: frames)
        root.view.addSubview(hand)
        CADisplayLink(target: hand, selector: Selector(Hand.tick(_:)))
          .add(to: .main, forMode: .common)
      }
    }

    let trace = Trace([Step(0, .action("open")), Step(0, .settle), Step(0, .settle)])
    let run = Performance.run(trace, of: subject, under: [])
    #expect(run.problem == nil)
    let seconds = run.simulated / 1_000_000_000
    #expect(frames == nil ? (10...30).contains(seconds) : (4...6).contains(seconds))
  }
}

/// A view that a display link turns, for a number of frames or without end.
private final class Hand: UIView {
  private var left: Int?

  init(frames: Int?) {
    left = frames
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  func tick(_ link: CADisplayLink) {
    transform = transform.rotated(by: 0.01)
    left = left.map { $0 - 1 }
    if left == 0 { link.invalidate() }
  }
}
