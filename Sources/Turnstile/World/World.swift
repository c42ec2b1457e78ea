public import HeadlessUIKit
public import VirtualTime

/// What has happened in a run so far, as judges see it.
///
/// The world listens to the model, keeps what several clauses need, and passes every occurrence on to the judges when
/// it has taken note of it. It holds the app's own objects weakly or not at all.
@MainActor
public final class World {
  /// The stage the run takes place on.
  public let stage: Stage
  /// The model of UIKit.
  public var simulator: Simulator { stage.simulator }
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
  /// When the window changed its size last.
  private(set) var lastResize = VirtualInstant.zero

  private let clauses: [ClauseName]
  /// How often each clause had something to judge, in the order of the contract.
  private var exercised: [Int]
  private var judges: [any Judge]
  private var inFlight: [TransitionRecord] = []
  /// The transitions that have been completed since the app was last at rest.
  private(set) var newlyEnded: [TransitionRecord] = []
  /// How many fingers are on the glass.
  private var fingers = 0
  /// Which drag each recogniser is about, from when it began.
  private var dragOfRecognizer: [Int: Int] = [:]
  /// Whether nothing was asked for since the app was last at rest.
  private var isResting = false
  /// The controllers when the last transition was asked for, if the app was at rest then.
  private(set) var placeAtRequest: ControllerTree?
  /// What kinds of things happened, for ``features``.
  private var trail = FeatureTrail()
  private var hasBegun = false

  init(_ stage: Stage, clauses: [Clause]) {
    self.stage = stage
    self.clauses = clauses.map(\.name)
    exercised = Array(repeating: 0, count: clauses.count)
    judges = clauses.map { $0.judge() }
  }

  /// Virtual milliseconds since the trace began.
  public var milliseconds: Int {
    Int(Text.milliseconds(simulator.now.nanoseconds - origin.nanoseconds))
  }

  /// The transitions under way or waiting.
  public var transitionsInFlight: [TransitionRecord] { inFlight }

  /// Whether a finger is on the glass.
  public var isTouched: Bool { fingers > 0 }

  /// Whether more than one finger is on the glass.
  var isTouchedByMany: Bool { fingers > 1 }

  /// The controller a person looks at.
  public var foremost: UIViewController? { stage.window.rootViewController?.foremost }

  /// The features of this run, as opaque numbers.
  var features: [UInt64] { trail.features }

  // MARK: - The course of a run

  /// The app is built and at rest; the trace begins.
  func begin() {
    origin = simulator.now
    hasBegun = true
    lastLift = origin
    start = RestingState(of: stage)
    rest = start
    isResting = true
  }

  /// The app is at rest.
  func comeToRest() {
    rest = RestingState(of: stage)
    isResting = true
    for judge in judges { judge.rested(in: self) }
    newlyEnded.removeAll(keepingCapacity: true)
  }

  /// A frame has been shown.
  func passFrame() {
    for judge in judges { judge.framePassed(in: self) }
  }

  /// The trace is over, and the app is at rest or has had all the time it may take.
  func conclude() {
    for judge in judges { judge.concluded(in: self) }
  }

  /// From here on nobody judges: what follows is the stage's own doing.
  func stopJudging() { judges = [] }

  /// A clause is broken; only the first violation of a finding is kept.
  public func report(_ violation: Violation) {
    if !violations.contains(where: { $0.finding == violation.finding }) {
      violations.append(violation)
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
    _ finding: Finding, _ message: String, evidence: [String] = [], fix: String? = nil
  ) {
    report(Violation(finding, at: milliseconds, message, evidence: evidence, fix: fix))
  }

  // MARK: - Listening

  /// Takes note of something that happened, and passes it on.
  func hear(_ occurrence: Occurrence) {
    switch occurrence {
    case .event(let event): note(event)
    case .step(let step): note(step)
    case .note(let text): notes.append(text)
    }
    guard hasBegun else { return }
    trail.add(occurrence, in: self)
    for judge in judges { judge.heard(occurrence, in: self) }
  }

  private func note(_ step: Step) {
    switch step.act {
    case .resize: lastResize = simulator.now
    case .stall(let length): stalled += Double(length) / 1000
    default: break
    }
  }

  private func note(_ event: SimulatorEvent) {
    switch event {
    case .transition(let event): note(event)
    case .touch(let touch): note(touch)
    case .gesture(let recognizer, let state): note(recognizer, state)
    case .animation:
      for record in inFlight where record.startedAt != nil { record.somethingMoved = true }
    default: break
    }
  }

  private func note(_ touch: UITouch) {
    switch touch.phase {
    case .began:
      if fingers == 0 { drags.append(Drag(index: drags.count, began: simulator.now)) }
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

  private func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if state == .began { dragOfRecognizer[recognizer.serial] = drags.indices.last }
    if state == .cancelled { for record in inFlight { record.intentToCancel = true } }
  }

  /// The drag that a gesture whose action is being sent is about.
  ///
  /// The end of a gesture is told a turn later, when the next finger may be down already.
  private var dragBeingDelivered: Int? {
    simulator.gestureBeingDelivered.flatMap {
      dragOfRecognizer[$0.serial] ?? drags.indices.last
    }
  }

  private func note(_ event: TransitionEvent) {
    if event.stage == .requested {
      let isNested = !inFlight.isEmpty
      placeAtRequest = isResting ? rest?.controllers : nil
      isResting = false
      let record = TransitionRecord(
        event.transition, at: simulator.now,
        drag: dragBeingDelivered,
        nested: isNested, before: isNested ? nil : WindowSnapshot(of: stage.window))
      attribute(record)
      transitions.append(record)
      inFlight.append(record)
      return
    }
    guard let record = record(of: event.transition) else { return }
    switch event.stage {
    case .requested: break
    case .started(let interactive):
      record.startedAt = simulator.now
      record.startedInteractively = interactive
    case .progress:
      record.somethingMoved = true
      attribute(record)
    case .paused:
      record.isTurnedBack = false
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
      record.duration = event.transition.transitionDuration
    case .ended, .abandoned:
      record.hasEnded = true
      newlyEnded.append(record)
      inFlight.removeAll { $0 === record }
    case .completedAgain, .late: break
    }
  }

  /// Notes which drag and which recogniser drive a transition.
  private func attribute(_ record: TransitionRecord) {
    guard let recognizer = simulator.gestureBeingDelivered else { return }
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

  /// Whether the app is back at the controllers it started with, in a window of the size it started with.
  var isBackAtStart: Bool {
    rest?.controllers == start?.controllers && rest?.window.size == start?.window.size
  }

  /// Whether a controller is in the tree that hangs on the window.
  func isShown(_ controller: UIViewController?) -> Bool {
    guard let controller, let root = stage.window.rootViewController else { return false }
    var current: UIViewController? = root
    while let here = current {
      var inner: UIViewController? = here
      while let candidate = inner {
        if candidate === controller { return true }
        inner = candidate.shownChild
      }
      var next: UIViewController? = here
      while let candidate = next, candidate.ownPresented == nil {
        next = candidate.shownChild
      }
      current = next?.ownPresented
    }
    return false
  }

  /// Whether a controller's view was in the window when the trace began.
  func wasOnScreenAtStart(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    return start?.window.place(of: view.serial) != nil
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

  /// Whether a clause is among those judged.
  func judges(_ name: ClauseName) -> Bool { clauses.contains(name) }
}
