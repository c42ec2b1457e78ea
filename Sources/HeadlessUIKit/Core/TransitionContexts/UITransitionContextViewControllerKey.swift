/// A key for one of the two controllers of a transition: the outgoing or the incoming one.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The raw value of the controller's key, a string.
  public var rawValue: String
  /// Creates a key for a controller from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key for the outgoing controller, which is on the screen when the transition starts.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The key for the incoming controller, which is on the screen when the transition has finished.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
