/// The touch of one finger, from coming down until it is lifted or cancelled.
///
/// The object stays the same for the whole touch, and its properties change as the finger moves. To
/// compare with an earlier location, store that location, not the touch:
///
/// ```swift
/// override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///   start = touches.first?.location(in: self)
/// }
/// ```
///
/// - Note: Unlike UIKit, every touch comes in an event of its own, even if two fingers move at the
///   same instant. The set that a responder gets holds one touch, and ``UIEvent/allTouches`` has
///   the touches of the other fingers, too.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch, such as began or moved.
  @frozen public enum Phase: Int, Sendable {
    /// The phase in which the finger has come down.
    case began
    /// The phase in which the finger has moved.
    case moved
    /// The phase in which the finger is down and has not moved since the last event.
    case stationary
    /// The phase in which the finger was lifted.
    case ended
    /// The phase in which the system cancelled the touch, because of an interruption or because the
    /// view left the window.
    case cancelled
    /// A touch phase of a pointer that hovers over the screen. It never occurs, because only
    /// fingers touch the model's screen.
    case regionEntered
    /// A touch phase of a pointer that hovers over the screen. It never occurs, because only
    /// fingers touch the model's screen.
    case regionMoved
    /// A touch phase of a pointer that hovers over the screen. It never occurs, because only
    /// fingers touch the model's screen.
    case regionExited
  }

  /// The kind of object that touches the screen.
  @frozen public enum TouchType: Int, Sendable {
    /// A finger on the screen, a remote control's touch, a pencil, or a pointer.
    case direct, indirect, pencil, indirectPointer
    /// An older name for the touch type of a pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// The number of the finger, as passed to ``Simulator/touchDown(finger:at:when:)``.
  let finger: Int
  /// The current location of the touch, in window coordinates.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var point = CGPoint.zero
  /// The location of the touch at its previous event, in window coordinates.
  var previousPoint = CGPoint.zero
  /// The location at which the touch began, in window coordinates.
  var firstPoint = CGPoint.zero
  /// The key of the keyboard on which the finger came down; `nil` if it came down elsewhere.
  var key: Keyboard.Key?
  /// The instant of the touch's latest event, in virtual nanoseconds.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each access. It is not needed, because
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) var time: Int64 = 0
  /// The origin of the touch's window on the screen.
  var windowOrigin = CGPoint.zero

  /// The recognisers that follow the touch, from the hit view outwards.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each finger movement. It is not
  /// needed, because only the recogniser removes itself from the array.
  @exclusivity(unchecked) var followers: [UIGestureRecognizer] = []
  /// A set that contains only this touch. It is stored because every finger movement passes such a
  /// set on.
  ///
  /// Unchecked: Swift's exclusivity check would cost time at each finger movement. It is not
  /// needed, because the set is replaced as a whole.
  @exclusivity(unchecked) var alone: Set<UITouch> = []
  /// The state of this touch's delivery to the view that it hit.
  var told = Told.notYet

  /// The state of a touch's delivery to the view that it hit.
  enum Told {
    /// The beginning of the touch has not been offered to the view yet, because recognisers get it
    /// first.
    case notYet
    /// The touch is kept back from the view until the recognisers that delay touches have failed.
    case withheld
    /// The view was sent `touchesBegan` and gets the touch's further events.
    case told
    /// The view gets no events of the touch: the touch has ended or was cancelled, or was never
    /// sent.
    case over
  }

  /// Creates a touch that belongs to no finger. The simulator makes the touches of fingers.
  public override convenience init() { self.init(finger: 0) }

  init(finger: Int) {
    self.finger = finger
    super.init()
  }

  /// The phase of the touch, such as began or moved.
  open internal(set) var phase: Phase = .began
  /// The number of taps in quick succession at one place, including this touch.
  open internal(set) var tapCount = 1
  /// The window in which the touch began; the touch stays with it.
  open internal(set) var window: UIWindow?
  /// The view on which the touch began. It stays the same wherever the finger goes.
  open internal(set) var view: UIView?

  /// The time of the touch's latest event, in seconds since the simulator's start.
  open var timestamp: TimeInterval { TimeInterval(time) / 1e9 }
  /// The type of the touch. In the model it is always a finger.
  open var type: TouchType { .direct }
  /// The radius of the finger's contact area. In the model it is always 20 points.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of ``majorRadius``. In the model it is always 5 points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The force of the touch. In the model it is always that of an average touch, because the screen
  /// measures no pressure.
  open var force: CGFloat { 1 }
  /// The greatest force of a touch that the model's screen reports.
  open var maximumPossibleForce: CGFloat { 1 }

  /// The recognisers that follow the touch; `nil` once the finger is lifted.
  open var gestureRecognizers: [UIGestureRecognizer]? { alone.isEmpty ? nil : followers }

  /// Returns the location of the touch in a view's coordinates, or in its window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// Returns the location at the touch's previous event, in a view's coordinates or in its
  /// window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPoint, from: nil) ?? previousPoint
  }

  /// Returns the same as ``location(in:)``, because the model has no more precise location.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same as ``previousLocation(in:)``, because the model has no more precise location.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
