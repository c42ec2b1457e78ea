import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Scrolling by finger")
struct ScrollTests {
  private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var offsets: [CGFloat] = []
    var redirect: CGPoint?
    var stops = false

    private func note(_ text: String) {
      if log.last != text { log.append(text) }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      note("scroll")
      offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("end at \((velocity.y * 100).rounded() / 100)")
      if let redirect { targetContentOffset.pointee = redirect }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("ended \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      note("slide")
      if stops { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("arrived") }
  }

  private func scroll(in stage: TouchStage) -> (UIScrollView, ScrollLog) {
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    stage.view.addSubview(scrollView)
    let log = ScrollLog()
    scrollView.delegate = log
    return (scrollView, log)
  }

  @Test("A pan that an app puts on another view scrolls from there, and lets the content slide on")
  func movedPan() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)
    scrollView.isUserInteractionEnabled = false
    stage.view.addGestureRecognizer(scrollView.panGestureRecognizer)

    stage.play("dmmmu", by: CGPoint(x: 0, y: -20))

    #expect(log.offsets.prefix(3) == [10, 30, 50])
    #expect(log.log.contains("slide"))
  }

  @Test("R110 a drag scrolls by what the finger moves beyond ten points")
  func drag() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)

    stage.play("dmmm", by: CGPoint(x: 0, y: -20))

    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    #expect(log.offsets == [10, 30, 50])
    #expect(scrollView.isDragging)
    #expect(scrollView.isTracking)
    #expect(!scrollView.isDecelerating)
  }

  @Test("R163 a flick tells its delegate everything in order, and slides to rest")
  func flick() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)

    stage.play("dmmmu", by: CGPoint(x: 0, y: -16))
    #expect(scrollView.isDecelerating)
    stage.simulator.run(for: .seconds(5))

    #expect(log.log == ["begin", "scroll", "end at 1.0", "ended true", "slide", "scroll", "rest"])
    #expect(abs(scrollView.contentOffset.y - (38 + 494.01)) < 0.01)
    #expect(log.offsets == log.offsets.sorted())
    #expect(stage.simulator.loop.nextDue == nil)
  }

  @Test("A delegate that stops a list just before it slides has it where the finger left it")
  func stopped() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)
    log.stops = true

    stage.play("dmmmu", by: CGPoint(x: 0, y: -16))
    stage.simulator.run(for: .seconds(5))

    #expect(scrollView.contentOffset.y == 38)
    #expect(!scrollView.isDecelerating)
  }

  @Test("R160 room that the app makes moves nothing, and bounds that are set tell nobody")
  func quiet() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)
    scrollView.contentInset.top = 50
    #expect(scrollView.contentOffset == .zero)
    scrollView.bounds.origin.y = -50
    #expect(log.log == [])
    scrollView.contentInset.top = 0

    #expect(scrollView.contentOffset == .zero)
    #expect(log.log == ["scroll"])
  }

  @Test("A finger that rests before it is lifted leaves the content where it is")
  func restingFinger() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)

    stage.play("dmmm---------u", by: CGPoint(x: 0, y: -20))

    #expect(log.log == ["begin", "scroll", "end at 0.0", "ended false"])
    #expect(!scrollView.isDragging)
    #expect(!scrollView.isDecelerating)
  }

  @Test("Beyond its edge the content follows the finger less, and springs back")
  func bounce() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)

    stage.play("dmmmmmm")
    #expect(scrollView.contentOffset.y < -20)
    #expect(scrollView.contentOffset.y > -60)
    stage.play("--------u")
    stage.simulator.run(for: .seconds(3))

    #expect(scrollView.contentOffset == .zero)
    #expect(log.log.suffix(3) == ["slide", "scroll", "rest"])
  }

  @Test("Content that does not bounce stops at its edge")
  func noBounce() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)
    scrollView.bounces = false
    scrollView.contentOffset.y = 30

    stage.play("dmmmmu")
    stage.simulator.run(for: .seconds(3))

    #expect(log.offsets == [30, 20, 0])
  }

  @Test("A flick past the edge turns back there")
  func flickPastEdge() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)
    scrollView.contentOffset.y = 100

    stage.play("dmmmu", by: CGPoint(x: 0, y: 16))
    stage.simulator.run(for: .seconds(5))

    #expect(scrollView.contentOffset == .zero)
    #expect(log.offsets.min()! < -5)
  }

  @Test("The delegate can send the content elsewhere")
  func redirect() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)
    log.redirect = CGPoint(x: 0, y: 200)

    stage.play("dmmmu", by: CGPoint(x: 0, y: -16))
    stage.simulator.run(for: .seconds(5))

    #expect(scrollView.contentOffset.y == 200)
    #expect(log.log.last == "rest")
  }

  @Test(
    "Pages come to rest one at a time", arguments: [(-16, 844), (-1, 0)] as [(CGFloat, CGFloat)])
  func paging(step: CGFloat, page: CGFloat) {
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)
    scrollView.isPagingEnabled = true

    stage.play("d" + String(repeating: "m", count: 12) + "u", by: CGPoint(x: 0, y: step))
    stage.simulator.run(for: .seconds(5))

    #expect(scrollView.contentOffset.y == page)
  }

  @Test("A finger stops content that slides")
  func catches() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)

    stage.play("dmmmu----d", by: CGPoint(x: 0, y: -16))
    let caught = scrollView.contentOffset
    stage.play("----u----")

    #expect(log.log.last == "rest")
    #expect(scrollView.contentOffset == caught)
  }

  @Test("Content that is caught beyond its edge springs back from there when the finger lifts")
  func catchesBeyondEdge() {
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)

    stage.play("dmmmmmmu-d--------")
    let caught = scrollView.contentOffset.y
    stage.play("u")
    stage.simulator.run(for: .seconds(3))

    #expect(caught < -10)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("Content that code puts beyond its edge stays when a finger that did not drag lifts")
  func codeBeyondEdge() {
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)

    stage.play("d----")
    scrollView.contentOffset.y = -30
    stage.play("u")
    stage.simulator.run(for: .seconds(3))

    #expect(scrollView.contentOffset.y == -30)
  }

  @Test("An offset that code sets during a drag stays under the finger")
  func rebase() {
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)

    stage.play("dmmm", by: CGPoint(x: 0, y: -20))
    scrollView.contentOffset.y = 500
    stage.simulator.touchMove(finger: 1, at: CGPoint(x: 195, y: 230))
    stage.simulator.run(for: .milliseconds(16))

    #expect(scrollView.contentOffset.y == 510)
  }

  @Test("Code can scroll with an animation")
  func glide() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)

    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.simulator.run(for: .milliseconds(150))
    #expect(scrollView.contentOffset.y > 20)
    #expect(scrollView.contentOffset.y < 80)
    stage.simulator.run(for: .milliseconds(300))

    #expect(scrollView.contentOffset.y == 100)
    #expect(log.log == ["scroll", "arrived"])
  }

  @Test("A scroll view lets a drag along an axis it does not scroll pass")
  func otherAxis() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("dmmu", by: CGPoint(x: 20, y: 0))

    #expect(pan.picture == "-BCE")
    #expect(log.log == [])
    #expect(!scrollView.isTracking)
  }

  @Test("A vertical scroll view inside a horizontal one leaves it the horizontal drags")
  func nested() {
    let stage = TouchStage()
    let (inner, _) = scroll(in: stage)
    let outer = UIScrollView(frame: stage.view.bounds)
    outer.contentSize = CGSize(width: 1170, height: 844)
    outer.contentInsetAdjustmentBehavior = .never
    stage.view.addSubview(outer)
    outer.addSubview(inner)

    stage.play("dmmm---------u", by: CGPoint(x: -20, y: 0))
    stage.play("dmmm---------u", by: CGPoint(x: 0, y: -20))

    #expect(outer.contentOffset == CGPoint(x: 50, y: 0))
    #expect(inner.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test("A dismissal's pan around a scroll view gets the drags that its delegate lets begin")
  func scrollVersusDismiss() {
    final class Dismissal: NSObject, UIGestureRecognizerDelegate {
      weak var scrollView: UIScrollView?
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (scrollView?.contentOffset.y ?? 0) <= 0
      }
    }
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)
    let dismissal = Dismissal()
    dismissal.scrollView = scrollView
    let pan = UIPanGestureRecognizer()
    pan.delegate = dismissal
    let watch = stage.add(pan)

    scrollView.contentOffset.y = 100
    stage.play("dmmm--------u")
    scrollView.contentOffset.y = 0
    stage.play("dmm")

    #expect(watch.picture == "-------------" + "-BC")
    #expect(scrollView.contentOffset.y < 0)
  }

  @Test("A scroll view that has to wait for a dismissal's pan scrolls only if that fails")
  func waitsForDismissal() {
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)
    let pan = UIPanGestureRecognizer()
    let watch = stage.add(pan)
    scrollView.panGestureRecognizer.require(toFail: pan)

    stage.play("dmmm")

    #expect(watch.picture == "-BCC")
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("Views inside are told of a finger after 150 ms, or when it is lifted")
  func contentTouches() {
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
    scrollView.addSubview(content)
    var seen: [[String]] = []

    stage.play("d--------- -u") { _ in seen.append(content.log) }
    #expect(seen[9] == [])
    #expect(seen[10] == ["began"])

    stage.play("-du")
    #expect(content.log == ["began", "ended", "began", "ended"])
  }

  @Test("Views inside are not told of a finger that drags at once")
  func dragsAtOnce() {
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
    scrollView.addSubview(content)

    stage.play("dmmu", by: CGPoint(x: 0, y: -20))

    #expect(content.log == [])
  }

  @Test("R120 an interruption ends a drag without momentum")
  func interrupted() {
    let stage = TouchStage()
    let (_, log) = scroll(in: stage)

    stage.play("dmmmx", by: CGPoint(x: 0, y: -16))

    #expect(log.log == ["begin", "scroll", "end at 0.0", "ended false"])
  }

  @Test("A scroll view that is switched off passes its drags on")
  func disabled() {
    let stage = TouchStage()
    let (scrollView, log) = scroll(in: stage)
    let pan = stage.add(UIPanGestureRecognizer())
    scrollView.isScrollEnabled = false

    stage.play("dmmu")

    #expect(pan.picture == "-BCE")
    #expect(log.log == [])
  }

  @Test(
    "A2 a scroll view that is freed while it slides leaves no tick", arguments: [-40, 40])
  func freedWhileSliding(step: CGFloat) {
    let stage = TouchStage()
    let before = stage.simulator.loop.pending.ticks
    var scrollView: UIScrollView? = scroll(in: stage).0
    weak let gone = scrollView
    stage.play("dmmmu", by: CGPoint(x: 0, y: step))
    let isSliding = scrollView!.isDecelerating
    scrollView!.removeFromSuperview()
    scrollView = nil
    stage.simulator.run(for: .milliseconds(50))

    #expect(isSliding)
    #expect(gone == nil)
    #expect(stage.simulator.loop.pending.ticks == before)
  }

  @Test("A12 an offset that is set to what it is announces nothing")
  func sameOffset() {
    let stage = TouchStage()
    let (scrollView, _) = scroll(in: stage)
    var told = 0
    let observation = scrollView.observe(\.contentOffset, options: .new) { view, _ in
      told += 1
      view.contentOffset = CGPoint(x: 0, y: 10)
    }
    scrollView.contentOffset.y = 30
    observation.invalidate()

    #expect(scrollView.contentOffset.y == 10)
    #expect(told == 2)
  }
}
