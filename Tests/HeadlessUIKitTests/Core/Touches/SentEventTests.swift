import Testing
import UIKit

@MainActor
@Suite("Events that an app sees on their way")
struct SentEventTests {
  /// A window that notes the events it gets, and passes them on or not.
  private final class Observing: UIWindow {
    var phases: [UITouch.Phase] = []
    var passes = true

    override func sendEvent(_ event: UIEvent) {
      phases += event.allTouches?.map(\.phase) ?? []
      if passes { super.sendEvent(event) }
    }
  }

  @Test(
    "R253 a window gets each event before the recognisers, and keeps it from them if it does not pass it on",
    arguments: [true, false])
  func window(passes: Bool) {
    let stage = TouchStage()
    let window = Observing(frame: UIScreen.main.bounds)
    window.passes = passes
    window.makeKeyAndVisible()
    let watch = stage.add(UIPanGestureRecognizer(), to: window)

    stage.play("dmmu")

    #expect(window.phases == [.began, .moved, .moved, .ended])
    #expect(watch.picture == (passes ? "-BCE" : "----"))
  }

  @Test("R253 a window passes an event on once, however often it is told to")
  func once() {
    final class Twice: UIWindow {
      override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        super.sendEvent(event)
      }
    }
    let stage = TouchStage()
    let window = Twice(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = TouchView(frame: window.bounds)
    window.addSubview(view)

    stage.play("du")

    #expect(view.log == ["began", "ended"])
  }
}
