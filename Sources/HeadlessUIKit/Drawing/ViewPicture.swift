/// What a snapshot shows: a part of a view, as it was at a moment.
public struct ViewPicture: Sendable, Hashable, CustomStringConvertible {
  /// The number of the view.
  public var serial: Int
  /// The name of the view's class.
  public var kind: String
  /// The part that is shown, in the view's coordinates.
  public var rect: CGRect
  /// When, in virtual seconds.
  public var time: TimeInterval

  public var description: String { "\(kind) \(serial)" }
}
