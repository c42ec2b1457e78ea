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

  /// The number of the rule of UIKit's behaviour that the assumption settles, such as "R7", in
  /// Turnstile's list of rules.
  package var rule: String {
    switch self {
    case .lateStarts: "R7"
    case .promptDismissals: "R12"
    case .keptFrames: "R123"
    }
  }

  /// The assumed behaviour in words that complete a sentence beginning with "UIKit".
  package var words: String {
    switch self {
    case .lateStarts: "starts an animated transition with the next frame"
    case .promptDismissals: "begins a dismissal that waited before completeTransition returns"
    case .keptFrames: "brings a presenter back with the frame it had before the window was resized"
    }
  }

  /// Changes the settings of the simulated UIKit so that it behaves as the assumption says.
  package func apply(to behavior: inout UIKitBehavior) {
    switch self {
    case .lateStarts: behavior.transitionStart = .nextFrame
    case .promptDismissals: behavior.waitingDismissal = .atCompletion
    case .keptFrames: behavior.returningPresenterIsResized = false
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
    .lateStarts, .promptDismissals, .lateStarts, .keptFrames,
  ]
}
