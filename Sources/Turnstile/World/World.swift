public import HeadlessUIKit
public import VirtualTime

/// What has happened in a run so far, as judges see it.
///
/// The world takes note of every occurrence before judges hear of it, keeps what several clauses
/// need, and collects what is found broken. It holds the app's own objects weakly or not at all.
@MainActor
public final class World {
  /// The window the app is shown in, and with it every view and controller.
  public private(set) var window: UIWindow
  /// The model of UIKit.
  public let simulator: Simulator
  /// When the trace began.
  public private(set) var origin = VirtualInstant.zero

  /// The transitions of the run, in the order they were asked for.
  public private(set) var transitions: [TransitionRecord] = []
  /// The drags of the run.
  public private(set) var drags: [Drag] = []
  /// The milestones of the app's own, in order.
  public private(set) var notes: [String] = []
  /// What was found broken so far, at most one for each finding.
  public private(set) var violations: [Violation] = []

  /// Where the app stood before the trace began.
  private(set) var start: RestingState?
  /// Where the app stands, if it is at rest, else where it stood last.
  private(set) var rest: RestingState?
  /// How long the main thread was kept busy, in seconds; deadlines are extended by as much.
  var stalled: Double = 0
  /// When the last finger left the glass.
  private(set) var lastLift = VirtualInstant.zero
  /// When the app came to the foreground last.
  private(set) var lastReturn = VirtualInstant.zero
  /// When the window changed its size last; `nil` if it never did.
  private var lastResize: VirtualInstant?

  /// Where cards of the app's own rest on purpose.
  let detents: [Detent]

  private let clauses: [ClauseName]
  /// How often each clause had something to judge, in the order of the contract.
  private var exercised: [Int]
  private var inFlight: [TransitionRecord] = []
  /// The transitions that have been completed since the app was last at rest.
  private(set) var newlyEnded: [TransitionRecord] = []
  /// How many fingers are on the glass.
  private var fingers = 0
  /// Which drag each recogniser is about, from when it began.
  private var dragOfRecognizer: [Int: Int] = [:]
  /// Recognisers of gestures that began in the last drag, apart from those that scroll.
  private var gesturesOfDrag: [Int] = []
  /// The touches of the drag that goes on, by the order in which they came down.
  private var touches: [(number: Int, touch: ObjectIdentifier)] = []
  private var touchCount = 0
  /// Which touches each recogniser's last gesture was made of.
  private var touchesOfGesture: [Int: [Int]] = [:]
  /// What actions have changed by themselves in the middle of transitions.
  private var ownChanges: Set<OwnChange> = []
  private struct OwnChange: Hashable {
    var serial: Int
    var property: ViewProperty
    var value: String
  }
  /// Whether UIKit was asked for anything in the action that runs.
  private var actionAsked = false
  /// How each recogniser's last gesture ended, if it has.
  private var endOfGesture: [Int: GestureEnd] = [:]
  /// The transitions that have been completed and have not sent their last callback: what is asked
  /// for now is their doing.
  private var completing: [TransitionRecord] = []
  /// Whether a transition has finished since the app was last at rest.
  private var hasFinishedSinceRest = false
  /// Whether anything happened since the app was last at rest.
  private var hasHeardSinceRest = false
  /// Which drag asked for what has to wait for another transition, by the request's number.
  private var dragOfRequest: [Int: Int] = [:]
  /// Whether nothing was asked for since the app was last at rest.
  private var isResting = false
  /// The controllers when the last transition was asked for, if the app was at rest then.
  private(set) var placeAtRequest: ControllerTree?
  /// What kinds of things happened, for ``features``; only a search asks for them.
  private var trail: FeatureTrail?
  /// The cuts that the run has passed, if it has passed any.
  private(set) var cutTrail: CutTrail?
  /// Whether the trace has begun; what happened before is the app being built.
  private(set) var hasBegun = false

  /// Describes the world of a run that is judged by clauses of these names.
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

  /// The transitions under way or waiting.
  public var transitionsInFlight: [TransitionRecord] { inFlight }

  /// Whether a finger is on the glass.
  public var isTouched: Bool { fingers > 0 }

  /// Whether more than one finger is on the glass.
  var isTouchedByMany: Bool { fingers > 1 }

  /// The controller a person looks at.
  public var foremost: UIViewController? { window.rootViewController?.foremost }

  /// The innermost controller a person looks at, for its name.
  var innermost: UIViewController? { window.rootViewController?.innermost }

  /// The features of this run, as opaque numbers.
  var features: [UInt64] { trail?.features ?? [] }

  // MARK: - The course of a run

  /// The app is built and at rest; the trace begins.
  ///
  /// - Parameter window: The one the app shows, which is its own if it was launched.
  func begin(in window: UIWindow) {
    self.window = window
    origin = simulator.now
    hasBegun = true
    lastLift = origin
    start = RestingState(of: window, in: simulator)
    rest = start
    isResting = true
  }

  /// The app is at rest; what has ended since the rest before can be judged.
  func comeToRest() {
    rest = RestingState(of: window, in: simulator)
    isResting = true
    (hasFinishedSinceRest, hasHeardSinceRest) = (false, false)
  }

  /// The app is at rest and something is about to be done to it: takes note of what it is like
  /// before.
  func lookAtRest() {
    guard hasBegun, !isTouched, newlyEnded.isEmpty,
      hasHeardSinceRest || rest?.instant != simulator.now
    else { return }
    comeToRest()
  }

  /// Whether the window got another size since an instant, or at it.
  func wasResized(since instant: VirtualInstant) -> Bool {
    lastResize.map { $0 >= instant } ?? false
  }

  /// Whether a hand did something else during what has ended: what that changed about the screen is
  /// no transition's.
  var hadCompanySinceRest: Bool { newlyEnded.contains(where: \.hadCompany) }

  /// Whether a transition was cancelled and another had finished before anybody could see what the
  /// first one left.
  var hidCancelSinceRest: Bool {
    newlyEnded.contains { $0.outcome == false } && newlyEnded.contains { $0.outcome == true }
  }

  /// What had ended by this rest has been judged.
  func leaveRest() {
    newlyEnded.removeAll(keepingCapacity: true)
    cutTrail?.leaveRest()
  }

  /// Does what code does in the app, and takes note of what it changes by itself in the middle of
  /// a transition.
  ///
  /// A button that takes a row away while a card comes up has taken it away on purpose. What an
  /// action changes that asks UIKit for anything is another matter, also where UIKit refuses: there
  /// an animator's preparations begin.
  func watch(_ action: () throws -> Void) rethrows {
    guard !inFlight.isEmpty else { return try action() }
    let before = WindowSnapshot(of: window)
    actionAsked = false
    try action()
    guard !actionAsked else { return }
    for change in before.differences(in: WindowSnapshot(of: window)) {
      ownChanges.insert(
        OwnChange(serial: change.serial, property: change.property, value: change.after))
    }
  }

  /// What is different and was not left so by an action in the middle of a transition.
  func owed(_ differences: [WindowSnapshot.Difference]) -> [WindowSnapshot.Difference] {
    guard !ownChanges.isEmpty else { return differences }
    return differences.filter {
      !ownChanges.contains(
        OwnChange(serial: $0.serial, property: $0.property, value: $0.after))
    }
  }

  /// A clause is broken; only the first violation of a finding is kept.
  ///
  /// - Parameter record: The transition that it is about, if it is about one and no other.
  public func report(_ violation: Violation, about record: TransitionRecord? = nil) {
    if !violations.contains(where: { $0.finding == violation.finding }) {
      violations.append(violation)
      violations[violations.count - 1].cuts = cutTrail?.present(
        about: record, among: newlyEnded + inFlight)
    }
  }

  /// A clause has something to judge: what a silent one has to show for itself.
  public func exercise(_ clause: ClauseName) {
    if let index = clauses.firstIndex(of: clause) { exercised[index] += 1 }
  }

  /// How often each clause had something to judge, in the order of the contract.
  var exercise: [(clause: ClauseName, count: Int)] {
    zip(clauses, exercised).map { ($0, $1) }
  }

  /// A clause is broken now.
  public func report(
    _ finding: Finding, _ message: String, evidence: [String] = [], fix: String? = nil,
    about record: TransitionRecord? = nil
  ) {
    report(
      Violation(finding, at: milliseconds, message, evidence: evidence, fix: fix), about: record)
  }

  // MARK: - Listening

  /// Takes note of something that happened.
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
    case .animation:
      for record in inFlight where record.startedAt != nil {
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

  /// Takes note of the touches that a recogniser follows. One that was held up may have lost them
  /// by the time it is recognised: of that gesture nothing is known.
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

  /// Notes that a hand does something else while a transition is under way: it taps, pinches with a
  /// second finger, pulls something in another drag. A scroll view may go along with what a drag
  /// drives.
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

  /// Notes that a gesture drives something that was not handed out.
  private func note(callOf object: AnyObject) {
    guard simulator.gestureBeingDelivered != nil,
      let driver = object as? UIPercentDrivenInteractiveTransition
    else { return }
    for record in inFlight where record.interactorWasHandedOut {
      if record.transition?.interactor !== driver { record.anotherDriverWasTold = true }
    }
  }

  /// How a recogniser's last gesture ended; `nil` if it goes on, or there was none.
  func end(ofGesture recognizer: Int) -> GestureEnd? { endOfGesture[recognizer] }

  /// The drag that a recogniser's last gesture was about.
  func drag(ofGesture recognizer: Int) -> Int? { dragOfRecognizer[recognizer] }

  /// The drag that a gesture whose action is being sent is about.
  ///
  /// The end of a gesture is told a turn later, when the next finger may be down already.
  private var dragBeingDelivered: Int? {
    simulator.gestureBeingDelivered.flatMap {
      dragOfRecognizer[$0.serial] ?? drags.indices.last
    }
  }

  /// The drag that what is asked for now is due to: the one whose gesture is being delivered, or
  /// the one that led to the transition whose callbacks are being sent.
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
    // What the app's own gestures do in the same drag is none of the system's doing.
    if record.isDrivenBySystem { record.company = gesturesOfDrag }
    attribute(record, drives: false)
    // What was completed is over, though its last callback may be still to come: this may be asked
    // for in that.
    let underWay = inFlight.filter(\.isInFlight)
    if cutTrail?.request(record, beside: underWay) == true { record.hasOwnCut = true }
    transitions.append(record)
    inFlight.append(record)
  }

  /// What the window was like before what is asked for now.
  ///
  /// Where a transition has finished since the last rest, that rest shows another screen; then the
  /// present moment is all there is, and it is good enough if nothing moves any more.
  private var picture: Picture? {
    guard let rest, let start else { return nil }
    let now = WindowSnapshot(of: window)
    guard hasFinishedSinceRest else {
      return Picture(instant: rest.instant, atRest: rest.window, atRequest: now)
    }
    let activity = RestingState.Activity(of: simulator)
    guard activity.animations <= start.activity.animations, activity.ticks <= start.activity.ticks
    else { return nil }
    return Picture(instant: simulator.now, atRest: now, atRequest: nil)
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
        record.wasDecidedUnheard =
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

  /// Notes which drag and which recogniser drive a transition.
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

  /// The record of a transition of this run.
  public func record(of transition: UIKitTransition) -> TransitionRecord? {
    transitions.last { $0.serial == transition.serial }
  }
}

// MARK: - Asked by judges at rest

extension World {
  /// The transition that ended last, if it was completed since the rest before this one.
  var lastTransitionAtRest: TransitionRecord? { newlyEnded.last }

  /// The window at this rest.
  var restingWindow: WindowSnapshot? { rest?.window }
  /// When the app was last at rest.
  var restInstant: VirtualInstant? { rest?.instant }
  /// The controllers at this rest.
  var restingPlace: ControllerTree? { rest?.controllers }
  /// What goes on at this rest.
  var restingActivity: RestingState.Activity? { rest?.activity }
  /// The window when the trace began.
  var startWindow: WindowSnapshot? { start?.window }
  /// The controllers when the trace began.
  var startPlace: ControllerTree? { start?.controllers }
  /// What went on when the trace began.
  var startActivity: RestingState.Activity? { start?.activity }

  /// Whether the app is back at the controllers it started with, in a window of the size it started
  /// with.
  var isBackAtStart: Bool {
    rest?.controllers == start?.controllers && rest?.window.size == start?.window.size
  }

  /// Whether a controller is in the tree that hangs on the window, and shown there.
  func isShown(_ controller: UIViewController?) -> Bool {
    guard let controller, let root = window.rootViewController else { return false }
    func isShown(in tree: UIViewController) -> Bool {
      tree === controller || tree.seenChildren.contains(where: isShown)
        || tree.ownPresented.map(isShown) ?? false
    }
    return isShown(in: root)
  }

  /// Whether a controller hangs on the window's root, shown or not: a tab that is not selected has
  /// not left.
  func holds(_ controller: UIViewController?) -> Bool {
    var current = controller
    while let outer = current?.parent ?? current?.presentingViewController { current = outer }
    return current != nil && current === window.rootViewController
  }

  /// Whether a controller's view was in the window when the trace began.
  func wasOnScreenAtStart(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    return start?.window.place(of: view.serial) != nil
  }

  /// Whether a view stood right in the window and filled it when the trace began.
  func filledWindowAtStart(_ view: UIView) -> Bool {
    guard let window = start?.window, let place = window.place(of: view.serial) else {
      return false
    }
    let entry = window.entries[place]
    return entry.parent == 0 && entry.state.bounds.size == window.size
      && entry.state.center == CGPoint(x: window.size.width / 2, y: window.size.height / 2)
  }

  /// Whether a view took touches when the trace began; views that came later are taken to.
  func wasInteractiveAtStart(_ view: UIView) -> Bool {
    guard let window = start?.window, let place = window.place(of: view.serial) else { return true }
    return window.entries[place].state.isUserInteractionEnabled
  }
}

// MARK: - Asked while performing

extension World {
  /// Whether transitions have ended since the app was last at rest.
  var hasNewlyEnded: Bool { !newlyEnded.isEmpty }
}
