/// An offset from a position, to the right and downwards.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The offset downwards.
  public var vertical: CGFloat
  /// An offset of 0 in both directions.
  public static let zero = UIOffset()

  /// Creates an offset of 0 in both directions.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates an offset from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
