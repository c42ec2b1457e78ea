import HeadlessUIKit
import VirtualTime

extension Clause {
  /// One drag finishes at most one transition.
  ///
  /// Two recognisers that act on one drag pop two screens for one swipe, and so does a completion
  /// that goes on closing. A drag may cancel as many as it likes. What one call of a handler asks
  /// for together is meant together, and what takes back what the drag itself brought leaves
  /// nothing done twice.
  public static let oneDragOneOutcome = Clause(
    .oneDragOneOutcome, promises: "one drag finishes at most one transition"
  ) { OneDragOneOutcome() }
}

extension ClauseName {
  public static let oneDragOneOutcome = ClauseName(rawValue: "one-drag-one-outcome")
}

extension Finding {
  public static let oneDragOneOutcome = Finding(.oneDragOneOutcome)
}

private final class OneDragOneOutcome: Judge {
  let hears: Occurrence.Kinds = [.touches, .transitions]
  /// When fingers came down.
  private var touches: [VirtualInstant] = []

  func heard(_ occurrence: Occurrence, in world: World) {
    if case .event(.touch(let touch)) = occurrence, touch.phase == .began {
      touches.append(world.simulator.now)
    }
    guard case .event(.transition(let event)) = occurrence, case .completed(true) = event.stage,
      let record = world.record(of: event.transition), let drag = record.requestedByDrag
    else { return }
    world.exercise(.oneDragOneOutcome)
    let finished = world.transitions.filter { other in
      other !== record && other.outcome == true && other.requestedByDrag == drag
    }
    // A screen that a press shows and its end takes away again is one thing.
    guard !finished.contains(where: { record.undoes($0) }),
      let first = finished.first(where: { isSecond(record, after: $0) })
    else { return }
    world.report(
      .oneDragOneOutcome, "one drag finished \(first.name) and \(record.name).",
      evidence: ["observed  2 transitions finished", "expected  at most 1"],
      fix: advice(first, record))
  }

  /// Whether a drag that had done one thing should not have done the other.
  private func isSecond(_ record: TransitionRecord, after first: TransitionRecord) -> Bool {
    // A finger that came down in between is another drag, even where one of the old ones never
    // left.
    if let end = first.completedAt,
      touches.contains(where: { $0 >= end && $0 <= record.requestedAt })
    {
      return false
    }
    if isOfOtherFingers(record, first) { return false }
    let isChained = record.delivery == nil || first.delivery == nil
    // Two that one call asks for are one.
    if !isChained, record.delivery == first.delivery { return false }
    if record.closes, first.closes {
      // A tap is a button: what its completions go on to do is written down there.
      return !isChained || [record, first].allSatisfy { $0.delivery?.isContinuous ?? true }
    }
    return !isChained && record.kind == first.kind && record.container == first.container
  }

  /// Whether two recognisers that follow no finger in common have asked: a person who pulls with
  /// one finger and taps with another does two things.
  private func isOfOtherFingers(_ one: TransitionRecord, _ other: TransitionRecord) -> Bool {
    guard let mine = one.delivery, let theirs = other.delivery,
      mine.recognizer != theirs.recognizer, !one.touches.isEmpty, !other.touches.isEmpty
    else { return false }
    return !one.touches.contains(where: other.touches.contains)
  }

  private func advice(_ first: TransitionRecord, _ record: TransitionRecord) -> String {
    if record.delivery == nil { return "close no second screen from a completion of the first" }
    if record.delivery?.recognizer == first.delivery?.recognizer {
      return "ask once for each drag: remember that it has been used until it ends"
    }
    return "let one recogniser win: require the other to fail"
  }
}
