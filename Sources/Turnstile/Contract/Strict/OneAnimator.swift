import HeadlessUIKit

extension Clause {
  /// `interruptibleAnimator(using:)` returns one object for a transition, and a fresh one for the
  /// next.
  ///
  /// UIKit adds alongside animations to what it is given and pauses it. An animator that makes
  /// another object for each call has UIKit hold one that never runs: older systems got away with
  /// it, iOS 13 froze.
  ///
  /// Where a transition cannot be interrupted UIKit does not ask, and such an animator works until
  /// something animates along. So the same trace is tried where UIKit asks every time.
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
  public static let oneAnimator = ClauseName(rawValue: "one-animator")
}

extension Finding {
  public static let oneAnimator = Finding(.oneAnimator)
}

private final class OneAnimator: Judge {
  let hears: Occurrence.Kinds = .transitions
  /// The animator of the transition that was completed before.
  private weak var last: UIViewPropertyAnimator?

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence, case .completed = event.stage,
      let animator = event.transition.interruptible as? UIViewPropertyAnimator,
      let record = world.record(of: event.transition)
    else { return }
    world.exercise(.oneAnimator)
    if !animator.hasBeenActive {
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
