extension Clause {
  /// The clause that a cancelled gesture, followed by rest, does not change the next interaction.
  ///
  /// A trace must have the same outcomes and the same resting views with and without a gesture
  /// before it that was cancelled and followed by rest, even if the trace is empty. A single run
  /// cannot show that, so the trace is run in both ways and the ends of the runs are compared.
  public static let forgetsPastGestures = Clause(
    .forgetsPastGestures, promises: "a cancelled gesture does not change what comes after it",
    // A trace is compared with others only if it contains a gesture that was followed by rest,
    // because only such a gesture must have no effect.
    comparing: Comparison(
      of: { !$0.restingGestures.isEmpty },
      where: { $0.outcomes.contains { $0.finished == false } }, by: forgetting))

  /// For each gesture of a trace that was cancelled and followed by rest, runs the trace without
  /// the gesture, and returns a violation if the interaction after it then ends differently.
  @MainActor
  private static func forgetting(_ original: Trace, _ ending: Ending, _ runner: Runner)
    -> Violation?
  {
    for gesture in original.restingGestures {
      // A gesture is judged only if its transitions were cancelled. The trace's own run tells that,
      // so most traces need no second run.
      let before = ending.requests(before: gesture.lowerBound)
      let past = ending.requests(before: gesture.upperBound)
      let during = ending.outcomes[before..<past]
      guard !during.isEmpty, during.allSatisfy({ $0.finished == false }),
        let trace = original.cut(afterWhatFollows: gesture),
        let whole = trace == original ? ending : runner.ending(of: trace),
        let forgotten = runner.ending(of: trace.leavingOut(gesture))
      else { continue }
      let after = whole.outcomes.dropFirst(past)
      func isSame(_ other: Ending) -> Bool {
        after.elementsEqual(other.outcomes.dropFirst(before)) && whole.views == other.views
      }
      // Without the gesture, every later event comes at another moment within its frame, which
      // alone can cause a difference. So the trace is also tried with its later steps shifted by
      // quarters of a frame; a violation needs a difference from all of these runs.
      guard !isSame(forgotten), hasNoVisibleEffect(gesture, of: trace, runner),
        ![4, 8, 12].contains(where: { delay in
          runner.ending(of: trace.leavingOut(gesture, delay: delay)).map(isSame) ?? true
        }),
        runner.keepsContract(trace.leavingOut(gesture))
      else { continue }
      let expected = forgotten.outcomes.dropFirst(before)
      return violation(
        observed: after, expected: expected, views: (whole.views, forgotten.views))
    }
    return nil
  }

  /// Returns true if a trace that ends before a gesture leaves the same views as one that ends
  /// after it. Scrolling is an effect, too, because a later drag depends on the scroll offset.
  @MainActor
  private static func hasNoVisibleEffect(
    _ gesture: Range<Int>, of trace: Trace, _ runner: Runner
  ) -> Bool {
    guard let without = runner.ending(of: Trace(Array(trace.steps[..<gesture.lowerBound]))),
      let past = runner.ending(of: Trace(Array(trace.steps[..<gesture.upperBound])))
    else { return false }
    return past.outcomes.dropFirst(without.outcomes.count).allSatisfy { $0.finished == false }
      && past.views == without.views && past.offsets == without.offsets
  }

  private static func violation(
    observed: ArraySlice<Ending.Outcome>, expected: ArraySlice<Ending.Outcome>,
    views: ([String], [String])
  ) -> Violation {
    func words(_ outcomes: ArraySlice<Ending.Outcome>) -> String {
      outcomes.isEmpty
        ? "nothing happens" : outcomes.map(\.description).joined(separator: ", ")
    }
    var pair = (words(observed), words(expected))
    let showsInViews = observed.elementsEqual(expected)
    if showsInViews {
      pair =
        zip(views.0, views.1).first { $0 != $1 }
        ?? ("\(views.0.count) views", "\(views.1.count) views")
    }
    return Violation(
      .forgetsPastGestures, at: 0, "a gesture that was cancelled changes what comes after it.",
      evidence: ["after it    \(pair.0)", "without it  \(pair.1)"],
      fix: showsInViews
        ? "take back what the cancelled transition has set: flags, decisions and views"
        : "reset flags and stored decisions when a gesture begins, not when it changes")
  }
}

extension ClauseName {
  /// The name of the clause that promises: a cancelled gesture does not change what comes next.
  public static let forgetsPastGestures = ClauseName(rawValue: "forgets-past-gestures")
}

extension Finding {
  /// The finding that a cancelled gesture changed the outcome of the interaction after it.
  public static let forgetsPastGestures = Finding(.forgetsPastGestures)
}

extension Trace {
  /// The ranges of steps in which a single finger came down and left and the app came to rest, each
  /// followed by at least one more step.
  ///
  /// A gesture of two touches is left out. Only the last touch may have been cancelled, and an
  /// effect of the first, such as an attempt that a sheet's delegate is told of, need not be
  /// forgotten.
  fileprivate var restingGestures: [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for (index, step) in steps.enumerated() {
      switch step.act {
      case .down where start == nil: start = index
      case .settle:
        if let begun = start, isLifted(begun..<index) { found.append(begun..<(index + 1)) }
        start = nil
      case .down, .move, .up, .cancel, .stall: break
      default: start = nil
      }
    }
    return found.filter {
      $0.upperBound < steps.count && beginsAtRest($0)
        && steps[$0].count(where: { if case .down = $0.act { true } else { false } }) == 1
    }
  }

  /// Returns true if the app is at rest before a range of steps, with no finger on the screen.
  /// Otherwise, leaving out the range would change a movement that the range interrupts.
  private func beginsAtRest(_ range: Range<Int>) -> Bool {
    range.lowerBound == 0
      || steps[range.lowerBound - 1].act == .settle && isLifted(0..<range.lowerBound)
  }

  /// Returns the trace up to the first interaction after a resting gesture: one action, or one more
  /// gesture.
  ///
  /// Later steps may come in the middle of a movement, which can depend on a single millisecond.
  fileprivate func cut(afterWhatFollows gesture: Range<Int>) -> Trace? {
    let first = gesture.upperBound
    switch steps[first].act {
    case .action: return Trace(Array(steps[...first]))
    case .down:
      // A gesture that follows is kept only up to the lift of its last finger, because yet another
      // gesture may come in the middle of a movement that it began.
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

  /// Returns the trace without a range of steps. The later steps move forward by the time that the
  /// range took.
  ///
  /// - Parameter delay: The milliseconds by which the later steps move forward less.
  fileprivate func leavingOut(_ range: Range<Int>, delay: Int = 0) -> Trace {
    let shift = steps[range.upperBound - 1].time - steps[range.lowerBound].time - delay
    return Trace(
      Array(steps[..<range.lowerBound])
        + steps[range.upperBound...].map { Step($0.time - shift, $0.act) })
  }
}
