import HeadlessUIKit

extension Clause {
  /// Nothing is requested that UIKit corrupts.
  ///
  /// A push while another push runs, appearance transitions begun and not ended, a transition started in a container
  /// whose last one is still running. What UIKit ignores without damage is only a line in the journal.
  public static let oneAtATime = Clause(
    .oneAtATime, promises: "nothing is requested that UIKit corrupts"
  ) { OneAtATime() }
}

private final class OneAtATime: Judge {
  func heard(_ occurrence: Occurrence, in world: World) {
    if case .event(.transition(let event)) = occurrence, event.stage == .requested {
      world.exercise(.oneAtATime)
    }
    guard case .event(.warning(let warning)) = occurrence else { return }
    switch warning.kind {
    case .nestedPush, .nestedPop, .unbalancedAppearance:
      world.report(
        .oneAtATime, "a transition was requested while another one ran in the same container.",
        evidence: ["UIKit says  \(warning.description)"],
        fix: "wait for transitionCoordinator to be nil, or start from its completion")
    default: break
    }
  }
}
