/// A key for one of the two views of a transition: the outgoing or the incoming one.
///
/// The view may be a wrapper that a presentation controller has put around the controller's view.
/// If the animator must not move a view, because the presenter's view stays in place, the context
/// returns `nil` for its key (rule R14 of UIKit's behaviour).
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The raw value of the view's key, a string.
  public var rawValue: String
  /// Creates a key for a view from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key for the outgoing view, which is on the screen when the transition starts.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The key for the incoming view, which is on the screen when the transition has finished.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
