import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
private class Receiver: NSObject {
  var heard: [String] = []

  private func nothing() { heard.append("nothing") }
  private func anything(_ sender: Any) { heard.append("any \(type(of: sender))") }
  func maybe(_ sender: Any?) { heard.append("maybe \(sender == nil)") }
  func window(_ sender: UIWindow) { heard.append("window") }
  func pair(_ sender: UIWindow, event: UIEvent?) { heard.append("pair \(event == nil)") }
  func flag(_ isOn: Bool) { heard.append("flag \(isOn)") }
  func answering(_ sender: UIWindow) -> Bool { true }
  nonisolated func free() {}

  static let actions = [
    Selector(Receiver.nothing), Selector(Receiver.anything(_:)), Selector(Receiver.window(_:)),
    Selector(Receiver.pair(_:event:)),
  ]
  lazy var late = Selector(Receiver.anything(_:))
  static let untouched = [Selector(Receiver.answering(_:)), Selector(Receiver.free)]
}

private final class Heir: Receiver {
  override func window(_ sender: UIWindow) { heard.append("heir") }
}

@MainActor
@Suite("Selector")
struct SelectorTests {
  @Test("A method takes nothing, the sender, or the sender and the event")
  func arity() {
    Simulator.boot()
    let receiver = Receiver()
    for action in Receiver.actions { action.perform(on: receiver, with: UIWindow()) }

    #expect(receiver.heard == ["nothing", "any UIWindow", "window", "pair true"])
  }

  @Test("A method that takes a flag gets false from an object, and the flag from a flag")
  func flag() {
    Simulator.boot()
    let receiver = Receiver()
    let action = Selector(Receiver.flag(_:))
    action.perform(on: receiver, with: UIBarButtonItem())
    action.perform(on: receiver, with: true)

    #expect(receiver.heard == ["flag false", "flag true"])
  }

  @Test("An override in the target's class is what runs")
  func overridden() {
    Simulator.boot()
    let heir = Heir()
    Selector(Receiver.window(_:)).perform(on: heir, with: UIWindow())
    heir.late.perform(on: heir, with: 1)

    #expect(heir.heard == ["heir", "any Int"])
  }

  @Test("A sender that is nobody reaches a method that takes an optional")
  func noSender() {
    Simulator.boot()
    let receiver = Receiver()
    Selector(Receiver.maybe(_:)).perform(on: receiver)

    #expect(receiver.heard == ["maybe true"])
  }

  @Test("A selector keeps nobody alive")
  func retainsNothing() {
    Simulator.boot()
    weak var gone: Receiver?
    let selector: Selector
    do {
      let receiver = Receiver()
      selector = receiver.late
      gone = receiver
    }

    #expect(gone == nil)
    #expect(selector == selector)
  }

  @Test("Selectors are equal by place, or by name")
  func equality() {
    Simulator.boot()
    let made = (0..<2).map { _ in Selector(Receiver.window(_:)) }
    #expect(made[0] == made[1])
    #expect(made[0] != Selector(Receiver.window(_:)))

    let named = Selector(Receiver.window(_:), named: "window(_:)")
    #expect(named == Selector(Receiver.window(_:), named: "window(_:)"))
    #expect(named != Selector(Receiver.window(_:), named: "door(_:)"))
  }

  @Test("A removal means the equal action, or else the only one alike")
  func removal() {
    Simulator.boot()
    #expect(Selector.index(meantBy: Receiver.actions[1], in: Receiver.actions) == 1)
    #expect(Selector.index(meantBy: Selector(Receiver.window(_:)), in: Receiver.actions) == 2)
    #expect(Selector.index(meantBy: Selector(Receiver.maybe(_:)), in: Receiver.actions) == nil)
  }

  @Test("A closure is an action without a target")
  func closures() {
    Simulator.boot()
    var heard: [String] = []
    Selector { heard.append("called") }.perform(on: self as AnyObject)
    Selector { (sender: Int) in heard.append("\(sender)") }.perform(on: self as AnyObject, with: 7)

    #expect(heard == ["called", "7"])
  }
}
