/// An object that follows the touches on a view and its subviews and recognises a gesture.
///
/// A recogniser is a state machine (R107). Every sequence of touches starts in the state
/// ``State/possible``. From there the recogniser fails or recognises. A *discrete* recogniser, such
/// as a tap, recognises by going straight to ``State/ended``. A *continuous* one, such as a pan,
/// begins, changes any number of times, and ends or is cancelled:
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
/// The action is not sent when the state is set, but one run-loop turn later (R108). During the
/// action ``state`` is the announced state, even if the recogniser has meanwhile entered the next
/// one. So if a finger comes down, moves and is lifted within one turn, the actions for `began` and
/// `ended` follow each other directly. Work that the first action schedules for a later turn has
/// not run by the second.
///
/// ## When the recogniser resets
///
/// The recogniser is reset after the action for its last state, and stops following fingers that
/// are still down. A recogniser that failed stays failed until its last finger is lifted, so that
/// recognisers that require its failure can rely on it. A running gesture is cancelled if the
/// recogniser is disabled or removed from its view, or if the view leaves the window (R113 to
/// R115). Moving the view within the window in one turn does not cancel it.
///
/// ## Writing a recogniser
///
/// Override the four touch methods and set ``state``. Restore your own properties in ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// True if the recogniser recognises a single tap with one finger.
  var isPlainTap: Bool { false }

  /// The state of a recogniser.
  @frozen public enum State: Int, Sendable {
    /// The gesture has not been recognised yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture has ended; a discrete gesture was recognised.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches do not make this gesture.
    case failed

    /// A discrete gesture was recognised.
    public static var recognized: State { .ended }
  }

  package let serial = Simulator.current.makeSerial()

  /// The serial number of the recogniser. A hash made from the address would order sets differently
  /// in every run.
  nonisolated open override var hash: Int { serial }

  /// The recogniser's associated objects and key-value observers.
  var extras: ObjectExtras?

  /// The state that the recogniser has entered. ``state`` may still return an earlier one, whose
  /// action is being sent.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var machine = State.possible
  /// The state that the action now being sent announces; `nil` if no action is.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var announced: State?
  /// The latest state whose action has not been sent yet.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var lastPending: State?
  /// The matching gesture that waits for other recognisers to fail; `nil` if none waits.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and the value is replaced as a
  /// whole.
  @exclusivity(unchecked) var held: HeldRecognition?
  /// The touches that the recogniser follows, in the order in which they began.
  ///
  /// Unchecked: an exclusivity check at each finger movement would cost time, and a removed touch
  /// outlives the change.
  @exclusivity(unchecked) package internal(set) var touches: [UITouch] = []
  /// The average point of the touches just before the latest one was lifted, in window coordinates.
  var lastCentroid = CGPoint.zero
  /// The targets and the actions that are sent to them.
  ///
  /// Unchecked: an exclusivity check at each action would cost time. Removing a pair cannot
  /// deallocate its target and thereby run other code, because targets are held weakly.
  @exclusivity(unchecked) var actions: [GestureAction] = []
  /// The recognisers that must fail before this one recognises.
  var failureRequirements: [WeakRecognizer] = []

  /// Creates a recogniser with a target and an action. It holds the target weakly (R127).
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target ?? self, action: action) }
  }

  /// Creates a recogniser without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser without a target. The model reads nothing from the coder.
  public init?(coder: NSCoder) { super.init() }

  // MARK: - Settings

  /// The default list of touch types. It is shared by all recognisers, because making the list
  /// takes longer than the rest of making a recogniser.
  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The view to which the recogniser is attached.
  open var view: UIView? { attachedView }

  // The reference is unowned, because Swift slows down an object that was ever referred to weakly,
  // and views are used all the time. A view detaches its recognisers when it is deallocated.
  // Unchecked: an exclusivity check would cost time, and besides main-actor code only the view's
  // deinitialiser uses the reference.
  @exclusivity(unchecked)
  nonisolated(unsafe) unowned(unsafe) final var attachedView: UIView?

  /// The delegate that decides what the recogniser may recognise.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The recogniser's name, for debugging.
  open var name: String?

  /// True if the recogniser follows touches. Disabling it ends the current gesture: a gesture that
  /// has begun is cancelled, and its action is sent. The fingers that are down are ignored from
  /// then on, even if the recogniser is enabled again (R113).
  ///
  /// The property can be set at any moment, even in the recogniser's own action (R40).
  /// ``UIKitBehavior/breakingOff`` decides whether the cancellation's action is sent during the
  /// assignment or one turn later.
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
  /// Targets are held weakly (R127). Adding the same target and action again changes nothing.
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

  /// Called when fingers have come down on the recogniser's view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when followed fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when followed fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system has cancelled followed touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a sequence of touches is over. Subclasses restore their own properties here.
  open func reset() {}

  /// Returns whether recognising this gesture makes another recogniser fail, unless both may
  /// recognise simultaneously.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recogniser's recognition makes this one fail, unless both may
  /// recognise simultaneously.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recogniser must wait until another one fails.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recogniser must wait until this one fails.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recogniser gets an event, as the delegate decides; true without a
  /// delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Makes the recogniser stop following a touch.
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

  /// Makes a recogniser of this class that can replace an action's sender of another class; `nil`
  /// if the class has no replacement.
  class func makeStandIn() -> UIGestureRecognizer? { nil }

  /// Copies the state, the touches, the view, the delegate and the name of another recogniser,
  /// which this one replaces as a sender.
  func mimic(_ other: UIGestureRecognizer) {
    machine = other.machine
    announced = other.announced
    touches = other.touches
    lastCentroid = other.lastCentroid
    attachedView = other.attachedView
    delegate = other.delegate
    name = other.name
  }

  /// Passes a change that an action made to this replacement on to the original sender. Only
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
