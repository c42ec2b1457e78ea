/// The harm of a finding to the user, the worst first.
///
/// Reports come in this order. Of several findings at one moment, the one with the worst harm is
/// reported as the root, that is, as the one that may have caused the others: a screen that takes
/// no touches comes before a transform that was left on it.
enum Harm: Int, Comparable {
  /// The worst harm: the app has crashed, or the user cannot leave the screen.
  case trapped
  /// The harm of a view or an app that no longer takes touches.
  case frozen
  /// The harm of a wrong screen, or of one of which a part is missing.
  case wrongScreen
  /// The harm of views or work that a transition has left behind, and of a controller that got
  /// wrong appearance calls.
  case leftBehind
  /// The harm of a view that looks wrong, such as one with another alpha.
  case offByPoints
  /// The harm of faults in the code that the user does not see yet, such as progress beyond 1.
  case hygiene

  static func < (one: Harm, other: Harm) -> Bool { one.rawValue < other.rawValue }
}

extension Finding {
  /// True if the fault crashes the app or leaves a screen that is dead, empty or wrong.
  package var isGrave: Bool { harm <= .wrongScreen }

  /// The harm that the fault does to the user of the app.
  var harm: Harm {
    switch clause {
    case .crashed, .hung, .completesInTime: .trapped
    case .staysResponsive: cause == .noWayBack ? .trapped : .frozen
    case .cancelRestores, .roundTrip, .incomingIsClean: harmOfState
    case .finishArrives:
      [.misplaced, .transformed, .staleFrame].contains(cause)
        ? .offByPoints : cause == .outgoingStays ? .leftBehind : .wrongScreen
    case .leavesNothingBehind, .letsGo, .appearanceBalanced: .leftBehind
    case .comesToRest, .movesContinuously, .sameAsUnanimated: .offByPoints
    case .noLateInput, .progressIsFinite, .oneAnimator, .endsItsPhaseOnce, .progressInRange,
      .onTime, .progressFollowsFinger, .respectsVelocity, .ourFault, .nondeterministic:
      .hygiene
    // All other clauses, such as those on outcomes and controllers and those that the app defines
    // itself, count as a wrong screen.
    default: .wrongScreen
    }
  }

  /// The harm of a view that is not as it should be, by the property that is wrong.
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
  /// The violations in the order in which they were found, but those about views at one rest are
  /// sorted by harm, the worst first: they do not cause each other, while any other earlier
  /// violation may be the cause of a later one.
  var worstFirst: [Violation] {
    var sorted: [Violation] = []
    var rest = self[...]
    while let first = rest.first {
      let together = rest.prefix {
        $0.isAboutViews && first.isAboutViews && $0.milliseconds == first.milliseconds
      }
      let group = together.isEmpty ? rest.prefix(1) : together
      // The sort is stable: violations of equal harm keep the order in which they were found.
      sorted += group.enumerated().sorted {
        ($0.element.finding.harm, $0.offset) < ($1.element.finding.harm, $1.offset)
      }.map(\.element)
      rest = rest.dropFirst(group.count)
    }
    return sorted
  }
}

extension Violation {
  /// True if the violation is about the state of a view that was compared when the app was at rest.
  fileprivate var isAboutViews: Bool {
    switch finding.clause {
    case .cancelRestores, .roundTrip: true
    case .staysResponsive: finding.cause == .screenBlocked || finding.cause == .gestureDisabled
    default: false
    }
  }
}

extension Finding {
  /// The aspect of a view that a finding may be about. A finding about a whole view, such as one
  /// that was removed, is about none.
  private enum Aspect { case alpha, geometry, visibility, interaction, recognizers, look }

  private var aspect: Aspect? {
    switch cause {
    case ViewProperty.alpha.cause, .transparent: .alpha
    case ViewProperty.size.cause, ViewProperty.transform.cause, ViewProperty.zPosition.cause,
      .transformed, .misplaced, .offScreen, .staleFrame:
      .geometry
    case ViewProperty.isHidden.cause, .hidden: .visibility
    case ViewProperty.isUserInteractionEnabled.cause: .interaction
    case ViewProperty.gestureRecognizers.cause, .gestureDisabled: .recognizers
    case ViewProperty.cornerRadius.cause, ViewProperty.clipsToBounds.cause, ViewProperty.mask.cause:
      .look
    default: nil
    }
  }

  /// True if the finding is about the state of views, or about views and work left behind, which
  /// was found when the app was at rest.
  private var isAboutState: Bool {
    switch clause {
    case .cancelRestores, .roundTrip, .finishArrives, .leavesNothingBehind, .letsGo: true
    case .staysResponsive: cause == .screenBlocked || cause == .gestureDisabled
    default: false
    }
  }

  /// True if the finding is about the place or the look of a view. Such a fault makes no transition
  /// hang and keeps no object alive.
  var isOfLooks: Bool {
    switch aspect {
    case .alpha, .geometry, .visibility, .look: isAboutState
    case .interaction, .recognizers, nil: false
    }
  }

  /// True if the finding is about the course of a transition, or about the process or its memory,
  /// and not about a view.
  var isOfCourse: Bool {
    switch clause {
    case .completesInTime, .completesOnce, .outcomeIsHonest, .noLateInput,
      .cancelledGestureCancels, .oneDragOneOutcome, .crashed, .hung, .letsGo:
      true
    case .staysResponsive: cause == .noWayBack
    default: false
    }
  }

  /// True if the finding is about the course of a transition alone: when it completes and how, and
  /// which of its gestures decide that.
  var isOfCourseAlone: Bool {
    switch clause {
    case .crashed, .hung, .letsGo: false
    default: isOfCourse
    }
  }

  /// True if the finding is a transition that hangs because of how the gesture that drives it has
  /// ended: when it ended, that nobody heard of it, or the speed that was computed from it.
  var endsByGesture: Bool {
    clause == .completesInTime && [.earlyEndLost, .nobodyEnded, .speedIsZero].contains(cause)
  }

  /// Returns true if this finding cannot be the cause of another one. A finding about views is none
  /// of one that concerns another aspect: a wrong alpha, for example, makes no frame wrong and
  /// leaves no view behind. That an app requests two transitions at a time, as by two taps, does
  /// not make one drag decide two of them. A view that arrives a little wrong, as with a transform,
  /// is none of one that cannot be seen.
  func isApart(from other: Finding) -> Bool {
    if clause == .oneAtATime, other.clause == .oneDragOneOutcome { return true }
    if clause == .finishArrives, other.clause == clause, harm > other.harm { return true }
    guard isAboutState, other.isAboutState, let aspect else { return false }
    return aspect != other.aspect
  }
}
