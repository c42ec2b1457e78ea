import HeadlessUIKit

extension Clause {
  /// Nothing is requested that UIKit corrupts.
  ///
  /// A push while another push runs, or a pop while another pop does. What UIKit ignores without
  /// damage is only a line in the journal. So is what a button or a row asks for that is tapped
  /// while a finger has another transition in hand: no app guards each of its buttons against that,
  /// and whether UIKit delivers such a tap is not known.
  public static let oneAtATime = Clause(
    .oneAtATime, promises: "nothing is requested that UIKit corrupts"
  ) { OneAtATime() }
}

extension ClauseName {
  public static let oneAtATime = ClauseName(rawValue: "one-at-a-time")
}

extension Finding {
  public static let oneAtATime = Finding(.oneAtATime)
}

private final class OneAtATime: Judge {
  let hears: Occurrence.Kinds = [.transitions, .warnings]

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
