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
  ])

  /// The standard contract, and what the best transitions do beyond it.
  public static let strict = Contract(standard.clauses + beyondStandard)

  private static let beyondStandard: [Clause] = [
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
