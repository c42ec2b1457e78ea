/// An offset from a position.
public struct UIOffset: Hashable, Sendable, Codable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
