/// Watches fingers for a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  @frozen public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  open var state: State = .possible
}
