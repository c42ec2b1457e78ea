/// An object that watches the touches on a view and its subviews and recognises a gesture.
///
/// A recogniser is a state machine (R107). Every sequence of touches begins in the state
/// ``State/possible``; from there it fails or recognises. A *discrete* recogniser, such as a tap,
/// recognises by going straight to ``State/ended``. A *continuous* one, such as a pan, begins,
/// changes any number of times, and ends or is cancelled:
///
/// ```
/// possible ─┬─▶ began ─▶ changed ⟲ ─┬─▶ ended
///           │     └─────────────────┴─▶ cancelled
///           ├─▶ ended                                discrete
///           └─▶ failed                               no action is sent
/// ```
///
/// `ended` may follow `began` at once: a fast flick has no `changed` in between. Code that only
/// measures in `changed` then uses the values of the gesture before.
///
/// ## When the action is sent
///
/// The action is not sent when the state is set, but one run-loop turn later (R108). During the
/// action ``state`` is the announced state, even if the machine has moved on. So a finger that goes
/// down, moves and is lifted within one turn delivers `began` and `ended` right after one another,
/// before anything that `began` started has had a turn of its own.
///
/// ## When the recogniser resets
///
/// After the action for its last state the recogniser is reset and stops following fingers that are
/// still down. A recogniser that failed stays failed until its last finger is lifted, so that
/// others can rely on the failure. A running gesture is cancelled when the recogniser is disabled
/// or removed from its view, or when the view leaves the window (R113 to R115). Moving the view
/// within the same window, in one turn, does not cancel it.
///
/// ## Writing your own
///
/// Override the four touch methods and set ``state``; return to your initial values in ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// True if the recogniser looks for a single tap with one finger.
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

  /// The serial number. A hash by address would order sets of recognisers differently in every run.
  nonisolated open override var hash: Int { serial }

  /// The recogniser's associated objects and key-value observers.
  var extras: ObjectExtras?

  /// The state of the recogniser's state machine; ``state`` may still announce an earlier one.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var machine = State.possible
  /// The state that the running action announces.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var announced: State?
  /// The latest state whose action has not been sent yet.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var lastPending: State?
  /// A recognition that waits for other recognisers to fail.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and it is replaced as a whole.
  @exclusivity(unchecked) var held: HeldRecognition?
  /// The touches that the recogniser follows, in the order in which they began.
  ///
  /// Unchecked: an exclusivity check at each move would cost time, and a removed touch outlives the
  /// change.
  @exclusivity(unchecked) package internal(set) var touches: [UITouch] = []
  /// The centre of the touches when the latest one was lifted, in window coordinates.
  var lastCentroid = CGPoint.zero
  /// The targets and their actions.
  ///
  /// Unchecked: an exclusivity check at each action would cost time, and targets are not held by
  /// the array.
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

  /// The default list of touch types. It is shared, because making it costs more than the rest of a
  /// recogniser.
  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The view to which the recogniser is attached.
  open var view: UIView? { attachedView }

  // The reference is unowned, because an object that was ever referred to weakly stays slow, and
  // views are used all the time. A view detaches its recognisers when it is deallocated.
  // Unchecked: beside the main actor only the view's deinitialiser uses it; an exclusivity check
  // would cost time.
  @exclusivity(unchecked)
  nonisolated(unsafe) unowned(unsafe) final var attachedView: UIView?

  /// The delegate that decides what the recogniser may recognise.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The recogniser's name, for debugging.
  open var name: String?

  /// True if the recogniser takes part. Disabling it breaks off the current gesture: a gesture that
  /// has begun is cancelled, with an action. The fingers that are down are ignored from then on,
  /// even if the recogniser is enabled again (R113).
  ///
  /// This works at any moment, from within its own action too (R40). ``UIKitBehavior/breakingOff``
  /// decides whether the action is sent during the assignment or a turn later.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      abandon()
      if simulator.behavior.breakingOff == .atOnce {
        simulator.touches.gestures.sendPending(of: self)
      }
    }
  }

  /// True if a recognised gesture cancels the touch for the view under the finger.
  open var cancelsTouchesInView = true
  /// True if the view under the finger gets the touch only after this recogniser has failed.
  open var delaysTouchesBegan = false
  /// True if the view under the finger gets the touch's end only when this recogniser can no longer
  /// recognise.
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

  /// Removes the actions of a target, or a single action, or, with neither, all.
  open func removeTarget(_ target: Any?, action: Selector?) { tellNoMore(target, by: action) }

  // MARK: - State

  /// The state of the recogniser. Subclasses set it. During an action it is the state that the
  /// action announces.
  open var state: State {
    get { announced ?? machine }
    set { advance(to: newValue) }
  }

  // MARK: - Overriding points

  /// Called when fingers have come down on the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when followed fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when followed fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system has cancelled followed touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a sequence of touches is over. Subclasses return to their initial values here.
  open func reset() {}

  /// Returns whether this recogniser, by recognising, prevents another one, unless both may
  /// recognise simultaneously.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recogniser, by recognising, prevents this one, unless both may
  /// recognise simultaneously.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recogniser must wait until another one fails.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recogniser must wait until this one fails.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recogniser gets an event; asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Stops following a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { unfollow(touch) }

  /// Requires another recogniser to fail: this one recognises only after that failure.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !failureRequirements.contains(where: { $0.value === otherGestureRecognizer }) else {
      return
    }
    failureRequirements.removeAll { $0.value == nil }
    failureRequirements.append(WeakRecognizer(value: otherGestureRecognizer))
  }

  // MARK: - Where the fingers are

  /// The number of touches that the recogniser follows.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centre of the touches; without touches, the centre when the latest one left.
  open func location(in view: UIView?) -> CGPoint {
    let centroid = self.centroid
    return view?.convert(centroid, from: nil) ?? centroid
  }

  /// Returns the location of one touch.
  ///
  /// - Precondition: The index is less than ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      touches.indices.contains(touchIndex),
      "The index of a touch must be less than the number of touches, \(touches.count) (was \(touchIndex))."
    )
    return touches[touchIndex].location(in: view)
  }

  // MARK: - Extension points of the model's own recognisers

  /// Makes a recogniser of this class that can replace one of another class as a sender; `nil` if
  /// the class cannot.
  class func makeStandIn() -> UIGestureRecognizer? { nil }

  /// Copies the state, the touches and other properties of another recogniser.
  func mimic(_ other: UIGestureRecognizer) {
    machine = other.machine
    announced = other.announced
    touches = other.touches
    lastCentroid = other.lastCentroid
    attachedView = other.attachedView
    delegate = other.delegate
    name = other.name
  }

  /// Passes a change of this replacement on to the recogniser that it copied: only that it was
  /// disabled.
  func takeBack(to other: UIGestureRecognizer) {
    if !isEnabled { other.isEnabled = false }
  }

  /// True between the touches of one gesture, such as after the first tap of a double tap.
  var awaitsMoreTouches: Bool { false }
}

/// A weak reference to a recogniser.
struct WeakRecognizer {
  weak var value: UIGestureRecognizer?
}

extension UIGestureRecognizer: ExtrasCarrier {}
