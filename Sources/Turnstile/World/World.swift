public import HeadlessUIKit
public import VirtualTime

/// The observed state of a run so far, as clauses see it.
///
/// The world records every event before the clauses receive it, keeps the data that several clauses
/// need, and collects the violations. It holds the app's own objects weakly or not at all.
@MainActor
public final class World {
  /// The window of the app under test. Clauses reach every view and controller through it.
  public private(set) var window: UIWindow
  /// The simulated UIKit and its virtual clock, on which the app under test runs.
  public let simulator: Simulator
  /// The virtual instant when the trace, that is, the list of touches and other steps, began.
  public private(set) var origin = VirtualInstant.zero
  /// The heights or widths at which cards that the app moves by itself, without UIKit's sheet, may
  /// come to rest.
  let detents: [Detent]

  /// The records of all transitions of the run, in the order of their requests.
  public private(set) var transitions = TransitionHistory()
  /// The fingers that are on the screen, and the drags of the run so far.
  public private(set) var touches = TouchHistory()
  /// The last gesture of each gesture recogniser in the run.
  private(set) var gestures = GestureHistory()
  /// The rests of the run, that is, the moments when nothing on the screen moved.
  let rests = RestHistory()
  /// The events of the run that delay a transition or change the screen without the app's fault,
  /// such as a rotation.
  private(set) var interruptions = Interruptions()
  /// The topmost presented controller at the rest with the number `restOfPresented`.
  private weak var presentedAtRest: UIViewController?
  private var restOfPresented = -1
  /// The view values that the app's own actions have changed during transitions, which no clause
  /// charges to a transition.
  var actionChanges = ActionChanges()
  /// The notes that the app made during the run, in order.
  public private(set) var notes: [String] = []

  /// The first controller whose appearance calls by the app's own code were not balanced while the
  /// app was built and launched: its name, and if its appearance had been begun before.
  private(set) var unbalancedAtLaunch: (name: ControllerName, hasBegun: Bool)?
  /// The serial numbers of the controllers whose appearance the app's own code began while the app
  /// was built and launched.
  private var begunAtLaunch: Set<Int> = []
  /// The last appearance call that each controller got while the app was built and launched, by the
  /// controller's serial number.
  private(set) var appearanceCallsAtLaunch: [Int: AppearanceCall] = [:]

  /// The violations of clauses in the run so far, at most one for each finding.
  public private(set) var violations: [Violation] = []
  /// For each clause of the contract, the number of occasions on which it could have been broken.
  private(set) var exercises: ExerciseCounts
  /// The cuts that the run has passed, that is, app code that does not compile here and was taken
  /// out; `nil` if it has passed none.
  private(set) var cutTrail: CutTrail?
  /// The recorder of the kinds of events in the run, which guide a search for new traces; `nil`
  /// unless a search needs them.
  private var featureTrail: FeatureTrail?

  /// Creates the record of a run that is about to begin, with a count for each of the clauses that
  /// judge the run.
  init(
    _ window: UIWindow, in simulator: Simulator, judgedBy clauses: [ClauseName],
    detents: [Detent] = [], collectingFeatures: Bool = false
  ) {
    self.window = window
    self.simulator = simulator
    self.detents = detents
    exercises = ExerciseCounts(of: clauses)
    featureTrail = collectingFeatures ? FeatureTrail() : nil
  }

  /// Virtual milliseconds since the trace began.
  public var milliseconds: Int { milliseconds(at: simulator.now) }

  /// The virtual milliseconds that lie between the beginning of the trace and an instant.
  func milliseconds(at instant: VirtualInstant) -> Int {
    Int(Text.milliseconds(instant.nanoseconds - origin.nanoseconds))
  }

  /// True while a finger is on the screen.
  public var isTouched: Bool { touches.fingers > 0 }

  /// The controller that the user sees in front: the topmost presented one, or the child that its
  /// container shows.
  public var foremost: UIViewController? { window.frontRoot?.foremost }

  /// The topmost presented controller at the last rest; `nil` if none is presented. Several clauses
  /// ask for it at the same rest, so it is searched once for each rest.
  var presented: UIViewController? {
    guard rests.last?.controllers.presents == true else { return nil }
    if restOfPresented != rests.count {
      (restOfPresented, presentedAtRest) = (rests.count, window.topmostPresented)
    }
    return presentedAtRest
  }

  /// The innermost controller that the user sees, such as the top of a navigation stack in a tab.
  /// Reports name it.
  var innermost: UIViewController? { window.frontRoot?.innermost }

  /// The kinds of events that followed each other in this run, as numbers that guide the search;
  /// empty unless they are collected.
  var features: [UInt64] { featureTrail?.features ?? [] }

  /// True once the trace has ended and been judged.
  private(set) var hasEnded = false
  /// True once the trace has begun. Earlier events come from building the app and are not judged.
  var hasBegun: Bool { rests.start != nil }

  // MARK: - The course of a run

  /// Begins the trace, when the app is built and at rest.
  ///
  /// - Parameter window: The window that the app shows; an app that was launched has its own.
  func begin(in window: UIWindow) {
    self.window = window
    origin = simulator.now
    touches.begin(at: origin)
    rests.begin(RestingState(of: window, in: simulator))
  }

  /// Stores the state of the app at rest. It is called when nothing on the screen moves, before the
  /// transitions that have ended are judged.
  func comeToRest() {
    actionChanges.keepAccompaniments { !transitions.isDriven(by: $0) }
    rests.rest(RestingState(of: window, in: simulator))
  }

  /// Stores the state of the app at rest before the next step, if an event was received or time has
  /// passed since the last rest. Nothing is stored while a finger is on the screen or transitions
  /// that have ended are still to be judged.
  func lookAtRest() {
    guard hasBegun, !isTouched, transitions.newlyEnded.isEmpty,
      rests.hasHeard || rests.last?.instant != simulator.now
    else { return }
    comeToRest()
  }

  /// Forgets the transitions that have ended by this rest, after the clauses have judged them.
  func leaveRest() {
    transitions.leaveRest()
    cutTrail?.leaveRest()
  }

  /// Notes that the trace has ended. The harness's acts after it are not compared with anything, so
  /// the window before a transition is no longer stored.
  func end() { hasEnded = true }

  // MARK: - Judging

  /// Records a violation of a clause; only the first violation of each finding is kept.
  ///
  /// - Parameter record: The transition that the violation is about, if it is about a single one.
  public func report(_ violation: Violation, about record: TransitionRecord? = nil) {
    guard !violations.contains(where: { $0.finding == violation.finding }) else { return }
    var violation = violation
    violation.cuts = cutTrail?.present(
      about: record, among: transitions.newlyEnded + transitions.inFlight)
    violations.append(violation)
  }

  /// Reports that a clause is broken now, with a message and evidence for the report.
  public func report(
    _ finding: Finding, _ message: String, evidence: [String] = [], fix: String? = nil,
    about record: TransitionRecord? = nil
  ) {
    report(
      Violation(finding, at: milliseconds, message, evidence: evidence, fix: fix), about: record)
  }

  /// Reports that a clause is broken now, with advice and the change that it proposes. A run with
  /// the change shows if the advice helps.
  func report(
    _ finding: Finding, _ message: String, evidence: [String], fix: String?, remedy: Remedy?,
    about record: TransitionRecord? = nil
  ) {
    var violation = Violation(
      finding, at: milliseconds, message, evidence: evidence, fix: fix)
    violation.remedy = remedy
    report(violation, about: record)
  }

  /// Counts an occasion on which a clause could have been broken. A clause that reports nothing
  /// proves something only if there were such occasions.
  public func exercise(_ clause: ClauseName) { exercises.add(clause) }

  // MARK: - Listening

  /// Records an event of the run: in the histories of transitions, touches and gestures, and
  /// wherever else clauses will look for it.
  func hear(_ occurrence: Occurrence) {
    switch occurrence {
    case .event(let event): note(event)
    case .step(let step): note(step)
    case .harness(let act): note(act)
    case .note(let text): notes.append(text)
    }
    rests.hear()
    if hasBegun { featureTrail?.add(occurrence, in: self) }
  }

  private func note(_ step: Step) {
    switch step.act {
    case .resize, .rotate: interruptions.resize(at: simulator.now)
    case .stall(let length): interruptions.stall(milliseconds: length)
    default: break
    }
  }

  private func note(_ act: HarnessAct) {
    if case .resize = act { interruptions.resize(at: simulator.now) }
  }

  private func note(_ event: SimulatorEvent) {
    switch event {
    case .transition, .queued, .warning, .controllers, .call:
      actionChanges.makeUIKitAct()
    // That a view is loaded when the app asks for it says nothing about what is done with it. Nor
    // is it UIKit's doing when the app itself puts the view of a single controller into a window.
    case .appearance(let controller, let call, _)
    where call != .viewDidLoad && !controller.isSingle(in: window):
      actionChanges.makeUIKitAct()
    default: break
    }
    switch event {
    case .transition(let event): note(event)
    case .touch(let touch): note(touch)
    case .gesture(let recognizer, let state): note(recognizer, state)
    case .queued(let request): transitions.queue(request: request.serial, drag: dragToCredit)
    case .call(let object, _): note(callOf: object)
    case .application(.active): interruptions.returnToFront(at: simulator.now)
    case .cut(let passing): note(passing)
    case .unbalancedAppearance(let controller, _) where !hasBegun && controller.isToldByHand:
      unbalancedAtLaunch =
        unbalancedAtLaunch
        ?? (ControllerName(of: controller), begunAtLaunch.contains(controller.serial))
    case .appearance(let controller, let call, _) where !hasBegun:
      noteAtLaunch(call, of: controller)
    case .animation(let event): note(event)
    default: break
    }
  }

  private func noteAtLaunch(_ call: AppearanceCall, of controller: UIViewController) {
    guard call != .viewDidLoad, call != .viewIsAppearing else { return }
    appearanceCallsAtLaunch[controller.serial] = call
    if call == .viewWillAppear, controller.isToldByHand { begunAtLaunch.insert(controller.serial) }
  }

  private func note(_ event: AnimationEvent) {
    for record in transitions.inFlight where record.start != nil {
      record.noteFade(event)
      if case .added(let layer, let key) = event {
        let isIncoming = layer === record.controllers.to?.viewIfLoaded?.layer
        if isIncoming, key.hasPrefix("transform") { record.motion.transformIncoming() }
        if isIncoming || layer === record.controllers.from?.viewIfLoaded?.layer {
          record.motion.moveViews()
        }
      }
      record.motion.animate(at: simulator.now)
    }
  }

  private func note(_ passing: CutPassing) {
    var trail = cutTrail ?? CutTrail()
    let drives = simulator.gestureBeingDelivered.map {
      GestureDelivery(of: $0, at: simulator.now).isContinuous
    }
    trail.pass(passing, during: transitions.inFlight, drives: drives == true)
    cutTrail = trail
    if passing.met.isInTransition {
      for record in transitions.inFlight { record.hasOwnCut = true }
    }
    if passing.isFirst, let note = CutsInFlight.note, let last = trail.passages.last { note(last) }
  }

  private func note(_ touch: UITouch) {
    switch touch.phase {
    case .began:
      if !isTouched { gestures.beginDrag() }
      touches.down(ObjectIdentifier(touch), at: simulator.now)
    case .ended, .cancelled:
      // A tab bar's own buttons do nothing but change the tab.
      if touch.phase == .ended, let control = touch.view as? UIControl,
        !(control.superview is UITabBar)
      {
        for record in transitions.inFlight { record.drive.hasTouchedControl = true }
      }
      touches.up(cancelled: touch.phase == .cancelled, at: simulator.now)
    default: break
    }
  }

  private func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    gestures.hear(
      recognizer.serial, state,
      touches: touches.numbers(of: recognizer.touches.map(ObjectIdentifier.init)),
      drag: touches.drags.indices.last, scrolls: recognizer.scrollsContent, at: simulator.now)
    if state == .cancelled {
      for record in transitions.inFlight { record.decision.showCancelIntent() }
    }
    noteBystander(recognizer, state)
  }

  /// Adds a gesture to the unrelated gestures of the transitions under way: a tap, a pinch with a
  /// second finger, a pan in another drag.
  ///
  /// A gesture also counts for transitions that have ended and are not judged yet. What it changes
  /// may be seen in the next layout alone, as with a row that a tap unfolds, or be done by UIKit,
  /// as with a page that it turns. A scroll view's own gesture is ignored in a drag that drives a
  /// transition, because it may accompany it.
  private func noteBystander(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State
  ) {
    // A drag sends many changes. They are left out before anything else is looked at.
    guard state == .began || state == .ended else { return }
    let scrolls = recognizer.scrollsContent
    let records = transitions.inFlight + transitions.newlyEnded
    guard !records.isEmpty else { return }
    let isContinuous = GestureDelivery(of: recognizer, at: simulator.now).isContinuous
    guard state == (isContinuous ? .began : .ended), recognizer.view != nil else { return }
    let goesAlong = scrolls || recognizer is UIPanGestureRecognizer && touches.fingers < 2
    for record in records {
      let isItsDrag =
        touches.drags.indices.last.map {
          record.request.drag == $0 || record.drive.drags.contains($0)
        } ?? false
      if !(goesAlong && isItsDrag) { record.drive.standBy(recognizer.serial) }
    }
  }

  /// Notes that a gesture's handler calls a percent-driven interactor other than the one that the
  /// app gave to UIKit for the transition.
  private func note(callOf object: AnyObject) {
    guard simulator.gestureBeingDelivered != nil,
      let driver = object as? UIPercentDrivenInteractiveTransition
    else { return }
    for record in transitions.inFlight where record.setup.hasInteractor {
      if record.transition?.interactor !== driver { record.drive.callAnotherInteractor() }
    }
  }

  /// The index of the drag whose gesture is calling its action now.
  ///
  /// The drag is looked up by the recogniser, because the action for the end of a gesture comes a
  /// turn of the run loop later, when the next finger may already be down.
  private var dragBeingDelivered: Int? {
    simulator.gestureBeingDelivered.flatMap {
      gestures.drag(of: $0.serial) ?? touches.drags.indices.last
    }
  }

  /// The index of the drag that is behind a request for a transition made now: the drag of the
  /// gesture that is calling its action, or else the drag that led to the transition whose last
  /// callbacks are running.
  private var dragToCredit: Int? { dragBeingDelivered ?? transitions.dragOfCallback }

  private func noteRequest(of transition: UIKitTransition) {
    let gesture = simulator.gestureBeingDelivered
    let isNested = !transitions.inFlight.isEmpty
    var request = TransitionRequest(
      at: simulator.now,
      drag: transition.queuedRequest.map { transitions.drag(ofQueued: $0.serial) } ?? dragToCredit,
      delivery: gesture.map { GestureDelivery(of: $0, at: simulator.now) },
      touches: gesture.map { gestures.touches(of: $0.serial) } ?? [], nested: isNested,
      baseline: isNested || hasEnded ? nil : baseline, place: rests.request())
    if gesture == nil, touches.fingers == 1 {
      request.gesturesUnderWay = gestures.begunInDrag.filter { gestures.end(of: $0) == nil }
    }
    // Gestures of the app that began in the same drag count as unrelated to the transition if UIKit
    // drives the transition itself, as in its swipe back.
    let record = TransitionRecord(
      transition, request,
      bystanders: transition.isDrivenBySystem ? gestures.begunInDrag : [])
    if let gesture, gestures.end(of: gesture.serial)?.state == .cancelled {
      record.decision.showCancelIntent()
    }
    attribute(record, drives: false)
    // A completed transition does not count as under way here, even if its last callback is still
    // running, because the new request may be made in that callback.
    let underWay = transitions.inFlight.filter(\.isInFlight)
    if cutTrail?.request(record, beside: underWay) == true { record.hasOwnCut = true }
    transitions.request(record)
    for controller in [transition.from, transition.to] { controller?.passStandInType() }
  }

  /// The window as it was before a transition that is requested now, which a cancel must restore;
  /// `nil` if that is not known.
  ///
  /// If a transition has finished since the last rest, the window at that rest showed another
  /// screen. Then the present window is taken, provided that nothing moves in it.
  private var baseline: RestorationBaseline? {
    guard let rest = rests.last, let start = rests.start else { return nil }
    let now = WindowSnapshot(of: window)
    guard rests.hasFinishedTransition else {
      return RestorationBaseline(instant: rest.instant, atRest: rest.window, atRequest: now)
    }
    let activity = RestingState.Activity(of: simulator)
    guard activity.animations <= start.activity.animations, activity.ticks <= start.activity.ticks
    else { return nil }
    return RestorationBaseline(instant: simulator.now, atRest: now, atRequest: nil)
  }

  private func note(_ event: TransitionEvent) {
    if event.stage == .requested { return noteRequest(of: event.transition) }
    guard let record = transitions.record(of: event.transition) else { return }
    switch event.stage {
    case .requested, .completedAgain: break
    case .started(let interactive): noteStart(of: record, event.transition, interactive)
    case .progress:
      record.motion.update()
      attribute(record)
    case .paused:
      record.decision.reopen(
        by: AnimatorPause(
          instant: simulator.now, gesture: simulator.gestureBeingDelivered.map { "\(type(of: $0))" }
        ))
      attribute(record)
    case .finishing, .cancelling:
      record.decision.end(cancelled: event.stage == .cancelling, at: simulator.now)
      attribute(record)
    case .early(let call, let lost):
      record.decision.callEarly(call, isLost: lost)
      attribute(record)
    case .completed(let finished): noteCompletion(of: record, event.transition, finished)
    case .ended, .abandoned:
      record.hasEnded = true
      transitions.end(record)
    case .late(let call, _):
      if call == .cancel { record.decision.showCancelIntent() }
    }
  }

  private func noteStart(
    of record: TransitionRecord, _ transition: UIKitTransition, _ interactive: Bool
  ) {
    record.start = TransitionBeginning(
      instant: simulator.now, isInteractive: interactive,
      gestureWasOver: record.request.delivery.map { gestures.end(of: $0.recognizer) != nil }
        ?? false,
      isPercentDriven: transition.interactor is UIPercentDrivenInteractiveTransition,
      reversals: simulator.animators.reversals)
  }

  private func noteCompletion(
    of record: TransitionRecord, _ transition: UIKitTransition, _ finished: Bool
  ) {
    record.completion = TransitionCompletion(
      finished: finished, instant: simulator.now, duration: transition.transitionDuration,
      outgoingView: transition.from?.viewIfLoaded?.reference)
    if finished { rests.finishTransition() }
    if simulator.animators.reversals > record.start?.reversals ?? 0 {
      record.decision.showCancelIntent()
    }
    transitions.complete(record)
  }

  /// Records the gesture that is being delivered, with its drag, as requester or driver of a
  /// transition; does nothing if none is being delivered.
  private func attribute(_ record: TransitionRecord, drives: Bool = true) {
    guard let recognizer = simulator.gestureBeingDelivered else { return }
    record.drive.act(
      recognizer.serial, inDrag: dragBeingDelivered,
      drivesContinuously: drives
        && GestureDelivery(of: recognizer, at: simulator.now).isContinuous)
  }
}
