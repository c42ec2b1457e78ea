import HeadlessUIKit

extension Clause {
  /// After a cancelled transition everything is as it was before it was asked for.
  ///
  /// Each view that was in the window has its superview and its place in it, its geometry, transforms, alpha, visibility,
  /// interaction, mask, corners, clipping, anchor and recognisers from before the request, and the incoming controller's
  /// view is out of the window.
  public static let cancelRestores = Clause(
    .cancelRestores, promises: "after a cancelled transition everything is as it was before"
  ) { CancelRestores() }
}

private final class CancelRestores: Judge {
  func rested(in world: World) {
    guard let record = world.lastTransitionAtRest, record.outcome == false,
      let before = record.before,
      world.lastResize < record.requestedAt
    else { return }
    world.exercise(.cancelRestores)
    // A view that was on the screen before is not incoming, whatever direction the transition had.
    if let incoming = record.to?.viewIfLoaded, incoming.window != nil, record.kind != .child,
      before.place(of: incoming.serial) == nil
    {
      world.report(
        .cancelRestores,
        "after \(record.name) was cancelled the incoming view is still in the window.",
        evidence: ["observed  in the window", "expected  out of the window"],
        fix: "remove the incoming view when the transition was cancelled")
      return
    }
    guard let after = world.restingWindow else { return }
    let differences = before.differences(in: after)
    guard let first = differences.first else { return }
    world.report(
      .cancelRestores,
      "after \(record.name) was cancelled \(first.path) does not have its \(first.property) back.",
      evidence: differences.prefix(4).map(\.line),
      fix: "undo in the completion, when transitionWasCancelled, what was set outside the animation"
    )
  }
}

extension WindowSnapshot.Difference {
  /// The view, the property, and both values, on one line.
  var line: String { "\(path).\(property)  was \(before), is \(after)" }
}
