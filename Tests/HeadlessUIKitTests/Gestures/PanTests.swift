import Testing
import UIKit

@MainActor
@Suite("Pans")
struct PanTests {
  private func pan(_ behavior: UIKitBehavior = UIKitBehavior()) -> (
    TouchStage, UIPanGestureRecognizer, GestureWatch
  ) {
    let stage = TouchStage(behavior: behavior)
    let pan = UIPanGestureRecognizer()
    return (stage, pan, stage.add(pan))
  }

  @Test("R110 a pan begins when its finger is ten points away from where it came down")
  func slop() {
    let (stage, _, watch) = pan()

    stage.play("dmmmmu", by: CGPoint(x: 0, y: 4))

    #expect(watch.picture == "---BCE")
  }

  @Test("R110 the distance is measured as the crow flies")
  func slopIsRadius() {
    let (stage, _, watch) = pan()

    stage.play("dmmu", by: CGPoint(x: 6, y: 8))

    #expect(watch.picture == "-BCE")
  }

  @Test("R110 how far is a setting")
  func slopSetting() {
    var behavior = UIKitBehavior()
    behavior.panSlop = 5
    let (stage, _, watch) = pan(behavior)

    stage.play("dmmu", by: CGPoint(x: 0, y: 4))

    #expect(watch.picture == "--BE")
  }

  @Test(
    "R110 the translation at the beginning has the slop in it, or not, as the setting says",
    arguments: [(.touchDown, 20), (.recognition, 0)] as [(UIKitBehavior.PanOrigin, CGFloat)])
  func origin(origin: UIKitBehavior.PanOrigin, expected: CGFloat) {
    var behavior = UIKitBehavior()
    behavior.panOrigin = origin
    let (stage, pan, watch) = pan(behavior)
    var translations: [CGFloat] = []
    watch.onAction = { _ in translations.append(pan.translation(in: stage.view).y) }

    stage.play("dmmu")

    #expect(translations == [expected, expected + 20, expected + 20])
  }

  @Test("R111 the translation is the whole way since the beginning")
  func cumulative() {
    let (stage, pan, watch) = pan()
    var translations: [CGPoint] = []
    watch.onAction = { _ in translations.append(pan.translation(in: nil)) }

    stage.play("dmmmu", by: CGPoint(x: 10, y: -20))

    #expect(translations.map(\.x) == [10, 20, 30, 30])
    #expect(translations.map(\.y) == [-20, -40, -60, -60])
  }

  @Test("R111 the translation is told in the coordinates of the view, turned and scaled as that is")
  func coordinates() {
    let (stage, pan, watch) = pan()
    let half = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.view.addSubview(half)
    var translation = CGPoint.zero
    watch.onAction = { _ in translation = pan.translation(in: half) }

    stage.play("dm")

    #expect(abs(translation.y - 40) < 1e-9)
  }

  @Test("R111 a view that follows the finger does not disturb the translation")
  func followingView() {
    let (stage, pan, watch) = pan()
    let card = UIView(frame: CGRect(x: 0, y: 250, width: 390, height: 300))
    stage.view.addSubview(card)
    card.addGestureRecognizer(pan)
    var translations: [CGFloat] = []
    watch.onAction = { _ in
      translations.append(pan.translation(in: card).y)
      card.frame.origin.y = 250 + pan.translation(in: card).y
    }

    stage.play("dmmmu")

    #expect(translations == [20, 40, 60, 60])
  }

  @Test("R111 setting the translation rebases it, and forgets the velocity if the setting says so")
  func setTranslation() {
    var behavior = UIKitBehavior()
    behavior.translationResetsVelocity = true
    let (stage, pan, _) = pan(behavior)

    stage.play("dmm")
    #expect(pan.velocity(in: nil).y > 0)
    pan.setTranslation(CGPoint(x: 0, y: 5), in: stage.view)
    #expect(pan.translation(in: stage.view).y == 5)
    #expect(pan.velocity(in: nil) == .zero)
    stage.simulator.touchMove(finger: 1, at: CGPoint(x: 195, y: 350))
    stage.simulator.run(for: .milliseconds(16))
    #expect(pan.translation(in: stage.view).y == 15)
  }

  @Test("R111 B7 the velocity survives a new translation in the same call")
  func velocitySurvives() {
    let (stage, pan, watch) = pan()
    var velocity: CGFloat = 0
    watch.onAction = { _ in
      pan.setTranslation(.zero, in: nil)
      velocity = pan.velocity(in: nil).y
    }

    stage.play("dmmmu")

    #expect(abs(velocity - 1250) < 1e-6)
  }

  @Test("R111 the velocity is told in points per second")
  func velocity() {
    let (stage, pan, watch) = pan()
    var velocity = CGPoint.zero
    watch.onAction = { _ in velocity = pan.velocity(in: nil) }

    stage.play("dmmmu", by: CGPoint(x: -8, y: 16))

    #expect(abs(velocity.x + 500) < 1e-6)
    #expect(abs(velocity.y - 1000) < 1e-6)
  }

  @Test("A finger that rests for 100 ms has no velocity any more")
  func rest() {
    let (stage, pan, watch) = pan()
    var velocity = CGPoint(x: 1, y: 1)
    watch.onAction = { _ in velocity = pan.velocity(in: nil) }

    stage.play("dmmm--------u")

    #expect(velocity == .zero)
  }

  @Test("R112 a pan for two fingers begins with the second and ends when one is lifted")
  func twoFingers() {
    let (stage, pan, watch) = pan()
    pan.minimumNumberOfTouches = 2

    stage.play("dmm")
    stage.play("dmm", finger: 2, from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: 40))
    stage.play("u", finger: 1)

    #expect(watch.picture == "----BCE")
  }

  @Test("R112 a pan that asks for no finger at all ends when its finger is lifted")
  func noFinger() {
    let (stage, pan, watch) = pan()
    pan.minimumNumberOfTouches = 0

    stage.play("dmmu")

    #expect(watch.picture == "-BCE")
  }

  @Test("R112 a pan goes on while one of its fingers is left, without a jump")
  func fingerLeaves() {
    let (stage, pan, watch) = pan()
    var translations: [CGFloat] = []
    watch.onAction = { _ in translations.append(pan.translation(in: nil).y) }

    stage.play("dm")
    stage.play("d", finger: 2, from: CGPoint(x: 100, y: 700))
    stage.play("u", finger: 1)
    stage.play("mu", finger: 2, from: CGPoint(x: 100, y: 700))

    #expect(watch.picture == "-B--CE")
    #expect(translations == [20, 40, 40])
  }

  @Test("R112 a finger too many makes a pan fail, or end if it has begun")
  func tooManyFingers() {
    let (stage, pan, watch) = pan()
    pan.maximumNumberOfTouches = 1

    stage.play("dm")
    stage.play("d", finger: 2)
    stage.play("mu")
    stage.play("u", finger: 2)
    stage.play("d", finger: 1)
    stage.play("dm", finger: 2)

    #expect(watch.picture == "-BE------")
  }

  @Test("R112 a setting makes a pan ignore a finger too many")
  func extraFingerIgnored() {
    var behavior = UIKitBehavior()
    behavior.extraFingers = .ignore
    let (stage, pan, watch) = pan(behavior)
    pan.maximumNumberOfTouches = 1

    stage.play("dm")
    stage.play("dm", finger: 2)
    stage.play("u")

    #expect(watch.picture == "-B--E")
    #expect(pan.numberOfTouches == 0)
  }

  @Test(
    "R117 an edge pan begins only for a finger that came down at its edge and leaves it",
    arguments: [
      (20, 20, "-BE"), (21, 20, "---"), (5, -20, "---"), (370, -20, "---"),
    ] as [(CGFloat, CGFloat, String)])
  func edge(x: CGFloat, step: CGFloat, picture: String) {
    let stage = TouchStage()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let watch = stage.add(pan)

    stage.play("dmu", from: CGPoint(x: x, y: 300), by: CGPoint(x: step, y: 2))

    #expect(watch.picture == picture)
  }

  @Test("R117 the width of the region at the edge is a setting")
  func edgeRegion() {
    var behavior = UIKitBehavior()
    behavior.edgeRegion = 40
    let stage = TouchStage(behavior: behavior)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .right
    let watch = stage.add(pan)

    stage.play("dmu", from: CGPoint(x: 351, y: 300), by: CGPoint(x: -20, y: 0))

    #expect(watch.picture == "-BE")
  }

  @Test("An edge pan whose finger first runs along the edge fails")
  func alongTheEdge() {
    let stage = TouchStage()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let watch = stage.add(pan)

    stage.play("dmm", from: CGPoint(x: 5, y: 300), by: CGPoint(x: 2, y: 20))
    stage.play("mmu", from: CGPoint(x: 9, y: 340), by: CGPoint(x: 40, y: 0))

    #expect(watch.picture == "------")
  }
}
