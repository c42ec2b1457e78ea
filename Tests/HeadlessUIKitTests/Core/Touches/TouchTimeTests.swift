import HeadlessUIKit
import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("When a finger did something")
struct TouchTimeTests {
  /// Moves a finger down by 20 points in each frame while the app keeps the main thread busy.
  private func dragDuringStall(_ watch: (UIPanGestureRecognizer, TouchStage) -> Void) {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    stage.add(pan)
    let simulator = stage.simulator
    simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 300))
    simulator.run(for: .milliseconds(8))
    simulator.loop.input(
      { try? simulator.loop.clock.advance(to: .milliseconds(200)) }, at: .milliseconds(9))
    for step in 1...4 {
      simulator.touchMove(
        finger: 1, at: CGPoint(x: 195, y: 300 + 20 * Double(step)),
        when: .milliseconds(16 * Int64(step)))
    }
    watch(pan, stage)
    simulator.run(for: .milliseconds(300))
  }

  @Test("A21 a touch knows when the finger did it, whenever the app hears of it")
  func timestamps() {
    var heard: [(TimeInterval, TimeInterval)] = []
    dragDuringStall { _, stage in
      stage.simulator.listener = { event in
        guard case .touch(let touch) = event else { return }
        heard.append((touch.timestamp, stage.simulator.seconds))
      }
    }
    #expect(heard.map { Int(($0.0 * 1000).rounded()) } == [16, 32, 48, 64])
    #expect(heard.allSatisfy { $0.1 == 0.2 })
  }

  @Test("R111 A21 a finger that dragged while the main thread was busy is as fast as it was")
  func velocity() {
    var velocity = CGPoint.zero
    var seen: UIPanGestureRecognizer?
    dragDuringStall { pan, _ in seen = pan }
    velocity = seen?.velocity(in: nil) ?? .zero

    #expect(abs(velocity.y - 1250) < 1e-6)
  }

  @Test(
    "The states of one finger come a frame apart, or as given, as the setting says",
    arguments: UIKitBehavior.TouchSpacing.allCases)
  func spacing(spacing: UIKitBehavior.TouchSpacing) {
    var behavior = UIKitBehavior()
    behavior.touchSpacing = spacing
    let stage = TouchStage(behavior: behavior)
    let watch = stage.add(UIPanGestureRecognizer())
    stage.play("[dmu]---")

    #expect(watch.picture == (spacing == .asGiven ? "[BE]---" : "-BE-"))
  }

  @Test(
    "R113 A21 switching a recogniser off tells of the cancel at once, or a turn later, as the setting says",
    arguments: UIKitBehavior.BreakingOff.allCases)
  func breakingOff(when: UIKitBehavior.BreakingOff) {
    var behavior = UIKitBehavior()
    behavior.breakingOff = when
    let stage = TouchStage(behavior: behavior)
    let pan = UIPanGestureRecognizer()
    let watch = stage.add(pan)
    var heard: [UIGestureRecognizer.State] = []
    var heardAtOnce: [UIGestureRecognizer.State] = []
    watch.onAction = { heard.append($0.state) }
    stage.play("dm-m") { column in
      guard column == 2 else { return }
      pan.isEnabled = false
      heardAtOnce = heard
    }

    #expect(heardAtOnce == (when == .atOnce ? [.began, .cancelled] : [.began]))
    #expect(heard == [.began, .cancelled])
    #expect(pan.state == .possible)
  }
}
