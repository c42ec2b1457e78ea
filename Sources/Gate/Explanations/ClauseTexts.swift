/// Clauses, from their pages.
///
/// `TURNSTILE_WRITE_PAGES=1 swift test --filter ExplanationTests` writes this file.
enum ClauseTexts {
  static let all: [(name: String, text: String)] = [
    (
      "appearance-balanced",
      """
      Disappeared, appearing, appeared, disappearing, and round again; between appearing and
      disappearing it may turn round in either direction. Anything else is illegal: to appear
      twice, or to have appeared without being about to. At rest, with nothing presented over
      it, a controller on the screen was last told viewDidAppear, and one off the screen
      viewDidDisappear. A child that was let go together with its container must have heard
      that it goes, too.

      Only the app's own calls are judged, and those of containers that the app tells by hand.
      Where UIKit alone has called, nobody is to blame. Of the calls at the launch, before the
      trace, those are judged of which UIKit would warn (unbalanced-at-launch). A container
      that calls both viewWillAppear and viewDidAppear of its child itself tells it by hand,
      too. A child that is moved off the screen, such as a drawer's menu, may be told nothing
      then, but not that it appears (told-wrong-way). A begin for where a controller is
      already (unbalanced-calls) and an end of what nobody has begun (ended-without-begin) are
      findings of their own; the end that belongs to an ignored begin is not reported by
      itself. The other causes are: a call that the state before it does not allow
      (out-of-order), a will without its did (begun-never-ended), a controller that has left
      the screen and was last told that it has appeared (gone-untold), and one on the screen
      that was last told that it has disappeared (shown-untold). A child that stays in the
      window and that UIKit tells, such as a menu beside the screen, may be told by hand that
      it appears, each time it comes into view.

      Why it matters:

      Screens start and stop cameras, timers, observers and analytics in these four methods. A
      screen that hears viewWillAppear twice observes twice, and one that never hears that it
      appeared again after a cancelled swipe stays dead. UIKit prints "Unbalanced calls to
      begin/end appearance transitions" and goes on.

      How to mend it:

      Leave appearance to UIKit unless you write a container that answers false in
      shouldAutomaticallyForwardAppearanceMethods. There, pair every begin with one end, and
      turn round with another begin in the other direction, never with an end.

      What looks like a breach and is not:

      - viewWillAppear after viewWillDisappear with no viewDidDisappear between them. That is
        a cancelled swipe, and legal.
      - A presenter of a card that is told by hand that it disappears when the card comes and
        appears when it goes. What a presenter under a style that keeps it is told meanwhile
      is its owner's choice, as long as the word stays legal.
      - What UIKit says of its own calls, such as after two pushes at once.
      - In a container that tells its children by hand, a child that was told that it has gone
        and whose view stays behind another one, beside the screen or transparent.
      - viewDidLoad and viewIsAppearing, which are not part of the word.
      """
    ),
    (
      "cancel-restores",
      """
      Every view that was in the window when the transition was asked for has its superview
      and its place among its siblings, its bounds, center, transform and sublayer transform,
      alpha, visibility, user interaction, mask, corner radius, clipping, z position and
      anchor point back, and its recognisers, each enabled or disabled as before. Lengths may
      differ by a thousandth of a point. The incoming controller's view is out of the window.

      It is judged at rest, so clean-up in the completion, or a turn later, is in time. Where
      a tap, a second finger or another drag was recognised in the meantime, nothing is said
      of the views: what that did cannot be told from what the transition did. A new frame of
      a presented view is no finding if the app's presentation controller declares it by
      frameOfPresentedViewInContainerView: a sheet that an upward flick takes to its full
      height, after the drag first pulled it down.

      Why it matters:

      Swipes are cancelled all the time: people peek. What the peek leaves behind stays: a
      card with round corners that had square ones, a presenter at 95 % of its size, a button
      that is hidden for ever. Each further peek adds to it.

      How to mend it:

      In the completion, before completeTransition, undo what was set outside the animation
      when context.transitionWasCancelled. Remember what was there; do not assume that it was
      zero, one or .identity.

      What looks like a breach and is not:

      - Scroll offsets. A scroll view may have scrolled.
      - Anything, if the window changed its size after the transition was asked for. That
        moves everything.
      - New views of the app's own that have nothing to do with the transition. They are
        nobody's difference here; those that came with a transition are leaves-nothing-behind.
      - What another hand does meanwhile, a tap or a pinch, and what a gesture of the app's
        own does in the drag with which the system pulls a sheet or swipes a stack back.
      - The incoming view's own values. It is out of the window; only incoming-is-clean asks
        for them.
      """
    ),
    (
      "cancelled-gesture-cancels",
      """
      When the recogniser that drives a transition ends in .cancelled, the transition must not
      complete with true. If it is grabbed again by another gesture before it completes, the
      later one decides.

      Why it matters:

      A recogniser is cancelled when a call comes in, an alert appears, the app goes to the
      background or another recogniser takes the finger. Nobody has decided anything. If the
      screen closes all the same, it closed because a phone rang.

      How to mend it:

      Give .cancelled and .failed a case of their own which always cancels. Only .ended is a
      decision.

      What looks like a breach and is not:

      - A gesture that is cancelled *after* it has finished the transition, while the rest of
        the animation runs.
      - A cancelled gesture beside the one that drives.
      - A recogniser that the app itself takes off or switches off in the middle of the drag,
        and then finishes. Nobody took the finger away.
      - A transition that was cancelled, and a new one asked for at once that finishes.
      """
    ),
    (
      "comes-to-rest",
      """
      A drag that came to nothing, with no action, tap or change of size beside it, changes
      none of the properties that cancel-restores lists. Scroll offsets excepted. Judged is
      what stays as the finger left it: what moves on after that goes where the app wants it.
      Every rest is judged: what the next finger or action puts right has hung until then.

      Why it matters:

      A sheet that follows the finger and does not go back hangs in the middle of the screen,
      and takes the next touch where nobody expects it.

      How to mend it:

      Animate back in .ended, .cancelled and .failed when no transition was started.

      What looks like a breach and is not:

      - A scroll view, and what follows the place to which a drag has scrolled it, such as a
        header that gets smaller.
      - What a drag leaves at one place wherever the finger stops: a little earlier, or after
        a short way a little later, leaves it there as well.
      - A drag that starts a transition, whatever becomes of it.
      - A sheet that goes on to a detent, and a drag that puts right what was displaced
        before.
      - A card that a finger leaves at a detent of its own, if the subject declares it:
        Subject("map", detents: [.height(120), .fraction(0.5)]). See Detent.
      - What an action did while the finger was down.
      - Something that is meant to stay exactly where a finger leaves it, such as a map's pin,
        is a breach by the letter. Leave the clause out with .strict.removing(.comesToRest).
      """
    ),
    (
      "completes-in-time",
      """
      The time allowed is what transitionDuration(using:) says, divided by the completion
      speed, and two seconds on top. The clock starts when the transition starts or when the
      last finger leaves, whichever is later; time for which the main thread was busy does not
      count. What is overdue is told when the next step comes, if one does; in the background
      nothing moves, so the clock starts anew when the app is back.

      The clause tells six causes apart. Each is a finding of its own and can be declared
      known on its own, as in knownFaults: [.completesInTime(.earlyEndLost)]:

      | cause | what happened |
      |---|---|
      | nobody-ended | the gesture is over, and nobody called finish or cancel |
      | no-gesture | an interactor was handed out although no gesture drives it |
      | early-end-lost | finish or cancel came before the transition had started, and was lost
      |
      | speed-is-zero | the completion speed is zero or nearly so |
      | never-completed | the animator returned without animating or completing |
      | endless-animation | an animation ended without completing the transition, or cannot
      end |

      Why it matters:

      A transition in flight owns the screen: touches go nowhere, and every further present or
      push is refused. One that never completes is an app that has to be killed. It is the
      most frequent serious bug of custom transitions, and the fast flick is its most frequent
      cause: a finger that comes down, moves and leaves before the next turn of the run loop
      ends an interaction that has not begun.

      How to mend it:

      - never-completed: call completeTransition on every path, such as where a guard returns.
        Where a property animator waits to be started, the report says so instead.
      - nobody-ended: handle .ended, .cancelled and .failed; each must finish or cancel.
      - no-gesture: return the interactor only while its gesture is under way, else nil.
      - early-end-lost: remember an early end, and send it from an override of
        startInteractiveTransition(_:).
      - speed-is-zero: keep completionSpeed above zero. 1 - percentComplete is zero at the
        very end.
      - endless-animation: complete from an animation that always runs. One that changes
        nothing ends at once; one that repeats for ever never does.

      What looks like a breach and is not:

      - A finger that rests. While one is on the glass nobody owes an end.
      - A slow completion speed. The time allowed grows with it.
      - A spinner or a repeating timer that the app had from the start.
      - A transition that waits in line behind another one. It has not started.
      """
    ),
    (
      "completes-once",
      """
      No second completeTransition(_:) reaches a context, and none reaches one that has ended.
      The clause is judged at the call: whether the second call does harm today is a matter of
      luck.

      Why it matters:

      completeTransition(_:) is where UIKit tears the container down, tells the controllers
      that they appeared or disappeared, and starts whatever was waiting. Called again it
      finds a context that is over. Depending on what is on the screen by then, that is a line
      in the console, a second round of clean-up, or views of the *next* transition that
      vanish.

      How to mend it:

      Complete from one place. Where several animations run, let the longest one report, put
      them into one UIView.animate or one UIViewPropertyAnimator, or count them down. Where an
      interactor animates the rest itself, only the interactor or only the animator completes,
      never both.

      What looks like a breach and is not:

      - A completion block that runs once with finished == false because the app went to the
        background. That is one completion, late or early.
      - animationEnded(_:). UIKit calls it; it is no second report.
      - Many calls of finish() and cancel() on a percent-driven interactor. They end a phase
        and complete nothing; see ends-its-phase-once.
      """
    ),
    (
      "delegate-lives",
      """
      transitioningDelegate is weak. An object that is made in the line that sets it is gone
      in the next one. The clause looks when a presentation or a dismissal with animation is
      asked for: was a delegate set, and is it still there?

      Why it matters:

      The card comes and goes with the system's animation, whatever was written for it, and
      the drag that was to close it does nothing. Under the style .custom there is no
      presentation controller either: the screen below stays dimmed by nobody, or stays away.

      How to mend it:

      Keep the delegate in a property of the card, or let the card be its own delegate.

      What looks like a breach and is not:

      - A delegate that was taken away by transitioningDelegate = nil.
      - A presentation or a dismissal without animation, which needs none.
      - A delegate that dies when the card has gone.
      - A delegate that provides a presentation controller and no animator, and dies while the
        card is up: a dismissal asks it for nothing.
      """
    ),
    (
      "ends-its-phase-once",
      """
      Once finish or cancel was sent, nothing more is until the next phase begins, not even
      through a percent-driven interactor, which would swallow it.

      Why it matters:

      UIKit passes over the late call, so nothing is seen. It is a sign that the state machine
      of the interactor has a hole, and the next change to it falls in.

      How to mend it:

      Leave the driving state when finish or cancel is sent, and look at that state before
      every update.

      What looks like a breach and is not:

      - pause(), and everything after it. It opens the next phase.
      - An end before the start. Nothing has ended then; see early-end-lost of
        completes-in-time.
      """
    ),
    (
      "finish-arrives",
      """
      It is in the window, no ancestor of it is hidden or transparent, its transform is the
      identity, but for a perspective, and its alpha 1, and it has the frame its presentation
      controller or its container gives it at the present size of the window. Under the style
      .custom an animation that ran to its end may have made it visible as far as 0.9, so that
      the screen below is seen through it. Under that style, where the app lays out as it
      likes, and after a dismissal any frame will do, but for one: the root controller's view
      that filled the window, had a transform behind a card while the window changed its size,
      and does not fill the window now. A change of size sets the frame of a transformed view,
      too (R121), and its size is wrong once the transform is undone. A screen that is only
      moved up while a field in it is edited is out of the keyboard's way, and has arrived.

      And what went has left: after a dismissal, a pop, a push or a change of tab, and after a
      presentation whose style removes the presenter, the outgoing view is out of the window.
      Each way to break the clause is a finding of its own: not-in-window, hidden,
      transparent, transformed, misplaced, off-screen, stale-frame and outgoing-stays.

      What has arrived also stays on the screen when the window changes its size: the view of
      a presented screen, of which a part was seen before, does not lie wholly off the screen,
      or have no size left, while its container keeps the touches from the screen behind it.
      Nor does a menu of the app's own, if the cover stays that came with it. Both are
      off-screen. A presented view that was where its presentation controller wants it, and a
      view that covered its whole container, are so after the change as well. Where nothing
      but the autoresizing mask has made the frame that they have, it is a stale-frame.

      Why it matters:

      A view that ends at alpha 0 or a screen's width aside is a blank screen, and the app has
      no idea. A view that ends at alpha 0.95 or at 99 % of its size looks fine on a desk, and
      lets touches through to the wrong pixels. Rotation finds the rest: a frame remembered
      from before is the wrong frame after.

      How to mend it:

      End at finalFrame(for:), with the transform at the identity and alpha at 1; set all
      three again when completing, should the window have changed meanwhile. Set a frame only
      while the transform is the identity, for a frame under any other transform is not what
      was set.

      What looks like a breach and is not:

      - A card that covers half of the screen. It is judged against its presentation
        controller's frame or, under .custom, by being there to be seen; a child is judged
      against its container.
      - A side menu that an animation moves in by a transform, and out by undoing it. It is
        where it should be if the transform only moves it, the whole view lies in its
      container, and the style leaves the screen below visible.
      - A presenter beside a narrow menu, under a style that takes the presenter out, if the
        app has put it back into the window after the presentation.
      - A controller's view inside a wrapper. What its presentation controller says is
        presented is judged, and that is the wrapper.
      - A controller that has gone from here and that a container of the app's own has taken
        in, or that is shown again at once. It is where it is on purpose.
      - A screen that has gone on to present or push another one by then. The other one's
        arrival is judged.
      - A sheet whose container lets touches through, and one that the app itself has moved
        away. A frame that the app has set, by code or by constraints, is its wish.
      - A menu that is closed together with its cover when the device is turned.
      - A presenter that stays scaled down *behind* a card. It is not the incoming view; on
        the way back round-trip asks for it.
      """
    ),
    (
      "forgets-past-gestures",
      """
      Take a trace in which a gesture is cancelled, everything comes to rest, and something
      follows. What follows must go as it does without the gesture: the same outcomes, the
      same views at rest. One run cannot show that, so the clause is judged by comparing two,
      on a sample of the runs and always on one that broke something.

      Why it matters:

      This is the bug that cannot be reproduced. The close button hangs, but only if somebody
      swiped a little an hour ago; the next swipe closes the card at 2 %, but only if the one
      before was at 80 %. The fault is a flag or a decision that was set and never reset.

      How to mend it:

      Set everything in .began and take everything back in every way in which a gesture ends.
      Decide in .ended from the gesture as it is then; a decision stored in .changed is that
      of the last gesture if this one never changed.

      What looks like a breach and is not:

      - A gesture that *finishes*. It may change everything.
      - A cancelled gesture that shows: what is not at rest as it was before is a matter for
        cancel-restores.
      - A cancelled gesture that has scrolled something, too. A card that can be pulled only
        while its list stands at the top is right not to begin after that.
      - Something that counts gestures and shows the count. If that is wanted, leave the
        clause out with .standard.removing(.forgetsPastGestures).
      """
    ),
    (
      "incoming-is-clean",
      """
      The incoming view, which after a cancel is out of the window, has the values it had
      before the transition was asked for; its geometry excepted.

      Why it matters:

      Nobody sees it now. But the controller is kept, as the one below a cancelled pop always
      is, and whoever shows it next without this animator, with animated: false or from a
      notification, shows it half transparent and moved aside.

      How to mend it:

      In the completion, cancelled or not, set back what was set on the incoming view: here
      incoming.transform = .identity.

      What looks like a breach and is not:

      - A view that was in the window all along; that one cancel-restores asks for.
      - A different frame. It is set anew whenever the view is shown.
      - A view that was not loaded when the transition was asked for. There is nothing to
        compare it with.
      """
    ),
    (
      "leaves-nothing-behind",
      """
      When the app is back at the controllers it started with, in a window of the same size,
      no view is left that came while a transition was under way: no snapshot, no dimming
      view, no container. And no more animations, display links, timers or delayed blocks go
      on than went on at the start. A task that sleeps is a delayed block. Animations in a
      list's cells do not count, because the list makes and drops cells as it scrolls and
      loads.

      Elsewhere, as while a card is up, a cancelled transition may leave something on purpose,
      such as a shade that is made once and kept. What is one more each time is none: two
      cancelled drags leave two shades.

      Why it matters:

      A forgotten dimming view swallows every touch. A forgotten snapshot shows last week's
      screen for one frame whenever something above it moves. A forgotten display link keeps
      the processor awake until the battery is empty.

      How to mend it:

      Put helpers into containerView; after a dismissal UIKit takes it away with all that is
      in it. Remove what must stand elsewhere in the completion, on every path, cancelled or
      not. Invalidate display links and timers there too.

      What looks like a breach and is not:

      - A dimming view that stays while the card is up, or that the first cancelled dismissal
        leaves for the next. The app is not back at its start.
      - Views the app adds on its own account, outside any transition, and the cells of its
        lists.
      - A spinner that was there from the beginning.
      - A timer of a tab's screen that starts when the screen loads its view and goes on as
        long as the tab exists. One more at each visit is a breach.
      """
    ),
    (
      "lets-go",
      """
      Over three and more round trips from one screen the number of controllers of each type
      that have left and still live does not grow, and neither does that of contexts and
      presentation controllers, nor that of display links that are not invalidated: such a
      link keeps its target, also while it is paused. A constant number is no leak: a
      controller may be kept for the next time.

      Three round trips in one run are rare in a small budget. If the summary says nothing to
      judge for: lets-go, try more runs, or store a trace of four trips under Seeds/; The seed
      file says how.

      Why it matters:

      Every trip that leaves a controller behind leaves its views, its images and its
      observers too. An app that is opened and closed all day ends by being killed for want of
      memory, and the reports point nowhere.

      How to mend it:

      Hold the context, the controllers and the delegate weakly wherever the other side holds
      you. Look at completions and addAnimations of property animators that are kept: a
      closure holds what it names.

      lets-go:recognizers and lets-go:window count what a view that stays, or the window, has
      more of after each return, whoever adds it: also a handler that adds a recogniser before
      it asks for the transition. lets-go:pile counts views of one class that lie exactly on
      one another inside a view that stays, such as snapshots that no dismissal takes out. Add
      it once, or take it off again.

      What looks like a breach and is not:

      - One controller that is made once and presented again and again.
      - A controller that lives a turn longer than its transition.
      - A cache with a bound, once it is full.
      - A view that each visit adds at another place, such as a row of a list.
      - Tabs that are not selected and pages under another one: what its container still holds
        has not left.
      """
    ),
    (
      "moves-continuously",
      """
      What a transition shows moves as far as the finger or the animation moved it: at its
      start, at the release, when it is grabbed again and when it completes. Only leaps are
      judged, and only of what is visible. A leap is a frame in which a view goes more than
      six times as far as the finger and more than three times as far as in the frames before
      and after it, by more than 44 points where a finger holds what moves, and by more than a
      quarter of the window where it runs by itself. An image that a view of the animator's
      takes over from another view, or gives back, must not leap either
      (moves-continuously:picture). Frames in which the system resized, hid or stalled the app
      are excused.

      Why it matters:

      A card that flashes away for one frame before it is back is seen by everybody, and by
      nobody who steps through the code:
      every value is right before that frame and after it.

      How to mend it:

      Set values and report in the same turn, so that no frame is drawn in between. Begin an
      animation where the views are, not where they should be.

      What looks like a breach and is not:

      - A fast spring. It stays below a quarter of the window in a frame.
      - A view that appears where it belongs, or is removed.
      - What scrolls.
      - A transition that is asked for with animated: false.
      """
    ),
    (
      "no-late-input",
      """
      No update, finish or cancel reaches a context after the transition has ended, and within
      one interactive phase a context is not both finished and cancelled. A pause opens a new
      phase. Calls on a percent-driven interactor that reach no context are harmless and kept.

      Why it matters:

      A context is valid for one transition. The call that comes too late is at best ignored;
      it shows that the interactor believes in a transition that is over, and the next thing
      it does will be wrong. Sent both finish and cancel, UIKit goes by the first, and the
      interactor by the last.

      How to mend it:

      End a phase in one place, with finish or cancel and nothing after it. Forget the context
      when the transition ends: animationEnded(_:) and the completion are the places.

      What looks like a breach and is not:

      - A late cancel() on UIPercentDrivenInteractiveTransition. It knows that nothing is
        under way and passes nothing on; the strict ends-its-phase-once is the one that minds.
      - The same end twice, or an update behind it, while the transition still runs. Nothing
        contradicts anything.
      - finish, pause, cancel, where an interruptible transition is grabbed again.
      - An end that comes too *early*. That is early-end-lost of completes-in-time.
      """
    ),
    (
      "on-time",
      """
      From the start of the transition to completeTransition it takes what
      transitionDuration(using:) promised, within one frame. Transitions that a finger drives
      or touches, that an interactor was handed out for, or that the background or a busy main
      thread disturbed are not judged.

      Why it matters:

      UIKit times by that number what runs alongside: the bar that fades with a push,
      animations of the coordinator, the scale on which a percent-driven interactor maps a
      finger to time. If the number is wrong, the bar arrives before the screen.

      How to mend it:

      Ask transitionDuration(using: context) where you animate. Count delays in, and for a
      spring its settling time.

      What looks like a breach and is not:

      - A transition without animation, or with UIKit's own.
      - A hundredth of a second: less than a frame.
      - One that is refused or cancelled. Only what finished is judged.
      - A duration that depends on the context, as long as both places ask for it.
      """
    ),
    (
      "one-animator",
      """
      Whoever asks during one transition gets the same object, and it is the one that runs.
      The next transition gets another. The harness never asks on its own account, since
      asking has side effects; it looks at what UIKit was given.

      Why it matters:

      UIKit pauses what it is given, sets its fraction and adds alongside animations to it. If
      that is not the object that runs, a finger drives nothing. Older systems let it pass;
      iOS 13 broke some apps that relied on that. The documentation asks for one object.

      How to mend it:

      Keep the animator in a property for as long as the transition lasts, return it to every
      caller, and let go of it in animationEnded(_:).

      What looks like a breach and is not:

      - An animator that is made and never asked for again.
      - An animating object of your own class. Only property animators are looked at.
      - One animator object, of your own class, that serves every transition, as long as the
        property animators it hands out are fresh.
      """
    ),
    (
      "one-at-a-time",
      """
      A push while another push runs in the same stack, or a pop while another pop does: UIKit
      prints a warning and breaks something of its own. What it ignores without damage is a
      line in the journal and no breach:
      dismissing while dismissing, presenting while presenting, the tab that is selected
      already.

      Why it matters:

      "Nested push animation can result in corrupted navigation bar" is no figure of speech.
      The stack says one thing and the bar another; the back button goes to a screen that is
      not there. A double tap is all it takes.

      How to mend it:

      Do nothing while transitionCoordinator is not nil, or do it from the completion of
      transitionCoordinator?.animate(alongsideTransition:completion:).

      What looks like a breach and is not:

      - dismiss on every move of a finger while the dismissal already runs. UIKit ignores it,
        and so does the clause.
      - A push on one stack while another stack moves, or a presentation on top of a finished
        one.
      - A push from the completion of another one.
      - A push or a pop while a page zooms: the system sees to that (R183).
      """
    ),
    (
      "one-drag-one-outcome",
      """
      Of the transitions that one drag led to, at most one finishes. It may cancel as many as
      it likes. A drag lasts from the first finger down to the last finger up, and it has led
      to what its handlers asked for, and to what the completions of that went on to ask for,
      in whatever container.

      Two that both take a screen away are always two, whatever they close. Of two that a
      handler asked for and that bring or change screens, only those of one kind in one
      container are two. What one call of a handler asks for together is meant together, and
      so is one.

      Why it matters:

      Two recognisers that both take one swipe for theirs pop two screens. To the person it is
      a swipe that jumped, and the screen they wanted is gone together with what they had
      typed there.

      How to mend it:

      Ask in .began only, or remember that the drag was used up until it ends. With two
      recognisers, let one win: require(toFail:), or false from
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:).

      What looks like a breach and is not:

      - A swipe that is cancelled, grabbed again and finished, under one finger or several.
        One outcome.
      - Two of different kinds or in different containers, such as a tab that changes and a
        card that closes, unless both close something.
      - A screen that a press shows and its end takes away again. Nor does the pair count
        beside a third transition: some pagers select a tab for a moment to load its view.
      - A completion that goes on to *open* something, and whatever the completions of a tap
        go on to do: a tap is a button.
      - A second swipe that begins as soon as the first finger has left, or that another
        finger begins while the first one stays.
      """
    ),
    (
      "outcome-is-honest",
      """
      true after a cancel is a lie. false is a lie when something was animated and nothing
      showed an intent to cancel: no cancel reached a context or a driver, no gesture was
      cancelled, and no animator was turned round or ended at its start. The clause is judged
      at the call.

      Why it matters:

      UIKit believes what it is told. Told true for a dismissal that the person turned back,
      it takes the controller off the screen for good: the card that slid back up is a picture
      with nobody behind it, and the next tap goes to the wrong screen. Told false for a
      presentation nobody cancelled, it removes the screen that has just arrived.

      How to mend it:

      Pass !context.transitionWasCancelled, and ask at the moment of completion: what was true
      at the start may not be any more.

      Do not pass the finished of an animation. It tells whether the *animation* ran to its
      end. When the app goes to the background in the middle of a presentation it is false,
      and the presentation is finished all the same.

      What looks like a breach and is not:

      - completeTransition(false) right away, before anything has moved. An animator that
        finds nothing to animate may refuse.
      - finish, then a pause, then cancel. The last word counts.
      - false where a property animator was reversed, or ended at .start.
      - false from an interactor of the app's own class, where the gesture was over before the
        transition had started and the context was told nothing. What the app made of that
      gesture went to its own class, where nobody can listen.
      - false after the recogniser was cancelled by the system. That is an intent to cancel,
        although no finger meant it.
      """
    ),
    (
      "progress-follows-finger",
      """
      Along the axis of the drag, progress that has grown with the finger does not fall while
      the finger goes farther the same way; that is the cause falls. And a finger that has
      gone well to one side of where it came down makes progress, and on the other side it
      makes none.

      Only a single finger that goes straight along an axis is judged: within three points of
      it. In a window of another size, and when the transition is grabbed again, the way is
      measured anew.

      Why it matters:

      Somebody who starts to close a card and changes their mind pushes it back, and a little
      further. If the wrong way counts as well, the card comes down again under a finger that
      moves up, and the flick that was to save it closes it.

      How to mend it:

      Use the signed translation, max(0, translation.y) / height. If a transition may go
      either way, decide for a way when it begins and stay with it.

      What looks like a breach and is not:

      - Rubber-banding, by which progress grows more slowly than the finger moves.
      - A fall of less than a hundredth, as rounding makes it.
      - A finger that wanders across the axis, or one of several.
      - Progress up to 2 %, or a wobble of less than 60 points around the start.
      - Another drag the other way that starts another transition.
      - What UIKit drives by itself: its own swipe back, its own pull on a sheet.
      """
    ),
    (
      "progress-in-range",
      """
      Every update is given a number between 0 and 1, both included.

      Why it matters:

      UIKit clamps it, so this is hygiene. Code of your own that reads the number back, or
      hands the same number to a label, a blur or a haptic, may not clamp.

      How to mend it:

      min(max(progress, 0), 1), in the one place where progress is computed.

      What looks like a breach and is not:

      - Exactly 0 and exactly 1.
      - Progress that goes back and forth within the range; that may concern
        progress-follows-finger.
      - What UIKit drives by itself: its own swipe back, its own pull on a sheet.
      """
    ),
    (
      "progress-is-finite",
      """
      No NaN and no infinity, through a percent-driven interactor or the context itself.
      Numbers outside 0...1 are UIKit's to clamp; see progress-in-range.

      Why it matters:

      Zero divided by zero is NaN, and NaN fails every comparison: progress > 0.5 is false and
      progress <= 0.5 is false as well. What Core Animation does with it is anybody's guess.

      How to mend it:

      Divide by something that has a length whenever a finger can be on it, such as the view
      the recogniser is attached to, and guard for zero all the same: guard length > 0 else {
      return }.

      What looks like a breach and is not:

      - Progress of 1.2 or -0.3.
      - A huge number, as long as it is one.
      - A NaN that stays in your own code and is never given to UIKit.
      """
    ),
    (
      "respects-velocity",
      """
      A finger that leaves at more than 1,500 points per second finishes the transition if it
      flicks onwards and cancels it if it flicks back, however far it came. Which way is
      onwards is learned from the drag itself, so only a single finger that goes straight
      along an axis and on the side on which it made progress is judged.

      Why it matters:

      People flick. They flick a card away after a centimetre, and expect it to go; they drag
      it most of the way down, change their mind, flick it up, and expect it to stay. An
      interactor that looks at distance alone does the opposite of both.

      How to mend it:

      Decide by velocity first: onwards above some threshold finishes, back above it cancels,
      and only a slow finger leaves it to distance.

      What looks like a breach and is not:

      - Any threshold below 1,500 points per second.
      - A flick across the axis of the drag.
      - A recogniser that was cancelled. It is no flick; see cancelled-gesture-cancels.
      - A card that the app refuses to let go: it springs back as well when the finger takes
        it all the way, slowly as well as quickly.
      - A drag during which the progress grows by itself, as with a display link, so that it
        does not show which way is forward.
      - What UIKit drives by itself: its own swipe back, its own pull on a sheet.
      """
    ),
    (
      "round-trip",
      """
      Present and dismiss, push and pop, a tab and back: whoever returns to where they were
      finds it as they left it. The same properties are compared as for cancel-restores. Each
      level of a nested trip is a trip of its own.

      What the app changes about a screen while nothing moves is its own, and so is what
      changes while a tap, a second finger or another drag is recognised beside a transition,
      and what a button does that asks UIKit for nothing. Where a text or a picture is another
      one, so may be the sizes and places that follow from it. What a cancelled transition
      left, and the next one had finished before anybody could see it, goes with
      cancel-restores if that finds the same.

      Why it matters:

      What the way there does to the screen below, the way back has to undo; the two are
      written in different branches, and often months apart. A presenter that comes back at 90
      % of its size looks like a rendering fault and is reported as one.

      How to mend it:

      Let each direction begin by writing down what it changes, and end by undoing it. For
      what must stay changed while the card is up, use a presentation controller:
      presentationTransitionWillBegin and dismissalTransitionWillBegin belong to one object,
      which can remember.

      What looks like a breach and is not:

      - A screen that looks different on purpose *while* something is over it.
      - A list that has scrolled.
      - A trip across a rotation. Sizes differ, so nothing is compared.
      - A screen that shows news when it appears again, by adding views. Only views that were
        there before are compared.
      - A screen that the app changed while somebody was elsewhere and nothing was under way:
        a heart that was tapped there shows here, too.
      """
    ),
    (
      "same-as-unanimated",
      """
      The actions of a trace are done twice, each at rest: once as they are, once with every
      animated: true taken for a false. The views at rest must be the same, each with the same
      values. One run cannot show that; the search compares two.

      Why it matters:

      Whoever opens a screen from a notification, or restores one at launch, opens it with
      animated: false, and your animator is never asked. What it alone sets is missing then.

      How to mend it:

      What belongs to a presentation belongs into a presentation controller, which is there
      with animation and without. What belongs to a screen belongs into the screen.

      What looks like a breach and is not:

      - An animator that refuses. Without animation nobody asks it.
      - Values that are undone when the transition ends.
      - Traces in which fingers do anything. Only actions can be done both ways.
      - A trace that does not come to rest with animation; that is a matter for
        completes-in-time.
      """
    ),
    (
      "stays-responsive",
      """
      At rest, a touch at the centre of the visible controller's view reaches it, neither it
      nor a view around it is left disabled, and the app does not ignore interaction events. A
      drag that changes nothing else on the screen does not leave the recogniser disabled that
      recognised it. After a cancelled transition, no view that it has left behind takes the
      touches of a tap recogniser that could be tapped before (stays-responsive:tap-covered).
      A presented screen that has moved everything it showed out of sight does not stay
      presented over a screen that can be seen, and take its touches
      (stays-responsive:invisible-screen). Nor does a window of the app over its own that has
      shown something and shows nothing any more. A screen that was moved aside or covered
      without user interaction has it again when it is back at its place and uncovered. When
      the trace is over, one programmatic way back, a dismissal or a pop, is taken as a probe
      that nobody judges but this clause, and it must complete. How a run goes has more of the
      probe.

      Why it matters:

      A screen that looks right and does not answer is worse than one that looks wrong. It is
      what people call a freeze, and it is found by whoever cancels a swipe and then taps.

      How to mend it:

      Better not to disable anything: UIKit sends no touches to controllers in transition.
      Where it must be, give it back in the completion, on every path. For a way back that is
      closed, look whether the interactor is handed out although no gesture is under way.

      What looks like a breach and is not:

      - Touches that go nowhere while a transition runs.
      - A bar or a button of the app's own over the centre, if it was there from the start.
      - A sheet of the app's own that the app has put over the screen, at rest or in a
        button's action, until the next transition is asked for, and longer if a button or a
      recogniser of it can be used.
      - A recogniser that is off because the drag has changed the screen: a sheet is open, a
        picture is zoomed, a list is scrolled.
      - A view that never took touches, such as one that was disabled when the trace began.
      """
    ),
    (
      "tree-agrees",
      """
      What is presented, on top of its stack or selected is in the window. A controller that
      lies deeper in a stack or belongs to another tab is not. A presenter under a style that
      does not remove it is where it was. A child that a container of the app's own takes out
      goes with its view: one that stays on the screen without a parent is tree-agrees:orphan.

      Why it matters:

      UIKit keeps two trees and trusts that they agree. When they do not, the screen is black
      though presentedViewController is nil, or shows a screen that is on no stack and hears
      of no event. Restarting is the only way out.

      How to mend it:

      Ask view(forKey:) instead of viewController(forKey:)?.view. It is nil where the view is
      not the animator's to move, and that is exactly the case above. When a transition is
      cancelled, remove what was added and nothing else.

      What looks like a breach and is not:

      - Both controllers' views in the window while a transition runs. Only rest is judged.
      - A presenter out of the window under .fullScreen. The style removes it.
      - Child controllers of a container of one's own. What it shows is its own affair, and so
        is a view that was never a child's.
      """
    ),
  ]
}
