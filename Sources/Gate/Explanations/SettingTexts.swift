/// Settings of the model, from their doc comments.
///
/// `TURNSTILE_WRITE_PAGES=1 swift test --filter ExplanationTests` writes this file.
enum SettingTexts {
  static let all: [(name: String, text: String)] = [
    (
      "rootSwipe",
      """
      R41: what a swipe on the root does if the recogniser's delegate lets it begin.

      RootSwipe, at first .wedges
      """
    ),
    (
      "earlyEnd",
      """
      R74: what becomes of an end that comes before the start.

      EarlyEnd, at first .lost
      """
    ),
    (
      "sizeChange",
      """
      R122: when a size change during a transition is applied.

      SizeChange, at first .afterTransition
      """
    ),
    (
      "animatorAsks",
      """
      R79: how often UIKit asks for the interruptible animator in one transition.

      Int, at first 1
      """
    ),
    (
      "animatorQuestion",
      """
      R79: when UIKit asks for it.

      AnimatorQuestion, at first .ifNeeded
      """
    ),
    (
      "unanimatedCustomRunsAnimator",
      """
      R8: the animator of an unanimated custom presentation or dismissal runs, as a header
      says and apps deny.

      Bool, at first false
      """
    ),
    (
      "earlyDismissal",
      """
      R12: what becomes of a dismissal that is asked for while the presentation still runs.

      EarlyDismissal, at first .kept
      """
    ),
    (
      "waitingDismissal",
      """
      R12: when a dismissal begins that has waited for the end of the presentation.

      WaitingDismissal, at first .nextTurn
      """
    ),
    (
      "transitionStart",
      """
      R7: when an animated transition starts that was asked for.

      TransitionStart, at first .nextTurn
      """
    ),
    (
      "returningPresenterIsResized",
      """
      R123: a presenter's view that was away comes back in the present size, even if that has
      changed meanwhile.

      Bool, at first true
      """
    ),
    (
      "cancelledPresentationIsDismissal",
      """
      R87: a controller whose presentation was cancelled is being dismissed while it hears so.

      Bool, at first true
      """
    ),
    (
      "documentViewsFillPresentations",
      """
      R155: what a storyboard or a nib has made leaves the size of its canvas before it
      appears and its animator is asked.

      Bool, at first true
      """
    ),
    (
      "removedPresenterComesBack",
      """
      R18: a dismissal puts the presenter's view back even if the animator, and not UIKit,
      took it away.

      Bool, at first true
      """
    ),
    (
      "breakingOff",
      """
      R113: when the action comes if a recogniser in mid-gesture is switched off.

      BreakingOff, at first .nextTurn
      """
    ),
    (
      "touchSpacing",
      """
      R108: how close together the states of one finger may come.

      TouchSpacing, at first .asGiven
      """
    ),
    (
      "resignDelay",
      """
      R120: how long fingers have been gone when the app resigns being active, in seconds.

      Double, at first 0
      """
    ),
    (
      "backgroundDelay",
      """
      R119: how long the app has not been active when it enters the background, in seconds; at
      0 it is a turn. A phone that is swiped away takes about 0.3.

      Double, at first 0
      """
    ),
    (
      "panSlop",
      """
      R110: how far a finger moves before a pan begins, in points.

      Double, at first 10
      """
    ),
    (
      "panOrigin",
      """
      R110: what a pan's translation is measured from.

      PanOrigin, at first .touchDown
      """
    ),
    (
      "translationResetsVelocity",
      """
      R111: setting a pan's translation makes it forget its velocity.

      Bool, at first false
      """
    ),
    (
      "extraFingers",
      """
      R112: what a finger too many does to a pan.

      ExtraFingers, at first .end
      """
    ),
    (
      "edgeRegion",
      """
      R117: width of the region at an edge in which an edge pan may start, in points.

      Double, at first 20
      """
    ),
    (
      "modalDuration",
      """
      R10: length of the built-in modal transitions, in seconds.

      Double, at first 0.5
      """
    ),
    (
      "navigationDuration",
      """
      R31: length of the built-in push and pop, in seconds.

      Double, at first 0.35
      """
    ),
    (
      "cancelledReplacementStays",
      """
      R36: a cancelled interactive setViewControllers leaves the new controller on the stack.

      Bool, at first false
      """
    ),
    (
      "dismissCompletionRunsOnCancel",
      """
      R30: the completion of dismiss runs also after a cancelled dismissal.

      Bool, at first true
      """
    ),
    (
      "scrubsExplicitAnimations",
      """
      R63: a percent-driven transition scrubs explicit Core Animation animations too.

      Bool, at first false
      """
    ),
    (
      "scrubsPropertyAnimators",
      """
      R102: a percent-driven transition scrubs property animators that are started inside
      animateTransition.

      Bool, at first true
      """
    ),
    (
      "finishedAfterCancel",
      """
      R70: what finished says in a view animation's completion after a percent-driven cancel.

      Bool, at first true
      """
    ),
    (
      "foreignAnimationsStall",
      """
      R76: an animation in flight on a layer that a transition scrubs keeps the completion
      from coming.

      Bool, at first false
      """
    ),
    (
      "backgroundPosition",
      """
      R119: where a property animator in flight ends when the app goes to the background. .end
      is the end of the way it is on, which for a reversed one is where it began.

      BackgroundPosition, at first .end
      """
    ),
    (
      "mirrorsReversedFraction",
      """
      R105: the fraction of a reversed property animator counts from its end values to its
      start values.

      Bool, at first true
      """
    ),
    (
      "startsInteractorRegardless",
      """
      R126: wantsInteractiveStart false still calls startInteractiveTransition.

      Bool, at first true
      """
    ),
    (
      "scrubsDelays",
      """
      R128: the delay of an animation block is part of the scrubbed timeline.

      Bool, at first true
      """
    ),
    (
      "dismissalIsAnnouncedFirst",
      """
      R3: dismissalTransitionWillBegin comes before the controllers hear that they disappear.

      Bool, at first true
      """
    ),
    (
      "sheetDeceleration",
      """
      R141: what is left of a pulled sheet's velocity after a millisecond, when it is worked
      out where it would come to rest.

      Double, at first 0.998
      """
    ),
    (
      "sheetDismissal",
      """
      R141: a sheet that was pulled down by more than this part of its lowest height is
      dismissed.

      Double, at first 0.5
      """
    ),
    (
      "sheetFlick",
      """
      R141: how fast a finger dismisses a sheet however little it was pulled, in points per
      second.

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
      R142: how far a sheet of full height stays below the safe area, in points.

      Double, at first 0
      """
    ),
    (
      "sheetTakesOverScrolling",
      """
      R143: content that a finger has scrolled to its top hands the finger over to the sheet;
      else it has to be lifted first.

      Bool, at first true
      """
    ),
    (
      "zoomGivesWay",
      """
      R183: a push, a pop or a presentation that is asked for while a zoom is on its way ends
      that at once; else it waits or is refused, as for any other transition.

      Bool, at first true
      """
    ),
    (
      "zoomTakesTouchesToTheEnd",
      """
      R186: a page that flies back to its source view still takes the touches on it.

      Bool, at first false
      """
    ),
    (
      "detachedZoomSource",
      """
      R187: what a zoom makes of a source view that is in no window.

      DetachedZoomSource, at first .isMissing
      """
    ),
    (
      "asksShouldAutorotate",
      """
      R146: shouldAutorotate is asked, as it was before iOS 16.

      Bool, at first false
      """
    ),
    (
      "keyboardHeight",
      """
      R151: how high the keyboard is, in points.

      Double, at first 336
      """
    ),
  ]
}
