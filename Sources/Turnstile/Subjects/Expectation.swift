import HeadlessUIKit

/// An event that must happen at least once in a check of 256 runs or more.
///
/// A check without any cancelled swipe has proved nothing about cancelling. With an expectation,
/// such a check fails as *nothing ran*.
public enum Expectation: Hashable, Sendable {
  /// The kinds of transitions for which an event can be expected.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A presentation, dismissal, push, pop, replaced navigation stack, change of tab, or change of
    /// child controller.
    case presentation, dismissal, push, pop, replacement, tab, child
  }

  /// At least one transition of this kind must use an animator of the app.
  case animator(Kind)
  /// At least one transition of this kind must start interactively.
  case interactive(Kind)
  /// At least one transition of this kind must finish.
  case finished(Kind)
  /// At least one transition of this kind must finish after a finger has driven it.
  case interactivelyFinished(Kind)
  /// At least one transition of this kind must be cancelled.
  case cancelled(Kind)
}

extension Tally {
  /// Returns true if the expected event happened at least once in the counted runs.
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
