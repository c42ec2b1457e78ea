/// Names one of the two views of a transition.
///
/// The view is not always the controller's own: a presentation controller may wrap it, and it is
/// `nil` where the presenter's view stays where it is and is none of the animator's business (R14).
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is on the screen when the transition starts.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on the screen when the transition has finished.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
