import Foundation

/// A warning that UIKit would print to the console.
public struct UIKitWarning: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The subject of a warning that UIKit prints to the console.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// UIKit's warning "Unbalanced calls to begin/end appearance transitions" (rules R42 and R129
    /// of UIKit's behaviour).
    case unbalancedAppearance
    /// UIKit's warning "nested push animation can result in corrupted navigation bar" (rule R42 of
    /// UIKit's behaviour).
    case nestedPush
    /// UIKit's warning "nested pop animation can result in corrupted navigation bar" (rule R42 of
    /// UIKit's behaviour).
    case nestedPop
    /// UIKit's warning "Attempt to present … which is already presenting …" (rule R11 of UIKit's
    /// behaviour).
    case alreadyPresenting
    /// UIKit's warning "Attempt to present … whose view is not in the window hierarchy".
    case presenterNotInWindow
    /// A warning that `completeTransition` was called on a context whose transition has ended (rule
    /// R56 of UIKit's behaviour).
    case completedAgain
    /// A warning that `updateInteractiveTransition` or the like was called on a context outside of
    /// its interactive phase (rule R73 of UIKit's behaviour).
    case lateInteraction
    /// A warning that an interactor's `finish` or `cancel` was called before its transition started
    /// (rule R74 of UIKit's behaviour).
    case earlyEndLost
    /// A warning that a transition was requested while another transition of the same container is
    /// under way.
    case transitionInFlight
    /// A warning that UIKit has ignored a request of the app, without any other effect.
    case ignored
    /// A warning that not all layout constraints can be satisfied.
    case unsatisfiableConstraints
    /// A warning that a view's layout requests another layout each time, without end.
    case layoutFeedbackLoop
    /// A warning that a snapshot was taken of a view that has never been on screen.
    case snapshotOfUnrenderedView
    /// A warning of another kind, which its text describes.
    case other
  }

  /// The subject of the warning, for example nested pushes.
  public var kind: Kind
  /// The text of the warning, as UIKit would print it to the console, but without addresses.
  public var description: String

  /// Creates a warning with a subject and a text.
  ///
  /// The app's own descriptions of its objects may contain addresses, which differ from one process
  /// to the next. They are left out of the text.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = Self.withoutAddresses(description)
  }

  /// Returns a text in which the digits of hexadecimal numbers as long as an address are left out.
  private static func withoutAddresses(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    guard parts.count > 1 else { return text }
    let rest = parts.dropFirst().map { part in
      let digits = part.prefix { $0.isASCII && $0.isHexDigit }.count
      return digits < 6 ? part : "…\(part.dropFirst(digits))"
    }
    return ([parts[0]] + rest).joined(separator: "0x")
  }
}
