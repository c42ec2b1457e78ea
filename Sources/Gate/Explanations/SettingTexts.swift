/// Settings of the model, from their doc comments.
///
/// `TURNSTILE_WRITE_PAGES=1 swift test --filter ExplanationTests` writes this file.
enum SettingTexts {
  static let all: [(name: String, text: String)] = [
    (
      "rootSwipe",
      """
      R41: the effect of a swipe on the root if the recogniser's delegate lets it begin.

      RootSwipe, at first .wedges
      """
    ),
    (
      "earlyEnd",
      """
      R74: the effect of a finish() or cancel() that comes before the start.

      EarlyEnd, at first .lost
      """
    ),
    (
      "sizeChange",
      """
      R122: the moment at which a size change during a transition is applied.

      SizeChange, at first .afterTransition
      """
    ),
    (
      "animatorAsks",
      """
      R79: the number of times that UIKit asks for the interruptible animator in one
      transition.

      Int, at first 1
      """
    ),
    (
      "animatorQuestion",
      """
      R79: the moment and the cases in which UIKit asks for the interruptible animator.

      AnimatorQuestion, at first .ifNeeded
      """
    ),
    (
      "unanimatedCustomRunsAnimator",
      """
      R8: true if the animator of an unanimated custom presentation or dismissal runs, as a
      UIKit header says; false as observed in apps.

      Bool, at first false
      """
    ),
    (
      "earlyDismissal",
      """
      R12: the effect of a dismissal that is requested while the presentation still runs.

      EarlyDismissal, at first .kept
      """
    ),
    (
      "waitingDismissal",
      """
      R12: the moment at which a dismissal begins that has waited for the presentation's end.

      WaitingDismissal, at first .nextTurn
      """
    ),
    (
      "transitionStart",
      """
      R7: the moment at which a requested animated transition starts.

      TransitionStart, at first .nextTurn
      """
    ),
    (
      "returningPresenterIsResized",
      """
      R123: true if a presenter's view that was removed comes back in the present size, even
      if that has changed meanwhile.

      Bool, at first true
      """
    ),
    (
      "cancelledPresentationIsDismissal",
      """
      R87: true if a controller counts as being dismissed while it is told that its
      presentation was cancelled.

      Bool, at first true
      """
    ),
    (
      "documentViewsFillPresentations",
      """
      R155: true if a view from a storyboard or nib gets its presented size before it appears
      and its animator is asked.

      Bool, at first true
      """
    ),
    (
      "removedPresenterComesBack",
      """
      R18: true if a dismissal puts the presenter's view back even if the animator, and not
      UIKit, removed the view.

      Bool, at first true
      """
    ),
    (
      "breakingOff",
      """
      R113: the moment of the action if a recogniser is disabled during its gesture.

      BreakingOff, at first .nextTurn
      """
    ),
    (
      "touchSpacing",
      """
      R108: the smallest time between two states of one finger.

      TouchSpacing, at first .asGiven
      """
    ),
    (
      "resignDelay",
      """
      R120: the time between the loss of the touches and the app's resigning active, in
      seconds.

      Double, at first 0
      """
    ),
    (
      "backgroundDelay",
      """
      R119: the time between the app's resigning active and its entering the background, in
      seconds; 0 means one turn. A phone whose app is swiped away takes about 0.3.

      Double, at first 0
      """
    ),
    (
      "panSlop",
      """
      R110: the distance that a finger moves before a pan begins, in points.

      Double, at first 10
      """
    ),
    (
      "panOrigin",
      """
      R110: the point from which a pan's translation is measured.

      PanOrigin, at first .touchDown
      """
    ),
    (
      "translationResetsVelocity",
      """
      R111: true if setting a pan's translation resets its velocity.

      Bool, at first false
      """
    ),
    (
      "extraFingers",
      """
      R112: the effect on a pan of a finger beyond its maximum number.

      ExtraFingers, at first .end
      """
    ),
    (
      "edgeRegion",
      """
      R117: the width of the region at an edge in which an edge pan may start, in points.

      Double, at first 20
      """
    ),
    (
      "modalDuration",
      """
      R10: the duration of the built-in modal transitions, in seconds.

      Double, at first 0.5
      """
    ),
    (
      "navigationDuration",
      """
      R31: the duration of the built-in push and pop, in seconds.

      Double, at first 0.35
      """
    ),
    (
      "cancelledReplacementStays",
      """
      R36: true if a cancelled interactive setViewControllers leaves the new controller on the
      stack.

      Bool, at first false
      """
    ),
    (
      "dismissCompletionRunsOnCancel",
      """
      R30: true if the completion of dismiss also runs after a cancelled dismissal.

      Bool, at first true
      """
    ),
    (
      "scrubsExplicitAnimations",
      """
      R63: true if a percent-driven transition also scrubs explicit Core Animation animations.

      Bool, at first false
      """
    ),
    (
      "scrubsPropertyAnimators",
      """
      R102: true if a percent-driven transition scrubs property animators that are started
      inside animateTransition.

      Bool, at first true
      """
    ),
    (
      "finishedAfterCancel",
      """
      R70: the value of finished in a view animation's completion after a percent-driven
      cancel.

      Bool, at first true
      """
    ),
    (
      "foreignAnimationsStall",
      """
      R76: true if a running animation on a layer that a transition scrubs keeps the
      transition's completion from running.

      Bool, at first false
      """
    ),
    (
      "backgroundPosition",
      """
      R119: the position at which a running property animator ends when the app goes to the
      background. .end is the end in its direction, which for a reversed animator is its
      start.

      BackgroundPosition, at first .end
      """
    ),
    (
      "mirrorsReversedFraction",
      """
      R105: true if the fraction of a reversed property animator counts from its end values to
      its start values.

      Bool, at first true
      """
    ),
    (
      "startsInteractorRegardless",
      """
      R126: true if UIKit calls startInteractiveTransition even if wantsInteractiveStart is
      false.

      Bool, at first true
      """
    ),
    (
      "scrubsDelays",
      """
      R128: true if the delay of an animation block is part of the scrubbed timeline.

      Bool, at first true
      """
    ),
    (
      "dismissalIsAnnouncedFirst",
      """
      R3: true if dismissalTransitionWillBegin is called before the controllers are told that
      they disappear.

      Bool, at first true
      """
    ),
    (
      "sheetDeceleration",
      """
      R141: the part of a pulled sheet's velocity that remains after a millisecond, used to
      compute its resting place.

      Double, at first 0.998
      """
    ),
    (
      "sheetDismissal",
      """
      R141: the part of its lowest height by which a sheet has to be pulled down to be
      dismissed.

      Double, at first 0.5
      """
    ),
    (
      "sheetFlick",
      """
      R141: the velocity at which a finger dismisses a sheet however little it was pulled, in
      points per second.

      Double, at first 1000
      """
    ),
    (
      "sheetFrequency",
      """
      R142: the frequency of the critically damped spring that brings a sheet to rest, in
      radians per second.

      Double, at first 18.257418583505537
      """
    ),
    (
      "sheetGap",
      """
      R142: the distance between a sheet of full height and the safe area's top, in points.

      Double, at first 0
      """
    ),
    (
      "sheetTakesOverScrolling",
      """
      R143: true if content that a finger has scrolled to its top hands the finger over to the
      sheet; if false, the finger has to be lifted first.

      Bool, at first true
      """
    ),
    (
      "automaticStyle",
      """
      R189: the presentation of a controller whose style was not set.

      AutomaticStyle, at first .sheet
      """
    ),
    (
      "zoomGivesWay",
      """
      R183: true if a push, a pop or a presentation that is requested during a zoom ends the
      zoom at once; if false, the request waits or is refused, as for any other transition.

      Bool, at first true
      """
    ),
    (
      "zoomTakesTouchesToTheEnd",
      """
      R186: true if a page that flies back to its source view still takes the touches on it.

      Bool, at first false
      """
    ),
    (
      "detachedZoomSource",
      """
      R187: the effect on a zoom of a source view that is in no window.

      DetachedZoomSource, at first .isMissing
      """
    ),
    (
      "asksShouldAutorotate",
      """
      R146: true if shouldAutorotate is asked, as before iOS 16.

      Bool, at first false
      """
    ),
    (
      "keyboardHeight",
      """
      R151: the height of the keyboard, in points.

      Double, at first 336
      """
    ),
  ]
}
