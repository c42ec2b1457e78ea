/// Something that must happen at least once in a full budget.
///
/// A check that never saw a swipe cancel has proved nothing about cancelling. An expectation turns that silence into
/// the verdict *nothing ran*.
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
