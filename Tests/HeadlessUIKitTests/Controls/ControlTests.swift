import Foundation
import Testing
import UIKit
import VirtualTime

@Suite("Controls") @MainActor
struct ControlTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let button = UIButton(type: .system)
    let listener = Listener()

    init() {
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
      shownWindow().addSubview(button)
      simulator.run(for: .milliseconds(1))
    }

    func drag(to point: CGPoint) {
      simulator.touchDown(finger: 1, at: CGPoint(x: 150, y: 120))
      simulator.touchMove(finger: 1, at: point, when: .milliseconds(20))
      simulator.touchUp(finger: 1, when: .milliseconds(40))
      simulator.run(for: .milliseconds(60))
    }
  }

  @MainActor
  final class Listener: NSObject {
    var senders: [UIControl] = []
    func tapped(_ sender: UIControl) { senders.append(sender) }
  }

  @Test("A tap calls the target with the control")
  func tap() {
    let world = World()
    world.button.addTarget(
      world.listener, action: Selector(Listener.tapped(_:)), for: .touchUpInside)
    world.drag(to: CGPoint(x: 151, y: 120))

    #expect(world.listener.senders == [world.button])
  }

  @MainActor
  final class Taker: UIViewController {
    var senders: [UIControl] = []
    func tapped(_ sender: UIControl) { senders.append(sender) }
  }

  @Test("An action without a target goes to the first along the responder chain that has it")
  func chain() {
    let world = World()
    let (outer, inner) = (Taker(), UIViewController())
    world.button.window?.rootViewController = outer
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(world.button)
    world.button.addTarget(nil, action: Selector(Taker.tapped(_:)), for: .touchUpInside)
    world.button.addTarget(nil, action: Selector(Listener.tapped(_:)), for: .touchUpInside)
    world.drag(to: CGPoint(x: 151, y: 120))

    #expect(outer.senders == [world.button])
  }

  @Test("R198 the same target and method are called once, however often they were added")
  func addedTwice() {
    let world = World()
    let taker = Taker()
    world.button.window?.rootViewController = taker
    taker.view.addSubview(world.button)
    for events in [UIControl.Event.touchUpInside, .touchUpInside, .touchDown] {
      world.button.addTarget(
        world.listener, action: Selector(Listener.tapped(_:)), for: events)
      world.button.addTarget(nil, action: Selector(Taker.tapped(_:)), for: events)
    }
    world.drag(to: CGPoint(x: 151, y: 120))

    #expect(world.listener.senders.count == 2)
    #expect(taker.senders.count == 2)
    #expect(world.button.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test("A finger lifted far away is not a tap, one up to 70 points away is", arguments: [60, 80])
  func slack(distance: CGFloat) {
    let world = World()
    var events: [String] = []
    world.button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    world.button.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    world.drag(to: CGPoint(x: 200 + distance, y: 120))

    #expect(events == [distance < 70 ? "inside" : "outside"])
  }

  @Test("R127 a target is not kept alive")
  func weakTarget() {
    let world = World()
    weak var gone: Listener?
    do {
      let listener = Listener()
      world.button.addTarget(listener, action: Selector(Listener.tapped(_:)), for: .touchUpInside)
      gone = listener
    }

    #expect(gone == nil)
    world.drag(to: CGPoint(x: 151, y: 120))
    #expect(world.button.allTargets.isEmpty)
  }

  @Test("A target is taken away for some events or for all")
  func removing() {
    let world = World()
    let tapped = Selector(Listener.tapped(_:))
    world.button.addTarget(world.listener, action: tapped, for: [.touchDown, .touchUpInside])
    world.button.removeTarget(world.listener, action: tapped, for: .touchDown)
    #expect(world.button.allControlEvents == .touchUpInside)

    world.button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(world.button.allControlEvents == [])
  }

  @Test("An action without a target is taken away from every target")
  func removingAnAction() {
    let world = World()
    let others = [Listener(), Listener()]
    let tapped = Selector(Listener.tapped(_:))
    for listener in others {
      world.button.addTarget(listener, action: tapped, for: .touchUpInside)
    }
    world.button.removeTarget(nil, action: tapped, for: .touchUpInside)

    #expect(world.button.allTargets.isEmpty)
  }

  @Test("An action with a known identifier replaces the other")
  func replacing() {
    let world = World()
    var calls: [Int] = []
    for number in 1...2 {
      let action = UIAction(identifier: .init("go")) { _ in calls.append(number) }
      world.button.addAction(action, for: .touchUpInside)
    }
    world.button.sendActions(for: .touchUpInside)

    #expect(calls == [2])
  }

  @Test("A control that is switched off takes no touches")
  func disabled() {
    let world = World()
    var taps = 0
    world.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    world.button.isEnabled = false
    world.drag(to: CGPoint(x: 151, y: 120))

    #expect(taps == 0)
    #expect(world.button.state == .disabled)
  }

  @Test("A control is highlighted while the finger is near")
  func highlighting() {
    let world = World()
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 150, y: 120))
    world.simulator.run(for: .milliseconds(1))
    #expect(world.button.isHighlighted)

    world.simulator.touchMove(finger: 1, at: CGPoint(x: 350, y: 700))
    world.simulator.run(for: .milliseconds(1))
    #expect(!world.button.isHighlighted)
  }

  @Test("R120 a control whose finger is taken away says so and is itself again")
  func cancelled() {
    let world = World()
    var events: [String] = []
    world.button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 150, y: 120))
    world.simulator.interrupt(when: .milliseconds(5))
    world.simulator.run(for: .milliseconds(10))

    #expect(events == ["cancel"])
    #expect(!world.button.isTracking)
  }

  @Test("The primary action is the tap")
  func primary() {
    Simulator.boot()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.sendActions(for: .primaryActionTriggered)

    #expect(taps == 1)
    #expect(button.currentTitle == "Go")
  }

  @Test("A switch and a segmented control change by touch")
  func values() {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    let choice = UISegmentedControl(items: ["a", "b"])
    choice.frame = CGRect(x: 0, y: 200, width: 200, height: 30)
    for view in [toggle, choice] { window.addSubview(view) }
    for point in [CGPoint(x: 20, y: 110), CGPoint(x: 150, y: 210)] {
      simulator.touchDown(finger: 1, at: point)
      simulator.touchUp(finger: 1)
      simulator.run(for: .milliseconds(10))
    }

    #expect(toggle.isOn)
    #expect(choice.selectedSegmentIndex == 1)
  }

  @Test("A momentary choice has the tapped segment selected while its handler runs")
  func momentary() {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let choice = UISegmentedControl(items: ["a", "b"])
    choice.isMomentary = true
    choice.frame = CGRect(x: 0, y: 200, width: 200, height: 30)
    window.addSubview(choice)
    var seen: [Int] = []
    choice.addAction(
      UIAction { [unowned choice] _ in seen.append(choice.selectedSegmentIndex) },
      for: .valueChanged)
    simulator.touchDown(finger: 1, at: CGPoint(x: 150, y: 210))
    simulator.touchUp(finger: 1)
    simulator.run(for: .milliseconds(10))

    #expect(seen == [1])
    #expect(choice.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A segment keeps its own state when another one is inserted before it")
  func insertedSegment() {
    _ = Simulator.boot()
    let choice = UISegmentedControl(items: ["a", "b"])
    choice.setEnabled(false, forSegmentAt: 0)
    choice.insertSegment(withTitle: "c", at: 0, animated: false)

    #expect((0..<3).map(choice.isEnabledForSegment(at:)) == [true, false, true])
    choice.removeSegment(at: 1, animated: false)
    #expect((0..<2).map(choice.isEnabledForSegment(at:)) == [true, true])
  }

  @Test("R232 a button updates its configuration once in the layout after changes of its state")
  func configurationHandler() {
    _ = Simulator.boot()
    final class Updating: UIButton {
      var updates = 0
      override func updateConfiguration() { updates += 1 }
    }
    let button = Updating()
    var states: [Bool] = []
    button.layoutIfNeeded()
    button.configurationUpdateHandler = { button in
      #expect((button as? Updating)?.updates == states.count + 1)
      states.append(button.isEnabled)
      button.setTitle("new", for: .normal)
      button.isSelected = true
    }
    button.isEnabled = false
    button.isHighlighted = true
    #expect(states == [])
    button.layoutIfNeeded()
    #expect(states == [false])
    button.isEnabled = true
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(states == [false, true] && button.automaticallyUpdatesConfiguration)
  }

  @Test("A stepper's value stays within limits that are set later")
  func stepperLimits() {
    _ = Simulator.boot()
    let stepper = UIStepper()
    stepper.value = 50
    stepper.maximumValue = 10
    #expect(stepper.value == 10)

    stepper.minimumValue = 20
    stepper.maximumValue = 30
    #expect(stepper.value == 20)
  }

  @Test("A configuration may give the title with attributes, and functions that change its look")
  func attributedConfiguration() {
    var attributes = AttributeContainer()
    attributes.font = .systemFont(ofSize: 20)
    attributes.foregroundColor = .red
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Open", attributes: attributes)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var outgoing = $0
      outgoing.kern = 2
      return outgoing
    }
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    let changed = configuration.titleTextAttributesTransformer?(attributes)

    #expect(UIButton(configuration: configuration).currentTitle == "Open")
    #expect(changed?.kern == 2 && changed?.font == attributes.font)
  }

  @Test("Text has UIKit's attributes beside those of Foundation")
  func textAttributes() {
    typealias Scope = AttributeScopes.UIKitAttributes
    var text = AttributedString("Open")
    text.backgroundColor = .yellow
    text.underlineStyle = .single
    text.strikethroughStyle = .single
    text.paragraphStyle = NSParagraphStyle()
    text.baselineOffset = 3
    var configuration = UIButton.Configuration.plain()
    configuration.subtitleTextAttributesTransformer = .init { $0 }
    let names = [
      Scope.FontAttribute.name, Scope.ForegroundColorAttribute.name,
      Scope.BackgroundColorAttribute.name, Scope.KernAttribute.name,
      Scope.UnderlineStyleAttribute.name, Scope.StrikethroughStyleAttribute.name,
      Scope.ParagraphStyleAttribute.name, Scope.BaselineOffsetAttribute.name,
    ]

    #expect(text.baselineOffset == 3 && text.underlineStyle == text.strikethroughStyle)
    #expect(text.backgroundColor == .yellow && text.paragraphStyle != nil)
    let plain = configuration.subtitleTextAttributesTransformer?.transform(AttributeContainer())
    #expect(plain == AttributeContainer())
    #expect(Set(names).count == 8)
    #expect(\AttributeScopes.uiKit == \.uiKit && \Scope.foundation == \.foundation)
    #expect(Scope.FontAttribute.Value.self == UIFont.self)
    let colors: [Any.Type] = [
      Scope.ForegroundColorAttribute.Value.self, Scope.BackgroundColorAttribute.Value.self,
    ]
    #expect(colors.allSatisfy { $0 == UIColor.self })
    let lines: [Any.Type] = [
      Scope.UnderlineStyleAttribute.Value.self, Scope.StrikethroughStyleAttribute.Value.self,
    ]
    #expect(lines.allSatisfy { $0 == NSUnderlineStyle.self })
    #expect(Scope.ParagraphStyleAttribute.Value.self == NSParagraphStyle.self)
    let lengths: [Any.Type] = [
      Scope.KernAttribute.Value.self, Scope.BaselineOffsetAttribute.Value.self,
    ]
    #expect(lengths.allSatisfy { $0 == CGFloat.self })
  }

  @Test("A button's configuration says how far its title stands from the edges")
  func configuredInsets() {
    let simulator = Simulator.boot()
    let window = shownWindow()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Open"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 0)
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = .left
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    window.addSubview(button)
    simulator.run(for: .milliseconds(20))

    #expect(button.titleLabel?.frame.minX == 40)
  }
}
