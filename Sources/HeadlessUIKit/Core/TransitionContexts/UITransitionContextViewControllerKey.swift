/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public var rawValue: String
  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is on the screen when the transition starts.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on the screen when the transition has finished.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
