/// A warning that UIKit would print to the console.
public struct UIKitWarning: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The subject of a warning.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// "Unbalanced calls to begin/end appearance transitions" (rules R42 and R129 of UIKit's
    /// behaviour).
    case unbalancedAppearance
    /// "nested push animation can result in corrupted navigation bar" (rule R42 of UIKit's
    /// behaviour).
    case nestedPush
    /// "nested pop animation can result in corrupted navigation bar" (rule R42 of UIKit's
    /// behaviour).
    case nestedPop
    /// "Attempt to present … which is already presenting …" (rule R11 of UIKit's behaviour).
    case alreadyPresenting
    /// "Attempt to present … whose view is not in the window hierarchy".
    case presenterNotInWindow
    /// `completeTransition` on a context that has ended (rule R56 of UIKit's behaviour).
    case completedAgain
    /// A call on a context that is not in its interactive phase (rule R73 of UIKit's behaviour).
    case lateInteraction
    /// `finish` or `cancel` before the transition started (rule R74 of UIKit's behaviour).
    case earlyEndLost
    /// A request for a transition while another transition of the same container is under way.
    case transitionInFlight
    /// A request that UIKit ignores without any other effect.
    case ignored
    /// Constraints that cannot all be satisfied.
    case unsatisfiableConstraints
    /// A view whose layout requests another layout each time, without end.
    case layoutFeedbackLoop
    /// A snapshot of a view that has never been on screen.
    case snapshotOfUnrenderedView
    /// Another subject, which the warning's text tells.
    case other
  }

  /// The subject of the warning.
  public var kind: Kind
  /// The text of the warning.
  public var description: String

  /// Creates a warning.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
