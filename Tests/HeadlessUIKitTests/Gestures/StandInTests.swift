import Testing
import UIKit

@MainActor
@Suite("Actions that expect another sender")
struct StandInTests {
  @MainActor private final class Target {
    var log: [String] = []

    func edge(_ pan: UIScreenEdgePanGestureRecognizer) {
      log.append("\(pan.state) \(Int(pan.translation(in: pan.view).y)) \(pan.view != nil)")
      pan.setTranslation(.zero, in: nil)
    }
    func press(_ press: UILongPressGestureRecognizer) {
      log.append("\(press.state) \(Int(press.location(in: nil).x))")
    }
    func stop(_ pan: UIScreenEdgePanGestureRecognizer) {
      log.append("\(pan.state)")
      pan.isEnabled = false
    }
    func button(_ button: UIButton) { log.append("button \(button.tag)") }
    func item(_ item: UIBarButtonItem) { log.append("item \(item.tag)") }
  }

  @Test("A13 an action declared with an edge pan takes a plain pan, and what it does to it holds")
  func pan() {
    let stage = TouchStage()
    let target = Target()
    stage.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: target, action: Selector(Target.edge(_:))))
    stage.play("dmmu")

    #expect(target.log == ["began 20 true", "changed 20 true", "ended 0 true"])
  }

  @Test("A13 an action declared with a long press takes a tap")
  func tap() {
    let stage = TouchStage()
    let target = Target()
    stage.view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector(Target.press(_:))))
    stage.play("du", from: CGPoint(x: 30, y: 40))

    #expect(target.log == ["ended 30"])
  }

  @Test("A13 switching off what was handed over switches the sender off")
  func disables() {
    let stage = TouchStage()
    let target = Target()
    let pan = UIPanGestureRecognizer(target: target, action: Selector(Target.stop(_:)))
    stage.view.addGestureRecognizer(pan)
    stage.play("dmmu")

    #expect(target.log == ["began", "cancelled"])
    #expect(!pan.isEnabled)
  }

  @Test("A13 an action declared with a recogniser may be a button's, and asks it for nothing")
  func sentByButton() {
    Simulator.boot()
    let target = Target()
    Selector(Target.press(_:)).perform(on: target, with: UIButton())

    #expect(target.log == ["possible 0"])
  }

  @Test("A13 buttons and items of bars stand in for each other")
  func buttons() {
    Simulator.boot()
    let target = Target()
    let (button, item) = (UIButton(), UIBarButtonItem())
    (button.tag, item.tag) = (7, 8)
    Selector(Target.button(_:)).perform(on: target, with: item)
    Selector(Target.item(_:)).perform(on: target, with: button)

    #expect(target.log == ["button 8", "item 7"])
  }
}
