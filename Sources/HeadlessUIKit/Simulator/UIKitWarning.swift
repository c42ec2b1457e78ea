/// A line that UIKit would print to the console.
public struct UIKitWarning: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The subject of the line.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// "Unbalanced calls to begin/end appearance transitions" (R42, R129).
    case unbalancedAppearance
    /// "nested push animation can result in corrupted navigation bar" (R42).
    case nestedPush
    /// "nested pop animation can result in corrupted navigation bar" (R42).
    case nestedPop
    /// "Attempt to present … which is already presenting …" (R11).
    case alreadyPresenting
    /// "Attempt to present … whose view is not in the window hierarchy".
    case presenterNotInWindow
    /// `completeTransition` on a context that has ended (R56).
    case completedAgain
    /// A call on a context that is not in its interactive phase (R73).
    case lateInteraction
    /// `finish` or `cancel` before the transition started (R74).
    case earlyEndLost
    /// A request made while another transition of the same container is under way.
    case transitionInFlight
    /// A request that UIKit ignores without damage.
    case ignored
    /// Constraints that cannot all be satisfied.
    case unsatisfiableConstraints
    /// A layout that never comes to rest.
    case layoutFeedbackLoop
    /// A snapshot of a view that was never shown.
    case snapshotOfUnrenderedView
    /// Another subject, given by the text.
    case other
  }

  /// The subject of the line.
  public var kind: Kind
  /// The text of the line.
  public var description: String

  /// Creates a warning.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
