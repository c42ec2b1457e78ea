public import VirtualTime

/// A rule of UIKit's behaviour for which there is no source: it is general knowledge, or follows
/// from other rules.
///
/// The model notes each such rule that alone decides its behaviour, and the report of a run lists
/// the rules that it relied on. A reader sees on what a verdict depends, and confirms those points
/// on a device first.
///
/// Rules on which no behaviour depends are left out: that both views are there in a modal
/// transition (R15), orders and flags that no clause reads (R28, R29, R85, R87), and that some
/// things happen at once (R58, R98, R100).
public enum Guess: Int, Sendable, Codable, CaseIterable {
  /// A dismissal requested while its presentation runs waits for the presentation's end.
  case dismissalWaits = 12
  /// After a cancelled presentation neither controller refers to the other.
  case cancelledPresentation = 24
  /// The completion of `dismiss` also runs after a cancelled dismissal.
  case completionOfCancelledDismissal = 30
  /// A cancelled pop restores the stack, and a cancelled push removes the pushed controller.
  case cancelledStack = 35
  /// The system's swipe does not begin while a transition runs, and blocks the stack on its root.
  case systemSwipe = 41
  /// A push or pop requested while another one runs waits for it.
  case stackRequestWaits = 42
  /// A second `completeTransition` is ignored.
  case secondCompletion = 56
  /// An update after the interactive phase is ignored.
  case lateUpdate = 73
  /// A view that moves within its window keeps its gesture.
  case movedViewKeepsGesture = 115
  /// The background, a call or an alert from another app cancels the touches that are down.
  case fingersTakenAway = 120
  /// A change of size during a transition waits for the transition's end.
  case sizeWaits = 122
  /// A repeated start of an appearance is ignored, and an end without a start is noted.
  case repeatedAppearance = 129
  /// Touches on a view whose interaction is switched off are taken from that view only.
  case fingersTakenFromView = 130
  /// A view from a storyboard or nib gets its presented size before its animator is asked.
  case canvas = 155

  /// The number of the rule, such as `R42`.
  public var rule: String { "R\(rawValue)" }
}

extension Simulator {
  /// Notes that the present behaviour relies on a rule without a source.
  func lean(on guess: Guess) {
    if !leanings.contains(where: { $0.guess == guess }) {
      leanings.append(Leaning(guess: guess, instant: now))
    }
  }
}

/// A guess, and the instant at which a simulator first relied on it.
public struct Leaning: Sendable, Hashable {
  /// The rule on which the simulator relied.
  public let guess: Guess
  /// The instant at which the rule first decided the behaviour.
  public let instant: VirtualInstant
}
