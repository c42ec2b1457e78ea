import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite("Touch delivery")
struct TouchDeliveryTests {
  private func inner(_ stage: TouchStage) -> TouchView {
    let view = TouchView(frame: stage.view.bounds)
    stage.view.addSubview(view)
    return view
  }

  @Test("The view under the finger keeps it wherever it goes")
  func keepsFinger() {
    let stage = TouchStage()
    let view = TouchView(frame: CGRect(x: 0, y: 250, width: 390, height: 100))
    stage.view.addSubview(view)

    stage.play("dmmmu", by: CGPoint(x: 0, y: 200))

    #expect(view.log == ["began", "moved", "moved", "moved", "ended"])
  }

  @Test("A touch that a view does not handle goes up the responder chain")
  func responderChain() {
    let stage = TouchStage()
    let outer = inner(stage)
    outer.addSubview(UIView(frame: outer.bounds))

    stage.play("dmu")

    #expect(outer.log == ["began", "moved", "ended"])
  }

  @Test("A recogniser that begins takes the finger from the view")
  func takesOver() {
    let stage = TouchStage()
    let view = inner(stage)
    stage.add(UIPanGestureRecognizer())

    stage.play("dmmu", by: CGPoint(x: 0, y: 8))

    #expect(view.log == ["began", "moved", "cancelled"])
  }

  @Test("A recogniser that does not cancel touches leaves the view the finger")
  func sharesFinger() {
    let stage = TouchStage()
    let view = inner(stage)
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    stage.add(pan)

    stage.play("dmu")

    #expect(view.log == ["began", "moved", "ended"])
  }

  @Test("A finger that joins a gesture under way stays unknown to the view (cancelsTouchesInView)")
  func joins() {
    let stage = TouchStage()
    let view = inner(stage)
    stage.add(UIPanGestureRecognizer())

    stage.play("dmm")
    let before = view.log
    stage.play("du", finger: 2, from: CGPoint(x: 100, y: 300))

    #expect(before.last == "cancelled")
    #expect(view.log == before)
  }

  @Test("A finger too many, which the gesture ignores, belongs to the view")
  func ignored() {
    var behavior = UIKitBehavior()
    behavior.extraFingers = .ignore
    let stage = TouchStage(behavior: behavior)
    let view = inner(stage)
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    stage.add(pan)

    stage.play("dmm")
    let before = view.log
    stage.play("du", finger: 2, from: CGPoint(x: 100, y: 300))

    #expect(view.log == before + ["began", "ended"])
  }

  @Test("A recogniser that delays touches holds them back until it fails")
  func delaysBeginning() {
    let stage = TouchStage()
    let view = inner(stage)
    let swipe = UISwipeGestureRecognizer()
    swipe.delaysTouchesBegan = true
    stage.add(swipe)
    var seen: [[String]] = []

    stage.play("dmmmu") { _ in seen.append(view.log) }

    #expect(seen[2] == [])
    #expect(seen[3] == ["began", "moved"])
    #expect(seen[4] == ["began", "moved", "ended"])
  }

  @Test("A double tap that may still come holds back the end of the first tap")
  func delaysEnd() {
    let stage = TouchStage()
    let view = inner(stage)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    stage.add(tap)

    stage.play("du---")
    #expect(view.log == ["began"])

    stage.play(String(repeating: "-", count: 25))
    #expect(view.log == ["began", "ended"])
  }

  @Test(
    "R217: A view gets the first touch of a double tap cancelled, unless the recogniser cancels none",
    arguments: [
      (true, ["began", "began", "cancelled", "cancelled"]),
      (false, ["began", "began", "ended", "ended"]),
    ])
  func doubleTap(cancels: Bool, expected: [String]) {
    let stage = TouchStage()
    let view = inner(stage)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.cancelsTouchesInView = cancels
    stage.add(tap)
    // It fails when the double tap is recognised, and no longer delays the end either.
    stage.add(UILongPressGestureRecognizer())

    stage.play("du-du---")

    #expect(tap.machine == .possible || tap.machine == .ended)
    #expect(view.log.sorted() == expected)
  }

  @Test("A view gets a second finger only if it says so", arguments: [false, true])
  func multipleTouch(allowed: Bool) {
    let stage = TouchStage()
    let view = inner(stage)
    view.isMultipleTouchEnabled = allowed

    stage.play("d")
    stage.play("d", finger: 2)

    #expect(view.log == (allowed ? ["began", "began"] : ["began"]))
  }

  @Test("An event knows every finger that is down")
  func allTouches() {
    let stage = TouchStage()
    stage.play("d")
    stage.play("d", finger: 2)

    #expect(stage.simulator.fingersDown == [1, 2])
    #expect(stage.simulator.touches.event.allTouches?.count == 2)
    #expect(stage.simulator.touches.event.touches(for: stage.window)?.count == 2)
  }

  @Test("Input that no finger could make is passed over")
  func impossibleInput() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("mu[dd]m[uu]x")

    #expect(pan.picture == "---BE-")
    #expect(stage.simulator.fingersDown == [])
  }

  @Test("A touch says where it is and was, in any view")
  func locations() {
    let stage = TouchStage()
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    stage.view.addSubview(view)
    var said: [CGPoint] = []
    stage.simulator.listener = {
      guard case .touch(let touch) = $0, touch.phase == .moved else { return }
      said = [touch.location(in: view), touch.previousLocation(in: view)]
    }

    stage.play("dm", from: CGPoint(x: 100, y: 200), by: CGPoint(x: 7, y: 9))

    #expect(said == [CGPoint(x: 7, y: 9), .zero])
  }

  @Test("A driver can ask which recognisers there are and on which views")
  func recognizers() {
    let stage = TouchStage()
    let view = inner(stage)
    let (outer, inner) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    stage.add(outer)
    stage.add(inner, to: view)

    #expect(stage.simulator.gestureRecognizers == [outer, inner])
    #expect(stage.simulator.gestureRecognizers.map(\.view) == [stage.view, view])
  }

  @Test("Touches are let go when the finger is lifted")
  func letGo() {
    let stage = TouchStage()
    weak var touch: UITouch?
    stage.add(UIPanGestureRecognizer())
    stage.simulator.listener = { if case .touch(let one) = $0 { touch = one } }

    stage.play("dm")
    #expect(touch != nil)
    stage.play("u-")
    #expect(touch == nil)
  }

  @Test("A finger must be at a finite point")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Simulator.boot().touchDown(finger: 1, at: CGPoint(x: CGFloat.nan, y: 0))
    }
  }
}
