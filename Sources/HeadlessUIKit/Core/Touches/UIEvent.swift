/// The event that a responder or recogniser gets with a touch: the time, and the touches of all
/// fingers that are down.
///
/// UIKit reuses one event object, and so does the model. The object therefore always describes the
/// present, even if an app keeps it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of input that an event reports, such as touches.
  @frozen public enum EventType: Int, Sendable {
    /// The event reports touches of fingers.
    case touches = 0
    /// The event reports a motion of the device, such as a shake. The model makes no such event.
    case motion
    /// The event reports a command of a remote control. The model makes no such event.
    case remoteControl
    /// The event reports a press of a button. The model makes no such event.
    case presses
    /// The event reports a scroll by a pointing device. The model makes no such event.
    case scroll = 10
    /// The event reports a pointer over the screen. The model makes no such event.
    case hover
    /// The event reports a pinch or rotation on a trackpad. The model makes no such event.
    case transform = 14
  }

  /// The subtype of an input event, which only events of a shake or a remote control have.
  @frozen public enum EventSubtype: Int, Sendable {
    /// The input event has no subtype.
    case none = 0
    /// The device was shaken. The model never shakes it.
    case motionShake
  }

  /// A set of buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    /// The raw bits of the set of buttons.
    public let rawValue: Int
    /// Creates a set of buttons from its raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button of a pointing device for ordinary clicks.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button of a pointing device that opens the menu of an object.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the button of a pointing device with a number, counting from one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The simulator's touch delivery, from which the event reads the fingers that are down; `nil`
  /// for an event that an app made itself.
  unowned(unsafe) var delivery: TouchDelivery?

  /// The kind of input that the event reports. In the model it is always touches.
  open var type: EventType { .touches }
  /// The subtype of the event. In the model it is always none.
  open var subtype: EventSubtype { .none }

  /// The time of the latest event of any finger, in seconds since the simulator's start.
  open var timestamp: TimeInterval { TimeInterval(delivery?.latest ?? 0) / 1e9 }

  /// The touches of all fingers that came down on a view and are still on the screen.
  open var allTouches: Set<UITouch>? { touches { _ in true } }

  /// Returns the touches that began in a window and are still on the screen.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that began on a view and are still on the screen.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches on the screen that a recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.followers.contains { $0 === gesture } }
  }

  /// Returns the samples that the screen took since the touch's previous event. The model delivers
  /// every sample as an event, so this is only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns predictions of the finger's next points. The model makes none, as UIKit does when it
  /// has too few samples.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let delivery else { return nil }
    return Set(delivery.fingers.filter { $0.view != nil && isMeant($0) })
  }
}
