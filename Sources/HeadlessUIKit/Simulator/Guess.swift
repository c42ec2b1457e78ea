public import VirtualTime

/// A rule of UIKit's behaviour without a public source: it is general knowledge, or follows from
/// other rules.
///
/// If such a rule decides how the model behaves, the model records it, and the report of the run
/// lists it. A reader sees on which guesses a verdict depends, and can confirm these on a device
/// first.
///
/// Not in the list are guesses on which no behaviour depends: that both views are there in a modal
/// transition (R15), orders of calls and flags that no clause (rule for apps) reads (R28, R29, R85,
/// R87), and that some things happen at once (R58, R98, R100).
public enum Guess: Int, Sendable, Codable, CaseIterable {
  /// A dismissal that is requested while the presentation runs waits for the presentation's end.
  case dismissalWaits = 12
  /// After a cancelled presentation neither controller refers to the other.
  case cancelledPresentation = 24
  /// The completion of `dismiss` also runs after a cancelled dismissal.
  case completionOfCancelledDismissal = 30
  /// A cancelled pop restores the stack, and a cancelled push removes the pushed controller.
  case cancelledStack = 35
  /// The system's swipe back does not begin while a transition runs. A swipe at the root of the
  /// stack makes the navigation controller unresponsive.
  case systemSwipe = 41
  /// A push or pop that is requested while another one runs waits for the end of that one.
  case stackRequestWaits = 42
  /// A second `completeTransition` of one transition is ignored.
  case secondCompletion = 56
  /// An update of the progress after the interactive phase of a transition is ignored.
  case lateUpdate = 73
  /// A view that is moved to another place in its window keeps the gesture that is going on.
  case movedViewKeepsGesture = 115
  /// The app's going to the background, a phone call or another app's alert cancels the touches of
  /// fingers that are down.
  case fingersTakenAway = 120
  /// A change of size during a transition waits for the transition's end.
  case sizeWaits = 122
  /// A second start of an appearance call is ignored, and an end without a start is recorded.
  case repeatedAppearance = 129
  /// If a view's user interaction is switched off, the touches on this view are cancelled, but not
  /// those on other views.
  case fingersTakenFromView = 130
  /// A view from a storyboard or nib gets the size that it is presented in before its animator is
  /// asked for.
  case canvas = 155

  /// The number of the rule of UIKit's behaviour, such as `R42`.
  public var rule: String { "R\(rawValue)" }
}

extension Simulator {
  /// Records that the simulator's behaviour at this moment relies on a guess.
  func lean(on guess: Guess) {
    if !notes.leanings.contains(where: { $0.guess == guess }) {
      notes.leanings.append(Leaning(guess: guess, instant: now))
    }
  }
}

/// A guess about UIKit on which a simulator relied, and the instant of its first use.
public struct Leaning: Sendable, Hashable {
  /// The rule on which the simulator relied.
  public let guess: Guess
  /// The instant at which the rule first decided the behaviour.
  public let instant: VirtualInstant
}
