/// How much a finding hurts the person with the phone, the worst first.
///
/// Reports come in this order, and of what is broken at one moment the worst is the root: a screen
/// that takes no touch any more stands before a transform that was left on it.
enum Harm: Int, Comparable {
  /// The app is gone, or nobody gets out of where they are.
  case trapped
  /// Something takes no touch any more.
  case frozen
  /// Another screen is shown than the one that was asked for, or a part of it is missing.
  case wrongScreen
  /// Something is still there that should be gone, or is told what does not hold.
  case leftBehind
  /// Something looks otherwise than it should.
  case offByPoints
  /// Nobody sees it yet.
  case hygiene

  static func < (one: Harm, other: Harm) -> Bool { one.rawValue < other.rawValue }
}

extension Finding {
  /// How much it hurts.
  var harm: Harm {
    switch clause {
    case .crashed, .hung, .completesInTime: .trapped
    case .staysResponsive: cause == .noWayBack ? .trapped : .frozen
    case .cancelRestores, .roundTrip, .incomingIsClean: harmOfState
    case .finishArrives:
      cause == .misplaced || cause == .transformed
        ? .offByPoints : cause == .outgoingStays ? .leftBehind : .wrongScreen
    case .leavesNothingBehind, .letsGo, .appearanceBalanced: .leftBehind
    case .comesToRest, .movesContinuously, .sameAsUnanimated: .offByPoints
    case .noLateInput, .progressIsFinite, .oneAnimator, .endsItsPhaseOnce, .progressInRange,
      .onTime, .progressFollowsFinger, .respectsVelocity, .ourFault, .nondeterministic:
      .hygiene
    // What is asked of outcomes and controllers, and the clauses of an app's own.
    default: .wrongScreen
    }
  }

  /// How much it hurts that a view is not as it was.
  private var harmOfState: Harm {
    switch cause {
    case ViewProperty.isUserInteractionEnabled.cause, ViewProperty.gestureRecognizers.cause:
      .frozen
    case ViewProperty.window.cause, ViewProperty.superview.cause, ViewProperty.isHidden.cause:
      .wrongScreen
    default: .offByPoints
    }
  }
}

extension [Violation] {
  /// The same, and of those that were found at one rest about views the worst first: none of them
  /// is the cause of another. The order of causes stays as it was seen.
  var worstFirst: [Violation] {
    var sorted: [Violation] = []
    var rest = self[...]
    while let first = rest.first {
      let together = rest.prefix {
        $0.isAboutViews && first.isAboutViews && $0.milliseconds == first.milliseconds
      }
      let group = together.isEmpty ? rest.prefix(1) : together
      // A stable sort: equals stay in the order in which they were seen.
      sorted += group.enumerated().sorted {
        ($0.element.finding.harm, $0.offset) < ($1.element.finding.harm, $1.offset)
      }.map(\.element)
      rest = rest.dropFirst(group.count)
    }
    return sorted
  }
}

extension Violation {
  /// Whether it says how a view was found at a rest.
  fileprivate var isAboutViews: Bool {
    switch finding.clause {
    case .cancelRestores, .roundTrip: true
    case .staysResponsive: finding.cause == .screenBlocked || finding.cause == .gestureDisabled
    default: false
    }
  }
}

extension Finding {
  /// What about a view a finding is about, if it is about nothing but one of its values.
  private enum Aspect { case alpha, geometry, visibility, interaction, recognizers, look }

  private var aspect: Aspect? {
    switch cause {
    case ViewProperty.alpha.cause, .transparent: .alpha
    case ViewProperty.size.cause, ViewProperty.transform.cause, ViewProperty.zPosition.cause,
      .transformed, .misplaced, .offScreen:
      .geometry
    case ViewProperty.isHidden.cause, .hidden: .visibility
    case ViewProperty.isUserInteractionEnabled.cause: .interaction
    case ViewProperty.gestureRecognizers.cause, .gestureDisabled: .recognizers
    case ViewProperty.cornerRadius.cause, ViewProperty.clipsToBounds.cause, ViewProperty.mask.cause:
      .look
    default: nil
    }
  }

  /// Whether it is about views, layers or what is left of them, as they are found at a rest.
  private var isAboutState: Bool {
    switch clause {
    case .cancelRestores, .roundTrip, .finishArrives, .leavesNothingBehind, .letsGo: true
    case .staysResponsive: cause == .screenBlocked || cause == .gestureDisabled
    default: false
    }
  }

  /// Whether it cannot be why another finding about views is there: a value that is not what it was
  /// makes no other value so, and leaves nothing behind.
  func isApart(from other: Finding) -> Bool {
    guard isAboutState, other.isAboutState, let aspect else { return false }
    return aspect != other.aspect
  }
}
