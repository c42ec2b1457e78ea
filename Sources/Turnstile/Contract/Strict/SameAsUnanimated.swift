extension Clause {
  /// The clause that actions lead to the same resting views with and without animation.
  ///
  /// A screen that a notification opens is opened with `animated: false`, and must look the same as
  /// with animation. A single run cannot show that, so the trace's actions are performed both ways
  /// and compared.
  public static let sameAsUnanimated = Clause(
    .sameAsUnanimated,
    promises: "the resting tree equals that of the same actions without animation",
    comparing: Comparison(of: { $0.plainActions != nil }, by: unanimated))

  /// Performs a trace's actions with and without animation, waits for rest after each, and compares
  /// the resting views.
  @MainActor
  private static func unanimated(_ trace: Trace, _ ending: Ending, _ runner: Runner) -> Violation? {
    guard let actions = trace.plainActions else { return nil }
    let plain = Trace(actions.flatMap { [Step(0, $0.act), Step(0, .settle)] })
    // An animator may cancel its transition, and UIKit does not use the animator without animation.
    // So the views are only compared if the outcomes of all transitions are equal.
    guard let animated = runner.ending(of: plain),
      let unanimated = runner.ending(of: plain, animated: false),
      animated.outcomes == unanimated.outcomes, animated.views != unanimated.views,
      runner.keepsContract(plain, animated: false)
    else { return nil }
    let pair = zip(animated.views, unanimated.views).first { $0 != $1 }
    return Violation(
      .sameAsUnanimated, at: 0, "without animation the same actions lead somewhere else.",
      evidence: [
        "animated    \(pair?.0 ?? "\(animated.views.count) views")",
        "unanimated  \(pair?.1 ?? "\(unanimated.views.count) views")",
      ],
      fix: "set every end value also where isAnimated is false")
  }
}

extension ClauseName {
  /// The name of the clause that promises: the same actions lead to the same screen with and
  /// without animation.
  public static let sameAsUnanimated = ClauseName(rawValue: "same-as-unanimated")
}

extension Finding {
  /// The finding that the same actions without animation led to a different screen than with
  /// animation.
  public static let sameAsUnanimated = Finding(.sameAsUnanimated)
}

extension Trace {
  /// The actions of the trace; `nil` if it contains other steps than actions and rests.
  fileprivate var plainActions: [Step]? {
    let actions = steps.filter { step in
      if case .action = step.act { true } else { false }
    }
    let isPlain = !actions.isEmpty && actions.count == steps.count { $0.act != .settle }
    return isPlain ? actions : nil
  }
}
