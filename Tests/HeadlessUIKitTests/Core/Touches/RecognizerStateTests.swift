import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Recogniser states")
struct RecognizerStateTests {
  @Test("R107 a drag begins, changes and ends")
  func drag() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("d-m-m-m-u")

    #expect(pan.picture == "--B-C-C-E")
  }

  @Test("R107 a fast flick ends without having changed")
  func flick() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("dmu")

    #expect(pan.picture == "-BE")
  }

  @Test("R107 a gesture that fails sends no action")
  func failure() {
    let stage = TouchStage()
    let recognizer = UIPanGestureRecognizer()
    let pan = stage.add(recognizer)
    var states: [UIGestureRecognizer.State] = []
    stage.simulator.listener = { if case .gesture(_, let state) = $0 { states.append(state) } }

    stage.play("dmu", by: CGPoint(x: 0, y: 4))

    #expect(pan.picture == "---")
    #expect(states == [.failed])
    #expect(recognizer.state == .possible)
  }

  @Test("R107 a recogniser that is through is possible again and takes the next drag")
  func again() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("dmu-dmmu")

    #expect(pan.picture == "-BE--BCE")
  }

  @Test("R107 a finger taken away by the system cancels a drag")
  func cancelled() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("dmx")

    #expect(pan.picture == "-BX")
  }

  @Test("R107 a step that is not in the table is refused with a warning")
  func illegalStep() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()

    pan.state = .changed

    #expect(pan.state == .possible)
    #expect(
      stage.simulator.warnings.map(\.description) == [
        "A gesture recognizer in state possible cannot go to changed: UIPanGestureRecognizer stays."
      ])
  }

  @Test("R108 an action comes in the turn after the state was set")
  func oneTurnLater() {
    let stage = TouchStage()
    let recognizer = UIPanGestureRecognizer()
    let pan = stage.add(recognizer)
    stage.simulator.touchDown(finger: 1, at: CGPoint(x: 100, y: 100))
    stage.simulator.touchMove(finger: 1, at: CGPoint(x: 100, y: 150))
    var said: [UIGestureRecognizer.State] = []
    pan.onAction = { said.append($0.state) }

    stage.simulator.loop.runTurn { $0() }
    #expect(recognizer.state == .began)
    #expect(said == [])

    stage.simulator.loop.runTurn { $0() }
    #expect(said == [.began])
  }

  @Test("R108 what happened in one turn is announced state by state in the next")
  func announcedState() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("[dmmu]")

    #expect(pan.picture == "[BCE]")
  }

  @Test("R108 several moves in one turn are one change")
  func coalesced() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("dm[mmm]u")

    #expect(pan.picture == "-BCE")
  }

  @Test("A finger that comes down in the turn in which it was lifted starts a new gesture")
  func upAndDownAtOnce() {
    let stage = TouchStage()
    let pan = stage.add(UIPanGestureRecognizer())

    stage.play("dm[ud]mu")

    #expect(pan.picture == "-BEBE")
  }

  @Test("R127 a recogniser does not keep its target alive")
  func weakTarget() {
    let stage = TouchStage()
    let recognizer = UIPanGestureRecognizer()
    weak var watch: GestureWatch?
    do { watch = stage.add(recognizer) }

    #expect(watch == nil)
    stage.play("dmu")
  }

  @Test("A target is told once however often it was added, and no more once removed")
  func targets() {
    let stage = TouchStage()
    let recognizer = UIPanGestureRecognizer()
    let counter = Counter()
    recognizer.addTarget(counter, action: Counter.countAction)
    recognizer.addTarget(counter, action: Counter.countAction)
    stage.add(recognizer)

    stage.play("dmu")
    #expect(counter.count == 2)

    recognizer.removeTarget(counter, action: nil)
    stage.play("dmu")
    #expect(counter.count == 2)
  }
}

@MainActor
final class Counter {
  static let countAction = Selector(Counter.countUp, named: "countUp")
  private(set) var count = 0
  private func countUp() { count += 1 }
}

/// A pan that cancels itself as soon as it has begun if the finger goes the wrong way, as
/// directional pans do.
private final class DownwardPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began, velocity(in: view).y <= 0 { state = .cancelled }
  }
}

/// A pan that sets itself up in the one designated initialiser that UIKit's recognisers have.
private final class SetUpPan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    name = "set up"
  }
}

extension RecognizerStateTests {
  @Test("A subclass with the designated initialiser inherits the other ones")
  func initializers() {
    #expect(SetUpPan().name == "set up")
    #expect(SetUpPan(coder: NSCoder())?.name == "set up")
  }

  @Test("R108 a pan that begins and cancels itself in one movement announces its end alone")
  func takenBack() {
    let stage = TouchStage()
    let pan = stage.add(DownwardPan())

    stage.play("d-m-m-u", by: CGPoint(x: 0, y: -20))
    stage.play("d-m-m-u")

    #expect(pan.picture == "--X------B-C-E")
  }
}
