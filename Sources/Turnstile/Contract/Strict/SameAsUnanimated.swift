extension Clause {
  /// The resting tree equals that of the same actions without animation.
  ///
  /// A screen that a notification opens is opened with `animated: false`, and has to look as if it
  /// had been animated. One run cannot show that: the trace's actions are performed both ways and
  /// compared.
  public static let sameAsUnanimated = Clause(
    .sameAsUnanimated,
    promises: "the resting tree equals that of the same actions without animation",
    comparing: Comparison(of: { $0.plainActions != nil }, by: unanimated))

  /// Does a trace's actions, each at rest, with and without animation.
  @MainActor
  private static func unanimated(_ trace: Trace, _ ending: Ending, _ runner: Runner) -> Violation? {
    guard let actions = trace.plainActions else { return nil }
    let plain = Trace(actions.flatMap { [Step(0, $0.act), Step(0, .settle)] })
    // An animator may refuse; without animation it is not asked.
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
  public static let sameAsUnanimated = ClauseName(rawValue: "same-as-unanimated")
}

extension Finding {
  public static let sameAsUnanimated = Finding(.sameAsUnanimated)
}

extension Trace {
  /// The actions, if there is nothing else to do in the trace.
  fileprivate var plainActions: [Step]? {
    let actions = steps.filter { step in
      if case .action = step.act { true } else { false }
    }
    let isPlain = !actions.isEmpty && actions.count == steps.count { $0.act != .settle }
    return isPlain ? actions : nil
  }
}
