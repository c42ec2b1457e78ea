package import HeadlessUIKit

/// An assumption for a trace about behaviour of UIKit that sources leave open, other than the
/// default.
///
/// Most runs use the default. Some faults only show under another assumption, and devices were seen
/// to behave in both ways, so a part of the runs makes another assumption in its first step.
/// Shrinking removes the assumption if it can. So a trace that keeps it needs it, and its report
/// says so.
public enum Supposition: String, Hashable, Sendable, Codable, CaseIterable {
  /// Animated transitions start with the next frame, so that turns and touches may come before the
  /// start.
  case lateStarts = "late-starts"
  /// A dismissal that waited for the end of the presentation begins before `completeTransition`
  /// returns.
  case promptDismissals = "prompt-dismissals"
  /// The view of a presenter returns with the frame that it had when it left, even if the window
  /// has another size now.
  case keptFrames = "kept-frames"

  /// The number of the rule of UIKit's behaviour that has this open point, in the list of rules.
  package var rule: String {
    switch self {
    case .lateStarts: "R7"
    case .promptDismissals: "R12"
    case .keptFrames: "R123"
    }
  }

  /// The assumed behaviour as the end of a sentence with UIKit as its subject.
  package var words: String {
    switch self {
    case .lateStarts: "starts an animated transition with the next frame"
    case .promptDismissals: "begins a dismissal that waited before completeTransition returns"
    case .keptFrames: "brings a presenter back with the frame it had before the window was resized"
    }
  }

  /// Changes the settings of the model as the assumption says.
  package func apply(to behavior: inout UIKitBehavior) {
    switch self {
    case .lateStarts: behavior.transitionStart = .nextFrame
    case .promptDismissals: behavior.waitingDismissal = .atCompletion
    case .keptFrames: behavior.returningPresenterIsResized = false
    }
  }
}

extension Trace {
  /// The assumptions that the trace makes about UIKit, in order.
  package var suppositions: [Supposition] {
    steps.compactMap { step in
      if case .suppose(let supposition) = step.act { supposition } else { nil }
    }
  }

  /// Returns the trace with an assumption as its first step.
  func supposing(_ supposition: Supposition) -> Trace {
    steps.isEmpty ? self : Trace([Step(0, .suppose(supposition))] + steps)
  }
}

extension Supposition {
  /// Returns the assumption for the run with a number. One in eight runs makes an assumption, and
  /// the assumptions take turns.
  static func turn(_ turn: Int) -> Supposition? {
    guard turn % 8 == 7 else { return nil }
    return turns[turn / 8 % turns.count]
  }

  /// The assumptions of the runs that make one. A late start comes twice as often as the others,
  /// because it matters to every drag of every screen.
  private static let turns: [Supposition] = [
    .lateStarts, .promptDismissals, .lateStarts, .keptFrames,
  ]
}
