public import VirtualTime

/// A rule of UIKit's behaviour that no source states: it is general knowledge, or follows from
/// other rules.
///
/// Where the model takes a way that only such a rule tells, it says so, and what was leaned on in a
/// run is part of the report: a reader sees on what a verdict rests, and confirms those points on a
/// device first.
///
/// Guesses on which no way depends are missing here: that both views are there in a modal
/// transition (R15), orders and flags that no clause reads (R28, R29, R85, R87), and that
/// things may happen at once (R58, R98, R100).
public enum Guess: Int, Sendable, Codable, CaseIterable {
  /// A dismissal that is asked for while its presentation runs is kept until that ends.
  case dismissalWaits = 12
  /// After a cancelled presentation neither controller points at the other.
  case cancelledPresentation = 24
  /// The completion of `dismiss` runs after a cancel too.
  case completionOfCancelledDismissal = 30
  /// A cancelled pop restores the stack, and a cancelled push takes away what it pushed.
  case cancelledStack = 35
  /// The system's swipe does not begin while a transition runs, and wedges the stack on its root.
  case systemSwipe = 41
  /// A push or pop that is asked for while another one runs waits for it.
  case stackRequestWaits = 42
  /// A second `completeTransition` is ignored.
  case secondCompletion = 56
  /// An update after the interactive phase is ignored.
  case lateUpdate = 73
  /// A view that moves within its window keeps its gesture.
  case movedViewKeepsGesture = 115
  /// The background, a call or an alert from elsewhere takes away the fingers that are down.
  case fingersTakenAway = 120
  /// A change of size during a transition waits for its end.
  case sizeWaits = 122
  /// Beginning an appearance again is ignored, and an end without a beginning is noted.
  case repeatedAppearance = 129
  /// Fingers on a view on which interaction is switched off are taken from that view only.
  case fingersTakenFromView = 130
  /// What was drawn on a canvas has the size of what it is presented in before its animator is
  /// asked.
  case canvas = 155

  /// The number of the rule, such as `R42`.
  public var rule: String { "R\(rawValue)" }
}

extension Simulator {
  /// Notes that what happens now rests on a rule that no source states.
  func lean(on guess: Guess) {
    if !leanings.contains(where: { $0.guess == guess }) {
      leanings.append(Leaning(guess: guess, instant: now))
    }
  }
}

/// A guess, and when a world first leaned on it.
public struct Leaning: Sendable, Hashable {
  /// The rule.
  public let guess: Guess
  /// When it first decided what happened.
  public let instant: VirtualInstant
}
