import HeadlessUIKit

extension Clause {
  /// The clause that after a cancelled transition everything is as it was before the request.
  ///
  /// Each view that was in the window has its superview, order, geometry, transforms, alpha,
  /// visibility, interaction, mask, corners, clipping, anchor and recognisers from the last rest
  /// before the request. The incoming controller's view is out of the window. Changes that the
  /// touch itself made before the request do not count, and neither does a new frame of a presented
  /// view that its own presentation controller declares.
  public static let cancelRestores = Clause(
    .cancelRestores, promises: "after a cancelled transition everything is as it was before"
  ) { CancelRestores() }
}

extension ClauseName {
  /// The name of the clause that promises: a cancelled transition leaves everything as it was.
  public static let cancelRestores = ClauseName(rawValue: "cancel-restores")
}

extension Cause {
  /// The cause of a finding: the incoming view of a cancelled transition is still in the window.
  public static let incomingStays = Cause(rawValue: "incoming-stays")
}

extension Finding {
  /// The finding that a cancelled transition left a view changed, misplaced or in the window.
  public static let cancelRestores = Finding(.cancelRestores)
}

private final class CancelRestores: Judge {
  let hears: Occurrence.Kinds = []

  func rested(in world: World) {
    for record in world.transitions.newlyEnded where record.completion?.finished == false {
      judgeIncoming(of: record, in: world)
    }
    guard let first = firstOfCancelled(in: world), let last = world.transitions.newlyEnded.last,
      let before = first.request.baseline, !world.interruptions.resized(since: before.instant),
      let after = world.rests.last?.window
    else { return }
    world.exercise(.cancelRestores)
    let differences = world.owed(before.differences(in: after))
    world.report(
      .cancelRestores, world.exceptDeclaredFrames(differences),
      asBefore: first, restoredBy: last
    ) { difference in
      "after \(last.name) was cancelled \(difference.path) \(difference.words)."
    }
  }

  /// Returns the first of the cancelled transitions that led to this rest, if nothing else has
  /// changed the screen since its request; else `nil`.
  ///
  /// Changes by another transition or gesture need not be restored. So no other transition may have
  /// finished, and no unrelated gesture, such as a tap or a pinch, may have been recognised
  /// meanwhile.
  private func firstOfCancelled(in world: World) -> TransitionRecord? {
    let cancelled = world.transitions.newlyEnded.reversed().prefix {
      $0.completion?.finished == false
    }
    guard
      let first = cancelled.filter({ $0.request.baseline != nil })
        .min(by: { $0.request.instant < $1.request.instant })
    else { return nil }
    return anotherFinished(since: first, in: world) || world.transitions.hadUnrelatedGesture
      ? nil : first
  }

  /// Returns true if any other transition has finished since the request of the given one. The
  /// present screen is then not the one that a cancel must restore.
  private func anotherFinished(since record: TransitionRecord, in world: World) -> Bool {
    world.transitions.newlyEnded.contains { other in
      other.completion.map { $0.finished && $0.instant >= record.request.instant } ?? false
    }
  }

  /// Returns true if a later transition has shown the given one's incoming controller, so that its
  /// view may be in the window.
  private func isShownSince(
    _ record: TransitionRecord, _ controller: UIViewController, in world: World
  ) -> Bool {
    anotherFinished(since: record, in: world) && world.isShown(controller)
  }

  /// Reports a cancelled transition whose incoming view is still in the window. Other transitions
  /// or gestures since the request are no excuse for that.
  private func judgeIncoming(of record: TransitionRecord, in world: World) {
    // A view that was in the window before the transition is not judged here: it may stay there.
    guard let before = record.request.baseline, let controller = record.controllers.to,
      let incoming = controller.viewIfLoaded, !before.holds(incoming.serial)
    else { return }
    world.exercise(.cancelRestores)
    guard incoming.window != nil, !isShownSince(record, controller, in: world) else { return }
    world.report(
      Finding(.cancelRestores, cause: .incomingStays),
      "after \(record.name) was cancelled the incoming view is still in the window.",
      evidence: ["observed  in the window", "expected  out of the window"],
      fix: "remove the incoming view when the transition was cancelled",
      remedy: .departure(transition: record.serial))
  }
}
