package import HeadlessUIKit

/// An assumption about UIKit that differs from the model's default. It concerns behaviour that
/// sources, such as Apple's documentation, leave open.
///
/// Most runs use the default. Some faults only show under another assumption, and devices were seen
/// to behave in both ways, so a part of the runs makes another assumption in its first step.
/// Shrinking removes the assumption if the failure shows without it. So a trace that keeps the
/// assumption needs it, and its report says so.
public enum Supposition: String, Hashable, Sendable, Codable, CaseIterable {
  /// The assumption that UIKit starts an animated transition only with the next frame, so that
  /// run-loop turns and touches may come before the start.
  case lateStarts = "late-starts"
  /// The assumption that UIKit begins a dismissal that waited for the end of the presentation
  /// before `completeTransition` returns.
  case promptDismissals = "prompt-dismissals"
  /// The assumption that UIKit brings a presenter's view back with the frame that it had when it
  /// left, even if the window has another size now.
  case keptFrames = "kept-frames"
  /// The assumption that UIKit asks an animator twice for its pausable animation object, so that
  /// an animator that makes a new object at each question prepares its transition twice.
  case repeatedQuestions = "repeated-questions"
  /// The assumption that of several gesture recognisers of one view the one that was added last
  /// gets a touch first, so that it may begin and keep the others from beginning.
  case lastRecognizerFirst = "last-recognizer-first"

  /// The number of the rule of UIKit's behaviour that the assumption settles, such as "R7", in
  /// Turnstile's list of rules.
  package var rule: String {
    switch self {
    case .lateStarts: "R7"
    case .promptDismissals: "R12"
    case .keptFrames: "R123"
    case .repeatedQuestions: "R79"
    case .lastRecognizerFirst: "R254"
    }
  }

  /// The assumed behaviour in words that complete a sentence beginning with "UIKit".
  package var words: String {
    switch self {
    case .lateStarts: "starts an animated transition with the next frame"
    case .promptDismissals: "begins a dismissal that waited before completeTransition returns"
    case .keptFrames: "brings a presenter back with the frame it had before the window was resized"
    case .repeatedQuestions: "asks twice for the interruptible animator of a transition"
    case .lastRecognizerFirst: "gives a touch first to the recogniser that a view got last"
    }
  }

  /// Changes the settings of the simulated UIKit so that it behaves as the assumption says.
  package func apply(to behavior: inout UIKitBehavior) {
    switch self {
    case .lateStarts: behavior.transitionStart = .nextFrame
    case .promptDismissals: behavior.waitingDismissal = .atCompletion
    case .keptFrames: behavior.returningPresenterIsResized = false
    case .repeatedQuestions: behavior.animatorAsks = 2
    case .lastRecognizerFirst: behavior.recognizerOrder = .lastAddedFirst
    }
  }
}

extension Trace {
  /// The assumptions about UIKit that the trace makes in its steps, in order.
  package var suppositions: [Supposition] {
    steps.compactMap { step in
      if case .suppose(let supposition) = step.act { supposition } else { nil }
    }
  }

  /// Returns the trace with an assumption about UIKit as its first step; an empty trace stays
  /// empty.
  func supposing(_ supposition: Supposition) -> Trace {
    steps.isEmpty ? self : Trace([Step(0, .suppose(supposition))] + steps)
  }
}

extension Supposition {
  /// Returns the assumption about UIKit that the run with the given number makes; `nil` for the
  /// default. One in eight runs makes an assumption, and the assumptions take turns.
  static func turn(_ turn: Int) -> Supposition? {
    guard turn % 8 == 7 else { return nil }
    return turns[turn / 8 % turns.count]
  }

  /// The assumptions about UIKit in the order of their turns. A late start of transitions comes
  /// twice as often as the others, because it matters to every drag of every screen.
  private static let turns: [Supposition] = [
    .lateStarts, .promptDismissals, .lateStarts, .keptFrames, .repeatedQuestions,
    .lastRecognizerFirst,
  ]
}
