import HeadlessUIKit

/// Clauses that compare two runs: what must not make a difference, does not.
@MainActor
package enum Comparison {
  /// What the comparisons of a contract find about a trace.
  ///
  /// - Parameter run: What came of it.
  static func violations(
    of trace: Trace, _ run: Run, _ subject: Subject, _ contract: Contract
  ) -> [Violation] {
    var found: [Violation] = []
    if contract[.forgetsPastGestures] != nil, let violation = forgetting(trace, run, subject) {
      found.append(violation)
    }
    if contract[.sameAsUnanimated] != nil, let violation = unanimated(trace, subject) {
      found.append(violation)
    }
    return found
  }

  /// Whether a trace has anything in it that the comparisons of a contract look at.
  static func concerns(_ trace: Trace, _ contract: Contract) -> Bool {
    contract[.forgetsPastGestures] != nil && !trace.restingGestures.isEmpty
      || contract[.sameAsUnanimated] != nil && trace.plainActions != nil
  }

  /// Performs a trace under a contract, comparisons included: what shrinking and replaying evaluate.
  package static func run(
    _ trace: Trace, of subject: Subject, under contract: Contract, journal: Bool = false,
    listener: ((Journal.Entry) -> Void)? = nil
  ) -> Run {
    var run = Performance.run(
      trace, of: subject, under: contract.clauses, journal: journal, listener: listener)
    guard run.problem == nil else { return run }
    for violation in violations(of: trace, run, subject, contract)
    where !run.breaks(violation.finding) {
      run.violations.append(violation)
    }
    return run
  }

  // MARK: - forgets-past-gestures

  /// Leaves out each gesture that was cancelled and followed by rest, and looks whether what came after changes.
  private static func forgetting(
    _ original: Trace, _ run: Run, _ subject: Subject
  ) -> Violation? {
    for gesture in original.restingGestures {
      guard let trace = original.cut(afterWhatFollows: gesture) else { continue }
      let before = Trace(Array(trace.steps[..<gesture.upperBound]))
      let past = Performance.run(before, of: subject, under: [])
      // Only a gesture that came to nothing, and visibly so, has to be forgotten.
      guard past.problem == nil, past.ending.outcomes.last?.hasSuffix("cancelled") == true
      else { continue }
      let without = Performance.run(
        Trace(Array(trace.steps[..<gesture.lowerBound])), of: subject, under: [])
      let outcomes = past.ending.outcomes.dropFirst(without.ending.outcomes.count)
      guard !outcomes.isEmpty, outcomes.allSatisfy({ $0.hasSuffix("cancelled") }),
        past.ending.views == without.ending.views
      else { continue }
      let whole = trace == original ? run : Performance.run(trace, of: subject, under: [])
      let after = whole.ending.outcomes.dropFirst(past.ending.outcomes.count)
      func isSame(_ run: Run) -> Bool {
        after.elementsEqual(run.ending.outcomes.dropFirst(without.ending.outcomes.count))
          && whole.ending.views == run.ending.views
      }
      let forgotten = Performance.run(trace.leavingOut(gesture), of: subject, under: [])
      // Without the gesture everything comes at another moment between two frames. What that alone can change is
      // no memory of a gesture.
      guard !isSame(forgotten),
        ![4, 8, 12].contains(where: { delay in
          isSame(Performance.run(trace.leavingOut(gesture, delay: delay), of: subject, under: []))
        })
      else { continue }
      let expected = forgotten.ending.outcomes.dropFirst(without.ending.outcomes.count)
      return violation(
        observed: after, expected: expected, views: (whole.ending.views, forgotten.ending.views))
    }
    return nil
  }

  private static func violation(
    observed: ArraySlice<String>, expected: ArraySlice<String>, views: ([String], [String])
  ) -> Violation {
    var evidence: [String]
    if !observed.elementsEqual(expected) {
      evidence = [
        "after it    \(observed.isEmpty ? "nothing happens" : observed.joined(separator: ", "))",
        "without it  \(expected.isEmpty ? "nothing happens" : expected.joined(separator: ", "))",
      ]
    } else {
      let pair = zip(views.0, views.1).first { $0 != $1 }
      evidence = [
        "after it    \(pair?.0 ?? "\(views.0.count) views")",
        "without it  \(pair?.1 ?? "\(views.1.count) views")",
      ]
    }
    return Violation(
      .forgetsPastGestures, at: 0, "a gesture that was cancelled changes what comes after it.",
      evidence: evidence,
      fix: "reset flags and stored decisions when a gesture begins, not when it changes")
  }

  // MARK: - same-as-unanimated

  /// Does a trace's actions, each at rest, with and without animation.
  private static func unanimated(_ trace: Trace, _ subject: Subject) -> Violation? {
    guard let actions = trace.plainActions else { return nil }
    let plain = Trace(actions.flatMap { [Step(0, $0.act), Step(0, .settle)] })
    let animated = Performance.run(plain, of: subject, under: [])
    let unanimated = Performance.run(plain, of: subject, under: [], unanimated: true)
    // An animator may refuse; without animation nobody asks it.
    guard animated.problem == nil, unanimated.problem == nil, animated.ending.isAtRest,
      animated.ending.outcomes == unanimated.ending.outcomes,
      animated.ending.views != unanimated.ending.views
    else { return nil }
    let pair = zip(animated.ending.views, unanimated.ending.views).first { $0 != $1 }
    return Violation(
      .sameAsUnanimated, at: 0, "without animation the same actions lead somewhere else.",
      evidence: [
        "animated    \(pair?.0 ?? "\(animated.ending.views.count) views")",
        "unanimated  \(pair?.1 ?? "\(unanimated.ending.views.count) views")",
      ],
      fix: "set every end value also where isAnimated is false")
  }
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

  /// Stretches in which a finger came down and left and everything came to rest, with something still to come.
  fileprivate var restingGestures: [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for (index, step) in steps.enumerated() {
      switch step.act {
      case .down where start == nil: start = index
      case .settle:
        if let begun = start, isLifted(begun..<index) { found.append(begun..<(index + 1)) }
        start = nil
      case .down, .move, .up, .cancel: break
      default: start = nil
      }
    }
    return found.filter {
      $0.upperBound < steps.count && beginsAtRest($0)
    }
  }

  /// Whether everything is at rest when a stretch begins, and no finger on the glass; else leaving it out would change what
  /// it interrupts.
  private func beginsAtRest(_ range: Range<Int>) -> Bool {
    range.lowerBound == 0
      || steps[range.lowerBound - 1].act == .settle && isLifted(0..<range.lowerBound)
  }

  /// The trace up to the first thing done after a resting gesture: one action, or one more gesture.
  ///
  /// What comes later still may fall into the middle of something, and whether it does is a matter of a millisecond.
  fileprivate func cut(afterWhatFollows gesture: Range<Int>) -> Trace? {
    let first = gesture.upperBound
    switch steps[first].act {
    case .action: return Trace(Array(steps[...first]))
    case .down:
      // Up to where its last finger leaves: a second gesture might come in the middle of what the first one began.
      guard
        let last = steps[first...].indices.first(where: { isLifted(first..<($0 + 1)) })
      else { return nil }
      let isGesture = steps[first...last].allSatisfy { $0.finger != nil }
      return isGesture ? Trace(Array(steps[...last])) : nil
    default: return nil
    }
  }

  private func isLifted(_ range: Range<Int>) -> Bool {
    var down = 0
    for step in steps[range] {
      switch step.act {
      case .down: down += 1
      case .up, .cancel: down -= 1
      default: break
      }
    }
    return down == 0
  }

  /// The trace without a stretch; what comes after it moves forward by the time it took.
  fileprivate func leavingOut(_ range: Range<Int>, delay: Int = 0) -> Trace {
    let shift = steps[range.upperBound - 1].time - steps[range.lowerBound].time - delay
    return Trace(
      Array(steps[..<range.lowerBound])
        + steps[range.upperBound...].map { Step($0.time - shift, $0.act) })
  }
}
