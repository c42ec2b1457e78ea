public import HeadlessUIKit
public import VirtualTime

/// The observed state of a run so far, as clauses see it.
///
/// The world records every event before the clauses receive it, keeps the data that several clauses
/// need, and collects the violations. It holds the app's own objects weakly or not at all.
@MainActor
public final class World {
  /// The window of the app, and with it every view and controller.
  public private(set) var window: UIWindow
  /// The model of UIKit that runs the app.
  public let simulator: Simulator
  /// The instant when the trace began.
  public private(set) var origin = VirtualInstant.zero

  /// The transitions of the run, in the order of their requests.
  public private(set) var transitions: [TransitionRecord] = []
  /// The drags of the run.
  public private(set) var drags: [Drag] = []
  /// The notes that the app made, in order.
  public private(set) var notes: [String] = []
  /// The violations so far, at most one for each finding.
  public private(set) var violations: [Violation] = []

  /// The resting state of the app before the trace began.
  private(set) var start: RestingState?
  /// The state of the app when it was last at rest.
  private(set) var rest: RestingState?
  /// The seconds for which steps kept the main thread busy; deadlines are extended by this time.
  var stalled: Double = 0
  /// The instant when the last finger left the screen.
  private(set) var lastLift = VirtualInstant.zero
  /// The instant when the app last became active.
  private(set) var lastReturn = VirtualInstant.zero
  /// The instant when the window last changed its size; `nil` if it never did.
  private var lastResize: VirtualInstant?

  /// The detents of the app's own cards.
  let detents: [Detent]

  private let clauses: [ClauseName]
  /// The number of times that each clause had something to judge, in the order of the contract.
  private var exercised: [Int]
  private var inFlight: [TransitionRecord] = []
  /// The transitions that have ended since the app was last at rest.
  private(set) var newlyEnded: [TransitionRecord] = []
  /// The number of fingers on the screen.
  private var fingers = 0
  /// The index of the drag during which each recogniser's gesture began, by serial.
  private var dragOfRecognizer: [Int: Int] = [:]
  /// The serials of recognisers, other than scrolling ones, whose gestures began in the last drag.
  private var gesturesOfDrag: [Int] = []
  /// The touches of the current drag, in the order in which they came down.
  private var touches: [(number: Int, touch: ObjectIdentifier)] = []
  private var touchCount = 0
  /// The numbers of the touches of each recogniser's last gesture, by serial.
  private var touchesOfGesture: [Int: [Int]] = [:]
  /// The values that actions have changed by themselves during transitions.
  private var ownChanges: Set<OwnChange> = []
  private struct OwnChange: Hashable {
    var serial: Int
    var property: ViewProperty
    var value: String
  }
  /// True if the action that runs has made UIKit act, as by a transition, a warning or an
  /// appearance call.
  private var actionAsked = false
  /// The end of each recogniser's last gesture, if it has ended.
  private var endOfGesture: [Int: GestureEnd] = [:]
  /// The transitions that are completed but have not sent their last callback; a request made now
  /// comes from such a callback.
  private var completing: [TransitionRecord] = []
  /// True if a transition has finished since the app was last at rest.
  private var hasFinishedSinceRest = false
  /// True if anything happened since the app was last at rest.
  private var hasHeardSinceRest = false
  /// The index of the drag behind each request that waits for another transition, by the request's
  /// serial.
  private var dragOfRequest: [Int: Int] = [:]
  /// True if no transition was requested since the app was last at rest.
  private var isResting = false
  /// The controllers when the last transition was requested; `nil` if the app was not at rest then.
  private(set) var placeAtRequest: ControllerTree?
  /// The recorder of ``features``; `nil` unless a search needs them.
  private var trail: FeatureTrail?
  /// The cuts that the run has passed; `nil` if it has passed none.
  private(set) var cutTrail: CutTrail?
  /// True once the trace has begun; earlier events come from building the app.
  private(set) var hasBegun = false

  /// Creates the world of a run that clauses with these names judge.
  init(
    _ window: UIWindow, in simulator: Simulator, judgedBy clauses: [ClauseName],
    detents: [Detent] = [], collectingFeatures: Bool = false
  ) {
    self.window = window
    self.simulator = simulator
    self.detents = detents
    self.clauses = clauses
    trail = collectingFeatures ? FeatureTrail() : nil
    exercised = Array(repeating: 0, count: clauses.count)
  }

  /// Virtual milliseconds since the trace began.
  public var milliseconds: Int { milliseconds(at: simulator.now) }

  /// Virtual milliseconds from the beginning of the trace to an instant.
  func milliseconds(at instant: VirtualInstant) -> Int {
    Int(Text.milliseconds(instant.nanoseconds - origin.nanoseconds))
  }

  /// The transitions that are under way or wait to start.
  public var transitionsInFlight: [TransitionRecord] { inFlight }

  /// True while a finger is on the screen.
  public var isTouched: Bool { fingers > 0 }

  /// True while more than one finger is on the screen.
  var isTouchedByMany: Bool { fingers > 1 }

  /// The controller that the user sees in front.
  public var foremost: UIViewController? { window.rootViewController?.foremost }

  /// The innermost controller that the user sees, for reports.
  var innermost: UIViewController? { window.rootViewController?.innermost }

  /// The features of this run, as opaque numbers; empty unless they are collected.
  var features: [UInt64] { trail?.features ?? [] }

  // MARK: - The course of a run

  /// Begins the trace: the app is built and at rest.
  ///
  /// - Parameter window: The window that the app shows; an app that was launched has its own.
  func begin(in window: UIWindow) {
    self.window = window
    origin = simulator.now
    hasBegun = true
    lastLift = origin
    start = RestingState(of: window, in: simulator)
    rest = start
    isResting = true
  }

  /// Records that the app is at rest, so that the transitions that have ended can be judged.
  func comeToRest() {
    rest = RestingState(of: window, in: simulator)
    isResting = true
    (hasFinishedSinceRest, hasHeardSinceRest) = (false, false)
  }

  /// Records the resting state before the next step, if anything has happened or time has passed
  /// since the last rest.
  func lookAtRest() {
    guard hasBegun, !isTouched, newlyEnded.isEmpty,
      hasHeardSinceRest || rest?.instant != simulator.now
    else { return }
    comeToRest()
  }

  /// Returns true if the window changed its size at an instant or later.
  func wasResized(since instant: VirtualInstant) -> Bool {
    lastResize.map { $0 >= instant } ?? false
  }

  /// True if an unrelated gesture was recognised during one of the transitions that have just
  /// ended. Changes on the screen may then be due to that gesture.
  var hadCompanySinceRest: Bool { newlyEnded.contains(where: \.hadUnrelatedGesture) }

  /// True if one transition was cancelled and another finished before the app was at rest, so that
  /// the remains of the cancelled one could not be judged.
  var hidCancelSinceRest: Bool {
    newlyEnded.contains { $0.outcome == false } && newlyEnded.contains { $0.outcome == true }
  }

  /// Forgets the transitions that have ended by this rest, after they were judged.
  func leaveRest() {
    newlyEnded.removeAll(keepingCapacity: true)
    cutTrail?.leaveRest()
  }

  /// Runs an action of the app, from code or from a button, and records the values that it changes
  /// by itself during a transition, or after one until the app is at rest.
  ///
  /// A button that removes a row while a card comes up removes it on purpose. If the action makes
  /// UIKit act, as by requesting a transition, its changes are not recorded, even if UIKit refuses
  /// the request, because an animator's preparations may begin there.
  func watch(_ action: () throws -> Void) rethrows {
    guard !inFlight.isEmpty || !newlyEnded.isEmpty else { return try action() }
    let before = WindowSnapshot(of: window)
    actionAsked = false
    try action()
    guard !actionAsked else { return }
    for change in before.differences(in: WindowSnapshot(of: window)) {
      ownChanges.insert(
        OwnChange(serial: change.serial, property: change.property, value: change.after))
    }
  }

  /// Returns the differences that no action made by itself during a transition.
  func owed(_ differences: [WindowSnapshot.Difference]) -> [WindowSnapshot.Difference] {
    guard !ownChanges.isEmpty else { return differences }
    return differences.filter {
      !ownChanges.contains(
        OwnChange(serial: $0.serial, property: $0.property, value: $0.after))
    }
  }

  /// Records a violation of a clause; only the first violation of each finding is kept.
  ///
  /// - Parameter record: The transition that the violation is about, if it is about a single one.
  public func report(_ violation: Violation, about record: TransitionRecord? = nil) {
    if !violations.contains(where: { $0.finding == violation.finding }) {
      violations.append(violation)
      violations[violations.count - 1].cuts = cutTrail?.present(
        about: record, among: newlyEnded + inFlight)
    }
  }

  /// Counts that a clause has something to judge, which shows that its silence has a meaning.
  public func exercise(_ clause: ClauseName) {
    if let index = clauses.firstIndex(of: clause) { exercised[index] += 1 }
  }

  /// The number of times that each clause had something to judge, in the order of the contract.
  var exercise: [(clause: ClauseName, count: Int)] {
    zip(clauses, exercised).map { ($0, $1) }
  }

  /// Records that a clause is broken now.
  public func report(
    _ finding: Finding, _ message: String, evidence: [String] = [], fix: String? = nil,
    about record: TransitionRecord? = nil
  ) {
    report(
      Violation(finding, at: milliseconds, message, evidence: evidence, fix: fix), about: record)
  }

  // MARK: - Listening

  /// Records an event of the run.
  func hear(_ occurrence: Occurrence) {
    switch occurrence {
    case .event(let event): note(event)
    case .step(let step): note(step)
    case .harness(let act): note(act)
    case .note(let text): notes.append(text)
    }
    hasHeardSinceRest = true
    if hasBegun { trail?.add(occurrence, in: self) }
  }

  private func note(_ step: Step) {
    switch step.act {
    case .resize, .rotate: lastResize = simulator.now
    case .stall(let length): stalled += Double(length) / 1000
    default: break
    }
  }

  private func note(_ act: HarnessAct) {
    if case .resize = act { lastResize = simulator.now }
  }

  private func note(_ event: SimulatorEvent) {
    switch event {
    case .transition, .queued, .warning, .controllers, .call, .appearance: actionAsked = true
    default: break
    }
    switch event {
    case .transition(let event): note(event)
    case .touch(let touch): note(touch)
    case .gesture(let recognizer, let state): note(recognizer, state)
    case .queued(let request): dragOfRequest[request.serial] = dragToCredit
    case .call(let object, _): note(callOf: object)
    case .application(.active): lastReturn = simulator.now
    case .cut(let passing): note(passing)
    case .animation(let event):
      for record in inFlight where record.startedAt != nil {
        if case .added(let layer, let key) = event, key.hasPrefix("transform"),
          layer === record.to?.viewIfLoaded?.layer
        {
          record.incomingWasTransformed = true
        }
        record.somethingMoved = true
        record.somethingAnimated = true
        record.firstAnimated = record.firstAnimated ?? simulator.now
        record.lastAnimated = simulator.now
      }
    default: break
    }
  }

  private func note(_ passing: CutPassing) {
    var trail = cutTrail ?? CutTrail()
    let drives = simulator.gestureBeingDelivered.map {
      GestureDelivery(of: $0, at: simulator.now).isContinuous
    }
    trail.pass(passing, during: inFlight, drives: drives == true)
    cutTrail = trail
    if passing.met.isInTransition { for record in inFlight { record.hasOwnCut = true } }
    if passing.isFirst, let note = CutsInFlight.note, let last = trail.passages.last { note(last) }
  }

  private func note(_ touch: UITouch) {
    switch touch.phase {
    case .began:
      if fingers == 0 { touches = [] }
      touches.removeAll { $0.touch == ObjectIdentifier(touch) }
      touches.append((touchCount, ObjectIdentifier(touch)))
      touchCount += 1
      if fingers == 0 {
        drags.append(Drag(index: drags.count, began: simulator.now))
        gesturesOfDrag = []
      }
      fingers += 1
    case .ended, .cancelled:
      guard fingers > 0 else { return }
      fingers -= 1
      if touch.phase == .cancelled { drags[drags.count - 1].wasCancelled = true }
      if fingers == 0 {
        drags[drags.count - 1].ended = simulator.now
        lastLift = simulator.now
      }
    default: break
    }
  }

  /// Records the touches that a recogniser follows. A recogniser that was delayed may have lost its
  /// touches by the time it is recognised; the touches of that gesture are unknown.
  private func noteTouches(of recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let followed = recognizer.touches.map(ObjectIdentifier.init)
    let numbers = touches.filter { followed.contains($0.touch) }.map(\.number)
    let goesOn = endOfGesture[recognizer.serial] == nil && state != .began
    if !goesOn || !numbers.isEmpty { touchesOfGesture[recognizer.serial] = numbers }
  }

  private func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    noteTouches(of: recognizer, state)
    if state == .began, !recognizer.scrollsContent {
      gesturesOfDrag.append(recognizer.serial)
    }
    switch state {
    case .began:
      dragOfRecognizer[recognizer.serial] = drags.indices.last
      endOfGesture[recognizer.serial] = nil
    case .ended, .cancelled, .failed:
      endOfGesture[recognizer.serial] = GestureEnd(state: state, instant: simulator.now)
    default: break
    }
    if state == .cancelled { for record in inFlight { record.intentToCancel = true } }
    noteCompany(recognizer, state)
  }

  /// Records a gesture that is unrelated to the transitions under way: a tap, a pinch with a second
  /// finger, a pan in another drag. A scroll view's own gesture is ignored, because it may
  /// accompany the drag that drives a transition.
  private func noteCompany(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State
  ) {
    guard !inFlight.isEmpty, !recognizer.scrollsContent else { return }
    let isContinuous = GestureDelivery(of: recognizer, at: simulator.now).isContinuous
    guard state == (isContinuous ? .began : .ended), recognizer.view != nil else { return }
    let goesAlong =
      recognizer is UIPanGestureRecognizer && fingers < 2
    for record in inFlight {
      let isItsDrag =
        drags.indices.last.map {
          record.requestedByDrag == $0 || record.drivenByDrags.contains($0)
        } ?? false
      if !(goesAlong && isItsDrag) { record.company.append(recognizer.serial) }
    }
  }

  /// Records that a gesture calls another percent-driven interactor than the one that the app
  /// provided.
  private func note(callOf object: AnyObject) {
    guard simulator.gestureBeingDelivered != nil,
      let driver = object as? UIPercentDrivenInteractiveTransition
    else { return }
    for record in inFlight where record.interactorWasHandedOut {
      if record.transition?.interactor !== driver { record.anotherDriverWasTold = true }
    }
  }

  /// Returns the end of a recogniser's last gesture; `nil` if it goes on, or there was none.
  func end(ofGesture recognizer: Int) -> GestureEnd? { endOfGesture[recognizer] }

  /// Returns the index of the drag in which a recogniser's last gesture began.
  func drag(ofGesture recognizer: Int) -> Int? { dragOfRecognizer[recognizer] }

  /// The index of the drag of the gesture whose action is being sent.
  ///
  /// The end of a gesture is sent a turn later, when the next finger may already be down.
  private var dragBeingDelivered: Int? {
    simulator.gestureBeingDelivered.flatMap {
      dragOfRecognizer[$0.serial] ?? drags.indices.last
    }
  }

  /// The index of the drag that is responsible for a request made now: the drag of the gesture that
  /// is being delivered, or the one that led to the transition whose callbacks are being sent.
  private var dragToCredit: Int? {
    dragBeingDelivered ?? completing.last.flatMap { $0.requestedByDrag ?? $0.drivenByDrags.last }
  }

  private func noteRequest(of transition: UIKitTransition) {
    let isNested = !inFlight.isEmpty
    placeAtRequest = isResting ? rest?.controllers : nil
    let gesture = simulator.gestureBeingDelivered
    let record = TransitionRecord(
      transition, at: simulator.now,
      drag: transition.queuedRequest.map { dragOfRequest[$0.serial] } ?? dragToCredit,
      delivery: gesture.map { GestureDelivery(of: $0, at: simulator.now) },
      nested: isNested, before: isNested ? nil : picture)
    record.touches = gesture.flatMap { touchesOfGesture[$0.serial] } ?? []
    isResting = false
    if let gesture, endOfGesture[gesture.serial]?.state == .cancelled {
      record.intentToCancel = true
    }
    // In a drag that UIKit drives, the app's own gestures do not belong to the system's transition.
    if record.isDrivenBySystem { record.company = gesturesOfDrag }
    attribute(record, drives: false)
    // A completed transition is over, even if its last callback is still to come: this request may
    // be made in that callback.
    let underWay = inFlight.filter(\.isInFlight)
    if cutTrail?.request(record, beside: underWay) == true { record.hasOwnCut = true }
    transitions.append(record)
    inFlight.append(record)
  }

  /// The window before a transition that is requested now.
  ///
  /// If a transition has finished since the last rest, that rest shows another screen. Then the
  /// present window is used, provided that nothing moves; else there is no picture.
  private var picture: RestorationBaseline? {
    guard let rest, let start else { return nil }
    let now = WindowSnapshot(of: window)
    guard hasFinishedSinceRest else {
      return RestorationBaseline(instant: rest.instant, atRest: rest.window, atRequest: now)
    }
    let activity = RestingState.Activity(of: simulator)
    guard activity.animations <= start.activity.animations, activity.ticks <= start.activity.ticks
    else { return nil }
    return RestorationBaseline(instant: simulator.now, atRest: now, atRequest: nil)
  }

  private func note(_ event: TransitionEvent) {
    if event.stage == .requested { return noteRequest(of: event.transition) }
    guard let record = record(of: event.transition) else { return }
    switch event.stage {
    case .requested: break
    case .started(let interactive):
      record.startedAt = simulator.now
      record.startedInteractively = interactive
      record.reversalsBefore = simulator.animatorReversals
      if let asked = record.delivery {
        record.gestureWasOver = endOfGesture[asked.recognizer] != nil
        record.endedBeforeStartInCustomInteractor =
          interactive && record.gestureWasOver
          && !(event.transition.interactor is UIPercentDrivenInteractiveTransition)
      }
    case .progress:
      record.somethingMoved = true
      record.toldProgress = true
      attribute(record)
    case .paused:
      record.isTurnedBack = false
      record.letGoAt = nil
      record.pause = AnimatorPause(
        instant: simulator.now, gesture: simulator.gestureBeingDelivered.map { "\(type(of: $0))" })
      attribute(record)
    case .finishing, .cancelling:
      record.isTurnedBack = event.stage == .cancelling
      if record.isTurnedBack { record.intentToCancel = true }
      record.letGoAt = simulator.now
      attribute(record)
    case .early(let call, let lost):
      if lost, call != .update { record.earlyEndWasLost = true }
      if call == .cancel { record.intentToCancel = true }
      attribute(record)
    case .completed(let outcome):
      record.outcome = outcome
      record.completedAt = simulator.now
      record.fromView = event.transition.from?.viewIfLoaded?.reference
      record.duration = event.transition.transitionDuration
      if outcome { hasFinishedSinceRest = true }
      if simulator.animatorReversals > record.reversalsBefore { record.intentToCancel = true }
      completing.append(record)
    case .ended, .abandoned:
      record.hasEnded = true
      completing.removeAll { $0 === record }
      newlyEnded.append(record)
      inFlight.removeAll { $0 === record }
    case .late(let call, _):
      if call == .cancel { record.intentToCancel = true }
    case .completedAgain: break
    }
  }

  /// Records the drag and the recogniser that request or drive a transition.
  private func attribute(_ record: TransitionRecord, drives: Bool = true) {
    guard let recognizer = simulator.gestureBeingDelivered else { return }
    if drives, GestureDelivery(of: recognizer, at: simulator.now).isContinuous {
      record.drivenByGesture = true
    }
    if record.drivenByRecognizers.last != recognizer.serial {
      record.drivenByRecognizers.append(recognizer.serial)
    }
    if let drag = dragBeingDelivered, record.drivenByDrags.last != drag {
      record.drivenByDrags.append(drag)
    }
  }

  /// Returns the record of a transition of this run.
  public func record(of transition: UIKitTransition) -> TransitionRecord? {
    transitions.last { $0.serial == transition.serial }
  }
}

// MARK: - Asked by judges at rest

extension World {
  /// The transition that ended last since the rest before this one.
  var lastTransitionAtRest: TransitionRecord? { newlyEnded.last }

  /// The window at this rest.
  var restingWindow: WindowSnapshot? { rest?.window }
  /// The instant when the app was last at rest.
  var restInstant: VirtualInstant? { rest?.instant }
  /// The controllers at this rest.
  var restingPlace: ControllerTree? { rest?.controllers }
  /// The activity at this rest.
  var restingActivity: RestingState.Activity? { rest?.activity }
  /// The window when the trace began.
  var startWindow: WindowSnapshot? { start?.window }
  /// The controllers when the trace began.
  var startPlace: ControllerTree? { start?.controllers }
  /// The activity when the trace began.
  var startActivity: RestingState.Activity? { start?.activity }

  /// True if the app shows the controllers that it started with, in a window of the same size.
  var isBackAtStart: Bool {
    rest?.controllers == start?.controllers && rest?.window.size == start?.window.size
  }

  /// Returns true if a controller is in the tree of the window's root, and visible there.
  func isShown(_ controller: UIViewController?) -> Bool {
    guard let controller, let root = window.rootViewController else { return false }
    func isShown(in tree: UIViewController) -> Bool {
      tree === controller || tree.seenChildren.contains(where: isShown)
        || tree.ownPresented.map(isShown) ?? false
    }
    return isShown(in: root)
  }

  /// Returns true if a controller belongs to the window's root, visible or not, such as a tab that
  /// is not selected.
  func holds(_ controller: UIViewController?) -> Bool {
    var current = controller
    while let outer = current?.parent ?? current?.presentingViewController { current = outer }
    return current != nil && current === window.rootViewController
  }

  /// Returns true if a controller's view was in the window when the trace began.
  func wasOnScreenAtStart(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    return start?.window.place(of: view.serial) != nil
  }

  /// Returns true if a view was a direct subview of the window and filled it when the trace began.
  func filledWindowAtStart(_ view: UIView) -> Bool {
    guard let window = start?.window, let place = window.place(of: view.serial) else {
      return false
    }
    let entry = window.entries[place]
    return entry.parent == 0 && entry.state.bounds.size == window.size
      && entry.state.center == CGPoint(x: window.size.width / 2, y: window.size.height / 2)
  }

  /// Returns true if a view had user interaction enabled when the trace began, or was not in the
  /// window then.
  func wasInteractiveAtStart(_ view: UIView) -> Bool {
    guard let window = start?.window, let place = window.place(of: view.serial) else { return true }
    return window.entries[place].state.isUserInteractionEnabled
  }
}

// MARK: - Asked while performing

extension World {
  /// True if transitions have ended since the app was last at rest.
  var hasNewlyEnded: Bool { !newlyEnded.isEmpty }
}
