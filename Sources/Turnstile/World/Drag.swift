public import VirtualTime

/// A period in which fingers are on the screen: from the first touch down to the last touch up.
public struct Drag: Hashable, Sendable {
  /// The number of the drag among those of the run, from zero.
  public var index: Int
  /// The virtual instant at which the drag began, because its first finger came down.
  public var began: VirtualInstant
  /// The virtual instant at which the drag ended, because its last finger left; `nil` while a
  /// finger is down.
  public var ended: VirtualInstant?
  /// True if the system cancelled one of the drag's touches.
  public var wasCancelled = false
}
