/// A clause broken for a particular cause: what searches keep apart, and what can be declared known.
///
/// Two counterexamples are the same finding when both agree. A finding without a cause stands for the clause whatever
/// the cause.
public struct Finding: Hashable, Sendable, Codable {
  /// The clause.
  public var clause: ClauseName
  /// Which of the clause's ways to break it is, if the clause tells several apart.
  public var cause: Cause?

  /// Makes a finding.
  public init(_ clause: ClauseName, cause: Cause? = nil) {
    self.clause = clause
    self.cause = cause
  }

  /// Whether a declaration covers this finding: the same clause, and the same cause unless it leaves the cause open.
  public func isCovered(by declared: Finding) -> Bool {
    clause == declared.clause && (declared.cause == nil || declared.cause == cause)
  }
}

extension Finding: CustomStringConvertible {
  /// The clause's name, and the cause behind a colon if there is one.
  public var description: String {
    if let cause { "\(clause.rawValue):\(cause.rawValue)" } else { clause.rawValue }
  }
}

/// The stable, kebab-case name of a clause.
public struct ClauseName: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The stable, kebab-case name of one way in which a clause breaks.
public struct Cause: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

// MARK: - The clauses by name

extension Finding {
  public static let completesOnce = Finding(.completesOnce)
  public static let completesInTime = Finding(.completesInTime)
  public static let outcomeIsHonest = Finding(.outcomeIsHonest)
  public static let cancelRestores = Finding(.cancelRestores)
  public static let finishArrives = Finding(.finishArrives)
  public static let treeAgrees = Finding(.treeAgrees)
  public static let leavesNothingBehind = Finding(.leavesNothingBehind)
  public static let roundTrip = Finding(.roundTrip)
  public static let appearanceBalanced = Finding(.appearanceBalanced)
  public static let staysResponsive = Finding(.staysResponsive)
  public static let oneAtATime = Finding(.oneAtATime)
  public static let oneDragOneOutcome = Finding(.oneDragOneOutcome)
  public static let noLateInput = Finding(.noLateInput)
  public static let progressIsFinite = Finding(.progressIsFinite)
  public static let cancelledGestureCancels = Finding(.cancelledGestureCancels)
  public static let forgetsPastGestures = Finding(.forgetsPastGestures)
  public static let letsGo = Finding(.letsGo)
  public static let oneAnimator = Finding(.oneAnimator)
  public static let endsItsPhaseOnce = Finding(.endsItsPhaseOnce)
  public static let progressInRange = Finding(.progressInRange)
  public static let onTime = Finding(.onTime)
  public static let progressFollowsFinger = Finding(.progressFollowsFinger)
  public static let movesContinuously = Finding(.movesContinuously)
  public static let respectsVelocity = Finding(.respectsVelocity)
  public static let comesToRest = Finding(.comesToRest)
  public static let incomingIsClean = Finding(.incomingIsClean)
  public static let sameAsUnanimated = Finding(.sameAsUnanimated)

  /// A transition that does not complete, for one of the causes the clause tells apart.
  public static func completesInTime(_ cause: Cause) -> Finding {
    Finding(.completesInTime, cause: cause)
  }
}

extension ClauseName {
  public static let completesOnce = ClauseName(rawValue: "completes-once")
  public static let completesInTime = ClauseName(rawValue: "completes-in-time")
  public static let outcomeIsHonest = ClauseName(rawValue: "outcome-is-honest")
  public static let cancelRestores = ClauseName(rawValue: "cancel-restores")
  public static let finishArrives = ClauseName(rawValue: "finish-arrives")
  public static let treeAgrees = ClauseName(rawValue: "tree-agrees")
  public static let leavesNothingBehind = ClauseName(rawValue: "leaves-nothing-behind")
  public static let roundTrip = ClauseName(rawValue: "round-trip")
  public static let appearanceBalanced = ClauseName(rawValue: "appearance-balanced")
  public static let staysResponsive = ClauseName(rawValue: "stays-responsive")
  public static let oneAtATime = ClauseName(rawValue: "one-at-a-time")
  public static let oneDragOneOutcome = ClauseName(rawValue: "one-drag-one-outcome")
  public static let noLateInput = ClauseName(rawValue: "no-late-input")
  public static let progressIsFinite = ClauseName(rawValue: "progress-is-finite")
  public static let cancelledGestureCancels = ClauseName(rawValue: "cancelled-gesture-cancels")
  public static let forgetsPastGestures = ClauseName(rawValue: "forgets-past-gestures")
  public static let letsGo = ClauseName(rawValue: "lets-go")
  public static let oneAnimator = ClauseName(rawValue: "one-animator")
  public static let endsItsPhaseOnce = ClauseName(rawValue: "ends-its-phase-once")
  public static let progressInRange = ClauseName(rawValue: "progress-in-range")
  public static let onTime = ClauseName(rawValue: "on-time")
  public static let progressFollowsFinger = ClauseName(rawValue: "progress-follows-finger")
  public static let movesContinuously = ClauseName(rawValue: "moves-continuously")
  public static let respectsVelocity = ClauseName(rawValue: "respects-velocity")
  public static let comesToRest = ClauseName(rawValue: "comes-to-rest")
  public static let incomingIsClean = ClauseName(rawValue: "incoming-is-clean")
  public static let sameAsUnanimated = ClauseName(rawValue: "same-as-unanimated")
}

extension Cause {
  /// The finger is gone and nobody called finish or cancel.
  public static let nobodyEnded = Cause(rawValue: "nobody-ended")
  /// An interactor was handed out although no gesture drove it.
  public static let noGesture = Cause(rawValue: "no-gesture")
  /// Finish or cancel came before the transition had started, and was lost.
  public static let earlyEndLost = Cause(rawValue: "early-end-lost")
  /// The completion speed is zero or nearly so.
  public static let speedIsZero = Cause(rawValue: "speed-is-zero")
  /// The animator returned without animating and without completing.
  public static let neverCompleted = Cause(rawValue: "never-completed")
  /// An animation was begun that cannot end.
  public static let endlessAnimation = Cause(rawValue: "endless-animation")
}
