import HeadlessUIKit

extension Clause {
  /// The clause that `interruptibleAnimator(using:)` returns one object throughout a transition,
  /// and a new one for the next.
  ///
  /// UIKit adds alongside animations to the returned animator and pauses it. If an app makes a new
  /// object for each call, UIKit holds one that never runs: older systems tolerated that, iOS 13
  /// froze.
  ///
  /// UIKit does not call `interruptibleAnimator(using:)` for a transition that it cannot interrupt,
  /// so such a bug stays hidden until something animates alongside. So the clause also runs the
  /// trace in a model of UIKit that calls the method every time.
  public static let oneAnimator: Clause = {
    var clause = judged
    clause.comparison = Comparison(of: { !$0.steps.isEmpty }) { trace, _, runner in
      runner.violation(of: judged, in: trace) { $0.animatorQuestion = .always }
    }
    return clause
  }()

  private static let judged = Clause(
    .oneAnimator, promises: "interruptibleAnimator(using:) returns one object per transition"
  ) { OneAnimator() }
}

extension ClauseName {
  /// The name of the clause that promises: an animator returns one interruptible animator per
  /// transition.
  public static let oneAnimator = ClauseName(rawValue: "one-animator")
}

extension Finding {
  /// The finding that UIKit was given an interruptible animator that never ran, or the one of the
  /// previous transition.
  public static let oneAnimator = Finding(.oneAnimator)
}

private final class OneAnimator: Judge {
  let hears: Occurrence.Kinds = .transitions
  /// The interruptible animator of the last completed transition. The next transition must have
  /// another one.
  private weak var last: UIViewPropertyAnimator?

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence, case .completed = event.stage,
      let animator = event.transition.interruptible as? UIViewPropertyAnimator,
      let record = world.transitions.record(of: event.transition)
    else { return }
    world.exercise(.oneAnimator)
    if animator.activations == 0 {
      world.report(
        .oneAnimator, "UIKit was given an animator for \(record.name) that never ran.",
        evidence: [
          "observed  the animation was run by another object",
          "expected  every call returns the one that runs",
        ],
        fix: "keep the animator until animationEnded(_:), and return the same one to every caller")
    } else if animator === last {
      world.report(
        .oneAnimator, "\(record.name) was given the animator of the transition before it.",
        evidence: ["observed  the same object", "expected  a fresh one for every transition"],
        fix: "forget the animator in animationEnded(_:)")
    }
    last = animator
  }
}
