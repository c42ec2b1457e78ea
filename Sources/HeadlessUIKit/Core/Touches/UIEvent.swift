/// What a responder is told along with a touch: when it happened, and which other fingers are down.
///
/// UIKit uses one event object over and over, and so does the model: it always describes the
/// present.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of input it is.
  @frozen public enum EventType: Int, Sendable {
    case touches = 0
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover
    case transform = 14
  }

  /// More about some kinds of input; touches have none.
  @frozen public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with a number, counting from one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// Who knows the fingers; `nil` for an event that an app made itself.
  unowned(unsafe) var delivery: TouchDelivery?

  /// Touches, the only input a phone's screen gives.
  open var type: EventType { .touches }
  /// Nothing more.
  open var subtype: EventSubtype { .none }

  /// When it happened, in seconds since the world was booted.
  open var timestamp: TimeInterval { TimeInterval(delivery?.latest ?? 0) / 1e9 }

  /// Every finger there is, whatever it touches.
  open var allTouches: Set<UITouch>? { touches { _ in true } }

  /// The fingers that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The fingers that a recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.followers.contains { $0 === gesture } }
  }

  /// What the screen sampled between two events: here that is the touch itself, since no sample is
  /// left out.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Where the finger may be next. The model guesses nothing, as UIKit does when it has too little
  /// to go by.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let delivery else { return nil }
    return Set(delivery.fingers.filter { $0.view != nil && isMeant($0) })
  }
}
