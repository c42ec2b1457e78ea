package import HeadlessUIKit

/// Another side of what sources leave open about UIKit, for a trace to take.
///
/// What a search finds on the usual side holds there. Some faults show on another side alone, and
/// devices were seen on both: so a part of the runs takes another one from its first step on. A
/// smaller trace is one without, so a trace that keeps its supposition needs it, and its report
/// says so.
public enum Supposition: String, Hashable, Sendable, Codable, CaseIterable {
  /// Animated transitions start with the next frame, so that turns and touches come in between.
  case lateStarts = "late-starts"
  /// A dismissal that waited for the end of the presentation begins before `completeTransition`
  /// returns.
  case promptDismissals = "prompt-dismissals"
  /// A presenter comes back with the frame it had, even if the window has another size by then.
  case keptFrames = "kept-frames"

  /// The rule that leaves it open.
  package var rule: String {
    switch self {
    case .lateStarts: "R7"
    case .promptDismissals: "R12"
    case .keptFrames: "R123"
    }
  }

  /// What it says of UIKit.
  package var words: String {
    switch self {
    case .lateStarts: "starts an animated transition with the next frame"
    case .promptDismissals: "begins a dismissal that waited before completeTransition returns"
    case .keptFrames: "brings a presenter back with the frame it had before the window was resized"
    }
  }

  /// Changes how the model behaves.
  package func apply(to behavior: inout UIKitBehavior) {
    switch self {
    case .lateStarts: behavior.transitionStart = .nextFrame
    case .promptDismissals: behavior.waitingDismissal = .atCompletion
    case .keptFrames: behavior.returningPresenterIsResized = false
    }
  }
}

extension Trace {
  /// What the trace supposes of UIKit, in order.
  package var suppositions: [Supposition] {
    steps.compactMap { step in
      if case .suppose(let supposition) = step.act { supposition } else { nil }
    }
  }

  /// The same under a supposition.
  func supposing(_ supposition: Supposition) -> Trace {
    steps.isEmpty ? self : Trace([Step(0, .suppose(supposition))] + steps)
  }
}

extension Supposition {
  /// What a run supposes: one in eight takes another side, each in turn.
  static func turn(_ turn: Int) -> Supposition? {
    guard turn % 8 == 7 else { return nil }
    return allCases[turn / 8 % allCases.count]
  }
}
