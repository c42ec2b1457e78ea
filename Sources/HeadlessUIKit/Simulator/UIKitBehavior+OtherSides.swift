extension UIKitBehavior {
  /// A variant of the model's behaviour in which one setting has another value that public sources
  /// about UIKit allow as well.
  public struct OtherSide: Sendable {
    /// The number of the rule of UIKit's behaviour to which the setting belongs, such as `R74`.
    public let rule: String
    /// The name and value of the setting that the variant changes, such as `earlyEnd remembered`.
    public let setting: String
    /// The whole behaviour of the model with the changed setting.
    public let behavior: UIKitBehavior
  }

  /// The variants of this behaviour in which exactly one setting that public sources leave open has
  /// another value.
  ///
  /// A check can be repeated with each variant. If its verdict changes, it depends on the setting.
  /// Durations and distances are not varied, because there is no single other value to try.
  public var otherSides: [OtherSide] {
    var sides: [OtherSide] = []
    func add<Value: Equatable>(
      _ rule: String, _ name: String, _ path: WritableKeyPath<UIKitBehavior, Value>,
      _ values: [Value]
    ) {
      for value in values where value != self[keyPath: path] {
        var other = self
        other[keyPath: path] = value
        sides.append(OtherSide(rule: rule, setting: "\(name) \(value)", behavior: other))
      }
    }
    func add(_ rule: String, _ name: String, _ path: WritableKeyPath<UIKitBehavior, Bool>) {
      add(rule, name, path, [true, false])
    }
    add("R41", "rootSwipe", \.rootSwipe, RootSwipe.allCases)
    add("R74", "earlyEnd", \.earlyEnd, EarlyEnd.allCases)
    add("R122", "sizeChange", \.sizeChange, SizeChange.allCases)
    add("R79", "animatorAsks", \.animatorAsks, [1, 2])
    add("R79", "animatorQuestion", \.animatorQuestion, AnimatorQuestion.allCases)
    add("R3", "dismissalIsAnnouncedFirst", \.dismissalIsAnnouncedFirst)
    add("R8", "unanimatedCustomRunsAnimator", \.unanimatedCustomRunsAnimator)
    add("R12", "earlyDismissal", \.earlyDismissal, EarlyDismissal.allCases)
    add("R12", "waitingDismissal", \.waitingDismissal, WaitingDismissal.allCases)
    add("R7", "transitionStart", \.transitionStart, TransitionStart.allCases)
    add("R123", "returningPresenterIsResized", \.returningPresenterIsResized)
    add("R87", "cancelledPresentationIsDismissal", \.cancelledPresentationIsDismissal)
    add("R155", "documentViewsFillPresentations", \.documentViewsFillPresentations)
    add("R18", "removedPresenterComesBack", \.removedPresenterComesBack)
    add("R254", "recognizerOrder", \.recognizerOrder, RecognizerOrder.allCases)
    add("R113", "breakingOff", \.breakingOff, BreakingOff.allCases)
    add("R108", "touchSpacing", \.touchSpacing, TouchSpacing.allCases)
    add("R110", "panOrigin", \.panOrigin, PanOrigin.allCases)
    add("R111", "translationResetsVelocity", \.translationResetsVelocity)
    add("R112", "extraFingers", \.extraFingers, ExtraFingers.allCases)
    add("R36", "cancelledReplacementStays", \.cancelledReplacementStays)
    add("R30", "dismissCompletionRunsOnCancel", \.dismissCompletionRunsOnCancel)
    add("R63", "scrubsExplicitAnimations", \.scrubsExplicitAnimations)
    add("R102", "scrubsPropertyAnimators", \.scrubsPropertyAnimators)
    add("R70", "finishedAfterCancel", \.finishedAfterCancel)
    add("R76", "foreignAnimationsStall", \.foreignAnimationsStall)
    add("R119", "backgroundPosition", \.backgroundPosition, BackgroundPosition.allCases)
    add("R105", "mirrorsReversedFraction", \.mirrorsReversedFraction)
    add("R126", "startsInteractorRegardless", \.startsInteractorRegardless)
    add("R128", "scrubsDelays", \.scrubsDelays)
    add("R143", "sheetTakesOverScrolling", \.sheetTakesOverScrolling)
    add("R183", "zoomGivesWay", \.zoomGivesWay)
    add("R186", "zoomTakesTouchesToTheEnd", \.zoomTakesTouchesToTheEnd)
    add("R187", "detachedZoomSource", \.detachedZoomSource, DetachedZoomSource.allCases)
    add("R189", "automaticStyle", \.automaticStyle, AutomaticStyle.allCases)
    add("R146", "asksShouldAutorotate", \.asksShouldAutorotate)
    return sides
  }
}
