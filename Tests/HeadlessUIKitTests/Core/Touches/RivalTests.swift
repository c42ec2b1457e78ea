import Testing
import UIKit

@MainActor
@Suite("Rival recognisers")
struct RivalTests {
  @Test("R109 a delegate that says no makes the gesture fail, and is asked once")
  func shouldBegin() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    let rules = Rules()
    rules.begins = false
    pan.delegate = rules
    let watch = stage.add(pan)

    stage.play("dmmmu")

    #expect(watch.picture == "-----")
    #expect(rules.questions == 1)
  }

  @Test("R109 the view has a say as well")
  func viewShouldBegin() {
    let stage = TouchStage()
    let stubborn = Stubborn(frame: stage.view.bounds)
    stage.view.addSubview(stubborn)
    let watch = stage.add(UIPanGestureRecognizer(), to: stubborn)

    stage.play("dmu")

    #expect(watch.picture == "---")
  }

  @Test("R116 the recogniser of the inner view begins and the outer one's fails")
  func innerWins() {
    let stage = TouchStage()
    let inner = UIView(frame: stage.view.bounds)
    stage.view.addSubview(inner)
    let outerPan = stage.add(UIPanGestureRecognizer())
    let innerPan = stage.add(UIPanGestureRecognizer(), to: inner)

    stage.play("dmmu")

    #expect(innerPan.picture == "-BCE")
    #expect(outerPan.picture == "----")
  }

  @Test(
    "R254 of two recognisers of one view the one that is asked first begins, in either order",
    arguments: UIKitBehavior.RecognizerOrder.allCases)
  func sameView(order: UIKitBehavior.RecognizerOrder) {
    var behavior = UIKitBehavior()
    behavior.recognizerOrder = order
    let stage = TouchStage(behavior: behavior)
    let first = stage.add(UIPanGestureRecognizer())
    let last = stage.add(UIPanGestureRecognizer())

    stage.play("dmmu")

    #expect(first.picture == (order == .firstAddedFirst ? "-BCE" : "----"))
    #expect(last.picture == (order == .firstAddedFirst ? "----" : "-BCE"))
  }

  @Test("R116 both recognise if either delegate says so", arguments: [true, false])
  func together(outerAllows: Bool) {
    let stage = TouchStage()
    let inner = UIView(frame: stage.view.bounds)
    stage.view.addSubview(inner)
    let pans = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
    let outerPan = stage.add(pans[0])
    let innerPan = stage.add(pans[1], to: inner)
    let rules = Rules()
    rules.together = true
    pans[outerAllows ? 0 : 1].delegate = rules

    stage.play("dmmu")

    #expect(innerPan.picture == "-BCE")
    #expect(outerPan.picture == "-BCE")
  }

  @Test("R116 a tap does not come once a pan has begun")
  func panBeatsTap() {
    let stage = TouchStage()
    let tap = stage.add(UITapGestureRecognizer())
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("dmu")

    #expect(pan.picture == "-BE")
    #expect(tap.picture == "---")
  }

  @Test("A recogniser that requires another to fail waits for that")
  func requireToFail() {
    let stage = TouchStage()
    let taps = (single: UITapGestureRecognizer(), double: UITapGestureRecognizer())
    taps.double.numberOfTapsRequired = 2
    taps.single.require(toFail: taps.double)
    let single = stage.add(taps.single)
    let double = stage.add(taps.double)

    stage.play("du-----------------------")
    #expect(single.picture == "----------------------E--")
    #expect(double.picture == "-------------------------")
  }

  @Test("A double tap that comes in time beats the single tap that waited for it")
  func doubleTap() {
    let stage = TouchStage()
    let taps = (single: UITapGestureRecognizer(), double: UITapGestureRecognizer())
    taps.double.numberOfTapsRequired = 2
    taps.single.require(toFail: taps.double)
    let single = stage.add(taps.single)
    let double = stage.add(taps.double)

    stage.play("du-du")

    #expect(single.picture == "-----")
    #expect(double.picture == "----E")
  }

  @Test("Without a requirement the single tap comes first, and the double tap as well")
  func bothTaps() {
    let stage = TouchStage()
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let single = stage.add(UITapGestureRecognizer())
    let double = stage.add(twice)

    stage.play("du-du")

    #expect(single.picture == "-E--E")
    #expect(double.picture == "----E")
  }

  @Test("A gesture that is over before its wait is announces its beginning and its end")
  func heldFlick() {
    let stage = TouchStage()
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    pan.require(toFail: press)
    press.allowableMovement = 1000
    stage.add(press)
    let watch = stage.add(pan)

    stage.play("dmmu")

    #expect(watch.picture == "---[BE]")
  }

  @Test("A delegate can make a recogniser wait for another", arguments: [true, false])
  func dynamicRequirement(ownDelegate: Bool) {
    let stage = TouchStage()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let pan = UIPanGestureRecognizer()
    let rules = Rules()
    if ownDelegate { rules.waitsFor = edge } else { rules.isWaitedForBy = pan }
    (ownDelegate ? pan : edge).delegate = rules
    let panWatch = stage.add(pan)
    let edgeWatch = stage.add(edge)

    stage.play("dmu", from: CGPoint(x: 5, y: 300), by: CGPoint(x: 20, y: 0))
    stage.play("dmu", from: CGPoint(x: 195, y: 300), by: CGPoint(x: 20, y: 0))

    #expect(edgeWatch.picture == "-BE---")
    #expect(panWatch.picture == "----BE")
  }

  @Test("A delegate can keep a finger from a recogniser")
  func shouldReceive() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    let rules = Rules()
    rules.receives = { $0.location(in: nil).y > 500 }
    pan.delegate = rules
    let watch = stage.add(pan)

    stage.play("dmu", from: CGPoint(x: 10, y: 400))
    stage.play("dmu", from: CGPoint(x: 10, y: 600))

    #expect(watch.picture == "----BE")
  }

  @Test("A subclass can refuse to be prevented")
  func subclassRefuses() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())
    let touchDown = stage.add(TouchDownRecognizer())

    stage.play("dmu")

    #expect(touchDown.picture == "B-E")
    #expect(pan.picture == "-BE")
  }
}

private final class Stubborn: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// A gesture recogniser of an app's own class. It begins as soon as a finger comes down, and
/// prevents no other recogniser.
private final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

private final class Rules: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var together = false
  var waitsFor: UIGestureRecognizer?
  var isWaitedForBy: UIGestureRecognizer?
  var receives: (UITouch) -> Bool = { _ in true }
  private(set) var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === isWaitedForBy }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }
}
