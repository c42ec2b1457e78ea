import HeadlessUIKit
import VirtualTime

extension Clause {
  /// The clause that one drag finishes at most one transition.
  ///
  /// Two recognisers that act on one drag pop two screens for one swipe, and so does a completion
  /// that closes another screen. A drag may cancel any number of transitions. Transitions that one
  /// call of a handler requests together are allowed, and so is one that undoes another of the same
  /// drag.
  public static let oneDragOneOutcome = Clause(
    .oneDragOneOutcome, promises: "one drag finishes at most one transition"
  ) { OneDragOneOutcome() }
}

extension ClauseName {
  /// The name of the clause that promises: one drag finishes at most one transition.
  public static let oneDragOneOutcome = ClauseName(rawValue: "one-drag-one-outcome")
}

extension Finding {
  /// The finding that one drag finished more than one transition.
  public static let oneDragOneOutcome = Finding(.oneDragOneOutcome)
}

private final class OneDragOneOutcome: Judge {
  let hears: Occurrence.Kinds = [.touches, .milestones]
  /// The instants when fingers came down on the screen. A touch between two transitions shows that
  /// they belong to different drags.
  private var touches: [VirtualInstant] = []

  func heard(_ occurrence: Occurrence, in world: World) {
    if case .event(.touch(let touch)) = occurrence, touch.phase == .began {
      touches.append(world.simulator.now)
    }
    guard case .event(.transition(let event)) = occurrence, case .completed(true) = event.stage,
      let record = world.transitions.record(of: event.transition), let drag = record.request.drag
    else { return }
    world.exercise(.oneDragOneOutcome)
    let finished = world.transitions.filter { other in
      other !== record && other.completion?.finished == true && other.request.drag == drag
    }
    // Two finished transitions of one drag are allowed if one reverses the other: a press may show
    // a screen, such as a preview, and the end of the press removes it. Such a pair does not count
    // beside a third transition either: pagers select a tab to load its view, and go straight back.
    func isUndone(_ one: TransitionRecord) -> Bool {
      finished.contains { one.controllers.reverse($0.controllers) }
    }
    guard !isUndone(record),
      let first = finished.first(where: { !isUndone($0) && isSecond(record, after: $0) })
    else { return }
    world.report(
      .oneDragOneOutcome, "one drag finished \(first.name) and \(record.name).",
      evidence: ["observed  2 transitions finished", "expected  at most 1"],
      fix: advice(first, record))
  }

  /// Returns true if a transition finished after another one of the same drag, and the two should
  /// not both have finished.
  private func isSecond(_ record: TransitionRecord, after first: TransitionRecord) -> Bool {
    // Two transitions with a new touch between them do not count as outcomes of one drag, even if
    // one of the earlier fingers never left.
    if let end = first.completion?.instant,
      touches.contains(where: { $0 >= end && $0 <= record.request.instant })
    {
      return false
    }
    if isOfOtherFingers(record, first) { return false }
    let isChained = record.request.delivery == nil || first.request.delivery == nil
    // Two transitions that one call of a gesture's handler has requested count as one outcome.
    if !isChained, record.request.delivery == first.request.delivery { return false }
    if record.closes, first.closes {
      // Two closing transitions count as one outcome if a tap began them: the code of the tapped
      // button shows which screens its completions close.
      return !isChained || [record, first].allSatisfy { $0.request.delivery?.isContinuous ?? true }
    }
    return !isChained && record.kind == first.kind
      && record.setup.container == first.setup.container
  }

  /// Returns true if two recognisers requested the transitions and have no touch in common. A user
  /// who drags with one finger and taps with another one makes two gestures.
  private func isOfOtherFingers(_ one: TransitionRecord, _ other: TransitionRecord) -> Bool {
    guard let mine = one.request.delivery, let theirs = other.request.delivery,
      mine.recognizer != theirs.recognizer, !one.request.touches.isEmpty,
      !other.request.touches.isEmpty
    else { return false }
    return !one.request.touches.contains(where: other.request.touches.contains)
  }

  private func advice(_ first: TransitionRecord, _ record: TransitionRecord) -> String {
    if record.request.delivery == nil {
      return "close no second screen from a completion of the first"
    }
    if record.request.delivery?.recognizer == first.request.delivery?.recognizer {
      return "ask once for each drag: remember that it has been used until it ends"
    }
    return "let one recogniser win: require the other to fail"
  }
}
