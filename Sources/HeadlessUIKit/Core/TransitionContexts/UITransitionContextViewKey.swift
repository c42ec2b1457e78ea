/// A key for one of the two views of a transition.
///
/// The view is not always the controller's own, because a presentation controller may wrap it. It
/// is `nil` if the presenter's view stays in place, because the animator must not move that view
/// (R14).
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public var rawValue: String
  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is on the screen when the transition starts.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on the screen when the transition has finished.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
