/// Rules of UIKit, from their pages.
///
/// `TURNSTILE_WRITE_PAGES=1 swift test --filter ExplanationTests` writes this file.
enum RuleTexts {
  static let all: [(name: String, text: String)] = [
    (
      "R1",
      """
      The transitioning delegate that is asked is that of the *presented* controller, for the
      presentation and for the dismissal. The property is weak: a delegate that nobody else
      keeps is gone.

      D · Customizing the Transition Animations; WWDC 2013 session 218; SDK header
      """
    ),
    (
      "R2",
      """
      A custom presentation asks for the presentation controller, then for the animator, then
      for the interaction controller; calls presentationTransitionWillBegin; reads
      presentedView; animates, with containerViewWillLayoutSubviews and its counterpart on the
      way; and ends with presentationTransitionDidEnd(_:). The presented view is loaded before
      its delegate is asked, so that a delegate set in viewDidLoad is in time.

      D O · Creating Custom Presentations; the loading: several libraries set their delegate
      in viewDidLoad and work
      """
    ),
    (
      "R3",
      """
      A dismissal uses the presentation controller that is there, asks for the animator and
      then for the interaction controller, calls dismissalTransitionWillBegin, reads
      presentedView, animates, and ends with dismissalTransitionDidEnd(_:). No source says
      whether viewWillDisappear comes before or after it.

      D K · Creating Custom Presentations; an open-source clone has viewWillDisappear first ·
      setting UIKitBehavior.dismissalIsAnnouncedFirst
      """
    ),
    (
      "R4",
      """
      With an animator: the interaction controller is asked for, then
      transitionDuration(using:), then either animateTransition or startInteractiveTransition
      is called. UIKit waits for completeTransition; the caller's completion and
      animationEnded follow.

      D · Customizing the Transition Animations
      """
    ),
    (
      "R5",
      """
      Without an animator the interaction controller is never asked for. The built-in modal
      animation cannot be made interactive this way.

      D · WWDC 2013 session 218
      """
    ),
    (
      "R6",
      """
      With an interaction controller UIKit calls startInteractiveTransition alone, and that
      object decides whether the animator is called. Without one UIKit calls
      animateTransition.

      D · SDK header; WWDC 2013 session 218; WWDC 2016 session 216
      """
    ),
    (
      "R7",
      """
      present only begins a presentation. In its own turn it asks for the objects and sets
      presentedViewController and presentingViewController; views, appearance and the animator
      follow in the next turn of the run loop.

      D K · Customizing the Transition Animations; SwipeableTabBarController #94 saw the
      gesture end before the animator was called; what is done at once: K; authors of two
      libraries saw touches between a pop that a task asks for and its start · setting
      UIKitBehavior.transitionStart
      """
    ),
    (
      "R8",
      """
      Without animation no animator runs, whatever the style. The header says that .custom is
      an exception; the issues of four repositories report that their animator is not called,
      and those stand. What is not animated is never interactive.

      O D · issues of four repositories; against them the header; the coordinator header for
      the last sentence · setting UIKitBehavior.unanimatedCustomRunsAnimator
      """
    ),
    (
      "R9",
      """
      If the delegate returns no presentation controller for .custom, a plain
      UIPresentationController is used, which leaves the presenter's view where it is. Apple's
      guide says full screen instead; the comment in Apple's sample is taken.

      S · Apple's sample of custom transitions; against it Creating Custom Presentations
      """
    ),
    (
      "R10",
      """
      Without an animator the built-in animation of modalTransitionStyle runs, with a
      coordinator and the same callbacks. What slides is brought to its place by a critically
      damped spring.

      M K · six frames of a sheet's presentation, iPhone SE with iOS 26.1, by an open-source
      clone: 18.26 radians per second, here 18.47; its length and the dismissal: K · setting
      UIKitBehavior.modalDuration
      """
    ),
    (
      "R11",
      """
      A controller that presents one already refuses another: a line on the console, no
      completion. Presenting a controller that is being presented stops the program.

      K R · FLOW prints the same line
      """
    ),
    (
      "R12",
      """
      dismiss on a controller that presents dismisses what it presents and all above; on one
      that presents nobody it goes to its presenter. Of several that leave together only the
      topmost is animated. A dismissal that is asked for while its presentation still runs is
      kept and carried out a turn after that has ended; a second one is refused. Older systems
      refused the first as well.

      K · two libraries' fixes make sense only if it is kept; FCOverlayViewController #3 is
      one of 2014 where it is lost; one of the two fixes makes sense only if its animator is
      asked for before completeTransition returns · settings UIKitBehavior.earlyDismissal and
      UIKitBehavior.waitingDismissal
      """
    ),
    (
      "R13",
      """
      shouldRemovePresentersView is false for a plain presentation controller. .fullScreen and
      .currentContext behave as if it were true; the styles that go over what is there, sheets
      and .custom as if it were false.

      D O · reference; WWDC 2014 session 214; an article for .custom
      """
    ),
    (
      "R14",
      """
      Where the presenter's view stays, view(forKey: .from) is nil in a presentation and
      view(forKey: .to) is nil in a dismissal: the animator is not to touch it. The other key
      gives presentedView, which may be a wrapper.

      S D · Apple's sample; WWDC 2014 session 214; reference
      """
    ),
    (
      "R15",
      """
      Where the presenter's view goes, both keys give a view. Both controllers are there in
      every modal transition.

      I · from R14
      """
    ),
    (
      "R16",
      """
      The animator adds the incoming view to the container, not UIKit. If it never does,
      nothing new is seen, and everything completes as usual.

      D S · WWDC 2013 session 218; Customizing the Transition Animations; Apple's sample
      """
    ),
    (
      "R17",
      """
      For styles that remove the presenter's view UIKit moves it into the container
      beforehand; for the others it stays in its own superview, below the container.

      D · reference
      """
    ),
    (
      "R18",
      """
      After a presentation the presenter's view has left the window if the style removes it.
      After a dismissal the presented view and the container are gone, and a presenter's view
      that was removed is put back where it was, also if the animator itself took it out: one
      report says that it is not, then.

      D · WWDC 2014 sessions 214 and 228; reference; reports about iOS 8.0 to 8.2, where it
      was lost · setting UIKitBehavior.removedPresenterComesBack
      """
    ),
    (
      "R19",
      """
      UIKit does not undo what an animator added during a cancelled dismissal: it stays in the
      container. An animator that adds the presenter's view in a dismissal over what is there
      takes it from its own superview, and it goes away with the container: a black screen.

      O · VCTransitionsLibrary #16; openradar 20069328
      """
    ),
    (
      "R20",
      """
      frameOfPresentedViewInContainerView is the container's bounds unless overridden, is
      asked for often, and is finalFrame(for:) of the incoming controller. UIKit does not
      apply it again when the container is laid out later.

      D · reference; WWDC 2014 session 228
      """
    ),
    (
      "R21",
      """
      The container of a presentation lies in the window and has its bounds. If
      shouldPresentInFullscreen is false it lies beside the view of the controller that
      defines the context.

      D · WWDC 2014 session 214
      """
    ),
    (
      "R22",
      """
      A cancelled transition is told as presentationTransitionDidEnd(false) or
      dismissalTransitionDidEnd(false). Removing what it added is the presentation
      controller's business.

      D · Creating Custom Presentations
      """
    ),
    (
      "R23",
      """
      In presentationTransitionWillBegin the coordinator is found on the presented and on the
      presenting controller.

      D O · Creating Custom Presentations; Neuburg's examples
      """
    ),
    (
      "R24",
      """
      After a presentation both controllers point at each other; after a cancelled one neither
      does, and the presented one is let go. After a dismissal neither does; after a cancelled
      one both do, with the same presentation controller, and it can be dismissed again.

      I · from the meaning of the outcome
      """
    ),
    (
      "R25",
      """
      Full screen: the presented view is loaded; the presenter's viewWillDisappear, the
      presented one's viewWillAppear; at the end the presented one's viewDidAppear *before*
      the presenter's viewDidDisappear.

      O L · two authors' logs agree; a published log for the loading
      """
    ),
    (
      "R26",
      """
      Where the presenter's view stays, the presenter gets no appearance callbacks at all,
      neither with success nor with a cancel.

      O · a published log; an article on .custom
      """
    ),
    (
      "R27",
      """
      A cancelled dismissal of such a style tells the presented controller viewWillDisappear,
      viewWillAppear, viewIsAppearing, viewDidAppear, and no viewDidDisappear. A sheet that is
      pulled and let go is such a one.

      O · a published log
      """
    ),
    (
      "R28",
      """
      presentationTransitionWillBegin comes before the controllers' appearance calls. Sources
      say only that it comes after the questions and before the animations.

      I · Creating Custom Presentations
      """
    ),
    (
      "R29",
      """
      After completeTransition: appearance calls, the caller's completion, the coordinator's
      completions, animationEnded. No public source fixes the order of the last three; no
      clause depends on it.

      K · Customizing the Transition Animations fixes only that all come after
      completeTransition
      """
    ),
    (
      "R30",
      """
      The completion of dismiss runs once for each completeTransition, also after a cancel.

      I · no statement found; openradar 21961293 shows that it never runs if nothing completes
      · setting UIKitBehavior.dismissCompletionRunsOnCancel
      """
    ),
    (
      "R31",
      """
      The delegate is asked for an animator, and only if it has one for an interaction
      controller. Without an animator the built-in animation runs, with the built-in swipe
      back.

      D · WWDC 2013 session 218; its length: K · setting UIKitBehavior.navigationDuration
      """
    ),
    (
      "R32",
      """
      pushViewController returns before its transition has begun.

      D · WWDC 2013 session 218
      """
    ),
    (
      "R33",
      """
      Push and pop tell the old controller viewWillDisappear, the new one viewWillAppear, the
      old one viewDidDisappear, the new one viewDidAppear. The order at the end is the
      opposite of a modal one (R25).

      O · Wang's log of view transition events
      """
    ),
    (
      "R33b",
      """
      A cancelled interactive pop goes on from the two will-calls with the incoming
      controller's viewWillDisappear and viewDidDisappear, then the outgoing one's
      viewWillAppear and viewDidAppear. The incoming one has disappeared without having
      appeared.

      O · Wang's log; an answer on Stack Overflow agrees for the outgoing one
      """
    ),
    (
      "R34",
      """
      viewControllers and topViewController show the new state from the request on, during the
      transition too. popToRootViewController with nothing to pop returns nil.

      O · an article on the swipe; code of coordinators that relies on it; reference for the
      last sentence
      """
    ),
    (
      "R35",
      """
      A cancelled pop restores the stack, with the same controllers in the same order; a
      cancelled push removes what it pushed.

      K
      """
    ),
    (
      "R36",
      """
      A cancelled interactive setViewControllers that replaces the top is reported to leave
      old and new on the stack. The model restores the stack.

      O · openradar 14794181 · setting UIKitBehavior.cancelledReplacementStays
      """
    ),
    (
      "R37",
      """
      willShow is sent for the destination as the transition starts. After a cancel neither
      willShow nor didShow is sent for the controller that stays. After success didShow
      follows viewDidAppear.

      O · openradar 21137690; BufferedNavigationController #5
      """
    ),
    (
      "R38",
      """
      willShow comes with the will-calls of appearance, while a finger may still cancel.

      D · WWDC 2013 session 218
      """
    ),
    (
      "R39",
      """
      A delegate that implements the request for an animator turns the built-in swipe off,
      even if it returns nil. Replacing the delegate of interactivePopGestureRecognizer turns
      the swipe on again. The pop that the swipe then begins asks for the animator and its
      interactor, as a pop by code does, and the app's interactor drives it.

      O D R · openradar 15215690; ZoomTransitioning #6; WWDC 2016 session 216;
      gdavis/SwiftCustomTransitions adds its own target to the recogniser and moves a cube by
      it
      """
    ),
    (
      "R40",
      """
      If viewWillAppear of the controller below switches interactivePopGestureRecognizer off,
      the swipe that is beginning is cancelled from within, and the navigation controller is
      left dead.

      O · an article that names the recipe
      """
    ),
    (
      "R41",
      """
      The swipe must not begin on the root or while a transition is under way; nor does it
      begin in the turn in which a full-screen presentation does. If a replaced delegate lets
      it begin on the root, the controller wedges: what is pushed from then on never comes.

      K · many threads · setting UIKitBehavior.rootSwipe
      """
    ),
    (
      "R42",
      """
      A push or pop that is asked for while another one runs waits for it, and a line on the
      console speaks of nested transitions. It starts a turn after the first one ended, so
      that the line after completeTransition comes first.

      K
      """
    ),
    (
      "R43",
      """
      A coordinator is there for built-in transitions too; its completion is the accepted way
      to hear of the end of a push.

      D · WWDC 2013 session 218; WWDC 2014 session 214
      """
    ),
    (
      "R44",
      """
      isMovingToParent is true in the will and did of a controller that is pushed,
      isMovingFromParent in those of one that is popped, even if the swipe is cancelled later.
      Outside of these callbacks they mean nothing.

      O D · alpha-wallet-ios #5146; reference
      """
    ),
    (
      "R45",
      """
      view(forKey:) gives both views. The animator adds the incoming one. UIKit removes the
      outgoing one at completeTransition(true) and the incoming one at
      completeTransition(false).

      D O K · WWDC 2013 session 218; Neuburg's tab animator removes nothing and works; the
      last: K
      """
    ),
    (
      "R46",
      """
      A selection asks the delegate for an animator and an interaction controller, and reads
      as done while it is under way; a cancelled one goes back to the old number. The new
      controller's viewWillAppear comes before the old one's viewWillDisappear, as on pages.
      didSelect is for taps. A selection made during another is warned of and waits.

      O L K · Neuburg; a published log for the order; the rest: K
      """
    ),
    (
      "R47",
      """
      In a tab transition the outgoing controller finds no coordinator in viewWillDisappear;
      the incoming one does.

      O · Neuburg, who calls it a bug
      """
    ),
    (
      "R48",
      """
      isInteractive is true from the start only if the interaction controller wants that; it
      becomes false when the finger lets go, before the rest is animated, and true again by a
      pause.

      D · SDK header; WWDC 2016 session 216
      """
    ),
    (
      "R49",
      """
      transitionWasCancelled is false until the interaction is cancelled, true while all runs
      back, and can become false again where the transition can be caught.

      D · SDK header
      """
    ),
    (
      "R50",
      """
      presentationStyle is the modal style; it is .none for stacks and tabs.

      D · coordinator header
      """
    ),
    (
      "R51",
      """
      targetTransform is the identity unless the device is turned by the transition. The
      model's never is.

      D · coordinator header
      """
    ),
    (
      "R52",
      """
      Frames of modal transitions. The outgoing controller: its frame, and at the end zero if
      its view is removed, else its frame. The incoming one:
      zero, and at the end frameOfPresentedViewInContainerView. In a dismissal the presenter's
      final frame is its own, and the container's where the style covers the screen.

      S O · Apple's sample, which the header contradicts for dismissals; libraries that rely
      on the last sentence
      """
    ),
    (
      "R53",
      """
      Frames of stacks and tabs. The outgoing controller: its frame, and zero at the end. The
      incoming one: zero, and the content's frame at the end, which its view has already.

      I O · SDK header; Neuburg's examples
      """
    ),
    (
      "R54",
      """
      A controller that takes no part has zero frames.

      D · SDK header
      """
    ),
    (
      "R55",
      """
      completeTransition has to be called, whatever the outcome. What it is given decides:
      true after a cancel makes the container commit what was seen to run back.

      D S O · SDK header; Apple's sample; AWPercentDrivenInteractiveTransition #2; that the
      argument decides: inferred
      """
    ),
    (
      "R56",
      """
      A second call is ignored, and noted.

      I · no source
      """
    ),
    (
      "R57",
      """
      A transition that nobody completes stays for ever: others are refused or ignored,
      completions never run, and touches stay blocked unless it is interactive.

      O · openradar 21961293 and 23355744; an answer on example-a
      """
    ),
    (
      "R58",
      """
      It may be called within animateTransition; all that ends a transition then happens
      before animateTransition returns.

      I · many samples do it where they have nothing to animate
      """
    ),
    (
      "R59",
      """
      An app's interaction controller calls update, finish, cancel and pause of the context.
      With a UIPercentDrivenInteractiveTransition these are its business alone.

      D · SDK header
      """
    ),
    (
      "R60",
      """
      Finish and cancel end the interactive phase. Nothing is taken down before
      completeTransition.

      D · WWDC 2013 session 218
      """
    ),
    (
      "R61",
      """
      The coordinator's fraction, velocity and curve are those of the moment in which the
      finger let go.

      D · coordinator header
      """
    ),
    (
      "R62",
      """
      animationEnded(_:) is called once, when completeTransition is, with the same argument.

      D · SDK header
      """
    ),
    (
      "R63",
      """
      Only UIView animations are driven. Explicit Core Animation animations run by themselves.

      D O · SDK header; openradar 38766932 · setting UIKitBehavior.scrubsExplicitAnimations
      """
    ),
    (
      "R64",
      """
      duration is the animator's, taken at the start; percentComplete is the last update, and
      0 again when the transition has ended.

      D I · SDK header; the 0 from two published drawers, which close only while it is 0 what
      a finger has opened
      """
    ),
    (
      "R65",
      """
      An update below 0 counts as 0, one above 1 as 1.

      D R · reference; AWPercentDrivenInteractiveTransition clamps both
      """
    ),
    (
      "R66",
      """
      While a finger drives, progress is linear, whatever curve the animator asked for.

      D · SDK header
      """
    ),
    (
      "R67",
      """
      The container's layer stands still (speed 0) and its time offset is the fraction of the
      duration. So only what is inside the container is driven; animations elsewhere are if
      they were given to the coordinator for their view.

      R D · AWPercentDrivenInteractiveTransition; coordinator header
      """
    ),
    (
      "R68",
      """
      After finish() the rest takes (1 − p) · duration / completionSpeed, after cancel() p ·
      duration / completionSpeed. A speed that is not above zero never gets there.

      D I · SDK header; the cancel by symmetry
      """
    ),
    (
      "R69",
      """
      completionCurve is ease-in-out unless set, and applies to what remains.

      D · SDK header
      """
    ),
    (
      "R70",
      """
      A cancelled transition runs back, and what its own UIView blocks or property animator
      changed returns to its value from before; what was assigned outside of an animation
      stays. The blocks' completion runs at the end of the way back. What its finished says is
      open: use transitionWasCancelled.

      O I S · an article on percent-driven transitions; in agreement with R105; Apple's sample
      for the last sentence · setting UIKitBehavior.finishedAfterCancel
      """
    ),
    (
      "R71",
      """
      The order of an end: the context's flags, the handlers of interaction changes, the rest
      of the animation, the blocks' completion, completeTransition, what follows from that.

      D I · SDK header; coordinator header
      """
    ),
    (
      "R72",
      """
      If nothing is left of the way, the end comes with the next frame, not in the call.

      I O · openradar 14627659 and 14675246 are about neighbouring cases
      """
    ),
    (
      "R73",
      """
      An update after the end of the interactive phase is ignored, and noted.

      I
      """
    ),
    (
      "R74",
      """
      A finish() or cancel() before the transition has started is lost, and so are updates.
      The transition then starts interactively with nobody driving it: the freeze after a fast
      flick. The cure is in the app: remember the end, and send it from
      startInteractiveTransition.

      O · devsign-nav-transitions #1; InstagramTransition #4; SwipeableTabBarController #94;
      Stack Overflow 54148131 · setting UIKitBehavior.earlyEnd
      """
    ),
    (
      "R75",
      """
      An interaction controller that never ends leaves the transition interactive for ever.
      Touches are not blocked, but what is presented or pushed is refused.

      D O · Customizing the Transition Animations; an answer on example-a
      """
    ),
    (
      "R76",
      """
      An animation that is in flight on a driven layer when its speed becomes 0 can keep the
      completion from coming. The model does so on request.

      O · openradar 21961293 and 23355744 · setting UIKitBehavior.foreignAnimationsStall
      """
    ),
    (
      "R77",
      """
      wantsInteractiveStart is true unless said otherwise.

      D · SDK header
      """
    ),
    (
      "R78",
      """
      timingCurve counts only where an animator can be caught. pause() does something only
      then, and tells the handlers of interaction changes.

      D · SDK header
      """
    ),
    (
      "R79",
      """
      interruptibleAnimator(using:) has to return the same object for the length of a
      transition. UIKit asks after animateTransition, or instead of it where a percent-driven
      object drives. It asks only where somebody could catch the transition: there is an
      interaction controller, a pause, or a block that runs alongside. Two released libraries
      end off the screen if they are asked in a transition that nobody can interrupt.

      D O R · WWDC 2016 session 216; Jelly #71; the two libraries; InterruptibleTransition
      leaves animateTransition empty · settings UIKitBehavior.animatorAsks and
      UIKitBehavior.animatorQuestion
      """
    ),
    (
      "R80",
      """
      An interaction controller of an app's own updates while it is dragged, finishes or
      cancels, animates, pauses when it is touched again, and completes with whether it got to
      the end. Finishing just before completing is accepted.

      D O · WWDC 2016 session 216; Neuburg's examples
      """
    ),
    (
      "R81",
      """
      animateTransition may do nothing only if the transition is interactive and not
      percent-driven.

      D · SDK header
      """
    ),
    (
      "R82",
      """
      Disappeared, appearing, appeared, disappearing and round again; appearing may turn into
      disappearing and the other way round. A *did* need not follow its *will*.

      D · WWDC 2013 session 218
      """
    ),
    (
      "R83",
      """
      After a cancel the controller that was appearing is told viewWillDisappear, the other
      one viewWillAppear. The handlers of interaction changes run before that, when the finger
      lets go; the calls come at completeTransition(false), *will* and *did* together.

      D I · coordinator header; the moment by R33b and R71
      """
    ),
    (
      "R84",
      """
      beginAppearanceTransition is *will*, endAppearanceTransition is *did*. A container that
      drives its children begins the other way and ends, when it is cancelled. It does not
      call viewWillAppear and the like of a child itself: such a call runs the method alone,
      and UIKit tells the child all the same.

      D · reference; an answer on Stack Overflow
      """
    ),
    (
      "R85",
      """
      The animated of each call is that of the transition, in the calls after a cancel too.

      K
      """
    ),
    (
      "R86",
      """
      viewIsAppearing comes once for each appearance, after viewWillAppear, when the view is
      in the hierarchy, and before the controller's first layout; after a cancelled
      disappearance as well.

      D O K · reference; a published log; that it comes before the first layout: K
      """
    ),
    (
      "R87",
      """
      isBeingPresented and isBeingDismissed are true in the *will* and *did* of the controller
      concerned. In the calls after a cancel they are unreliable; a controller whose
      presentation was cancelled is being dismissed as it disappears.

      K · a menu that many use relies on isBeingDismissed in a cancelled presentation ·
      setting UIKitBehavior.cancelledPresentationIsDismissal
      """
    ),
    (
      "R88",
      """
      transitionCoordinator is there for controllers that take part, else it is the parent's,
      and is gone after the last callback. Without animation there is one for custom
      presentations only.

      D · coordinator header; reference
      """
    ),
    (
      "R89",
      """
      Blocks that run alongside belong to the transition's own animation: they join the first
      view animation that the animator begins in animateTransition, with its time and its
      curve. Where there is none they are handed to the animator that can be paused, or run
      right after animateTransition has returned. The completion runs even if the block did
      not. Whoever comes too late hears the end all the same.

      D · coordinator header; that a cancel takes back what a block changed only in a
      percent-driven transition: inferred
      """
    ),
    (
      "R90",
      """
      notifyWhenInteractionChanges calls at every turn between interactive and not; the older
      notifyWhenInteractionEnds once. Neither calls in a transition that was never
      interactive.

      D O · coordinator header; Coordinator #11
      """
    ),
    (
      "R91",
      """
      isCancelled is true only in interactive transitions; each of these ends with a part that
      is not interactive.

      D · coordinator header
      """
    ),
    (
      "R92",
      """
      A block changes model values at once; presentation values follow. Touches are tested
      against the model. presentation() is nil before the first commit, and shows nothing that
      was not committed.

      D M · WWDC 2014 session 236; WWDC 2016 session 216; a test suite written against Apple's
      own for the last sentence
      """
    ),
    (
      "R93",
      """
      Position, bounds (as origin and size), transforms (also in three dimensions) and corner
      radius are additive: an animation runs from the old value less the new one to zero, on
      top of the model. What overlaps adds up, and the earlier one goes on.

      D O M · WWDC 2014 session 236; two articles; corner radius and three dimensions:
      measured by others
      """
    ),
    (
      "R94",
      """
      Alpha, colours and key frames are not additive, nor is anything where a repeating or a
      foreign animation is in place. The old animation is removed, which ends it at once with
      finished false; the new one starts at the old model value, or at what is seen with
      beginFromCurrentState. Shadows, border width, z position and strokeStart and strokeEnd
      are not animated by UIView.animate at all: they jump.

      D M · WWDC 2014 session 236; the last sentence: measured by others, up to iOS 14
      """
    ),
    (
      "R95",
      """
      An animation that another one was added to ends at its own time, with finished true. A
      change without duration does not end what is in flight.

      D · WWDC 2014 session 236
      """
    ),
    (
      "R96",
      """
      Removing all animations jumps to the model; completions say finished false.

      K R · FLOW's tests
      """
    ),
    (
      "R97",
      """
      A block that changes nothing completes promptly, with true. A property animator with
      nothing to animate takes its time and ends.

      O R K · an article of 2012; FLOW's tests; the animator: K
      """
    ),
    (
      "R98",
      """
      With a duration of 0 values change at once and the completion comes at the beginning of
      the next turn.

      K
      """
    ),
    (
      "R99",
      """
      A nested block takes over duration and curve unless its options claim its own, and is
      tracked by the property animator around it.

      D · SDK header
      """
    ),
    (
      "R100",
      """
      Nothing animates in the scope of performWithoutAnimation. Animations of a view outside
      of any window complete at once. Those that start each other from their completions
      without end use up the processor, but the run loop goes on: here, by a frame for every
      eight.

      K
      """
    ),
    (
      "R101",
      """
      An ordinary block keeps touches away from what it animates unless it allows them; a
      property animator lets them through unless told not to.

      D · WWDC 2014 session 236; WWDC 2016 session 216; SDK header
      """
    ),
    (
      "R102",
      """
      Key frames have their stretches within 0 to 1 of the whole. Without a duration they
      change at once. They are driven by percent-driven objects and by property animators.
      Whether a property animator that is started inside animateTransition is driven as well
      is told by no source.

      D · reference; WWDC 2013 session 218; WWDC 2016 session 216; the last sentence: open ·
      setting UIKitBehavior.scrubsPropertyAnimators
      """
    ),
    (
      "R103",
      """
      Linear (0, 0) (1, 1); ease-in (0.42, 0) (1, 1); ease-out (0, 0) (0.58, 1); ease-in-out
      (0.42, 0) (0.58, 1); Core Animation's default (0.25, 0.1) (0.25, 1), which
      UICubicTimingParameters() is too.

      D K · reference for ease-in-out; WWDC 2016 session 216 for the default; the others: K
      """
    ),
    (
      "R104",
      """
      A spring of damping ratio ζ, duration D and initial velocity v has the frequency ω for
      which |ζω − v| / ω_d · e^(−ζωD) = 0.001 if ζ < 1, and (1 + (ω − v)D) · e^(−ωD) = 0.001
      if ζ = 1; more than critical damping counts as critical. ω · D is 12.72, 11.03, 8.99,
      8.48 and 9.23 at ζ of 0.5, 0.6, 0.8, 0.9 and 1. Velocity is in whole ways per second.
      settlingDuration is, for ζ < 1, (ln 1000 + ln(1 + |b|)) / (ζω), b being the amplitude of
      the sine, and from ζ = 1 on the first tenth of a second at which less than 0.001 is
      left. A spring given by mass, stiffness and damping ignores the duration. With a
      duration of 0.5 and no bounce animate(springDuration:bounce:) completes at 0.8 s.

      M D · frames captured on iOS 26.1 by an open-source clone; reference and WWDC 2016
      session 216 for the velocity and the ignored duration
      """
    ),
    (
      "R105",
      """
      Inactive, active, stopped. Starting, pausing or scrubbing makes an animator active. Its
      natural end, or stopping and finishing at a position, makes it inactive and calls the
      completions with that position; stopping without finishing calls none and leaves the
      view where it is seen. Reversed, it ends at the start. After its end it is reversed no
      longer. Going on with a factor takes that part of the duration; a factor of 0 takes what
      was left.

      D O · WWDC 2016 session 216; SDK header; reference; Neuburg for the factor of 0; reuse
      after the end: reports speak of slow, none of reversed · setting
      UIKitBehavior.mirrorsReversedFraction
      """
    ),
    (
      "R106",
      """
      The fraction is that of the values, not of time; going on maps it back onto the curve.

      D · WWDC 2016 session 216
      """
    ),
    (
      "R107",
      """
      Possible to began, or failed; began and changed to changed, ended or cancelled; discrete
      ones from possible to recognised or failed. Afterwards possible again. An action is sent
      for each but failed. Began and then ended, with nothing between, is allowed: the fast
      flick.

      D R · reference; CHAM's table
      """
    ),
    (
      "R108",
      """
      An action is sent in the next turn after its state was set; the handler sees the state
      that is announced. Several moves within one turn are one change. A touch has the time at
      which the finger moved, also if the main thread was late to hear of it.

      D R · reference; CHAM; the last sentence: reference of UITouch · setting
      UIKitBehavior.touchSpacing
      """
    ),
    (
      "R109",
      """
      The delegate is asked whether to begin on leaving possible; a no is a failure.

      D R · reference; CHAM
      """
    ),
    (
      "R110",
      """
      A pan begins when its finger is 10 points from where it came down, as the crow flies.
      Whether the translation then includes these points is open. The pans of scroll views and
      sheets leave out exactly ten points: the event that makes them begin already moves what
      it has gone beyond that.

      M O K · an open-source clone's traces on iOS 26.1 at five distances; EarlGrey takes 10;
      FLOW and WINO take 5 · settings UIKitBehavior.panSlop and UIKitBehavior.panOrigin
      """
    ),
    (
      "R111",
      """
      The translation is the whole way since the beginning, in the coordinates of a view.
      Setting it rebases it. Velocity is in points per second, and survives a new translation:
      widely copied handlers set the translation and read the velocity in the same call.

      D O · reference; the handlers; a re-implementation forgets the velocity · setting
      UIKitBehavior.translationResetsVelocity
      """
    ),
    (
      "R112",
      """
      A pan ends when fewer fingers are left than it needs. A finger too many makes it fail,
      or end if it has begun.

      D R · reference; WINO · setting UIKitBehavior.extraFingers
      """
    ),
    (
      "R113",
      """
      Switching a recogniser off while it recognises cancels its gesture; the action is sent.
      Whether at once or a turn later is unsettled. It may be done from within its own action.

      D · reference of isEnabled · setting UIKitBehavior.breakingOff
      """
    ),
    (
      "R114",
      """
      An interruption by the system, or the view's leaving the window, takes the fingers away:
      continuous gestures are cancelled, discrete ones fail.

      D · reference of touchesCancelled
      """
    ),
    (
      "R115",
      """
      A view that moves within its window, or is out of it within one turn only, keeps its
      gesture.

      I · otherwise no drag could drive a full-screen presentation
      """
    ),
    (
      "R116",
      """
      Two recognise together if either delegate agrees. Otherwise the first to begin makes the
      others fail.

      D R · reference; FLOW
      """
    ),
    (
      "R117",
      """
      An edge pan begins only if the touch starts close to the edge; how close is private.

      O K · EarlGrey reads the value from the device · setting UIKitBehavior.edgeRegion
      """
    ),
    (
      "R118",
      """
      Touches are kept away from views that an ordinary block animates, so a drag can starve
      during a closing animation.

      D · WWDC 2014 session 236
      """
    ),
    (
      "R119",
      """
      An app that goes to the background loses the animations in flight: completions say
      finished false, model values stay. What is started there ends at once in the same way.
      Fingers are taken away first (R120). What becomes of a property animator is open.

      O · PopupDialog #140 and #293; Aiolos #3 · settings UIKitBehavior.backgroundPosition and
      UIKitBehavior.backgroundDelay
      """
    ),
    (
      "R120",
      """
      The background, a call, the notification centre or an alert from elsewhere take away the
      fingers that are down. Then the app resigns being active, and enters the background
      after that: on a phone some 0.3 s pass in between.

      I · from R114; the time: K · setting UIKitBehavior.resignDelay
      """
    ),
    (
      "R121",
      """
      A new size is told to the root and to presented controllers with a coordinator; then
      views in the window are laid out. Where the traits change with the size,
      willTransition(to:with:) comes first, and traitCollectionDidChange(_:) when they have
      changed, with the layout. A view that is transformed gets its frame assigned all the
      same, which deforms it. The frame of a transformed view is the box around it; assigning
      it solves for bounds and centre. Where nothing can be solved for, since the view is
      turned until it is seen from its edge, the frame is taken as without the transform.

      D O · reference; two answers on the distorted presenter under a card
      """
    ),
    (
      "R122",
      """
      A change of size during a transition is applied at its end. An interactive transition is
      not cancelled by it.

      K · setting UIKitBehavior.sizeChange
      """
    ),
    (
      "R123",
      """
      A presenter's view that was taken out of the window comes back with the frame that the
      presentation over it gave it: the container's, in the present size. A view that a
      presentation controller of its own had made smaller is then as large as the screen,
      until that controller sets it right in containerViewWillLayoutSubviews.

      O · openradar 34301562, 18005149 and 18424598; MZFormSheetPresentationController #105;
      Modaly #3 · setting UIKitBehavior.returningPresenterIsResized
      """
    ),
    (
      "R124",
      """
      beginIgnoringInteractionEvents counts, and blocks touches until it was ended as often.
      UIKit blocks touches during transitions that are animated and not interactive (R57).

      D · reference
      """
    ),
    (
      "R125",
      """
      Stacks and tabs run their transitions in a container that belongs to the controller and
      stays. What an animator leaves there stays visible. Each presentation has a container of
      its own.

      R K · swiftui-navigation-transitions; Hero
      """
    ),
    (
      "R126",
      """
      If wantsInteractiveStart is false, startInteractiveTransition is called nevertheless,
      the context is not interactive and a percent-driven object lets the animation run at
      once. Finish and cancel before a pause are honoured: they decide the outcome.

      R · InstagramTransition #4 · setting UIKitBehavior.startsInteractorRegardless
      """
    ),
    (
      "R127",
      """
      Recognisers and controls do not keep their targets. UIKit keeps animator and interaction
      controller for the length of a transition; delegates are weak.

      D · reference
      """
    ),
    (
      "R128",
      """
      The delay of an animation block inside a driven transition is part of its timeline.
      Sources disagree.

      R K · SideMenu; Sensazonal · setting UIKitBehavior.scrubsDelays
      """
    ),
    (
      "R129",
      """
      Beginning again in the direction under way is ignored; the other way reverses (R82). An
      end without a beginning is noted as unbalanced.

      K
      """
    ),
    (
      "R130",
      """
      Fingers on a view that leaves the window, or on which interaction is switched off, are
      taken from the view; a recogniser on a view that stays goes on.

      I · from R107 and R114
      """
    ),
    (
      "R140",
      """
      A user who pulls a sheet away is asked about in presentationControllerShouldDismiss,
      announced by presentationControllerWillDismiss and told by
      presentationControllerDidDismiss, in this order; a dismissal that is cancelled is
      announced and not told. A controller whose isModalInPresentation is true, or a child of
      it on the screen, holds the sheet without the delegate being asked. Held either way, the
      sheet gives way a little, and presentationControllerDidAttemptToDismiss is sent. *Will*
      comes when there is a coordinator to animate along with, and before anything has begun.
      In the model the question is asked once in a pull, when the sheet comes under its lowest
      height, and an attempt is told when the finger lets go where it would have dismissed.

      D S K · WWDC 2019 session 224; SDK header; Apple's sample "Disabling the Pull-Down
      Gesture for a Sheet" holds a sheet from inside a navigation controller; the moments of
      question and attempt: K
      """
    ),
    (
      "R141",
      """
      The pull is an interactive dismissal: the presented controller hears that it disappears,
      and of the way back (R27). The sheet follows the finger point for point, ten points
      behind it. Let go, the sheet goes if the finger has 1,000 points a second or more
      downwards, or has pulled it by more than half of its height above the safe area; else it
      goes back. A finger as fast that goes up keeps it. With several heights a fast finger
      dismisses only if the sheet would slide on, as content does, to under half of the
      lowest. A finger that the system takes away never dismisses. A controller with a
      transitioning delegate is not pulled by the system.

      M O K · an open-source clone's traces on an iPhone 16 with iOS 26.1: 370 of 793 points
      go back and 398 dismiss, 170 of 400 go back and 210 dismiss, 975 points a second go back
      and 1,000 dismiss; a published log of a cancelled pull; WWDC 2018 session 803 for the
      projection; several heights and the way up: K · settings
      UIKitBehavior.sheetDeceleration, UIKitBehavior.sheetDismissal and
      UIKitBehavior.sheetFlick
      """
    ),
    (
      "R142",
      """
      Between its heights a sheet is as high as the finger wants, above the highest a finger
      does not move it, and let go it takes the nearest height. A critically damped spring of
      18.26 radians per second brings it there, or back, or away, with the velocity of the
      finger. At full height its upper edge is where the safe area begins. The delegate hears
      of a height that a finger has chosen when the sheet is there, and of none that code has
      chosen. A dismissal that was taken back leaves the sheet at its lowest height. The
      screen that turns takes the sheet out of the finger's hand, unless a dismissal is under
      way, which is over first (R122).

      M D O K · an open-source clone's traces on iOS 26.1: 180 points upwards move nothing,
      three releases fit the spring within 0.05 points, the frame at rest is 0, 59, 393, 793
      under a safe area of 59; reference of UISheetPresentationController; SheetInteraction's
      page for the moment; the way back, the turn and the edge before iOS 26: K · settings
      UIKitBehavior.sheetFrequency and UIKitBehavior.sheetGap
      """
    ),
    (
      "R143",
      """
      Content at its top that is pulled down moves the sheet. Pushed up it raises the sheet to
      its highest height before it scrolls, unless prefersScrollingExpandsWhenScrolledToEdge
      is false. Content that is not at its top scrolls first, and hands the finger over there.
      Content with a refresh control keeps it.

      D K · reference; the hand-over in mid-drag and the refresh control: K, setting
      UIKitBehavior.sheetTakesOverScrolling
      """
    ),
    (
      "R144",
      """
      Behind a sheet of full height the presenter's view is drawn smaller, lower and with
      round corners, in step with the sheet. No value of the view is another one.

      O K · screens of iOS 13 and later; the view that UIKit transforms is its own; numbers: K
      """
    ),
    (
      "R145",
      """
      A tap beside a sheet dismisses it as a pull does. Up to the height that
      largestUndimmedDetentIdentifier names, touches beside it go to what lies behind.

      D K · reference; the tap: K
      """
    ),
    (
      "R146",
      """
      The interface turns only to an orientation that the app allows and the controller that
      fills the screen supports: the Info.plist's list or the answer of the application's
      delegate, and supportedInterfaceOrientations of the root or of the topmost controller
      presented over the whole screen. A container answers for itself and asks no child. Where
      the answer changes, the interface follows the device when it is told to ask again. A
      scene that is asked to be held another way (requestGeometryUpdate, and the private
      orientation of the device before iOS 16) turns if the app allows it, however the device
      is held. Since iOS 16 shouldAutorotate is not asked. A pad is not held to any of it.

      D K · reference; release notes of iOS 16; which presentations fill the screen: K,
      setting UIKitBehavior.asksShouldAutorotate
      """
    ),
    (
      "R147",
      """
      A child of a navigation controller goes on behind a bar at an edge of its
      edgesForExtendedLayout, if the bar is translucent or extendedLayoutIncludesOpaqueBars is
      true; else its view ends at the bar.

      D · reference
      """
    ),
    (
      "R148",
      """
      A bar that prefers large titles is 52 points higher over an item that has one: automatic
      is as the item below, and large for the first. Where height is compact there are none.

      D K · reference; WWDC 2017 session 204; the height: K. The title does not get small when
      content is scrolled
      """
    ),
    (
      "R149",
      """
      hidesBarsOnSwipe: a swipe up hides the bar at the top, one down shows it.
      hidesBarsOnTap: a tap hides it, and another one shows it. hidesBarsWhenKeyboardAppears:
      it goes when the keyboard comes, and stays away. hidesBarsWhenVerticallyCompact: it is
      hidden where height is compact.

      D K · reference; how far a swipe goes: K
      """
    ),
    (
      "R150",
      """
      While a search is active, the navigation bar of the item that has the search controller
      is away, if hidesNavigationBarDuringPresentation is true.

      D · reference
      """
    ),
    (
      "R151",
      """
      The keyboard comes when something that takes text becomes first responder, and goes when
      nothing is. keyboardWillChangeFrame and *will show* or *hide* are posted in the next
      turn with the frame before and after, the duration and the curve, *did* when it has
      arrived. One field that follows another within a turn changes nothing. Touches on the
      keyboard reach no view. A scroll view puts it away when a drag begins, or is let go on
      it, as keyboardDismissMode says.

      D K · reference; 0.25 s, the turn and the height: K, setting
      UIKitBehavior.keyboardHeight
      """
    ),
    (
      "R152",
      """
      Touches beside a popover reach the views in passthroughViews, and do not dismiss it.

      D · reference
      """
    ),
    (
      "R153",
      """
      A user who asks for less motion, or does not any more, is told of by
      reduceMotionStatusDidChangeNotification, after isReduceMotionEnabled has changed.

      D · reference
      """
    ),
    (
      "R154",
      """
      A scroll view whose contentInsetAdjustmentBehavior is automatic adds the safe area in
      the directions in which it scrolls. Where it is the view of a controller in a navigation
      controller, or the first view in that view, it adds top and bottom in any case: a list
      too short to scroll begins below the bar. automaticallyAdjustsScrollViewInsets set to
      false ends that.

      D K · header UIScrollView.h; which view is meant: K
      """
    ),
    (
      "R155",
      """
      A view that a storyboard or a nib has made, and that nobody has given another size, has
      the frame of frameOfPresentedViewInContainerView when its controller is told that it
      will appear and when its animator is asked: not the size of the canvas it was drawn on.

      I · demonstrations that were drawn on a canvas of 600 by 600 points, never give the
      presented view a frame and run on telephones: a menu that swings about a hinge until its
      corner meets a wall at the container's edge; tutorials whose animators take the
      presented view's own frame for where it ends · setting
      UIKitBehavior.documentViewsFillPresentations
      """
    ),
    (
      "R156",
      """
      A presentation controller holds the controller that it presents strongly, and still does
      after the dismissal: whoever keeps the one keeps both.

      D · SDK header (both controllers are declared strong); openradar 36256721; leaks mended
      in three libraries, whose transitioning delegates had kept the presentation controller
      """
    ),
    (
      "R157",
      """
      A window that is shown for the first time loads its root's view and puts it in front of
      what is in the window by then: a background that the app's delegate adds while it
      launches with a storyboard is behind the root, and so is what the root adds to the
      window in viewDidLoad.

      O K · ordinarycoding.com, *Simple, custom navigation transitions*; juejin.cn
      6844903546104119310. Another root in a window that is shown goes behind everything else:
      K
      """
    ),
    (
      "R158",
      """
      A percent-driven object knows the context from the moment it was handed out, and not
      from its start. A subclass that keeps startInteractiveTransition from super scrubs
      nothing, but what its update, finish and cancel send to super reaches the context: after
      cancel it is cancelled.

      O R · AICustomViewControllerTransition fe6743d, whose completion asks the context after
      such a cancel; a decompiled context, which is associated with its interactor when that
      is set
      """
    ),
    (
      "R159",
      """
      A view has, at each edge, what is left of its superview's safe area: the inset less the
      distance, at least nothing and at most the inset. A view that reaches beyond an edge, or
      lies outside altogether, has all of that edge's inset. Another safe area is told after
      the margins that follow from it.

      M · nine frames in a superview of 320 x 480 on Mac Catalyst 26.1, by an open-source
      clone
      """
    ),
    (
      "R160",
      """
      Room that an app makes by contentInset does not move the content. A delegate hears of
      scrolling that came by contentOffset, not of bounds that were set.

      M K · an open-source clone's probe of the ways to move an offset, iPhone 16 with iOS
      26.1; that room which is taken away leaves no gap: K
      """
    ),
    (
      "R161",
      """
      The next responder of a presented controller is the controller that presents it.

      D · reference of UIResponder.next
      """
    ),
    (
      "R162",
      """
      insertSubview(_:aboveSubview:) puts the layer right above the sibling's, under layers
      that have no view. A controller has one top and one bottom layout guide. A null
      rectangle is null in every coordinate space. Bézier paths that are drawn alike are
      equal.

      R · tests of an open-source clone that compares itself with iOS 26.1
      """
    ),
    (
      "R163",
      """
      Content that is let go loses a fixed part of its velocity per millisecond and stops at
      10 points a second: it comes by 0.499 points for each point a second above that. What
      meets an edge is brought back by a critically damped spring of 11 radians per second;
      what is let go beyond an edge at less than 50 points a second creeps back as 9 and 46
      per second.

      M · nine traces of an open-source clone, iPhone 16 with iOS 26.1
      """
    ),
    (
      "R180",
      """
      addChild of a tab bar controller adds a tab at the end; the first one becomes the
      selected one. removeFromParent() of a child whose tab is not selected takes its tab
      away.

      O · scenee/FloatingPanel #23, duraidabdul/LocalConsole #21: a child added for an overlay
      shows up as one more tab; the library Shari, which adds its sheet to a tab bar
      controller each time and removes it again
      """
    ),
    (
      "R181",
      """
      A page with preferredTransition = .zoom that is pushed or presented grows out of the
      view that its provider returns, and shrinks back into the view that the provider returns
      then: it is asked for either way, maybe several times, and the answer may be another
      one. Without a view the page grows and shrinks about its middle and fades. The part that
      alignmentRectProvider names, in the page's coordinates, lies over the source view. An
      animator that a delegate hands out goes before. The other ways to come that
      preferredTransition knows do what modalTransitionStyle does.

      D K · reference "Enhancing your app with fluid transitions"; headers of
      UIViewControllerTransition and UIZoomTransitionOptions; that a delegate goes before, the
      controller that the provider's context names for a presentation, how a page looks
      without a source view: K
      """
    ),
    (
      "R182",
      """
      A push by zoom is never cancelled. A finger, or a pop by code, that comes while the page
      still grows completes the push at once, with viewDidAppear, and begins the pop in the
      same turn. A pop that is cancelled runs back first, and then goes from disappearing
      through appearing to appeared in one turn. No touch is kept out meanwhile. A
      presentation does the same.

      D I · reference "Enhancing your app with fluid transitions"; WWDC 2024 session 10145;
      presentations: I
      """
    ),
    (
      "R183",
      """
      A push, pop, presentation or dismissal by code does not wait for a zoom that no finger
      holds: the zoom is over at once, with all its calls. While a finger holds the page, or
      before the zoom has begun, it waits, without a word on the console (R42).

      D K · reference: "Let the new push or pop start, and the system handles the
      transitions"; that the zoom is over at once, and what happens under a finger: K ·
      setting UIKitBehavior.zoomGivesWay
      """
    ),
    (
      "R184",
      """
      A finger pulls the page down from anywhere on it, or in from the left edge, or pinches
      it: an interactive pop or dismissal. The page waits for the first 17 points down, 12
      from the edge, 8.7 of a pinch. Then it shrinks about the place that was taken hold of:
      by 0.67 for each of its heights, by less beyond 0.52 of them, towards 0.37; by 0.67 for
      each of its widths from the edge; as the fingers do in a pinch, never growing. The place
      follows the finger, behind it by 0.45 of the cube of the way in heights, and across by
      0.57, by less and less towards 0.9 of the width. Let go, it goes if 0.12 s later it
      would be smaller than 0.905, from the edge 0.70; pinched, if it is smaller than half.

      M · JakeThomson/swift_transitions, parity plan, stages 4 to 6: scripted fingers on a
      native zoom on iOS 27.0, eighty recordings; progress as a number from 0 to 1, and a pull
      to the right from anywhere as on iOS 26: not measured, K
      """
    ),
    (
      "R185",
      """
      Before a pull begins interactiveDismissShouldBegin is asked, with the finger's place and
      velocity and with whether it would begin by itself; its answer decides. By itself it
      does not begin on content that has been scrolled away from its top, which keeps the
      finger even beyond its top; content at its top does not scroll. A finger that the system
      takes away, and a screen that turns, let the page spring back. The recognisers sit on
      the page's view, under the names that apps look for:
      _UIContentSwipeDismissGestureRecognizer, _UIParallaxTransitionPanGestureRecognizer,
      _UITransformGestureRecognizer.

      D M O K · header of UIZoomTransitionOptions; parity plan of swift_transitions, stage 4,
      for the content; Twinskaraoke #96 for where the recognisers sit; the moment of the
      question, the turn of the screen: K
      """
    ),
    (
      "R186",
      """
      Without a finger a zoom is driven by a critically damped spring of 19 radians per
      second. A page that was let go flies to its source view on one of 15 and a damping of
      0.75, the quicker the faster the finger came from the edge, or springs back on one of 22
      and 0.9. A page that is caught while it grows goes on growing under the finger. A page
      that flies back takes no touches any more: they go to what lies behind.

      M O · parity plan of swift_transitions, stages 3, 7, 8 and 9; on iOS 26.5 a page was
      seen to take touches to the end (Twinskaraoke #96) · setting
      UIKitBehavior.zoomTakesTouchesToTheEnd
      """
    ),
    (
      "R187",
      """
      A source view that is in no window is said on the console, and the page zooms as without
      one. On iOS 26 apps were seen to stop there: "Cannot morph from a view that is not in
      the hierarchy".

      O K · react-native-documents/document-picker #1003; wire-ios #4848; when it stops the
      app and when not: nobody knows · setting UIKitBehavior.detachedZoomSource
      """
    ),
    (
      "R188",
      """
      The page under the built-in swipe stays for the first 12 points of the finger, and then
      is 12 points behind it. Let go, it is popped if it would be past the middle of the width
      0.12 s later, also by a short fast swipe, and in spite of a finger that goes back. A
      spring of 22 radians per second and a damping of 0.85 brings it to either end.

      M · JakeThomson/swift_transitions, parity plan, stage 2: thirteen scripted swipes on a
      native stack on iOS 27.0; the middle was found between 0.50 and 0.53
      """
    ),
    (
      "R189",
      """
      A controller whose presentation style was not set is presented as a sheet. Before iOS 13
      it covered the screen, and its style read as fullScreen. Page sheets and form sheets
      covered the screen of a phone, too.

      D · WWDC 2019 session 224; reference of UIModalPresentationStyle; release notes of iOS
      13 · setting UIKitBehavior.automaticStyle, which UIKitBehavior.iOS(_:) sets
      """
    ),
    (
      "R195",
      """
      In an app with a scene delegate UIKit tells that delegate alone that the app becomes
      active, resigns, comes to the foreground or goes to the background. The four methods of
      the application's delegate are not called; the notifications are posted all the same. A
      scene posts each of its notifications along with the method, also at launch.

      D · reference of applicationDidEnterBackground(_:) and its three siblings
      """
    ),
    (
      "R196",
      """
      An interaction that is added to a view is told before and after, and so is one that is
      removed, with nil for the view. Many interactions add their recognisers in didMove(to:).
      An interaction that another view has leaves that view first.

      D K · reference of UIInteraction; that it leaves the other view first: K
      """
    ),
    (
      "R197",
      """
      A segue that presents is held until the presentation has ended, so it can be the
      transitioning delegate of its destination, or the delegate of the presentation
      controller. Every other segue is released once it has been performed. Before iOS 9 every
      segue was.

      D K · WWDC 2015 session 215; Apple's sample "SegueCatalog"; that a segue of the kind
      custom is held as well: K
      """
    ),
    (
      "R198",
      """
      A control calls a method of a target once for an event, however often the two were added
      together; also a method without a target, which is looked up along the responder chain.

      D · reference of addTarget(_:action:for:)
      """
    ),
    (
      "R199",
      """
      A collection view invalidates its layout with a context. invalidateEverything is true
      after reloadData(), with another data source or another layout, and if the layout was
      invalidated without a context; invalidateDataSourceCounts after reloadData() and when
      items are inserted or deleted. With other bounds neither is true.

      D K · reference of UICollectionViewLayoutInvalidationContext; that invalidateLayout()
      passes through invalidateLayout(with:): K
      """
    ),
    (
      "R200",
      """
      A tap on the standard accessory detailButton or detailDisclosureButton of a row selects
      no row. It is told by tableView(_:accessoryButtonTappedForRowWith:), and performs the
      segue that a storyboard has for the accessory. The other standard accessories take no
      taps.

      D K · reference of tableView(_:accessoryButtonTappedForRowWith:) and
      UITableViewCell.AccessoryType; the segue: K
      """
    ),
    (
      "R201",
      """
      UIKit makes a window for the main storyboard, sets it as the delegate's window, and
      shows it after the launch. If the delegate sets a window of its own meanwhile, UIKit
      lets the first window go, does not show it, and shows the delegate's, also if the
      delegate does not do so.

      R K · ios_deardiary names its launch screen as its main storyboard, and its scene
      delegate makes the window that the user sees; the demo of a published collection view
      has a main storyboard, and its delegate sets a window that it never shows itself
      """
    ),
    (
      "R210",
      """
      A scroll view's delegate and a controller's parent can be observed: whoever observes
      them is told of every assignment, with the new value in place, and may assign again at
      once.

      M · the suites of the libraries OverlayContainer, which keeps its own delegate in front
      of an app's by observing, and Family, which removes a child's view when the child's
      parent becomes nil
      """
    ),
    (
      "R211",
      """
      A split controller is born as one that is not collapsed, on a phone as well: its
      controllers are its children, and details that are shown become the second one. It
      collapses when it comes into a window of compact width, in the model with its view. From
      then on viewControllers contains the first one alone.

      D O M · reference of UISplitViewController.viewControllers; that it is born so:
      "Understanding Split View Controller", commandshift.co.uk; children and details
      beforehand: the suite of the library RouteComposer
      """
    ),
    (
      "R212",
      """
      The current page of a page control is -1 until it has pages. When they are all gone
      again, it is 0 for whoever sets it.

      M · the suite of the library Auk
      """
    ),
    (
      "R213",
      """
      Two rectangles that only touch do not intersect, although their intersection is a line
      and not null.

      M · the suites of the libraries Auk and Family: a page at the very edge of a scroll view
      is not visible. The intersection: a debugger's output of iOS 5 in a question about
      CGRectIntersection
      """
    ),
    (
      "R214",
      """
      A page controller's scroll view is as large as its view as soon as the view is loaded,
      before any layout.

      M · the suite of the library Pageboy, which scrolls one that is in no window
      """
    ),
    (
      "R215",
      """
      setViewControllers(_:animated:) of a tab bar controller asks its delegate for an
      animator if it is to be animated and the selected controller is not among the new ones.
      An empty list stays an empty list, and is not nil.

      M · the suites of the libraries XCoordinator, whose animators are called, and
      RouteComposer
      """
    ),
    (
      "R216",
      """
      A constraint of a length to none of another length, by the multiplier 0, has no second
      anchor and the multiplier 1.

      M · the suite of the library FloatingPanel
      """
    ),
    (
      "R217",
      """
      If a recogniser has delayed the end of a touch, as a double tap does with the first tap,
      the view gets touchesCancelled for that touch when the gesture is recognised, and
      touchesEnded when it fails. So a button under a double tap does not send touchUpInside
      as well.

      D · reference of delaysTouchesEnded: began, began, cancelled, cancelled for a double tap
      """
    ),
    (
      "R221",
      """
      canOpenURL(_:) is true for web addresses and for the app's page of the settings, whether
      or not the app names their schemes in its Info.plist. For the scheme of an app that is
      not on the device it is false.

      D K · reference of canOpenURL(_:): true if an app on the device handles the scheme; that
      the browser does
      """
    ),
    (
      "R222",
      """
      sizeToFit() of a view with a transform makes the best size the size of its bounds, and
      not that of its frame.

      M · the suite of the library PinLayout. That the frame keeps its corner, as without a
      transform: inferred
      """
    ),
    (
      "R223",
      """
      The table that a UITableViewController makes for itself has the frame of the screen less
      the status bar, until its window or container gives it another.

      M · the suite of the library PanModal, and swift-snapshot-testing issue 362: 647 points
      of 667 on iOS 13; printed views of iOS 8 and 11 begin at y 20
      """
    ),
    (
      "R224",
      """
      A navigation controller loads the view of its topmost controller after its own
      viewDidLoad() has returned. A change of the stack in viewDidLoad() changes the stack
      alone.

      M · crash logs of many apps: the content's view is loaded by
      _startDeferredTransitionIfNeeded in the navigation controller's layout. That layout
      comes later still; a view asked for earlier is loaded here as soon as its container is
      """
    ),
    (
      "R225",
      """
      A delegate without application(_:didFinishLaunchingWithOptions:) gets
      applicationDidFinishLaunching(_:) in its place. One that has both gets only the former.

      D K · reference of applicationDidFinishLaunching(_:): used in earlier versions to
      initialise the app, use the other method instead; that the older one is not called
      beside it
      """
    ),
    (
      "R226",
      """
      A collection view asks for the cells that appear together in the order of their index
      paths, whatever the order in which the layout hands out their attributes.

      K · a layout that returns the values of a dictionary works on a device, and has another
      order in each process
      """
    ),
    (
      "R227",
      """
      Two images that were loaded by one name are equal, also if they are two objects.

      D · reference of UIImage, *Comparing images*: isEqual(_:) is the only reliable way to
      tell whether two images have the same image data
      """
    ),
    (
      "R228",
      """
      A presentation controller's presentingViewController is the controller that UIKit has
      chosen to present, such as the navigation controller around the one whose present was
      called, whatever controller the app gave to the initialiser.

      D I · reference of presentingViewController (the root of the window, a parent that
      defines the context, or the last one presented; it may be another than the source); a
      popup library compares it with the context's from to tell a presentation from a
      dismissal
      """
    ),
    (
      "R229",
      """
      The completion of performBatchUpdates comes in a later turn, also of a list that is in
      no window.

      I · a published app asks for updates in its controller's initialiser, and fills the data
      source that the completion reads afterwards
      """
    ),
    (
      "R230",
      """
      An object that a method of UIKit's makes and returns, such as an anchor's constraint or
      a snapshot, lives until the turn ends although nobody owns it. So does a view that
      removeFromSuperview() has taken from its owner.

      D I · *Advanced Memory Management Programming Guide*: a method whose name does not begin
      with alloc, new, copy or mutableCopy returns an object that its caller does not own,
      autoreleased; a public library keeps its constraints in weak properties and activates
      them afterwards; two published libraries of tabs remove a view of their nibs to which
      only a weak outlet refers, and add it to another view in the next line
      """
    ),
    (
      "R231",
      """
      At a launch with a main storyboard, UIKit first asks the delegate for its window, and
      shows the storyboard's initial controller in it. Only if there is none does UIKit make a
      window and set it as the delegate's.

      D K · reference of UIApplicationDelegate.window: whoever wants a window of a class of
      their own returns it from the property's getter; Neuburg, *Programming iOS*: the window
      is made if the property is nil
      """
    ),
    (
      "R232",
      """
      A button whose state changes, or that is asked by setNeedsUpdateConfiguration(), calls
      updateConfiguration() and then its configurationUpdateHandler. Several requests before
      that are one. Here that is in the button's next layout.

      D I · reference of setNeedsUpdateConfiguration(): called when the state changes, several
      requests lead to one call; SDK header: the handler is called after updateConfiguration;
      the moment is inferred
      """
    ),
    (
      "R233",
      """
      The zoom scale of a scroll view is read from the transform of the zoomed view. An app
      that sets the transform back has the scale 1 again.

      R · Chameleon's UIScrollView: found by trying out UIKit itself, as its comment says;
      photo viewers in public repositories rely on it when they show another image
      """
    ),
    (
      "R234",
      """
      Where the data source of a collection view has no method for headers and footers, none
      is shown. The layout leaves room for them all the same.

      R · PSTCollectionView, which was written after UICollectionView: it makes no view if the
      data source has no such method; public apps rely on it with a flow layout's
      headerReferenceSize
      """
    ),
    (
      "R235",
      """
      The style of a presentation is read before the view of the presented controller is
      loaded, and the transitioning delegate is asked afterwards. A delegate that viewDidLoad
      sets is asked; a style that it sets is that of the next presentation.

      R I · Ramotion's garland-view: viewDidLoad sets both, the animators of the delegate run,
      and with iOS 13 the callers had to set the style before present (0a18d73); its animator
      takes the presenter's view into the container, which would leave a black screen under
      .custom; URLNavigator issue 135: with iOS 13 the style works when it is set in init
      """
    ),
    (
      "R236",
      """
      An interruptible animator of the app's own that has no
      continueAnimation(withTimingParameters:durationFactor:), which is optional, is started
      where the finger has let go.

      D R I · SDK header: the method is optional, startAnimation() is not;
      jiro/CustomPresentation drives such a group of animators by a finger to either end
      """
    ),
    (
      "R237",
      """
      A tab bar controller that is told to select a number for which it has no tab selects
      nothing.

      K · as remembered; no report of a trap was found
      """
    ),
    (
      "R238",
      """
      A tab bar controller that is made in code loads its view in its initialiser, so that
      viewDidLoad() of a subclass runs before its maker can set a property of it. One of a
      storyboard loads its view when it is first needed.

      O K · an article with the order of calls (hicka04, on Qiita);
      AndreyPanov/ApplicationCoordinator, issue 20, which says it of code and not of
      storyboards. When the first tab's view is loaded is not written: here when the tab bar
      controller's view is added to another view or is about to appear
      """
    ),
    (
      "R239",
      """
      The tabs of a storyboard come without a call of a subclass's
      setViewControllers(_:animated:) or viewControllers: they are there when the view is
      loaded.

      O · HiroteruWatanabe/CardTransition, a library whose example has its tabs in a
      storyboard, and whose setViewControllers(_:animated:) unwraps a bar that viewDidLoad()
      makes
      """
    ),
    (
      "R240",
      """
      The view of a tab's controller goes on behind the tab bar if edgesForExtendedLayout
      contains the bottom and the bar is translucent or extendedLayoutIncludesOpaqueBars is
      true. Otherwise it ends at the bar. A navigation controller fills the tab bar
      controller, and each of its pages goes on behind the bar or ends at it by its own
      settings: a page that was pushed with hidesBottomBarWhenPushed, and the pages above it,
      go down to the edge.

      D O · reference of edgesForExtendedLayout; the library EZCustomNavigation, whose
      animator gave a page that hides the bar the frame of the page below it, which was too
      short
      """
    ),
    (
      "R241",
      """
      A popover's delegate that leaves out presentationControllerShouldDismiss or
      presentationControllerDidDismiss is asked and told by the methods of before iOS 13
      instead, popoverPresentationControllerShouldDismissPopover and
      popoverPresentationControllerDidDismissPopover, where the user dismisses the popover.

      D O · reference of both protocols; the library SwiftyPickerPopover, which takes its
      dimming view away in the older method
      """
    ),
    (
      "R242",
      """
      A tab bar shows the item that a tab's controller has: an item that the app gives to the
      controller later takes the place of the one before, and a tap on it selects the tab.

      D O · reference of tabBarItem; apps such as kovalchukam96/chat-app, which set
      viewControllers first and each tabBarItem after it
      """
    ),
    (
      "R243",
      """
      A row of automatic height whose cell's constraints allow the height zero, but do not
      demand it, has the standard height of 44 points.

      L · UIKit's warning about constraints that ambiguously suggest a height of zero for a
      cell's content view: it takes the collapse for unintentional and uses the standard
      height, as in MIT-Mobile-for-iOS issue 683 and Eureka issue 1632
      """
    ),
    (
      "R244",
      """
      A tap on a bar button item without a target sends its action along the responder chain:
      from the first responder, and then from the bar's button.

      D · reference of UIBarButtonItem.target: if it is nil, the action is passed up the
      responder chain to any object that has the method
      """
    ),
    (
      "R245",
      """
      Every first responder into which text can be typed (UIKeyInput) brings the keyboard. A
      tap on the bar above the keys types the suggested text, and a tap on the return key a
      line break, which a text field takes for the end of its input. The suggestion fits the
      content type and the kind of keyboard: a code, an address of e-mail or the web, a
      password or a name.

      D K · reference of UIKeyInput: a responder that conforms can get text from the keyboard;
      reference of UITextContentType: the bar above the keys suggests a text of that kind, and
      a tap on it fills it in. That it comes letter by letter is K
      """
    ),
    (
      "R246",
      """
      If a container of the app's own starts the appearance of a navigation controller whose
      view is in no window yet, the content is told of it when the view is laid out in the
      window, or at the latest when the appearance ends.

      M · crash logs such as RTRootNavigationController issue 275: a navigation controller
      starts what it owes its content from its layout (_startDeferredTransitionIfNeeded); the
      library Shari, whose content looks for a view in viewWillAppear that its container adds
      between the two calls
      """
    ),
    (
      "R247",
      """
      A page controller in the scroll style loads the view of each neighbour as soon as its
      data source has returned the neighbour. The neighbour hears of no appearance by that.

      M K · crash logs of apps: the data source is asked by the scroll view's queue, which
      takes views (queuingScrollView:viewBefore:); the app johndpope/PhotoViewController,
      whose pages take back in deinit what viewDidLoad() has added. When it is asked first is
      K
      """
    ),
    (
      "R248",
      """
      A pop sets no frame of a returning view that an animator has left with a transform, if
      the view has the right size. With another size it gets the bounds and the centre of its
      place. A push sets the frame of the incoming view, whatever its transform.

      O K · the library TransitionTreasury, whose pushes leave the page below tilted and whose
      pops take the transform back, and nothing else. Another size is K; the push is that of
      an article whose page arrives beside the screen when it is pushed again
      """
    ),
    (
      "R249",
      """
      A recogniser has a list of its targets under the private names targets and _targets, and
      each has its object under target. The target of a navigation controller's own swipe has
      the method handleNavigationTransition:. A pan of the app's own with that list, or with
      that object and method, pops from anywhere on the screen.

      M · the description that a device prints of the swipe's recogniser, in articles on a
      full-screen swipe back: action=handleNavigationTransition:,
      target=<_UINavigationInteractiveTransition>; many public apps rely on it
      """
    ),
    (
      "R250",
      """
      The radius of the display's corners stands under the private name _displayCornerRadius
      of the screen: 47.33 points on a phone of 390 x 844 points, 39, 41.5 or 53.33 on others,
      18 on a pad, and 0 without a home indicator.

      M · the values that devices report, in Kyle Bashour's article on the corners of the
      iPhone X (updated in 2020); his package ScreenCorners and apps read them
      """
    ),
    (
      "R251",
      """
      addChild of a navigation controller with an empty stack makes the child its root.
      removeFromParent() of a controller below the top of a navigation stack takes it off the
      stack, also while another one is pushed. Where the stack is not empty, the child of an
      addChild is the topmost controller, and visibleViewController is that one. The page
      below stays as it is here, and the app shows the child's view by itself.

      O · listenzz/HBDNavigationBar #135: of A, B and C on the stack, B is removed from its
      parent, and the back button of C leads to A; xiaopin/NavigationContainer #5; apps that
      present a navigation controller whose only screen they have added with addChild. On a
      device the stack is the list of the children (openradar 14897231); nakajijapan/Shari,
      with tests on a device, finds the sheet that it has added as visibleViewController. What
      a later pop does with such a child is unknown: here it pops the page below
      """
    ),
    (
      "R252",
      """
      layoutIfNeeded() of a view lays out that view and those inside it. It does not lay out
      superviews, so constraints do not move the view itself: whoever wants that sends it to a
      superview. The method of the same name of a layer starts at the topmost layer above that
      has requested layout.

      D · reference of both methods; Apple's notes on iOS 10, quoted in
      wikimedia/wikipedia-ios #927: the method is not expected to move its receiver
      """
    ),
    (
      "R253",
      """
      A touch goes through sendEvent of the application and then through sendEvent of its
      window, which passes it to the recognisers and the view. An app may override both, to
      see all touches. If it does not call super, nothing else gets the event.

      D · reference of both methods
      """
    ),
    (
      "R254",
      """
      There is no set order in which the gesture recognisers of one view get a touch; it may
      differ each time. Here it is the order in which they were added, or the reverse.

      D · Apple's Event Handling Guide for iOS, on competing recognisers · setting
      UIKitBehavior.recognizerOrder
      """
    ),
    (
      "R255",
      """
      A controller that assigns its view in an initialiser, before anything asks for one, gets
      viewDidLoad() all the same. Here that is right before it appears; the exact moment is
      unknown.

      R · teodorpatras/SideMenuController assigns its view in init(coder:), and its README has
      subclasses embed their screens in viewDidLoad()
      """
    ),
  ]
}
