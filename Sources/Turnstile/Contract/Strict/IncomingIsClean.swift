import HeadlessUIKit

extension Clause {
  /// The clause that after a cancel the incoming view has its values, apart from its frame, from
  /// before the request.
  ///
  /// The view is out of the window and cannot be seen. But if the app keeps the controller and
  /// shows it without this animator, the view appears half transparent and displaced.
  public static let incomingIsClean = Clause(
    .incomingIsClean, promises: "after a cancel the incoming view has its values from before"
  ) { IncomingIsClean() }
}

extension ClauseName {
  /// The name of the clause that promises: a cancelled transition leaves the incoming view
  /// unchanged.
  public static let incomingIsClean = ClauseName(rawValue: "incoming-is-clean")
}

extension Finding {
  /// The finding that after a cancelled transition the incoming view has other values, such as
  /// alpha or transform, than before the request.
  public static let incomingIsClean = Finding(.incomingIsClean)
}

private final class IncomingIsClean: Judge {
  let hears: Occurrence.Kinds = .transitions
  private var before: (transition: Int, state: ViewState)?

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence, event.stage == .requested,
      let view = event.transition.to?.viewIfLoaded
    else { return }
    before = (event.transition.serial, ViewState(of: view))
  }

  func rested(in world: World) {
    guard let record = world.transitions.newlyEnded.last, record.completion?.finished == false,
      let before,
      before.transition == record.serial, let view = record.controllers.to?.viewIfLoaded,
      view.window == nil
    else { return }
    world.exercise(.incomingIsClean)
    let differences = before.state.differences(
      from: ViewState(of: view), geometry: false, scrolls: view is UIScrollView)
    guard let first = differences.first else { return }
    world.report(
      .incomingIsClean,
      "after \(record.name) was cancelled the incoming view keeps another \(first.property).",
      evidence: ["before  \(first.before)", "after   \(first.after)"],
      fix: "undo in the completion what was set on the incoming view")
  }
}
