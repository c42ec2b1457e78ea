import HeadlessUIKit

/// Something that must happen at least once in a full budget.
///
/// A check that never saw a swipe cancel has proved nothing about cancelling. An expectation turns
/// that silence into the verdict *nothing ran*.
public enum Expectation: Hashable, Sendable {
  /// A kind of transition.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case presentation, dismissal, push, pop, replacement, tab, child
  }

  /// A transition of this kind asked the app for an animator and got one.
  case animator(Kind)
  /// A transition of this kind was driven by a finger.
  case interactive(Kind)
  /// A transition of this kind finished.
  case finished(Kind)
  /// A transition of this kind, driven by a finger, finished.
  case interactivelyFinished(Kind)
  /// A transition of this kind was cancelled.
  case cancelled(Kind)
}

extension Tally {
  /// Whether an expectation was met at least once.
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
