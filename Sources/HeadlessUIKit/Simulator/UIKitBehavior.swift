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

  /// The order in which the gesture recognisers of one view get a touch (R254).
  public enum RecognizerOrder: String, Sendable, CaseIterable {
    /// The recogniser that was added to the view first gets the touch first.
    case firstAddedFirst
    /// The recogniser that was added to the view last gets the touch first.
    case lastAddedFirst
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

  /// R41: the effect of a swipe back at the root of a navigation controller, if the recogniser's
  /// delegate lets the swipe begin.
  public var rootSwipe: RootSwipe = .wedges
  /// R74: the effect of an interactor's `finish()` or `cancel()` before its transition has started.
  public var earlyEnd: EarlyEnd = .lost
  /// R122: the moment at which a change of the window's size during a transition takes effect.
  public var sizeChange: SizeChange = .afterTransition
  /// R79: the number of times that UIKit calls an animator's `interruptibleAnimator(using:)` in one
  /// transition.
  public var animatorAsks: Int = 1
  /// R79: the moment at which, and the cases in which, UIKit calls an animator's
  /// `interruptibleAnimator(using:)`.
  public var animatorQuestion: AnimatorQuestion = .ifNeeded
  /// R8: true if UIKit runs the animator of a custom presentation or dismissal that was requested
  /// without animation, as a header of UIKit says; false if not, as observed in apps.
  public var unanimatedCustomRunsAnimator: Bool = false
  /// R12: the effect of a dismissal that is requested while the presentation still runs.
  public var earlyDismissal: EarlyDismissal = .kept
  /// R12: the moment at which a dismissal begins that has waited for the presentation's end.
  public var waitingDismissal: WaitingDismissal = .nextTurn
  /// R7: the moment at which an animated transition starts after the app has requested it.
  public var transitionStart: TransitionStart = .nextTurn
  /// R123: true if a presenting controller's view that was removed comes back in the present size
  /// of its window, even if that has changed meanwhile.
  public var returningPresenterIsResized: Bool = true
  /// R87: true if `isBeingDismissed` is true while a controller is told that its presentation was
  /// cancelled.
  public var cancelledPresentationIsDismissal: Bool = true
  /// R155: true if a view from a storyboard or nib gets the size in which it is presented before it
  /// appears and UIKit asks for the animator.
  public var documentViewsFillPresentations: Bool = true
  /// R18: true if a dismissal puts the presenting controller's view back even if the app's
  /// animator, and not UIKit, had removed the view.
  public var removedPresenterComesBack: Bool = true
  /// R254: the order in which the gesture recognisers of one view get a touch.
  public var recognizerOrder: RecognizerOrder = .firstAddedFirst
  /// R113: the moment at which a gesture recogniser's action is called if the recogniser is
  /// disabled during its gesture.
  public var breakingOff: BreakingOff = .nextTurn
  /// R108: the smallest time between two touch events of one finger that reach the app.
  public var touchSpacing: TouchSpacing = .asGiven
  /// R120: the time between the cancelling of the touches and the call that the app resigns active,
  /// in seconds.
  public var resignDelay: Double = 0
  /// R119: the time between the call that the app resigns active and its entering the background,
  /// in seconds; 0 means one turn of the run loop. A phone whose app is swiped away takes about
  /// 0.3.
  public var backgroundDelay: Double = 0
  /// R110: the distance that a finger has to move before a pan recogniser begins, in points.
  public var panSlop: Double = 10
  /// R110: the point from which a pan recogniser's translation is measured.
  public var panOrigin: PanOrigin = .touchDown
  /// R111: true if setting a pan recogniser's translation resets its velocity.
  public var translationResetsVelocity: Bool = false
  /// R112: the effect of a further finger on a pan recogniser that already has its maximum number
  /// of fingers.
  public var extraFingers: ExtraFingers = .end
  /// R117: the width of the region at an edge of the screen in which an edge pan may start, in
  /// points.
  public var edgeRegion: Double = 20
  /// R10: the duration of UIKit's own presentations and dismissals, in seconds.
  public var modalDuration: Double = 0.5
  /// R31: the duration of UIKit's own push and pop, in seconds.
  public var navigationDuration: Double = 0.35
  /// R36: true if an interactive `setViewControllers` that is cancelled leaves the new controller
  /// on the navigation stack.
  public var cancelledReplacementStays: Bool = false
  /// R30: true if the completion of `dismiss` runs also after the dismissal was cancelled.
  public var dismissCompletionRunsOnCancel: Bool = true
  /// R63: true if a percent-driven transition also controls explicit Core Animation animations.
  public var scrubsExplicitAnimations: Bool = false
  /// R102: true if a percent-driven transition also controls property animators that are started
  /// inside `animateTransition`.
  public var scrubsPropertyAnimators: Bool = true
  /// R70: the value of `finished` in a view animation's completion after a percent-driven
  /// transition was cancelled.
  public var finishedAfterCancel: Bool = true
  /// R76: true if a transition's completion never runs if a layer that the percent-driven
  /// transition moves has another running animation.
  public var foreignAnimationsStall: Bool = false
  /// R119: the position at which a running property animator ends when the app goes to the
  /// background. `.end` is the end in its direction, which for a reversed animator is its start.
  public var backgroundPosition: BackgroundPosition = .end
  /// R105: true if `fractionComplete` of a reversed property animator counts from its end values to
  /// its start values.
  public var mirrorsReversedFraction: Bool = true
  /// R126: true if UIKit calls an interactor's `startInteractiveTransition` even if its
  /// `wantsInteractiveStart` is false.
  public var startsInteractorRegardless: Bool = true
  /// R128: true if the delay of a view animation is part of the timeline that a percent-driven
  /// transition moves.
  public var scrubsDelays: Bool = true
  /// R3: true if a presentation controller's `dismissalTransitionWillBegin` is called before the
  /// controllers are told that they disappear.
  public var dismissalIsAnnouncedFirst: Bool = true
  /// R141: the part of a pulled sheet's velocity that remains after a millisecond, from which the
  /// model computes where the sheet comes to rest.
  public var sheetDeceleration: Double = 0.998
  /// R141: the part of a sheet's lowest height by which a finger has to pull the sheet down to
  /// dismiss it.
  public var sheetDismissal: Double = 0.5
  /// R141: the velocity at which a finger dismisses a sheet however little it has pulled the sheet,
  /// in points per second.
  public var sheetFlick: Double = 1000
  /// R142: the frequency of the critically damped spring that brings a released sheet to rest, in
  /// radians per second.
  public var sheetFrequency: Double = 18.257418583505537
  /// R142: the distance between a sheet of full height and the top of the safe area, in points.
  public var sheetGap: Double = 0
  /// R143: true if a finger that has scrolled a sheet's content to its top then pulls the sheet; if
  /// false, the finger has to be lifted first.
  public var sheetTakesOverScrolling: Bool = true
  /// R189: the presentation style that UIKit uses for a controller for which the app has set none.
  public var automaticStyle: AutomaticStyle = .sheet
  /// R183: true if a push, a pop or a presentation that is requested during a zoom transition ends
  /// the zoom at once; if false, the request waits or is refused, as for any other transition.
  public var zoomGivesWay: Bool = true
  /// R186: true if a page that flies back to its source view, in a zoom transition, still takes the
  /// touches on it.
  public var zoomTakesTouchesToTheEnd: Bool = false
  /// R187: the effect on a zoom transition of a source view that is in no window.
  public var detachedZoomSource: DetachedZoomSource = .isMissing
  /// R146: true if UIKit asks a controller's `shouldAutorotate`, as it did before iOS 16.
  public var asksShouldAutorotate: Bool = false
  /// R151: the height of the keyboard, in points.
  public var keyboardHeight: Double = 336

  /// Creates the model's default behaviour, the documented or most often observed one in each
  /// point.
  public init() {}
}
