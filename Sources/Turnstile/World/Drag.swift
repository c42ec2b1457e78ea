public import VirtualTime

/// A period in which fingers are on the screen: from the first touch down to the last touch up.
public struct Drag: Hashable, Sendable {
  /// The drag's index in the run, from zero.
  public var index: Int
  /// The instant when the first finger came down.
  public var began: VirtualInstant
  /// The instant when the last finger left; `nil` while a finger is down.
  public var ended: VirtualInstant?
  /// True if the system cancelled one of the touches.
  public var wasCancelled = false
}
