/// Settings of the model for the points in which public sources leave UIKit's behaviour open.
///
/// Every setting begins with the number of a rule of UIKit's behaviour, such as R74. The default is
/// the documented or most often observed behaviour. The other values are for code that may depend
/// on them.
public struct UIKitBehavior: Sendable, Hashable {
  /// The effect of an interactor's `finish()` or `cancel()` before its transition has started
  /// (R74).
  public enum EarlyEnd: String, Sendable, CaseIterable {
    /// An interactor's early call of `finish()` or `cancel()` is lost, as on devices: the
    /// transition then starts, and nothing drives it.
    case lost
    /// An interactor's early call of `finish()` or `cancel()` takes effect as soon as the
    /// transition starts.
    case remembered
  }

  /// The moment at which a change of the window's size during a transition takes effect (R122).
  public enum SizeChange: String, Sendable, CaseIterable {
    case afterTransition, atOnce
  }

  /// The point from which a pan recogniser's translation is measured (R110).
  public enum PanOrigin: String, Sendable, CaseIterable {
    case touchDown, recognition
  }

  /// The effect of a further finger on a pan recogniser that already has its maximum number of
  /// fingers (R112).
  public enum ExtraFingers: String, Sendable, CaseIterable {
    /// On a finger too many the pan recogniser fails, or ends its gesture if it has begun.
    case end
    /// On a finger too many the pan recogniser continues with the fingers that it has.
    case ignore
  }

  /// The position at which an interruptible property animator ends when the app goes to the
  /// background (R119).
  public enum BackgroundPosition: String, Sendable, CaseIterable {
    case end, start, current
  }

  /// The effect of a swipe back at the root of a navigation controller, if the app replaced the
  /// recogniser's delegate by one that lets the swipe begin (R41).
  public enum RootSwipe: String, Sendable, CaseIterable {
    /// A swipe back at the root makes the navigation controller unresponsive: controllers pushed
    /// from then on never appear.
    case wedges
    /// A swipe back at the root of a navigation controller has no effect.
    case ignored
  }

  /// The moment at which, and the cases in which, UIKit calls an animator's
  /// `interruptibleAnimator(using:)` (R79).
  public enum AnimatorQuestion: String, Sendable, CaseIterable {
    /// UIKit asks for the interruptible animator only if there is an interactor or an alongside
    /// block, after `animateTransition` or `startInteractiveTransition`.
    case ifNeeded
    /// UIKit asks for the interruptible animator only if there is an interactor or an alongside
    /// block, before `animateTransition` or `startInteractiveTransition`.
    case ifNeededBeforehand
    /// UIKit asks for the interruptible animator in every animated transition, after
    /// `animateTransition` or `startInteractiveTransition`.
    case always
    /// UIKit asks for the interruptible animator in every animated transition, before
    /// `animateTransition` or `startInteractiveTransition`.
    case alwaysBeforehand
  }

  /// The moment at which a dismissal begins that was requested during the presentation (R12).
  public enum WaitingDismissal: String, Sendable, CaseIterable {
    /// The waiting dismissal begins one turn of the run loop after the presentation has ended.
    case nextTurn
    /// The waiting dismissal begins before the presentation's `completeTransition` returns, so that
    /// its animator has been asked for by then.
    case atCompletion
  }

  /// The moment at which an animated transition starts after the app has requested it (R7).
  public enum TransitionStart: String, Sendable, CaseIterable {
    /// A requested animated transition starts in the next turn of the run loop.
    case nextTurn
    /// A requested animated transition starts with the next frame, so that turns and touches may
    /// come in between.
    case nextFrame
  }

  /// The presentation style that UIKit uses for a controller for which the app has set none (R189).
  public enum AutomaticStyle: String, Sendable, CaseIterable {
    /// A controller without a style of its own is presented as a sheet, as since iOS 13.
    case sheet
    /// A controller without a style of its own is presented over the whole screen, as before iOS
    /// 13. Page sheets and form sheets cover the screen, too.
    case fullScreen
  }

  /// The effect of a dismissal that is requested while the presentation still runs.
  public enum EarlyDismissal: String, Sendable, CaseIterable {
    /// The early dismissal is carried out when the presentation has ended.
    case kept
    /// The early dismissal is refused, with a line on the console.
    case refused
  }

  /// The effect on a zoom transition of a source view that is in no window (R187).
  public enum DetachedZoomSource: String, Sendable, CaseIterable {
    /// With a source view outside of any window, the presented controller zooms as it does without
    /// a source view.
    case isMissing
    /// With a source view outside of any window, the app traps, as seen with apps on iOS 26.
    case stopsTheApp
  }

  /// The moment at which a gesture recogniser's action is called if disabling the recogniser has
  /// ended its gesture (R113).
  public enum BreakingOff: String, Sendable, CaseIterable {
    /// The disabled recogniser's action is called in the next turn of the run loop, like the
    /// actions of all other states (R108).
    case nextTurn
    /// The disabled recogniser's action is called inside the assignment to `isEnabled`.
    case atOnce
  }

  /// The smallest time between two touch events of one finger that reach the app.
  public enum TouchSpacing: String, Sendable, CaseIterable {
    /// There is no smallest time: touch events reach the app as they are sent, even several in one
    /// turn of the run loop.
    case asGiven
    /// Between two touch events of a finger lies at least one frame, as a device samples touches,
    /// unless the main thread was busy meanwhile.
    case frameApart
  }

  /// The effect of a swipe back at the root of a navigation controller, if the recogniser's
  /// delegate lets the swipe begin (R41).
  public var rootSwipe: RootSwipe = .wedges
  /// The effect of an interactor's `finish()` or `cancel()` before its transition has started
  /// (R74).
  public var earlyEnd: EarlyEnd = .lost
  /// The moment at which a change of the window's size during a transition takes effect (R122).
  public var sizeChange: SizeChange = .afterTransition
  /// The number of times that UIKit calls an animator's `interruptibleAnimator(using:)` in one
  /// transition (R79).
  public var animatorAsks: Int = 1
  /// The moment at which, and the cases in which, UIKit calls an animator's
  /// `interruptibleAnimator(using:)` (R79).
  public var animatorQuestion: AnimatorQuestion = .ifNeeded
  /// True if UIKit runs the animator of a custom presentation or dismissal even with `animated:
  /// false`, as a UIKit header says; false if not, as observed in apps (R8).
  public var unanimatedCustomRunsAnimator: Bool = false
  /// The effect of a dismissal that is requested while the presentation still runs (R12).
  public var earlyDismissal: EarlyDismissal = .kept
  /// The moment at which a dismissal begins that has waited for the presentation's end (R12).
  public var waitingDismissal: WaitingDismissal = .nextTurn
  /// The moment at which an animated transition starts after the app has requested it (R7).
  public var transitionStart: TransitionStart = .nextTurn
  /// True if a presenting controller's view that was removed comes back in the present size of its
  /// window, even if that has changed meanwhile (R123).
  public var returningPresenterIsResized: Bool = true
  /// True if `isBeingDismissed` is true while a controller is told that its presentation was
  /// cancelled (R87).
  public var cancelledPresentationIsDismissal: Bool = true
  /// True if a view from a storyboard or nib gets the size in which it is presented before it
  /// appears and UIKit asks for the animator (R155).
  public var documentViewsFillPresentations: Bool = true
  /// True if a dismissal puts the presenting controller's view back even if the app's animator, and
  /// not UIKit, had removed the view (R18).
  public var removedPresenterComesBack: Bool = true
  /// The moment at which a gesture recogniser's action is called if the recogniser is disabled
  /// during its gesture (R113).
  public var breakingOff: BreakingOff = .nextTurn
  /// The smallest time between two touch events of one finger that reach the app (R108).
  public var touchSpacing: TouchSpacing = .asGiven
  /// The time between the cancelling of the touches and the call that the app resigns active, in
  /// seconds (R120).
  public var resignDelay: Double = 0
  /// The time between the call that the app resigns active and its entering the background, in
  /// seconds; 0 means one turn of the run loop (R119). A phone whose app is swiped away takes about
  /// 0.3.
  public var backgroundDelay: Double = 0
  /// The distance that a finger has to move before a pan recogniser begins, in points (R110).
  public var panSlop: Double = 10
  /// The point from which a pan recogniser's translation is measured (R110).
  public var panOrigin: PanOrigin = .touchDown
  /// True if setting a pan recogniser's translation resets its velocity (R111).
  public var translationResetsVelocity: Bool = false
  /// The effect of a further finger on a pan recogniser that already has its maximum number of
  /// fingers (R112).
  public var extraFingers: ExtraFingers = .end
  /// The width of the region at an edge of the screen in which an edge pan may start, in points
  /// (R117).
  public var edgeRegion: Double = 20
  /// The duration of UIKit's own presentations and dismissals, in seconds (R10).
  public var modalDuration: Double = 0.5
  /// The duration of UIKit's own push and pop, in seconds (R31).
  public var navigationDuration: Double = 0.35
  /// True if an interactive `setViewControllers` that is cancelled leaves the new controller on the
  /// navigation stack (R36).
  public var cancelledReplacementStays: Bool = false
  /// True if the completion of `dismiss` runs also after the dismissal was cancelled (R30).
  public var dismissCompletionRunsOnCancel: Bool = true
  /// True if a percent-driven transition also controls explicit Core Animation animations (R63).
  public var scrubsExplicitAnimations: Bool = false
  /// True if a percent-driven transition also controls property animators that are started inside
  /// `animateTransition` (R102).
  public var scrubsPropertyAnimators: Bool = true
  /// The value of `finished` in a view animation's completion after a percent-driven transition was
  /// cancelled (R70).
  public var finishedAfterCancel: Bool = true
  /// True if a transition's completion never runs if a layer that the percent-driven transition
  /// moves has another running animation (R76).
  public var foreignAnimationsStall: Bool = false
  /// The position at which a running property animator ends when the app goes to the background
  /// (R119). `.end` is the end in its direction, which for a reversed animator is its start.
  public var backgroundPosition: BackgroundPosition = .end
  /// True if `fractionComplete` of a reversed property animator counts from its end values to its
  /// start values (R105).
  public var mirrorsReversedFraction: Bool = true
  /// True if UIKit calls an interactor's `startInteractiveTransition` even if its
  /// `wantsInteractiveStart` is false (R126).
  public var startsInteractorRegardless: Bool = true
  /// True if the delay of a view animation is part of the timeline that a percent-driven transition
  /// moves (R128).
  public var scrubsDelays: Bool = true
  /// True if a presentation controller's `dismissalTransitionWillBegin` is called before the
  /// controllers are told that they disappear (R3).
  public var dismissalIsAnnouncedFirst: Bool = true
  /// The part of a pulled sheet's velocity that remains after a millisecond, from which the model
  /// computes where the sheet comes to rest (R141).
  public var sheetDeceleration: Double = 0.998
  /// The part of a sheet's lowest height by which a finger has to pull the sheet down to dismiss it
  /// (R141).
  public var sheetDismissal: Double = 0.5
  /// The velocity at which a finger dismisses a sheet however little it has pulled the sheet, in
  /// points per second (R141).
  public var sheetFlick: Double = 1000
  /// The frequency of the critically damped spring that brings a released sheet to rest, in radians
  /// per second (R142).
  public var sheetFrequency: Double = 18.257418583505537
  /// The distance between a sheet of full height and the top of the safe area, in points (R142).
  public var sheetGap: Double = 0
  /// True if a finger that has scrolled a sheet's content to its top then pulls the sheet; if
  /// false, the finger has to be lifted first (R143).
  public var sheetTakesOverScrolling: Bool = true
  /// The presentation style that UIKit uses for a controller for which the app has set none (R189).
  public var automaticStyle: AutomaticStyle = .sheet
  /// True if a push, a pop or a presentation that is requested during a zoom transition ends the
  /// zoom at once; if false, the request waits or is refused, as for any other transition (R183).
  public var zoomGivesWay: Bool = true
  /// True if a page that flies back to its source view, in a zoom transition, still takes the
  /// touches on it (R186).
  public var zoomTakesTouchesToTheEnd: Bool = false
  /// The effect on a zoom transition of a source view that is in no window (R187).
  public var detachedZoomSource: DetachedZoomSource = .isMissing
  /// True if UIKit asks a controller's `shouldAutorotate`, as it did before iOS 16 (R146).
  public var asksShouldAutorotate: Bool = false
  /// The height of the keyboard, in points (R151).
  public var keyboardHeight: Double = 336

  /// Creates the model's default behaviour, the documented or most often observed one in each
  /// point.
  public init() {}
}
