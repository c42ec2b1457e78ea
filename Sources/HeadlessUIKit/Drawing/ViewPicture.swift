/// A record of a view's snapshot: the view, the part of it that the snapshot shows, and the time at
/// which the snapshot was taken.
public struct ViewPicture: Sendable, Hashable, CustomStringConvertible {
  /// The serial number of the view of which the snapshot was taken.
  public var serial: Int
  /// The name of the class of the view of which the snapshot was taken.
  public var kind: String
  /// The part of the view that the snapshot shows, in the view's coordinates.
  public var rect: CGRect
  /// The virtual time, in seconds, at which the snapshot was taken.
  public var time: TimeInterval

  /// The name of the view's class and the view's serial number, such as "UIView 12".
  public var description: String { "\(kind) \(serial)" }
}
