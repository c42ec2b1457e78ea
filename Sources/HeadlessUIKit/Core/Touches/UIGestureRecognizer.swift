/// An object that follows the touches on a view and its subviews and recognises a gesture.
///
/// A recogniser is a state machine (rule R107 of UIKit's behaviour). Every sequence of touches
/// starts in the state ``State/possible``. From there the recogniser fails or recognises. A
/// *discrete* recogniser, such as a tap, recognises by going straight to ``State/ended``. A
/// *continuous* one, such as a pan, begins, changes any number of times, and ends or is cancelled:
///
/// ```
/// possible ─┬─▶ began ─▶ changed ⟲ ─┬─▶ ended
///           │     └─────────────────┴─▶ cancelled
///           ├─▶ ended                                discrete
///           └─▶ failed                               no action is sent
/// ```
///
/// `ended` may follow `began` at once, because a fast flick causes no `changed` in between. Code
/// that measures the finger only in `changed` then uses values of the previous gesture.
///
/// ## When the action is sent
///
/// The action is not sent when the state is set, but one run-loop turn later (rule R108 of UIKit's
/// behaviour). During the action ``state`` is the announced state, even if the recogniser has
/// meanwhile entered the next one. So if a finger comes down, moves and is lifted within one turn,
/// the actions for `began` and `ended` follow each other directly. Work that the first action
/// schedules for a later turn has not run by the second.
///
/// ## When the recogniser resets
///
/// The recogniser is reset after the action for its last state, and stops following fingers that
/// are still down. A recogniser that failed stays failed until its last finger is lifted, so that
/// recognisers that require its failure can rely on it. A running gesture is cancelled if the
/// recogniser is disabled or removed from its view, or if the view leaves the window (rules R113
/// to R115 of UIKit's behaviour). Moving the view within the window in one turn does not cancel it.
///
/// ## Writing a recogniser
///
/// Override the four touch methods and set ``state``. Restore your own properties in ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// True if the recogniser recognises a single tap with one finger.
  var isPlainTap: Bool { false }

  /// The state of a gesture recogniser, such as began or failed.
  @frozen public enum State: Int, Sendable {
    /// The state before the gesture is recognised: the touches may still become the gesture.
    case possible
    /// The state in which a continuous gesture has begun.
    case began
    /// The state in which a continuous gesture goes on.
    case changed
    /// The state in which a continuous gesture has ended, or a discrete gesture was recognised.
    case ended
    /// The state in which a continuous gesture was cancelled.
    case cancelled
    /// The state of a recogniser whose touches do not make its gesture.
    case failed

    /// The state in which a discrete gesture was recognised, another name for ``ended``.
    public static var recognized: State { .ended }
  }

  package let serial = Simulator.current.makeSerial()

  /// The recogniser's hash, made from its serial number. A hash made from the address would order
  /// sets of recognisers differently in every run.
  nonisolated open override var hash: Int { serial }

  /// The objects that the app associates with the recogniser, and its key-value observers.
  var extras: ObjectExtras?

  /// The state that the recogniser has entered. ``state`` may still return an earlier one, whose
  /// action is being sent.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var machine = State.possible
  /// The state that the action now being sent announces; `nil` if no action is.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var announced: State?
  /// The latest state whose action has not been sent yet.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var lastPending: State?
  /// The matching gesture that waits for other recognisers to fail; `nil` if none waits.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// the value is replaced as a whole.
  @exclusivity(unchecked) var held: HeldRecognition?
  /// The touches that the recogniser follows, in the order in which they began.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each finger movement. It is not
  /// needed, because a removed touch is deallocated only after the change.
  @exclusivity(unchecked) package internal(set) var touches: [UITouch] = []
  /// The average point of the touches just before the latest one was lifted, in window coordinates.
  var lastCentroid = CGPoint.zero
  /// The targets and the actions that are sent to them.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each action. It is not needed, because
  /// targets are held weakly: removing a pair deallocates no target and so runs no other code.
  @exclusivity(unchecked) var actions: [GestureAction] = []
  /// The recognisers that must fail before this one recognises.
  var failureRequirements: [WeakRecognizer] = []

  /// Creates a recogniser with a target and an action. It holds the target weakly (rule R127 of
  /// UIKit's behaviour).
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target ?? self, action: action) }
  }

  /// Creates a recogniser without a target for its action.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser without a target, from a storyboard or a nib. The model reads nothing
  /// from the coder.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: - Settings

  /// The default list of touch types. It is shared by all recognisers, because making the list
  /// takes longer than the rest of making a recogniser.
  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The view to which the recogniser is attached.
  open var view: UIView? { attachedView }

  // The reference to the recogniser's view is unowned, because a weak reference would slow down the
  // view for the rest of its life, and views are used all the time. A view detaches its recognisers
  // when it is deallocated.
  // Unchecked: no check of threads or exclusivity is needed, because besides main-actor code only
  // the view's deinitialiser uses the reference.
  @exclusivity(unchecked)
  nonisolated(unsafe) unowned(unsafe) final var attachedView: UIView?

  /// The delegate that decides whether the recogniser gets touches and may recognise its gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The recogniser's name, for debugging.
  open var name: String?

  /// True if the recogniser follows touches. Disabling it ends the current gesture: a gesture that
  /// has begun is cancelled, and its action is sent. The fingers that are down are ignored from
  /// then on, even if the recogniser is enabled again (rule R113 of UIKit's behaviour).
  ///
  /// The property can be set at any moment, even in the recogniser's own action (rule R40 of
  /// UIKit's behaviour). ``UIKitBehavior/breakingOff`` decides whether the cancellation's action is
  /// sent during the assignment or one turn later.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      abandon()
      if simulator.behavior.breakingOff == .atOnce {
        simulator.touches.gestures.sendPending(of: self)
      }
    }
  }

  /// True if recognising the gesture cancels the touches in the view under the finger.
  open var cancelsTouchesInView = true
  /// True if the view under the finger gets a touch only after this recogniser has failed.
  open var delaysTouchesBegan = false
  /// True if the view under the finger gets the end of a touch only when this recogniser can no
  /// longer recognise.
  open var delaysTouchesEnded = true
  /// The kinds of button presses that the recogniser follows. The model presses no buttons.
  open var allowedPressTypes: [NSNumber] = []
  /// The buttons of a mouse that are held. The model has no mouse, so the mask is that of a touch.
  open var buttonMask: UIEvent.ButtonMask { .primary }
  /// The keys that are held during the gesture. The model presses no keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The kinds of touch that the recogniser follows. The model has fingers only.
  open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes {
    didSet { inert("UIGestureRecognizer.allowedTouchTypes") }
  }
  /// True if the recogniser follows one kind of touch at a time. The model has one kind only.
  open var requiresExclusiveTouchType = true {
    didSet { inert("UIGestureRecognizer.requiresExclusiveTouchType") }
  }

  // MARK: - Targets

  /// Adds a target and an action. Actions are sent in the order in which they were added.
  ///
  /// Targets are held weakly (rule R127 of UIKit's behaviour). Adding the same target and action
  /// again changes nothing.
  open func addTarget(_ target: Any, action: Selector) { tell(target, by: action) }

  /// Removes target-action pairs: all with a target, or all with an action, or one pair. If both
  /// arguments are `nil`, all pairs are removed.
  open func removeTarget(_ target: Any?, action: Selector?) { tellNoMore(target, by: action) }

  // MARK: - State

  /// The state of the recogniser. Subclasses set it. During an action it is the state that the
  /// action announces.
  open var state: State {
    get { announced ?? machine }
    set { advance(to: newValue) }
  }

  // MARK: - Overriding points

  /// Called when fingers have come down on the recogniser's view or its subviews.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers that the recogniser follows have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers that the recogniser follows were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system has cancelled touches that the recogniser follows.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a sequence of touches is over. Subclasses restore their own properties here.
  open func reset() {}

  /// Returns true if this recogniser makes a given other one fail when it recognises its gesture.
  /// The delegate of either can still allow both to recognise simultaneously.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns true if this recogniser fails when a given other one recognises its gesture. The
  /// delegate of either can still allow both to recognise simultaneously.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns true if this recogniser must wait until a given other one fails. By default it need
  /// not.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns true if a given other recogniser must wait until this one fails. By default it need
  /// not.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recogniser gets an event. The delegate decides; without a delegate the
  /// answer is true.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Makes the recogniser stop following a touch that is not part of its gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { unfollow(touch) }

  /// Makes this recogniser wait for another one's failure before it recognises.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !failureRequirements.contains(where: { $0.value === otherGestureRecognizer }) else {
      return
    }
    failureRequirements.removeAll { $0.value == nil }
    failureRequirements.append(WeakRecognizer(value: otherGestureRecognizer))
  }

  // MARK: - Location of the touches

  /// The number of touches that the recogniser follows.
  open var numberOfTouches: Int { touches.count }

  /// Returns the average point of the followed touches in a view's coordinates, or in the window's.
  /// Without touches, it is the last such point.
  open func location(in view: UIView?) -> CGPoint {
    let centroid = self.centroid
    return view?.convert(centroid, from: nil) ?? centroid
  }

  /// Returns the point of one touch in a view's coordinates, or in the window's.
  ///
  /// - Precondition: The index is less than ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      touches.indices.contains(touchIndex),
      "The index of a touch must be less than the number of touches, \(touches.count) (was \(touchIndex))."
    )
    return touches[touchIndex].location(in: view)
  }

  // MARK: - Overriding points for the model's own recognisers

  /// Makes a recogniser of this class to pass to an action method that expects this class although
  /// a recogniser of another class sent the action; `nil` if the class offers no such stand-in.
  class func makeStandIn() -> UIGestureRecognizer? { nil }

  /// Copies the state, touches, view, delegate and name of the recogniser that sent an action,
  /// because the action method gets this recogniser in its place.
  func mimic(_ other: UIGestureRecognizer) {
    machine = other.machine
    announced = other.announced
    touches = other.touches
    lastCentroid = other.lastCentroid
    attachedView = other.attachedView
    delegate = other.delegate
    name = other.name
  }

  /// Passes on to the original sender what an action method changed in this stand-in. Only
  /// disabling is passed on.
  func takeBack(to other: UIGestureRecognizer) {
    if !isEnabled { other.isEnabled = false }
  }

  /// True while the recogniser expects another touch of the same gesture, such as after the first
  /// tap of a double tap.
  var awaitsMoreTouches: Bool { false }
}

/// A weak reference to a recogniser.
struct WeakRecognizer {
  weak var value: UIGestureRecognizer?
}

extension UIGestureRecognizer: ExtrasCarrier {}
