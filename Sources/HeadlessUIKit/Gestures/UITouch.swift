/// One finger.
@preconcurrency @MainActor
open class UITouch: NSObject {
  @frozen public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public internal(set) var phase: Phase = .began
}
