import HeadlessUIKit

/// An event that must happen at least once in a check of 256 runs or more.
///
/// A check without any cancelled swipe has proved nothing about cancelling. With an expectation,
/// such a check fails as *nothing ran*.
public enum Expectation: Hashable, Sendable {
  /// A kind of transition.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A presentation, dismissal, push, pop, replaced stack, change of tab, or change of child.
    case presentation, dismissal, push, pop, replacement, tab, child
  }

  /// A transition of this kind used an animator of the app.
  case animator(Kind)
  /// A transition of this kind started interactively.
  case interactive(Kind)
  /// A transition of this kind finished.
  case finished(Kind)
  /// A transition of this kind that a finger drove finished.
  case interactivelyFinished(Kind)
  /// A transition of this kind was cancelled.
  case cancelled(Kind)
}

extension Tally {
  /// Returns true if an expectation was met at least once.
  public func meets(_ expectation: Expectation) -> Bool {
    switch expectation {
    case .animator(let kind): self[kind.transition, .animator] > 0
    case .interactive(let kind): self[kind.transition, .interactive] > 0
    case .finished(let kind): self[kind.transition, .finished] > 0
    case .interactivelyFinished(let kind): finishedByFinger(kind.transition) > 0
    case .cancelled(let kind): self[kind.transition, .cancelled] > 0
    }
  }
}

extension Expectation.Kind {
  var transition: UIKitTransition.Kind {
    switch self {
    case .presentation: .present
    case .dismissal: .dismiss
    case .push: .push
    case .pop: .pop
    case .replacement: .replace
    case .tab: .tab
    case .child: .child
    }
  }
}
