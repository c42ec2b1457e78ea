/// Settings of the model, from their doc comments.
///
/// `TURNSTILE_WRITE_PAGES=1 swift test --filter ExplanationTests` writes this file.
enum SettingTexts {
  static let all: [(name: String, text: String)] = [
    (
      "rootSwipe",
      """
      R41: the effect of a swipe back at the root of a navigation controller, if the
      recogniser's delegate lets the swipe begin.

      RootSwipe, at first .wedges
      """
    ),
    (
      "earlyEnd",
      """
      R74: the effect of an interactor's finish() or cancel() before its transition has
      started.

      EarlyEnd, at first .lost
      """
    ),
    (
      "sizeChange",
      """
      R122: the moment at which a change of the window's size during a transition takes
      effect.

      SizeChange, at first .afterTransition
      """
    ),
    (
      "animatorAsks",
      """
      R79: the number of times that UIKit calls an animator's interruptibleAnimator(using:) in
      one transition.

      Int, at first 1
      """
    ),
    (
      "animatorQuestion",
      """
      R79: the moment at which, and the cases in which, UIKit calls an animator's
      interruptibleAnimator(using:).

      AnimatorQuestion, at first .ifNeeded
      """
    ),
    (
      "unanimatedCustomRunsAnimator",
      """
      R8: true if UIKit runs the animator of a custom presentation or dismissal that was
      requested without animation, as a header of UIKit says; false if not, as observed in
      apps.

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
      R7: the moment at which an animated transition starts after the app has requested it.

      TransitionStart, at first .nextTurn
      """
    ),
    (
      "returningPresenterIsResized",
      """
      R123: true if a presenting controller's view that was removed comes back in the present
      size of its window, even if that has changed meanwhile.

      Bool, at first true
      """
    ),
    (
      "cancelledPresentationIsDismissal",
      """
      R87: true if isBeingDismissed is true while a controller is told that its presentation
      was cancelled.

      Bool, at first true
      """
    ),
    (
      "documentViewsFillPresentations",
      """
      R155: true if a view from a storyboard or nib gets the size in which it is presented
      before it appears and UIKit asks for the animator.

      Bool, at first true
      """
    ),
    (
      "removedPresenterComesBack",
      """
      R18: true if a dismissal puts the presenting controller's view back even if the app's
      animator, and not UIKit, had removed the view.

      Bool, at first true
      """
    ),
    (
      "recognizerOrder",
      """
      R254: the order in which the gesture recognisers of one view get a touch.

      RecognizerOrder, at first .firstAddedFirst
      """
    ),
    (
      "breakingOff",
      """
      R113: the moment at which a gesture recogniser's action is called if the recogniser is
      disabled during its gesture.

      BreakingOff, at first .nextTurn
      """
    ),
    (
      "touchSpacing",
      """
      R108: the smallest time between two touch events of one finger that reach the app.

      TouchSpacing, at first .asGiven
      """
    ),
    (
      "resignDelay",
      """
      R120: the time between the cancelling of the touches and the call that the app resigns
      active, in seconds.

      Double, at first 0
      """
    ),
    (
      "backgroundDelay",
      """
      R119: the time between the call that the app resigns active and its entering the
      background, in seconds; 0 means one turn of the run loop. A phone whose app is swiped
      away takes about 0.3.

      Double, at first 0
      """
    ),
    (
      "panSlop",
      """
      R110: the distance that a finger has to move before a pan recogniser begins, in points.

      Double, at first 10
      """
    ),
    (
      "panOrigin",
      """
      R110: the point from which a pan recogniser's translation is measured.

      PanOrigin, at first .touchDown
      """
    ),
    (
      "translationResetsVelocity",
      """
      R111: true if setting a pan recogniser's translation resets its velocity.

      Bool, at first false
      """
    ),
    (
      "extraFingers",
      """
      R112: the effect of a further finger on a pan recogniser that already has its maximum
      number of fingers.

      ExtraFingers, at first .end
      """
    ),
    (
      "edgeRegion",
      """
      R117: the width of the region at an edge of the screen in which an edge pan may start,
      in points.

      Double, at first 20
      """
    ),
    (
      "modalDuration",
      """
      R10: the duration of UIKit's own presentations and dismissals, in seconds.

      Double, at first 0.5
      """
    ),
    (
      "navigationDuration",
      """
      R31: the duration of UIKit's own push and pop, in seconds.

      Double, at first 0.35
      """
    ),
    (
      "cancelledReplacementStays",
      """
      R36: true if an interactive setViewControllers that is cancelled leaves the new
      controller on the navigation stack.

      Bool, at first false
      """
    ),
    (
      "dismissCompletionRunsOnCancel",
      """
      R30: true if the completion of dismiss runs also after the dismissal was cancelled.

      Bool, at first true
      """
    ),
    (
      "scrubsExplicitAnimations",
      """
      R63: true if a percent-driven transition also controls explicit Core Animation
      animations.

      Bool, at first false
      """
    ),
    (
      "scrubsPropertyAnimators",
      """
      R102: true if a percent-driven transition also controls property animators that are
      started inside animateTransition.

      Bool, at first true
      """
    ),
    (
      "finishedAfterCancel",
      """
      R70: the value of finished in a view animation's completion after a percent-driven
      transition was cancelled.

      Bool, at first true
      """
    ),
    (
      "foreignAnimationsStall",
      """
      R76: true if a transition's completion never runs if a layer that the percent-driven
      transition moves has another running animation.

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
      R105: true if fractionComplete of a reversed property animator counts from its end
      values to its start values.

      Bool, at first true
      """
    ),
    (
      "startsInteractorRegardless",
      """
      R126: true if UIKit calls an interactor's startInteractiveTransition even if its
      wantsInteractiveStart is false.

      Bool, at first true
      """
    ),
    (
      "scrubsDelays",
      """
      R128: true if the delay of a view animation is part of the timeline that a
      percent-driven transition moves.

      Bool, at first true
      """
    ),
    (
      "dismissalIsAnnouncedFirst",
      """
      R3: true if a presentation controller's dismissalTransitionWillBegin is called before
      the controllers are told that they disappear.

      Bool, at first true
      """
    ),
    (
      "sheetDeceleration",
      """
      R141: the part of a pulled sheet's velocity that remains after a millisecond, from which
      the model computes where the sheet comes to rest.

      Double, at first 0.998
      """
    ),
    (
      "sheetDismissal",
      """
      R141: the part of a sheet's lowest height by which a finger has to pull the sheet down
      to dismiss it.

      Double, at first 0.5
      """
    ),
    (
      "sheetFlick",
      """
      R141: the velocity at which a finger dismisses a sheet however little it has pulled the
      sheet, in points per second.

      Double, at first 1000
      """
    ),
    (
      "sheetFrequency",
      """
      R142: the frequency of the critically damped spring that brings a released sheet to
      rest, in radians per second.

      Double, at first 18.257418583505537
      """
    ),
    (
      "sheetGap",
      """
      R142: the distance between a sheet of full height and the top of the safe area, in
      points.

      Double, at first 0
      """
    ),
    (
      "sheetTakesOverScrolling",
      """
      R143: true if a finger that has scrolled a sheet's content to its top then pulls the
      sheet; if false, the finger has to be lifted first.

      Bool, at first true
      """
    ),
    (
      "automaticStyle",
      """
      R189: the presentation style that UIKit uses for a controller for which the app has set
      none.

      AutomaticStyle, at first .sheet
      """
    ),
    (
      "zoomGivesWay",
      """
      R183: true if a push, a pop or a presentation that is requested during a zoom transition
      ends the zoom at once; if false, the request waits or is refused, as for any other
      transition.

      Bool, at first true
      """
    ),
    (
      "zoomTakesTouchesToTheEnd",
      """
      R186: true if a page that flies back to its source view, in a zoom transition, still
      takes the touches on it.

      Bool, at first false
      """
    ),
    (
      "detachedZoomSource",
      """
      R187: the effect on a zoom transition of a source view that is in no window.

      DetachedZoomSource, at first .isMissing
      """
    ),
    (
      "asksShouldAutorotate",
      """
      R146: true if UIKit asks a controller's shouldAutorotate, as it did before iOS 16.

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
