/// A view that turns touches into actions, such as a button or a slider.
///
/// A control follows the first finger that comes down on it, sends the ``Event``s that this finger
/// causes, and calls the targets registered for them:
///
/// ```swift
/// button.addTarget(self, action: #selector(close), for: .touchUpInside)
/// button.addAction(UIAction { _ in dismiss() }, for: .touchUpInside)
/// ```
///
/// Targets are held weakly (rule R127 of UIKit's behaviour), and actions with a closure are held
/// strongly. While the finger is down, up to 70 points around the control count as inside, as on a
/// device.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Makes a control of this class to pass to an action method that expects this class although
  /// another object sent the action; `nil` if the class offers no such stand-in.
  class func makeStandIn() -> UIControl? { nil }

  /// A set of control events, such as touching down or changing the value.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits of the set of control events.
    public let rawValue: UInt
    /// Creates a set of control events from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The finger comes down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger comes down for the second or a later tap of a series.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger comes back to the inside of the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger's touch is cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changes the value of the control, such as a slider or a switch.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action is triggered, by a tap. In the model only a button and a switch
    /// send this event.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control opens. The model never sends this event.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text is typed into a text field, or deleted from it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key is pressed in a text field, and the field's delegate allows it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The set of all control events that a finger causes.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// The set of all control events about editing text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// The bits of a set of control events that are free for events of an app's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits of a set of control events that are reserved for the system's own events. The model
    /// sends none of them.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// The set of all control events, including the bits that are reserved for apps and for the
    /// system.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A set of states of a control, such as highlighted and selected.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits of the set of control states.
    public let rawValue: UInt
    /// Creates a set of control states from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a control that is enabled, and neither highlighted nor selected.
    public static let normal: State = []
    /// The state of a control that is shown as pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a control that takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a selected control.
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a control with the focus. The model focuses no controls.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits of a set of control states that are free for states of an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits of a set of control states that are reserved for the system's own states. The model
    /// sets none of them.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of a control's contents, such as a button's title.
  @frozen public enum ContentHorizontalAlignment: Int, Sendable {
    /// The middle, the left or right edge, the full width, or the leading or trailing edge. A
    /// button treats `fill` like `center`.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of a control's contents, such as a button's title.
  @frozen public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private var actions: [ControlAction] = []
  private weak var trackedTouch: UITouch?

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for the event `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from a storyboard or a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - State

  /// True if the control can be used. A disabled control takes no touches.
  open var isEnabled = true {
    willSet { willChange("enabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      didChange("enabled")
    }
  }
  /// True if the control is selected, like the chosen one of several buttons.
  open var isSelected = false {
    willSet { willChange("selected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      didChange("selected")
    }
  }
  /// True while the control is shown as pressed. Following a finger sets it while the finger is
  /// inside; code can set it as well.
  open var isHighlighted = false {
    willSet { willChange("highlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      didChange("highlighted")
    }
  }

  /// The control's present states: highlighted, disabled and selected, in any combination.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateDidChange() { setNeedsLayout() }

  /// The horizontal alignment of the contents, by which a button places its title and image.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// The vertical alignment of the contents, by which a button places its title and image.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  // MARK: - Actions

  /// Adds a target and a method that is called for the given events. If the target is `nil`, the
  /// method's receiver is looked up along the responder chain at each event.
  ///
  /// Adding the same target and method again adds only the further events, not a second call
  /// (rule R198 of UIKit's behaviour).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target.map({ $0 as AnyObject }) else {
      if let known = actions.firstIndex(where: { $0.isForChain && $0.selector == action }) {
        actions[known].events.formUnion(controlEvents)
      } else {
        actions.append(ControlAction(selector: action, events: controlEvents, isForChain: true))
      }
      return
    }
    if let known = actions.firstIndex(where: { $0.target === target && $0.selector == action }) {
      actions[known].events.formUnion(controlEvents)
    } else {
      actions.append(ControlAction(target: target, selector: action, events: controlEvents))
    }
  }

  /// Removes a target's methods for the given events. If the target is `nil`, all targets are
  /// meant, and if the method is `nil`, all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    let candidates = actions.indices.filter { index in
      actions[index].selector != nil && (target == nil || actions[index].target === target)
    }
    var meant = candidates
    if let action {
      let known = candidates.map { actions[$0].selector! }
      // A removal that names a method but no target removes the method for every target.
      meant =
        Selector.index(meantBy: action, in: known).map { index in
          target == nil
            ? candidates.filter { actions[$0].selector == known[index] } : [candidates[index]]
        } ?? []
    }
    for index in meant { actions[index].events.subtract(controlEvents) }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Adds an action with a closure, which is called for the given events. It replaces an action
  /// with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let known = actions.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      actions[known].action = action
      actions[known].events.formUnion(controlEvents)
    } else {
      actions.append(ControlAction(action: action, events: controlEvents))
    }
  }

  /// Removes a `UIAction` from the control for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the `UIAction` with an identifier from the control for the given events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action?.identifier == identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The objects registered as targets of the control that are still alive.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// The control events for which a target or an action is registered.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls a method on a target for the control. A subclass can override this method to observe or
  /// change what is sent.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the closure of a `UIAction` for the control.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls all targets and actions that are registered for the given events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  private func send(_ events: Event, with event: UIEvent?) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      if let selector = entry.selector {
        if entry.isForChain || entry.target != nil {
          sendAction(selector, to: entry.target, for: event)
        }
      } else if let action = entry.action {
        sendAction(action)
      }
    }
    actions.removeAll { $0.selector != nil && $0.target == nil && !$0.isForChain }
  }

  // MARK: - Tracking

  /// True while the control follows a finger that came down on it.
  open private(set) var isTracking = false
  /// True while the finger is inside the control or at most 70 points away.
  open private(set) var isTouchInside = false

  /// Called when a finger has come down on the control. Returns whether the control follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger that the control follows has moved. Returns whether the control goes on
  /// following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger that the control follows was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch of the finger that the control follows was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled else { return nil }
    return super.hitTest(point, with: event)
  }

  /// Returns false to prevent a recogniser of an outer view from recognising a single tap on a
  /// control that keeps such taps for itself, such as a button.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer.isPlainTap, gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !keepsPlainTaps
  }

  /// True if a single tap on the control is never recognised by tap recognisers of outer views.
  /// True for a button, a switch and a segmented control.
  var keepsPlainTaps: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    if isTracking, !continueTracking(touch, with: event) { stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let isInside = isNear(touch)
    stopTracking()
    endTracking(touch, with: event)
    finger(upInside: isInside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// Sends the control event for a finger that was lifted, inside or outside the control.
  func finger(upInside isInside: Bool, with event: UIEvent?) {
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedTouch
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}

/// A control's registered target with its method, or its action with a closure, and the events that
/// call it.
private struct ControlAction {
  weak var target: AnyObject?
  var selector: Selector?
  var action: UIAction?
  var events: UIControl.Event
  /// True if no target was given, so that the receiver is looked up along the responder chain.
  let isForChain: Bool

  init(
    target: AnyObject? = nil, selector: Selector? = nil, action: UIAction? = nil,
    events: UIControl.Event, isForChain: Bool = false
  ) {
    self.isForChain = isForChain
    self.target = target
    self.selector = selector
    self.action = action
    self.events = events
  }
}

/// The stand-in for an action's sender: an action method that declares its sender as a control gets
/// a new control if another object, such as a bar button item, sent the action. The control has the
/// sender's tag.
extension UIControl: ActionSender {
  static func standIn(for sender: any ActionSender) -> (any ActionSender)? {
    let standIn = makeStandIn()
    standIn?.tag = sender.senderTag
    return standIn
  }

  var senderTag: Int { tag }
}
