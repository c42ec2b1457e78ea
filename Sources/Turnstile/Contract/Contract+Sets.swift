extension Contract {
  /// The standard contract: the clauses that every transition must keep for its user.
  public static let standard = Contract([
    .completesOnce,
    .completesInTime,
    .outcomeIsHonest,
    .cancelRestores,
    .finishArrives,
    .treeAgrees,
    .leavesNothingBehind,
    .roundTrip,
    .appearanceBalanced,
    .staysResponsive,
    .oneAtATime,
    .oneDragOneOutcome,
    .noLateInput,
    .progressIsFinite,
    .cancelledGestureCancels,
    .forgetsPastGestures,
    .letsGo,
    .delegateLives,
  ])

  /// The strict contract: the standard clauses, and further ones that only the best transitions
  /// keep.
  public static let strict = Contract(standard.clauses + beyondStandard)

  fileprivate static let beyondStandard: [Clause] = [
    .oneAnimator,
    .endsItsPhaseOnce,
    .progressInRange,
    .onTime,
    .progressFollowsFinger,
    .movesContinuously,
    .respectsVelocity,
    .comesToRest,
    .incomingIsClean,
    .sameAsUnanimated,
  ]
}

extension Finding {
  /// Returns true if this finding may be the cause of another one in the same run, so that only the
  /// cause is reported by itself.
  ///
  /// A strict clause explains no finding of the standard contract, because the standard contract
  /// matters more. Wrong appearance calls explain only wrong appearance calls to other controllers,
  /// because they change no view and keep no object alive. No fault in the code that a user does
  /// not see, such as late input, makes a container tell its children wrongly. A wrong look or
  /// place of a view explains no fault in the course of a transition. A tap that a cancelled
  /// transition has covered was possible right before that transition, so no milder fault of an
  /// earlier one explains it. That a child was told the opposite of where it goes is a fault of its
  /// own, too: UIKit's warning comes with it each time, and says less. UIKit ignores late input, so
  /// that makes no transition hang, and none end twice.
  func canExplain(_ other: Finding) -> Bool {
    if other.cause == .tapCovered, harm > other.harm { return false }
    if other.cause == .toldWrongWay, clause == .appearanceBalanced { return false }
    if clause == .appearanceBalanced, other.clause != clause { return false }
    if other.clause == .appearanceBalanced, harm == .hygiene { return false }
    if isOfLooks, other.isOfCourse { return false }
    if clause == .noLateInput, other.harm == .trapped || other.clause == .completesOnce {
      return false
    }
    func isBeyond(_ finding: Finding) -> Bool {
      Contract.beyondStandard.contains { $0.name == finding.clause }
    }
    return isBeyond(other) || !isBeyond(self)
  }
}
