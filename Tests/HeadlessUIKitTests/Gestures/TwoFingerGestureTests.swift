import Testing
import UIKit

@MainActor
@Suite("Pinches and rotations")
struct TwoFingerGestureTests {
  @Test("A pinch tells how far apart its fingers are, as against when they came down")
  func scale() {
    let stage = TouchStage()
    let pinch = UIPinchGestureRecognizer()
    let watch = stage.add(pinch)
    var scales: [CGFloat] = []
    watch.onAction = { _ in scales.append(pinch.scale) }

    stage.play("d", from: CGPoint(x: 100, y: 300))
    stage.play("dmmu", finger: 2, from: CGPoint(x: 200, y: 300), by: CGPoint(x: 50, y: 0))

    #expect(watch.picture == "--BCE")
    #expect(scales == [1.5, 2, 2])
  }

  @Test("Setting the scale rebases it")
  func setScale() {
    let stage = TouchStage()
    let pinch = UIPinchGestureRecognizer()
    stage.add(pinch)

    stage.play("d", from: CGPoint(x: 100, y: 300))
    stage.play("dm", finger: 2, from: CGPoint(x: 200, y: 300), by: CGPoint(x: 100, y: 0))
    pinch.scale = 1
    stage.play("m", finger: 2, from: CGPoint(x: 300, y: 300), by: CGPoint(x: 200, y: 0))

    #expect(pinch.scale == 2)
  }

  @Test("A pinch tells how fast its scale changes")
  func velocity() {
    let stage = TouchStage()
    let pinch = UIPinchGestureRecognizer()
    stage.add(pinch)

    stage.play("d", from: CGPoint(x: 100, y: 300))
    stage.play("dmm", finger: 2, from: CGPoint(x: 200, y: 300), by: CGPoint(x: 16, y: 0))

    #expect(abs(pinch.velocity - 10) < 1e-9)
  }

  @Test("A rotation tells by how much its fingers turned, clockwise")
  func rotation() {
    let stage = TouchStage()
    let rotation = UIRotationGestureRecognizer()
    let watch = stage.add(rotation)
    var angle: CGFloat = 0
    watch.onAction = { _ in angle = rotation.rotation }

    stage.play("d", from: CGPoint(x: 100, y: 300))
    stage.play("dm", finger: 2, from: CGPoint(x: 200, y: 300), by: CGPoint(x: -100, y: 100))
    stage.play("u", finger: 2)

    #expect(watch.picture == "--BE")
    #expect(abs(angle - .pi / 2) < 1e-9)
  }

  @Test("A rotation counts on past a full turn")
  func fullTurn() {
    let stage = TouchStage()
    let rotation = UIRotationGestureRecognizer()
    stage.add(rotation)
    let center = CGPoint(x: 200, y: 300)

    stage.play("d", from: center)
    stage.play("d", finger: 2, from: CGPoint(x: 300, y: 300))
    for (x, y) in [(200, 400), (100, 300), (200, 200), (300, 300), (200, 400)]
      as [(CGFloat, CGFloat)]
    {
      stage.play("m", finger: 2, from: CGPoint(x: x, y: y), by: .zero)
    }

    #expect(abs(rotation.rotation - 2.5 * .pi) < 1e-9)
  }
}
