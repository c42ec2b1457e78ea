import Testing
import UIKit

@MainActor
@Suite("Taps, presses and swipes")
struct DiscreteGestureTests {
  @Test("A tap is recognised when the finger is lifted")
  func tap() {
    let stage = TouchStage()
    let watch = stage.add(UITapGestureRecognizer())

    stage.play("d--u")

    #expect(watch.picture == "---E")
  }

  @Test("A tap says where its finger was and how many there were")
  func tapLocation() {
    let stage = TouchStage()
    let tap = UITapGestureRecognizer()
    var said: [CGPoint] = []
    let watch = stage.add(tap)
    watch.onAction = {
      said = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)]
    }

    stage.play("du", from: CGPoint(x: 30, y: 40))

    #expect(said == [CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40)])
  }

  @Test("A finger that strays or stays too long does not tap", arguments: ["dmmmu", longPress])
  func noTap(picture: String) {
    let stage = TouchStage()
    let watch = stage.add(UITapGestureRecognizer())

    stage.play(picture)

    #expect(!watch.picture.contains("E"))
  }

  @Test("Fingers count their taps as long as they come in quick succession")
  func tapCount() {
    let stage = TouchStage()
    var counts: [Int] = []
    stage.simulator.listener = {
      if case .touch(let touch) = $0, touch.phase == .began { counts.append(touch.tapCount) }
    }

    stage.play("du-du-du" + String(repeating: "-", count: 30) + "du")

    #expect(counts == [1, 2, 3, 1])
  }

  @Test(
    "C8 two taps far apart are no double tap", arguments: [(0, true), (40, true), (200, false)])
  func doubleTap(distance: CGFloat, counts: Bool) {
    let stage = TouchStage()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    let watch = stage.add(tap)

    stage.play("du-", from: CGPoint(x: 50, y: 300))
    stage.play("du-", from: CGPoint(x: 50 + distance, y: 300))

    #expect(watch.picture.contains("E") == counts)
  }

  /// The limits of a swipe gesture by the seconds since the finger came down: the least distance
  /// along the swipe, and the greatest distance across it.
  private nonisolated static let swipeLimits: [(Double, CGFloat, CGFloat)] = [
    (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4), (0.5, 26.5, 25.5),
  ]

  @Test("C8 the limits of a swipe shrink with time", arguments: swipeLimits)
  func swipeLimits(seconds: Double, distance: CGFloat, stray: CGFloat) {
    func isRecognised(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      let stage = TouchStage()
      let watch = stage.add(UISwipeGestureRecognizer())
      stage.simulator.touchDown(finger: 1, at: CGPoint(x: 100, y: 300))
      stage.simulator.run(for: .seconds(seconds))
      stage.simulator.touchMove(finger: 1, at: CGPoint(x: 100 + dx, y: 300 + dy))
      stage.play("-")
      return watch.picture == "E"
    }
    #expect(isRecognised(distance + 0.001, 0))
    #expect(!isRecognised(distance - 0.001, 0))
    #expect(isRecognised(100, stray - 0.001))
    #expect(!isRecognised(100, stray + 0.001))
  }

  @Test("A tap for two fingers needs both")
  func twoFingerTap() {
    let stage = TouchStage()
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let watch = stage.add(tap)

    stage.play("du-")
    stage.play("d")
    stage.play("du", finger: 2, from: CGPoint(x: 50, y: 50))
    stage.play("u")

    #expect(watch.picture == "------E")
  }

  @Test("A long press begins after half a second and ends with the finger")
  func press() {
    let stage = TouchStage()
    let watch = stage.add(UILongPressGestureRecognizer())

    stage.play("d" + String(repeating: "-", count: 32) + "m-u")

    #expect(watch.picture == String(repeating: "-", count: 31) + "B-C-E")
  }

  @Test("A finger that moves before the time is over does not press")
  func noPress() {
    let stage = TouchStage()
    let watch = stage.add(UILongPressGestureRecognizer())

    stage.play("dm" + String(repeating: "-", count: 32) + "u")

    #expect(!watch.picture.contains("B"))
  }

  @Test("A press of no duration begins as soon as the finger comes down")
  func immediatePress() {
    let stage = TouchStage()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    let watch = stage.add(press)

    stage.play("d-u")

    #expect(watch.picture == "B-E")
  }

  @Test(
    "A swipe is recognised on the way, in its directions only",
    arguments: [
      (10, 0, "-----E---"), (-10, 0, "---------"), (0, 10, "---------"), (10, 30, "---------"),
    ])
  func swipe(x: CGFloat, y: CGFloat, picture: String) {
    let stage = TouchStage()
    let watch = stage.add(UISwipeGestureRecognizer())

    stage.play("dmmmmmmmu", by: CGPoint(x: x, y: y))

    #expect(watch.picture == picture)
  }

  @Test("A slow drag is no swipe")
  func slowSwipe() {
    let stage = TouchStage()
    let watch = stage.add(UISwipeGestureRecognizer())

    stage.play("d" + String(repeating: "-", count: 32) + "mmmu", by: CGPoint(x: 20, y: 0))

    #expect(!watch.picture.contains("E"))
  }
}

private let longPress = "d" + String(repeating: "-", count: 50) + "u"
