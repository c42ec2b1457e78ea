import Testing
import UIKit

@MainActor
@Suite("Controls and gestures")
struct ControlTouchTests {
  private func button(in view: UIView) -> (UIButton, Counter) {
    let button = UIButton(frame: CGRect(x: 100, y: 250, width: 190, height: 100))
    view.addSubview(button)
    let counter = Counter()
    button.addTarget(counter, action: Counter.countAction, for: .touchUpInside)
    return (button, counter)
  }

  @Test("A tap on a button is the button's, not that of a recogniser around it")
  func buttonBeatsTap() {
    let stage = TouchStage()
    let tap = stage.add(UITapGestureRecognizer())
    let (_, counter) = button(in: stage.view)

    stage.play("du")
    stage.play("du", from: CGPoint(x: 10, y: 10))

    #expect(counter.count == 1)
    #expect(tap.picture == "---E")
  }

  @Test("A pan around a button takes the finger from it")
  func panBeatsButton() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())
    let (button, counter) = button(in: stage.view)

    stage.play("d")
    #expect(button.isHighlighted)
    stage.play("mu")

    #expect(pan.picture == "-BE")
    #expect(counter.count == 0)
    #expect(!button.isHighlighted)
  }

  @Test("A drag that starts on a button scrolls if it sets out at once", arguments: [true, false])
  func buttonInScrollView(atOnce: Bool) {
    let stage = TouchStage()
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    stage.view.addSubview(scrollView)
    let (button, _) = button(in: scrollView)
    let start = scrollView.contentOffset

    stage.play(atOnce ? "dmm" : "d----------mm", by: CGPoint(x: 0, y: -20))

    #expect((scrollView.contentOffset != start) == atOnce)
    #expect(button.isTracking != atOnce)
  }

  @Test("A tap on a button in a scroll view arrives although its beginning was held back")
  func tapInScrollView() {
    let stage = TouchStage()
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    stage.view.addSubview(scrollView)
    let (_, counter) = button(in: scrollView)

    stage.play("d-u")

    #expect(counter.count == 1)
  }

  @Test("A view that wants its touches exclusively shares them with nobody")
  func exclusiveTouch() {
    let stage = TouchStage()
    let views = [CGFloat(0), 400].map { y in
      TouchView(frame: CGRect(x: 0, y: y, width: 390, height: 400))
    }
    for view in views { stage.view.addSubview(view) }
    views[0].isExclusiveTouch = true

    stage.play("d")
    stage.play("du", finger: 2, from: CGPoint(x: 100, y: 600))
    stage.play("u")
    stage.play("du", finger: 2, from: CGPoint(x: 100, y: 600))

    #expect(views[0].log == ["began", "ended"])
    #expect(views[1].log == ["began", "ended"])
  }
}
