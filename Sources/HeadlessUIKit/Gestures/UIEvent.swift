/// The fingers of one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public internal(set) var allTouches: Set<UITouch>?
}
