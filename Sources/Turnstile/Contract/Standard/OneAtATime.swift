import HeadlessUIKit

extension Clause {
  /// The clause that the app makes no request that corrupts UIKit's state.
  ///
  /// Such requests are a push during another push and a pop during another pop. A request that
  /// UIKit ignores without damage is only noted in the journal. A request by a button or a row that
  /// is tapped while a finger drives another transition is not reported: apps do not guard their
  /// buttons against that, and it is unknown whether UIKit delivers such a tap.
  public static let oneAtATime = Clause(
    .oneAtATime, promises: "nothing is requested that UIKit corrupts"
  ) { OneAtATime() }
}

extension ClauseName {
  /// The name of the clause that promises: no request corrupts UIKit's state.
  public static let oneAtATime = ClauseName(rawValue: "one-at-a-time")
}

extension Finding {
  /// The finding that the app requested a push during a push, or a pop during a pop, in the same
  /// container.
  public static let oneAtATime = Finding(.oneAtATime)
}

private final class OneAtATime: Judge {
  let hears: Occurrence.Kinds = [.milestones, .warnings]

  func heard(_ occurrence: Occurrence, in world: World) {
    if case .event(.transition(let event)) = occurrence, event.stage == .requested {
      world.exercise(.oneAtATime)
    }
    guard case .event(.warning(let warning)) = occurrence else { return }
    switch warning.kind {
    case .nestedPush, .nestedPop:
      if world.simulator.tapIsBeingDelivered { return }
      world.report(
        .oneAtATime, "a transition was requested while another one ran in the same container.",
        evidence: ["UIKit says  \(warning.description)"],
        fix: "wait for transitionCoordinator to be nil, or start from its completion")
    default: break
    }
  }
}
