/// One finger, from the moment it comes down until it is lifted or taken away.
///
/// The object stays the same for the whole life of the finger; what it says changes as the finger
/// moves. So keep numbers, not the touch, to compare with later:
///
/// ```swift
/// override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///   start = touches.first?.location(in: self)
/// }
/// ```
///
/// - Note: Unlike UIKit, every finger comes in an event of its own, even if two move at the same
///   instant: the set that a responder is handed holds one touch, and ``UIEvent/allTouches`` has
///   the others.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger is doing.
  @frozen public enum Phase: Int, Sendable {
    /// It has come down.
    case began
    /// It has moved.
    case moved
    /// It is down and has not moved since the last event.
    case stationary
    /// It was lifted.
    case ended
    /// The system took it away: a call came in, or its view left the window.
    case cancelled
    /// Unused on a screen that only fingers touch.
    case regionEntered
    case regionMoved
    case regionExited
  }

  /// What touches the screen.
  @frozen public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static var stylus: TouchType { .pencil }
  }

  /// Which finger it is, as ``Simulator/touchDown(finger:at:when:)`` numbers it.
  let finger: Int
  /// Where the finger is, in its window.
  @exclusivity(unchecked) var point = CGPoint.zero
  /// Where it was at the event before.
  var previousPoint = CGPoint.zero
  /// Where it came down.
  var firstPoint = CGPoint.zero
  /// When it was last heard of, in virtual nanoseconds.
  @exclusivity(unchecked) var time: Int64 = 0
  /// Where its window lies on the screen.
  var windowOrigin = CGPoint.zero

  /// The recognisers that follow it, from the view that was hit outwards.
  @exclusivity(unchecked) var followers: [UIGestureRecognizer] = []
  /// This touch and no other: made once, for it is handed out at every move.
  @exclusivity(unchecked) var alone: Set<UITouch> = []
  /// How far the view that was hit has been told of it.
  var told = Told.notYet

  /// How far a view has been told of a touch.
  enum Told {
    /// Not yet; its turn comes after the recognisers'.
    case notYet
    /// It waits for recognisers that delay touches to fail.
    case withheld
    /// It knows.
    case told
    /// It is not told anything any more, or never was.
    case over
  }

  /// Makes a touch that stands for no finger; those come from the screen.
  public override convenience init() { self.init(finger: 0) }

  init(finger: Int) {
    self.finger = finger
    super.init()
  }

  /// What the finger is doing.
  open internal(set) var phase: Phase = .began
  /// How often the finger came down here in quick succession.
  open internal(set) var tapCount = 1
  /// The window the finger came down in.
  open internal(set) var window: UIWindow?
  /// The view the finger came down on; it stays that view wherever the finger goes.
  open internal(set) var view: UIView?

  /// When the finger was last heard of, in seconds since the world was booted.
  open var timestamp: TimeInterval { TimeInterval(time) / 1e9 }
  /// A finger.
  open var type: TouchType { .direct }
  /// The radius of a fingertip, in points.
  open var majorRadius: CGFloat { 20 }
  /// How exact ``majorRadius`` is.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// How hard the finger presses: an average touch, since the screen does not feel pressure.
  open var force: CGFloat { 1 }
  /// The greatest force the screen can tell.
  open var maximumPossibleForce: CGFloat { 1 }

  /// The recognisers that follow the finger; `nil` once it is gone.
  open var gestureRecognizers: [UIGestureRecognizer]? { alone.isEmpty ? nil : followers }

  /// Where the finger is, in a view's coordinates, or in its window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// Where the finger was at the event before this one.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPoint, from: nil) ?? previousPoint
  }

  /// Where the finger is; a screen of whole points and a finger know nothing more precise.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the finger was at the event before this one.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
