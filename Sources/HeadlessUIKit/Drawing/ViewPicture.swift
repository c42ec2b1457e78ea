/// A record of a snapshot: the view, the part of the view that it shows, and the time at which it
/// was taken.
public struct ViewPicture: Sendable, Hashable, CustomStringConvertible {
  /// The serial number of the view.
  public var serial: Int
  /// The name of the view's class.
  public var kind: String
  /// The part of the view that the snapshot shows, in the view's coordinates.
  public var rect: CGRect
  /// The time of the snapshot, in virtual seconds.
  public var time: TimeInterval

  /// The name of the view's class and the view's serial number.
  public var description: String { "\(kind) \(serial)" }
}
