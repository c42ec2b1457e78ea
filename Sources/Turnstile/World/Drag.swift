public import VirtualTime

/// One stay of fingers on the glass: from the first that came down to the last that left.
public struct Drag: Hashable, Sendable {
  /// Which drag of the run it is, from zero.
  public var index: Int
  /// When the first finger came down.
  public var began: VirtualInstant
  /// When the last finger left; `nil` while one is down.
  public var ended: VirtualInstant?
  /// Whether the system took a finger away.
  public var wasCancelled = false
}
