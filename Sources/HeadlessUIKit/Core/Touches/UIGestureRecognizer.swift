/// Watches the fingers on a view and everything inside it, and says when they make a gesture.
///
/// A recogniser is a state machine (R107). Every sequence of touches finds it ``State/possible``;
/// from there it fails, or it recognises. A *discrete* one, such as a tap, recognises by going
/// straight to ``State/ended``. A *continuous* one, such as a pan, begins, changes as often as it
/// likes, and ends or is cancelled:
///
/// ```
/// possible ─┬─▶ began ─▶ changed ⟲ ─┬─▶ ended
///           │     └─────────────────┴─▶ cancelled
///           ├─▶ ended                                discrete
///           └─▶ failed                               no action is sent
/// ```
///
/// `began` may be followed by `ended` at once: a fast flick has no `changed` in between, and code
/// that decides only there decides by what was left from the gesture before.
///
/// ## When the action comes
///
/// Not where the state is set, but one run-loop turn later (R108), with ``state`` reading what is
/// announced even if the machine has moved on. A finger that goes down, moves and is lifted within
/// one turn therefore delivers `began` and `ended` right after one another, before anything that
/// `began` set going has had a turn of its own.
///
/// ## When it lets go
///
/// After the action for its last state it is reset and forgets the fingers that are still down. A
/// recogniser that failed stays failed until its last finger is lifted, so that others can rely on
/// the failure. Disabling it, taking it off its view, or its view leaving the window cancels what
/// it is doing (R113 to R115); moving the view to another place in the same window, within one
/// turn, does not.
///
/// ## Writing your own
///
/// Override the four touch methods and set ``state``; return to your initial values in ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether one tap with one finger is what it looks for.
  var isPlainTap: Bool { false }

  /// How far a recogniser has got.
  @frozen public enum State: Int, Sendable {
    /// It has seen nothing yet that would be its gesture.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture is over; a discrete one is recognised.
    case ended
    /// A continuous gesture was broken off.
    case cancelled
    /// What the fingers did is not its gesture.
    case failed

    /// A discrete gesture is recognised.
    public static var recognized: State { .ended }
  }

  package let serial = Simulator.current.makeSerial()

  /// The number, so that sets of recognisers are walked alike wherever hashing is seeded alike: an
  /// address is another in every run.
  nonisolated open override var hash: Int { serial }

  /// Associated objects and observers.
  var extras: ObjectExtras?

  /// How far the machine has got, as against what ``state`` announces.
  @exclusivity(unchecked) var machine = State.possible
  /// What the action that is being sent announces.
  @exclusivity(unchecked) var announced: State?
  /// The latest state whose action is on its way.
  @exclusivity(unchecked) var lastPending: State?
  /// A recognition that waits for others to fail.
  @exclusivity(unchecked) var held: HeldRecognition?
  /// The fingers it follows, in the order they came down.
  @exclusivity(unchecked) package internal(set) var touches: [UITouch] = []
  /// Where its fingers were when the last of them was lifted, in the window.
  var lastCentroid = CGPoint.zero
  /// Whom to tell.
  @exclusivity(unchecked) var actions: [GestureAction] = []
  /// The recognisers that have to fail first.
  var failureRequirements: [WeakRecognizer] = []

  /// Makes a recogniser that sends an action to a target, which it does not keep alive (R127).
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target ?? self, action: action) }
  }

  /// Makes a recogniser without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  public init?(coder: NSCoder) { super.init() }

  // MARK: - Settings

  /// One list for all: to make four objects takes longer than the rest of a recogniser.
  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The view it is attached to.
  open var view: UIView? { attachedView }

  // Not a weak reference, since an object that has ever been referred to weakly is slow to handle
  // for the rest of its life, and views are handled all the time. A view detaches its recognisers
  // when it goes away.
  @exclusivity(unchecked)
  nonisolated(unsafe) unowned(unsafe) final var attachedView: UIView?

  /// Has a say in what it recognises.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// What debuggers call it.
  open var name: String?

  /// Whether it takes part. Switching it off breaks off what it is doing: a gesture that has begun
  /// is cancelled, with an action, and the fingers that are down mean nothing to it any more, even
  /// if it is switched on again (R113).
  ///
  /// This works at any moment, from within its own action too (R40). Whether the action comes in
  /// the assignment or a turn later is ``UIKitBehavior/breakingOff``.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      abandon()
      if simulator.behavior.breakingOff == .atOnce {
        simulator.touches.gestures.sendPending(of: self)
      }
    }
  }

  /// Whether the view under the finger stops hearing of it once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view under the finger hears of it only when this recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view under the finger hears of its end only when this recogniser can no longer
  /// recognise.
  open var delaysTouchesEnded = true
  /// The kinds of touch it follows; there are fingers only.
  open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes {
    didSet { inert("UIGestureRecognizer.allowedTouchTypes") }
  }
  /// Whether it follows one kind of touch at a time; there is one kind.
  open var requiresExclusiveTouchType = true {
    didSet { inert("UIGestureRecognizer.requiresExclusiveTouchType") }
  }

  // MARK: - Targets

  /// Adds somebody to tell; they are told in the order they were added.
  ///
  /// Targets are not kept alive (R127). Adding the same target and action again changes nothing.
  open func addTarget(_ target: Any, action: Selector) { tell(target, by: action) }

  /// Removes a target, or an action, or, with neither, everybody.
  open func removeTarget(_ target: Any?, action: Selector?) { tellNoMore(target, by: action) }

  // MARK: - State

  /// How far it has got. Subclasses set it; while an action is being sent it reads what the action
  /// announces.
  open var state: State {
    get { announced ?? machine }
    set { advance(to: newValue) }
  }

  // MARK: - Overriding points

  /// Fingers have come down on the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers it follows have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers it follows were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers it follows were taken away by the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Back to the beginning: called when a sequence of touches is over for this recogniser.
  open func reset() {}

  /// Whether recognising keeps another recogniser from recognising, simultaneity aside.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recogniser's recognising keeps this one from recognising, simultaneity aside.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it has to wait until another recogniser fails.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser has to wait until this one fails.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it hears of an event; asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Stops following a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) { unfollow(touch) }

  /// Makes another recogniser's failure a condition: this one recognises only after that one has
  /// failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !failureRequirements.contains(where: { $0.value === otherGestureRecognizer }) else {
      return
    }
    failureRequirements.removeAll { $0.value == nil }
    failureRequirements.append(WeakRecognizer(value: otherGestureRecognizer))
  }

  // MARK: - Where the fingers are

  /// How many fingers make the gesture at present.
  open var numberOfTouches: Int { touches.count }

  /// The middle of its fingers, or where that was when the last one left.
  open func location(in view: UIView?) -> CGPoint {
    let centroid = self.centroid
    return view?.convert(centroid, from: nil) ?? centroid
  }

  /// Where one of its fingers is.
  ///
  /// - Precondition: There is such a finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      touches.indices.contains(touchIndex),
      "The index of a touch must be less than the number of touches, \(touches.count) (was \(touchIndex))."
    )
    return touches[touchIndex].location(in: view)
  }

  // MARK: - Extension points of the model's own recognisers

  /// A fresh recogniser of this class, to stand in for one of another.
  class func makeStandIn() -> UIGestureRecognizer? { nil }

  /// Takes on what another recogniser says.
  func mimic(_ other: UIGestureRecognizer) {
    machine = other.machine
    announced = other.announced
    touches = other.touches
    lastCentroid = other.lastCentroid
    attachedView = other.attachedView
    delegate = other.delegate
    name = other.name
  }

  /// Hands over what was changed here to the recogniser that was mimicked.
  func takeBack(to other: UIGestureRecognizer) {
    if !isEnabled { other.isEnabled = false }
  }

  /// Whether it is between the touches of one gesture, as a double tap is after the first.
  var awaitsMoreTouches: Bool { false }
}

/// A recogniser that is known but not kept alive.
struct WeakRecognizer {
  weak var value: UIGestureRecognizer?
}

extension UIGestureRecognizer: ExtrasCarrier {}
