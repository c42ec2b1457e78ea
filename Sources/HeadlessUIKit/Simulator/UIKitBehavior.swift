/// How the model behaves where public sources leave UIKit's behaviour open.
///
/// Every setting names the rule it stands for. Its default is the documented or the most often
/// observed side; the other side is there for code that could come to depend on it.
public struct UIKitBehavior: Sendable, Hashable {
  /// What becomes of a `finish()` or `cancel()` sent before the transition has started (R74).
  public enum EarlyEnd: String, Sendable, CaseIterable {
    /// It is lost, as on devices: the transition then starts with nobody driving it.
    case lost
    /// It takes effect as soon as the transition starts.
    case remembered
  }

  /// When a change of size that arrives during a transition is applied (R122).
  public enum SizeChange: String, Sendable, CaseIterable {
    case afterTransition, atOnce
  }

  /// What a pan's translation is measured from (R110).
  public enum PanOrigin: String, Sendable, CaseIterable {
    case touchDown, recognition
  }

  /// What a finger more than a pan takes does to it (R112).
  public enum ExtraFingers: String, Sendable, CaseIterable {
    /// The pan fails, or ends if it has begun.
    case end
    /// The pan goes on with the fingers it has.
    case ignore
  }

  /// Where an interruptible property animator ends when the app goes to the background (R119).
  public enum BackgroundPosition: String, Sendable, CaseIterable {
    case end, start, current
  }

  /// What a swipe does that a replaced delegate lets begin on the root of a navigation controller
  /// (R41).
  public enum RootSwipe: String, Sendable, CaseIterable {
    /// It leaves the controller deaf: what is pushed from then on never comes.
    case wedges
    /// Nothing.
    case ignored
  }

  /// When an animator is asked for the object that can be paused (R79).
  public enum AnimatorQuestion: String, Sendable, CaseIterable {
    /// Where something can come of it, since an interactor was handed out or blocks wait to run
    /// alongside; after `animateTransition` or `startInteractiveTransition`.
    case ifNeeded
    /// In the same cases, and before them.
    case ifNeededBeforehand
    /// In every animated transition, after them.
    case always
    /// In every animated transition, before them.
    case alwaysBeforehand
  }

  /// When a dismissal that has waited for the end of the presentation is begun (R12).
  public enum WaitingDismissal: String, Sendable, CaseIterable {
    /// A turn after the presentation has ended.
    case nextTurn
    /// Before `completeTransition` returns, so that its animator is asked for by then.
    case atCompletion
  }

  /// When an animated transition starts that was asked for (R7).
  public enum TransitionStart: String, Sendable, CaseIterable {
    /// In the next turn.
    case nextTurn
    /// With the next frame, so that turns and touches come in between.
    case nextFrame
  }

  /// What becomes of a dismissal that is asked for while the presentation still runs.
  public enum EarlyDismissal: String, Sendable, CaseIterable {
    /// It is carried out when the presentation has ended.
    case kept
    /// It is refused, with a line on the console.
    case refused
  }

  /// What a zoom makes of a source view that is in no window (R187).
  public enum DetachedZoomSource: String, Sendable, CaseIterable {
    /// The page zooms as without a source view.
    case isMissing
    /// The app stops, as apps on iOS 26 were seen to.
    case stopsTheApp
  }

  /// When the action of a gesture comes that was broken off by switching its recogniser off (R113).
  public enum BreakingOff: String, Sendable, CaseIterable {
    /// In the next turn, like that of every other state (R108).
    case nextTurn
    /// Inside the assignment to `isEnabled`.
    case atOnce
  }

  /// How close together the states of one finger may reach the app.
  public enum TouchSpacing: String, Sendable, CaseIterable {
    /// As close as they are sent: all in one turn, if need be.
    case asGiven
    /// At least a frame apart, as a digitizer samples them, unless the main thread was busy
    /// meanwhile.
    case frameApart
  }

  /// R41: what a swipe on the root does if the recogniser's delegate lets it begin.
  public var rootSwipe: RootSwipe = .wedges
  /// R74: what becomes of an end that comes before the start.
  public var earlyEnd: EarlyEnd = .lost
  /// R122: when a size change during a transition is applied.
  public var sizeChange: SizeChange = .afterTransition
  /// R79: how often UIKit asks for the interruptible animator in one transition.
  public var animatorAsks: Int = 1
  /// R79: when UIKit asks for it.
  public var animatorQuestion: AnimatorQuestion = .ifNeeded
  /// R8: the animator of an unanimated custom presentation or dismissal runs, as a header says and
  /// apps deny.
  public var unanimatedCustomRunsAnimator: Bool = false
  /// R12: what becomes of a dismissal that is asked for while the presentation still runs.
  public var earlyDismissal: EarlyDismissal = .kept
  /// R12: when a dismissal begins that has waited for the end of the presentation.
  public var waitingDismissal: WaitingDismissal = .nextTurn
  /// R7: when an animated transition starts that was asked for.
  public var transitionStart: TransitionStart = .nextTurn
  /// R123: a presenter's view that was away comes back in the present size, even if that has
  /// changed meanwhile.
  public var returningPresenterIsResized: Bool = true
  /// R87: a controller whose presentation was cancelled is being dismissed while it hears so.
  public var cancelledPresentationIsDismissal: Bool = true
  /// R155: what a storyboard or a nib has made leaves the size of its canvas before it appears and
  /// its animator is asked.
  public var documentViewsFillPresentations: Bool = true
  /// R18: a dismissal puts the presenter's view back even if the animator, and not UIKit, took it
  /// away.
  public var removedPresenterComesBack: Bool = true
  /// R113: when the action comes if a recogniser in mid-gesture is switched off.
  public var breakingOff: BreakingOff = .nextTurn
  /// R108: how close together the states of one finger may come.
  public var touchSpacing: TouchSpacing = .asGiven
  /// R120: how long fingers have been gone when the app resigns being active, in seconds.
  public var resignDelay: Double = 0
  /// R119: how long the app has not been active when it enters the background, in seconds; at 0 it
  /// is a turn. A phone that is swiped away takes about 0.3.
  public var backgroundDelay: Double = 0
  /// R110: how far a finger moves before a pan begins, in points.
  public var panSlop: Double = 10
  /// R110: what a pan's translation is measured from.
  public var panOrigin: PanOrigin = .touchDown
  /// R111: setting a pan's translation makes it forget its velocity.
  public var translationResetsVelocity: Bool = false
  /// R112: what a finger too many does to a pan.
  public var extraFingers: ExtraFingers = .end
  /// R117: width of the region at an edge in which an edge pan may start, in points.
  public var edgeRegion: Double = 20
  /// R10: length of the built-in modal transitions, in seconds.
  public var modalDuration: Double = 0.5
  /// R31: length of the built-in push and pop, in seconds.
  public var navigationDuration: Double = 0.35
  /// R36: a cancelled interactive `setViewControllers` leaves the new controller on the stack.
  public var cancelledReplacementStays: Bool = false
  /// R30: the completion of `dismiss` runs also after a cancelled dismissal.
  public var dismissCompletionRunsOnCancel: Bool = true
  /// R63: a percent-driven transition scrubs explicit Core Animation animations too.
  public var scrubsExplicitAnimations: Bool = false
  /// R102: a percent-driven transition scrubs property animators that are started inside
  /// `animateTransition`.
  public var scrubsPropertyAnimators: Bool = true
  /// R70: what `finished` says in a view animation's completion after a percent-driven cancel.
  public var finishedAfterCancel: Bool = true
  /// R76: an animation in flight on a layer that a transition scrubs keeps the completion from
  /// coming.
  public var foreignAnimationsStall: Bool = false
  /// R119: where a property animator in flight ends when the app goes to the background. `.end` is
  /// the end of the way it is on, which for a reversed one is where it began.
  public var backgroundPosition: BackgroundPosition = .end
  /// R105: the fraction of a reversed property animator counts from its end values to its start
  /// values.
  public var mirrorsReversedFraction: Bool = true
  /// R126: `wantsInteractiveStart` false still calls `startInteractiveTransition`.
  public var startsInteractorRegardless: Bool = true
  /// R128: the delay of an animation block is part of the scrubbed timeline.
  public var scrubsDelays: Bool = true
  /// R3: `dismissalTransitionWillBegin` comes before the controllers hear that they disappear.
  public var dismissalIsAnnouncedFirst: Bool = true
  /// R141: what is left of a pulled sheet's velocity after a millisecond, when it is worked out
  /// where it would come to rest.
  public var sheetDeceleration: Double = 0.998
  /// R141: a sheet that was pulled down by more than this part of its lowest height is dismissed.
  public var sheetDismissal: Double = 0.5
  /// R141: how fast a finger dismisses a sheet however little it was pulled, in points per second.
  public var sheetFlick: Double = 1000
  /// R142: the frequency of the critically damped spring that brings a sheet to rest, in radians
  /// per
  /// second.
  public var sheetFrequency: Double = 18.257418583505537
  /// R142: how far a sheet of full height stays below the safe area, in points.
  public var sheetGap: Double = 0
  /// R143: content that a finger has scrolled to its top hands the finger over to the sheet; else
  /// it has to be lifted first.
  public var sheetTakesOverScrolling: Bool = true
  /// R183: a push, a pop or a presentation that is asked for while a zoom is on its way ends that
  /// at once; else it waits or is refused, as for any other transition.
  public var zoomGivesWay: Bool = true
  /// R186: a page that flies back to its source view still takes the touches on it.
  public var zoomTakesTouchesToTheEnd: Bool = false
  /// R187: what a zoom makes of a source view that is in no window.
  public var detachedZoomSource: DetachedZoomSource = .isMissing
  /// R146: `shouldAutorotate` is asked, as it was before iOS 16.
  public var asksShouldAutorotate: Bool = false
  /// R151: how high the keyboard is, in points.
  public var keyboardHeight: Double = 336

  /// The defaults.
  public init() {}
}
