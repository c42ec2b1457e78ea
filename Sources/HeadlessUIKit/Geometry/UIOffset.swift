/// A distance from a position, to the right and downwards.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The offset's distance to the right.
  public var horizontal: CGFloat
  /// The offset's distance downwards.
  public var vertical: CGFloat
  /// The offset that is 0 in both directions.
  public static let zero = UIOffset()

  /// Creates an offset that is 0 in both directions.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates an offset from its distances to the right and downwards.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
