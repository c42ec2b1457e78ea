import Testing
import UIKit

@MainActor
@Suite("Gestures broken off")
struct CancellationTests {
  @Test(
    "R113 switching a recogniser off cancels its gesture, with an action, and makes it possible")
  func disabled() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    let watch = stage.add(pan)

    stage.play("dm-m") { if $0 == 2 { pan.isEnabled = false } }

    #expect(watch.picture == "-BX-")
    #expect(pan.state == .possible)
  }

  @Test("R113 switched off and on again, it takes no notice of the finger that is down")
  func disabledAndEnabled() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    let watch = stage.add(pan)

    stage.play("dm-mmu-dmu") { column in
      guard column == 2 else { return }
      pan.isEnabled = false
      pan.isEnabled = true
    }

    #expect(watch.picture == "-BX-----BE")
  }

  @Test("R113 switched off while it is possible, it announces nothing")
  func disabledWhilePossible() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    let watch = stage.add(pan)

    stage.play("d-mu") { if $0 == 1 { pan.isEnabled = false } }

    #expect(watch.picture == "----")
  }

  @Test("R40 a recogniser can be switched off from within its own action")
  func disabledByItsAction() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    let watch = stage.add(pan)
    watch.onAction = { if $0.state == .began { $0.isEnabled = false } }

    stage.play("dmmu")

    #expect(watch.picture == "-[BX]--")
    #expect(pan.state == .possible)
    #expect(!pan.isEnabled)
  }

  @Test(
    "R114 after another recogniser's action has taken it off its view, it announces no movement")
  func removedByAnother() {
    let stage = TouchStage()
    let together = Together()
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let watch = stage.add(first)
    let other = stage.add(second)
    first.delegate = together
    second.delegate = together
    watch.onAction = { if $0.state == .changed { stage.view.removeGestureRecognizer(second) } }

    stage.play("dmm-")

    #expect(watch.picture == "-BC-")
    #expect(other.picture == "-BX-")
  }

  @Test("R114 taking a recogniser off its view cancels its gesture")
  func removed() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    let watch = stage.add(pan)

    stage.play("dm-m") { if $0 == 2 { stage.view.removeGestureRecognizer(pan) } }

    #expect(watch.picture == "-BX-")
  }

  @Test("R114 a view that leaves its window takes the gesture with it")
  func viewLeaves() {
    let stage = TouchStage()
    let watch = stage.add(UIPanGestureRecognizer())

    stage.play("dm-m") { if $0 == 2 { stage.view.removeFromSuperview() } }

    #expect(watch.picture == "-BX-")
  }

  @Test("R114 a discrete gesture fails when its finger is taken away")
  func discrete() {
    let stage = TouchStage()
    let watch = stage.add(UITapGestureRecognizer())

    stage.play("dx-du")

    #expect(watch.picture == "----E")
  }

  @Test("R115 a view that is moved to another place in the window keeps its gesture")
  func viewMoves() {
    let stage = TouchStage()
    let watch = stage.add(UIPanGestureRecognizer())

    stage.play("dm-mu") { column in
      guard column == 2 else { return }
      let container = UIView(frame: stage.window.bounds)
      stage.window.addSubview(container)
      container.addSubview(stage.view)
    }

    #expect(watch.picture == "-B-CE")
  }

  @Test("R114 C12 a recogniser on the window goes on when the view under the finger leaves")
  func onTheWindow() {
    let stage = TouchStage()
    let watch = stage.add(UIPanGestureRecognizer(), to: stage.window)

    stage.play("dm-mu") { if $0 == 2 { stage.view.removeFromSuperview() } }

    #expect(watch.picture == "-B-CE")
    #expect(stage.window.window === stage.window)
  }

  @Test("R115 a view that is out of the window only within one turn keeps its gesture")
  func viewReturns() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    let watch = stage.add(pan)
    watch.onAction = { recognizer in
      guard recognizer.state == .began else { return }
      stage.view.removeFromSuperview()
      stage.window.addSubview(stage.view)
    }

    stage.play("dmmu")

    #expect(watch.picture == "-BCE")
  }

  @Test("R120 fingers are taken away when the app leaves the foreground")
  func background() {
    let stage = TouchStage()
    let watch = stage.add(UIPanGestureRecognizer())

    stage.play("dm-mu") { if $0 == 2 { stage.simulator.interrupt() } }

    #expect(watch.picture == "-BX--")
    #expect(stage.simulator.fingersDown == [])
  }

  @Test("R124 no touch is delivered while the app ignores interaction")
  func ignoringInteraction() {
    let stage = TouchStage()
    let watch = stage.add(UIPanGestureRecognizer())

    UIApplication.shared.beginIgnoringInteractionEvents()
    stage.play("dmu")
    UIApplication.shared.endIgnoringInteractionEvents()
    stage.play("dmu")

    #expect(watch.picture == "----BE")
  }

  @Test("R130 a view that leaves the window loses the finger, a recogniser around it goes on")
  func innerViewLeaves() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())
    let inner = TouchView(frame: stage.view.bounds)
    stage.view.addSubview(inner)

    stage.play("d-mu") { if $0 == 1 { inner.removeFromSuperview() } }

    #expect(inner.log == ["began", "cancelled"])
    #expect(pan.picture == "--BE")
  }

  @Test("R130 a view that is switched off loses the finger, its recogniser goes on")
  func viewSwitchedOff() {
    let stage = TouchStage()
    let inner = TouchView(frame: stage.view.bounds)
    stage.view.addSubview(inner)
    let pan = stage.add(UIPanGestureRecognizer(), to: inner)

    stage.play("d-mu") { if $0 == 1 { inner.isUserInteractionEnabled = false } }

    #expect(inner.log == ["began", "cancelled"])
    #expect(pan.picture == "--BE")
  }

  @Test("R101 R118 a touch on a view that an ordinary animation moves is swallowed")
  func animating() {
    let stage = TouchStage()
    let watch = stage.add(UIPanGestureRecognizer())
    UIView.animate(withDuration: 0.05) { stage.view.alpha = 0.5 }

    stage.play("dmu----dmu")

    #expect(watch.picture == "--------BE")
  }

  @Test("R101 a view whose animation allows interaction takes touches")
  func animatingWithInteraction() {
    let stage = TouchStage()
    let watch = stage.add(UIPanGestureRecognizer())
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      stage.view.alpha = 0.5
    }

    stage.play("dmu")

    #expect(watch.picture == "-BE")
  }
}

/// A delegate that lets two recognisers recognise at the same time.
private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
