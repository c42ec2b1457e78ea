/// A key for one of the two views of a transition.
///
/// The view may be a wrapper that a presentation controller has put around the controller's view.
/// If the animator must not move a view, because the presenter's view stays in place, the context
/// returns `nil` for its key (R14).
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
