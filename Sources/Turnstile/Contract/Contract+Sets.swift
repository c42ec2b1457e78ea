extension Contract {
  /// What every transition owes the person holding the phone.
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

  /// The standard contract, and what the best transitions do beyond it.
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
  /// Whether another finding of the same run may be what comes of this one: what is owed does not
  /// stand behind a nicety that is missing.
  func canExplain(_ other: Finding) -> Bool {
    func isBeyond(_ finding: Finding) -> Bool {
      Contract.beyondStandard.contains { $0.name == finding.clause }
    }
    return isBeyond(other) || !isBeyond(self)
  }
}
