import Testing
import UIKit

@Suite("Transitions between views")
@MainActor
struct TransitionAnimationTests {
  @Test("A transition changes its contents at once and completes after its duration")
  func contents() {
    let easel = Easel()
    let ends = Witness<Double>()
    UIView.transition(with: easel.view, duration: 0.4, options: .transitionCrossDissolve) {
      easel.view.alpha = 0.5
    } completion: { _ in
      ends.note(easel.simulator.seconds)
    }

    #expect(easel.seen.opacity == 0.5)
    #expect(easel.view.layer.animationKeys() == [kCATransition])
    easel.run(1)
    #expect(ends.values == [0.4])
  }

  @Test("A transition that allows animated content animates properties too")
  func animatedContent() {
    let easel = Easel()
    UIView.transition(
      with: easel.view, duration: 1,
      options: [.transitionFlipFromLeft, .allowAnimatedContent, .curveLinear]
    ) { easel.view.alpha = 0 }
    easel.run(0.5)

    #expect(isClose(Double(easel.seen.opacity), 0.5))
  }

  @Test("A transition from one view to another puts it in its place")
  func replacing() {
    let easel = Easel()
    let other = UIView()
    UIView.transition(from: easel.view, to: other, duration: 1, options: .transitionCurlUp)

    #expect(easel.window.subviews == [other])
  }

  @Test("A transition that shows and hides leaves both views where they are")
  func showHide() {
    let easel = Easel()
    let other = UIView()
    other.isHidden = true
    easel.window.addSubview(other)
    UIView.transition(
      from: easel.view, to: other, duration: 1,
      options: [.transitionFlipFromTop, .showHideTransitionViews])

    #expect(easel.window.subviews == [easel.view, other])
    #expect(easel.view.isHidden)
    #expect(!other.isHidden)
  }

  @Test("The system's deletion takes views out when it has ended")
  func deleting() {
    let easel = Easel()
    UIView.perform(.delete, on: [easel.view], animations: nil)

    easel.run(0.1)
    #expect(easel.view.superview != nil)
    easel.run(1)
    #expect(easel.view.superview == nil)
  }
}
