import Testing
import UIKit
import VirtualTime

/// Tests laws of gesture recognisers that must hold for any movement of fingers.
@MainActor
@Suite("Gesture laws")
struct GestureLawTests {
  @Test(
    "R107 no recogniser announces what the table does not allow, and all come to rest",
    arguments: 0..<60)
  func table(seed: UInt64) {
    let mess = Mess(seed: seed)
    for _ in 0..<120 { mess.step() }
    mess.settle()

    #expect(mess.watches.allSatisfy { $0.isLegal }, "\(mess.watches.map(\.announced))")
    #expect(mess.restless == [])
    #expect(mess.views.allSatisfy { $0.balance == 0 })
    #expect(mess.stage.simulator.fingersDown == [])
    #expect(mess.stage.simulator.loop.nextDue == nil)
  }

  @Test("The same fingers make the same gestures")
  func deterministic() {
    func run() -> [[UIGestureRecognizer.State]] {
      let mess = Mess(seed: 7)
      for _ in 0..<300 { mess.step() }
      return mess.watches.map(\.announced)
    }
    #expect(run() == run())
  }
}

/// Three nested views with gesture recognisers of every kind, and three fingers that move at
/// random.
@MainActor
private final class Mess: NSObject, UIGestureRecognizerDelegate {
  let stage = TouchStage()
  let views: [BalanceView]
  let scrollView: UIScrollView
  var recognizers: [UIGestureRecognizer] = []
  var watches: [LegalWatch] = []
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    views = (0..<3).map {
      BalanceView(frame: CGRect(x: 0, y: 0, width: 390, height: 844 - $0 * 200))
    }
    scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    super.init()
    stage.view.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 900, height: 2000)
    scrollView.addSubview(views[2])
    for view in views { addAll(to: view) }
    recognizers.append(scrollView.panGestureRecognizer)
  }

  private func addAll(to view: UIView) {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = [.left, .top]
    let twoFingers = UIPanGestureRecognizer()
    twoFingers.minimumNumberOfTouches = 2
    let kinds: [UIGestureRecognizer] = [
      single, double, edge, twoFingers, UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    for recognizer in kinds where draw(4) > 0 {
      recognizer.delaysTouchesBegan = draw(6) == 0
      recognizer.cancelsTouchesInView = draw(3) > 0
      if draw(2) == 0 { recognizer.delegate = self }
      view.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
      watches.append(LegalWatch(recognizer))
    }
  }

  private func draw(_ count: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % count
  }

  private var point: CGPoint { CGPoint(x: CGFloat(draw(390)), y: CGFloat(draw(600))) }

  func step() {
    let simulator = stage.simulator
    let finger = Int(draw(3))
    switch draw(24) {
    case 0..<5: simulator.touchDown(finger: finger, at: point)
    case 5..<14: simulator.touchMove(finger: finger, at: point)
    case 14..<18: simulator.touchUp(finger: finger)
    case 18: simulator.touchCancel(finger: finger)
    case 19: recognizers[Int(draw(UInt64(recognizers.count)))].isEnabled.toggle()
    case 20: views[2].removeFromSuperview()
    case 21: scrollView.addSubview(views[2])
    case 22: simulator.interrupt()
    default: simulator.endInterruption()
    }
    simulator.run(for: .milliseconds([0, 1, 16, 200][Int(draw(4))]))
  }

  func settle() {
    for finger in 0..<3 { stage.simulator.touchUp(finger: finger) }
    stage.simulator.run(for: .seconds(10))
  }

  /// The recognisers that have not gone back to the state `.possible`, or that still have a touch.
  var restless: [String] {
    recognizers.filter { $0.state != .possible || $0.numberOfTouches > 0 }
      .map { "\(type(of: $0)) \($0.state) \($0.numberOfTouches)" }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { draw(3) == 0 }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    draw(8) > 0
  }
}

/// Records the states that a gesture recogniser announces, and whether each may follow the one
/// before.
@MainActor
private final class LegalWatch {
  private(set) var announced: [UIGestureRecognizer.State] = []
  private(set) var isLegal = true
  private var isUnderWay = false

  init(_ recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: Selector(LegalWatch.heard(_:)))
  }

  private func heard(_ recognizer: UIGestureRecognizer) {
    announced.append(recognizer.state)
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    switch recognizer.state {
    case .began: if isUnderWay || isDiscrete { isLegal = false }
    case .changed, .cancelled: if !isUnderWay { isLegal = false }
    case .ended: if isUnderWay == isDiscrete { isLegal = false }
    case .possible, .failed: isLegal = false
    }
    isUnderWay = recognizer.state == .began || recognizer.state == .changed
  }
}

/// A view that counts the touches that have begun and not ended.
private final class BalanceView: UIView {
  private(set) var balance = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { balance += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { balance -= 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { balance -= 1 }
}
