import HeadlessUIKit

extension Clause {
  /// One drag finishes at most one transition in a container.
  ///
  /// Two recognisers that act on one drag pop two screens for one swipe. A drag may cancel as many as it likes.
  public static let oneDragOneOutcome = Clause(
    .oneDragOneOutcome, promises: "one drag finishes at most one transition in a container"
  ) { OneDragOneOutcome() }
}

private final class OneDragOneOutcome: Judge {
  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence, case .completed(true) = event.stage,
      let record = world.record(of: event.transition), let drag = record.requestedByDrag
    else { return }
    world.exercise(.oneDragOneOutcome)
    let others = world.transitions.filter { other in
      other !== record && other.outcome == true && other.requestedByDrag == drag
        && other.container == record.container && other.kind == record.kind
    }
    guard let first = others.first else { return }
    world.report(
      .oneDragOneOutcome, "one drag finished \(first.name) and \(record.name).",
      evidence: ["observed  2 transitions finished", "expected  at most 1"],
      fix: "let one recogniser win: require the other to fail, or remember that the drag was used")
  }
}
