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
  /// Returns true if this finding may be the cause of another one in the same run. A strict clause
  /// cannot explain a finding of the standard contract, because the standard contract matters more.
  ///
  /// Calls that tell a controller of its appearance change no view and keep no object alive, so
  /// they explain only what other controllers were told. The looks of a view do not explain the
  /// course of a transition.
  func canExplain(_ other: Finding) -> Bool {
    if clause == .appearanceBalanced, other.clause != clause { return false }
    if isOfLooks, other.isOfCourse { return false }
    func isBeyond(_ finding: Finding) -> Bool {
      Contract.beyondStandard.contains { $0.name == finding.clause }
    }
    return isBeyond(other) || !isBeyond(self)
  }
}
