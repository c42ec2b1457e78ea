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
  /// A guess: a dismissal that is requested while the presentation still runs waits for the
  /// presentation's end.
  case dismissalWaits = 12
  /// A guess: after a cancelled presentation neither controller refers to the other.
  case cancelledPresentation = 24
  /// A guess: the completion of `dismiss` runs also after the dismissal was cancelled.
  case completionOfCancelledDismissal = 30
  /// A guess: a cancelled pop restores the navigation stack, and a cancelled push removes the
  /// pushed controller.
  case cancelledStack = 35
  /// A guess: the system's swipe back does not begin while a transition runs, and a swipe at the
  /// root of the stack makes the navigation controller unresponsive.
  case systemSwipe = 41
  /// A guess: a push or pop that is requested while another one runs waits for that one's end.
  case stackRequestWaits = 42
  /// A guess: a second `completeTransition` of one transition is ignored.
  case secondCompletion = 56
  /// A guess: an update of a transition's progress after its interactive phase is ignored.
  case lateUpdate = 73
  /// A guess: a view that is moved to another place in its window keeps the gesture that is going
  /// on.
  case movedViewKeepsGesture = 115
  /// A guess: when the app goes to the background, a phone call comes or another app's alert
  /// appears, the touches of fingers that are down are cancelled.
  case fingersTakenAway = 120
  /// A guess: a change of the window's size during a transition waits for the transition's end.
  case sizeWaits = 122
  /// A guess: a second start of a controller's appearance call is ignored, and an end without a
  /// start is recorded.
  case repeatedAppearance = 129
  /// A guess: if a view's user interaction is switched off, the touches on this view are cancelled,
  /// but not those on other views.
  case fingersTakenFromView = 130
  /// A guess: a view from a storyboard or nib gets the size in which it is presented before UIKit
  /// asks for the animator.
  case canvas = 155
  /// A guess: cells that appear together are asked for in the order of their index paths, if the
  /// layout hands out their attributes in another order.
  case orderOfCells = 226
  /// A guess: the completion of a list's batch updates comes in a later turn, also if the list is
  /// in no window.
  case completionOfUpdates = 229
  /// A guess: a tab bar controller that is told to select a number for which it has no tab selects
  /// nothing.
  case selectionWithoutTab = 237

  /// The number of the rule of UIKit's behaviour that is a guess, such as `R42`.
  public var rule: String { "R\(rawValue)" }
}

extension Simulator {
  /// Records that the simulator's behaviour at this moment depends on a guess, so that the report
  /// of the run can list it.
  func lean(on guess: Guess) {
    if !notes.leanings.contains(where: { $0.guess == guess }) {
      notes.leanings.append(Leaning(guess: guess, instant: now))
    }
  }
}

/// A guess about UIKit's behaviour on which a simulator's run depends, with the instant at which it
/// first did.
public struct Leaning: Sendable, Hashable {
  /// The rule of UIKit's behaviour that is a guess.
  public let guess: Guess
  /// The instant at which the guess first decided the simulator's behaviour.
  public let instant: VirtualInstant
}
