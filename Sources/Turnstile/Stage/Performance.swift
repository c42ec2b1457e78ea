import HeadlessUIKit
import VirtualTime

/// The performance of one trace: it builds the subject on a fresh stage, does the steps, waits
/// until nothing moves, and calls the judges, that is, the clauses that watch the run.
///
/// ## How steps become turns
///
/// Steps with the same time are queued together, and the loop is run only when time advances, so
/// they reach the app in one turn. While the main thread is stalled the loop is not run at all;
/// input in the meantime arrives in the one turn after it. A `settle` runs the loop until the app
/// is at rest, and moves the trace's clock along, so that later times count from there.
///
/// ## How it ends
///
/// The harness ends whatever the trace left unfinished: it lifts the fingers from the screen,
/// brings the app to the foreground, and restores the window's size. Then everything comes to rest,
/// the judges conclude, and if a clause needs it, one way back is tried as a probe that no judge
/// watches. The journal marks these acts as the harness's.
@MainActor
struct Performance {
  private let staging: Staging
  private let stage: Stage
  private let world: World
  private let jury: Jury
  private let writer: JournalWriter?
  private let extras: Run.Extras
  private var run = Run()

  /// The virtual instant from which the times of the trace's steps count.
  private var origin = VirtualInstant.zero
  /// The virtual instant until which a stall keeps the main thread busy.
  private var stalledUntil = VirtualInstant.zero
  /// The number of transitions that had been requested before the trace, at the launch of the app,
  /// and then at the end of each step. It is noted for a run whose end is compared with others.
  private var requests: [Int] = []
  /// The numbers of pending events and display ticks when the app was ready, before the trace.
  /// Spinners and repeating timers cause them, and the app counts as at rest while they go on.
  private var idle = TurnCount()
  private var isHung = false
  /// The virtual instant of the last rest that the judges have judged; `nil` before the first.
  private var judgedAt: VirtualInstant?
  /// True while the harness tries to leave the screen at the end of the run. The judges receive no
  /// events then.
  private var isProbing: Bool { world.hasEnded }
  private var isInBackground = false
  /// The change that the harness makes in the run in place of the app; `nil` for none.
  private var remedy: Remedy?
  private var size = CGSize.zero

  private struct TurnCount {
    var events = 0
    var ticks = 0
    /// The number of repeating timers among the events.
    var repeating = 0
  }

  /// The virtual time that an app has to come to rest; after it, the harness goes on without
  /// waiting.
  static let patience = Duration.seconds(60)
  /// The virtual time after which the harness goes on without waiting if only repeating timers and
  /// display links go on. Each frame of a display link costs computing time.
  private static let patienceWithEndlessWork = Duration.seconds(10)

  /// Runs a trace on a fresh stage, and returns the result.
  ///
  /// - Parameters:
  ///   - clauses: The clauses to judge.
  ///   - extras: The optional outputs of the run.
  ///   - unanimated: If true, UIKit treats every `animated: true` as `false`.
  ///   - remedy: The change that the harness makes in the run in place of the app; `nil` for none.
  ///   - listener: Called with every entry of the journal as it is written.
  static func run(
    _ trace: Trace, on staging: Staging, under clauses: [Clause], keeping extras: Run.Extras = [],
    unanimated: Bool = false, following remedy: Remedy? = nil,
    listener: ((Journal.Entry) -> Void)? = nil
  ) -> Run {
    // The app's tasks run on virtual time from the first line of its builder to its last
    // deinitialiser.
    Simulator.onVirtualTime {
      Simulator.withFixedRandomNumbers {
        // It is optional so that `takeDown` can release it, with everything that only it holds.
        var performance: Performance! = Performance(staging, clauses, extras, listener)
        performance.stage.simulator.refusesToAnimate = unanimated
        performance.remedy = remedy
        let run = performance.perform(trace)
        takeDown(&performance)
        return run
      }
    }
  }

  /// Ends the run and releases the app with all that it has kept. On a device the process ends
  /// before that happens, so a trap in a deinitialiser that runs here is not the app's fault. The
  /// function's name on the call stack tells of it (``CallStack/takingDown``).
  @inline(never)
  private static func takeDown(_ performance: inout Performance?) {
    performance?.stage.close()
    performance = nil
  }

  private init(
    _ staging: Staging, _ clauses: [Clause], _ extras: Run.Extras,
    _ listener: ((Journal.Entry) -> Void)?
  ) {
    self.staging = staging
    self.extras = extras
    stage = Stage(screen: staging.screen, behavior: staging.behavior)
    stage.simulator.cutAnswers = staging.cutAnswers
    jury = Jury(clauses)
    world = World(
      stage.window, in: stage.simulator, judgedBy: jury.names, detents: staging.detents,
      collectingFeatures: extras.contains(.features))
    writer = extras.contains(.journal) ? JournalWriter(listener) : nil
  }

  private mutating func perform(_ trace: Trace) -> Run {
    AppFolder.forget()
    listen()
    defer { Effort.spent &+= stage.simulator.effort }
    stage.simulator.passLostOverrides()
    if let problem = buildSubject() {
      run.problem = problem
      return run
    }
    if extras.contains(.ending) { requests.append(world.transitions.count) }
    for step in trace.steps {
      guard !isHung else { break }
      perform(step)
      if extras.contains(.ending) { requests.append(world.transitions.count) }
      if let problem = stage.problem {
        run.problem = problem
        return run
      }
    }
    if !isHung { setRight() }
    if !isHung { conclude() }
    run.violations = world.violations.worstFirst
    run.actions = stage.actions.map(\.name)
    run.features = world.features
    run.journal = writer?.journal
    run.guesses = stage.simulator.leanings.map { ($0.guess, world.milliseconds(at: $0.instant)) }
    run.simulated = stage.simulator.now.nanoseconds
    run.outliving = stage.simulator.outliving
    if let trail = world.cutTrail {
      run.cuts = trail.present(
        about: nil, among: world.transitions.newlyEnded + world.transitions.inFlight)
      run.framesViews = stage.simulator.hasFramedViews
    }
    run.tally.add(world)
    return run
  }

  /// Passes every event of the run to the journal, the world and the judges, in this order.
  private func listen() {
    let (world, writer, jury, remedy) = (world, writer, isProbing ? nil : jury, remedy)
    func hear(_ occurrence: Occurrence, _ world: World) {
      if let remedy { world.follow(remedy, before: occurrence) }
      writer?.write(occurrence, at: world.simulator.now)
      world.hear(occurrence)
      if world.hasBegun { jury?.hear(occurrence, in: world) }
      if let remedy { world.follow(remedy, after: occurrence) }
    }
    stage.simulator.listener = { [unowned world] event in hear(.event(event), world) }
    stage.simulator.watchTaps = { [unowned world] tap in world.watch(tap) }
    stage.simulator.watchGestures = { [unowned world] recognizer, actions in
      world.watch(recognizer, actions)
    }
    stage.simulator.watchPlannedWork = { [unowned world] planned, repeats, work in
      world.watch(planned: planned, repeats: repeats, work)
    }
    stage.listener = { [unowned world] occurrence in hear(occurrence, world) }
  }

  /// Builds the subject's app and waits until it is at rest; returns the problem if the app cannot
  /// be checked, else `nil`.
  private mutating func buildSubject() -> SubjectProblem? {
    guard staging.screen.size.width > 0, staging.screen.size.height > 0 else {
      return .emptyScreen(
        width: Text.number(staging.screen.size.width),
        height: Text.number(staging.screen.size.height))
    }
    do { try staging.build(stage) } catch let problem as SubjectProblem {
      return problem
    } catch {
      return .builderThrew("\(error)")
    }
    if let problem = stage.problem { return problem }
    guard stage.window.rootViewController != nil else { return .nothingOnStage }
    stage.window.makeKeyAndVisible()
    // The app is ready, too, if only activity without an end goes on, such as a spinner. Such
    // activity can only be recognised once everything else has ended.
    let isReady = settle(isLaunch: true)
    let pending = stage.simulator.loop.pending
    idle = TurnCount(
      events: pending.events, ticks: pending.ticks,
      repeating: stage.simulator.deferred.repeatingTimers)
    guard (isReady || pending.nextTurn == 0), !isHung, world.transitions.inFlight.isEmpty else {
      return .neverReady
    }
    stage.followWindow()
    size = stage.window.bounds.size
    origin = stage.simulator.now
    world.begin(in: stage.window)
    writer?.begin(at: origin)
    return nil
  }

  // MARK: - Steps

  private mutating func perform(_ step: Step) {
    advance(to: origin.advanced(by: .milliseconds(step.time)))
    guard !isHung else { return }
    let simulator = stage.simulator
    switch step.act {
    case .settle:
      if stalledUntil > simulator.now { Self.pass(simulator, to: stalledUntil) }
      run(until: simulator.now)
      stage.listener?(.step(step))
      if !settle(), let finger = simulator.fingersDown.first {
        stage.listener?(.harness(.waitedForFinger(finger)))
      }
      restIfPossible()
      origin = simulator.now.advanced(by: .milliseconds(-step.time))
    case .stall(let length):
      queue(step)
      stalledUntil = max(stalledUntil, simulator.now.advanced(by: .milliseconds(length)))
    default:
      // The step is queued like its touch, because the touch reaches the app in the next turn of
      // the run loop, and the judges are told of the step in that turn.
      queue(step)
    }
  }

  /// Queues the news of a step or an act of the harness for the judges, so that they get it in the
  /// same turn of the run loop as the input that is queued next.
  private func announce(_ occurrence: Occurrence) {
    stage.simulator.loop.input(
      { [unowned stage, unowned world, idle] in
        if Self.isQuiet(world, idle) { world.lookAtRest() }
        stage.listener?(occurrence)
      }, at: stage.simulator.now)
  }

  private mutating func queue(_ step: Step) {
    let simulator = stage.simulator
    announce(.step(step))
    switch step.act {
    case .down(let finger, let spot): simulator.touchDown(finger: finger, at: spot.point)
    case .move(let finger, let spot): simulator.touchMove(finger: finger, at: spot.point)
    case .up(let finger): simulator.touchUp(finger: finger)
    case .cancel(let finger): simulator.touchCancel(finger: finger)
    case .tap(let spot):
      let later = simulator.now.advanced(by: Self.tapLength)
      simulator.touchDown(finger: Self.tapFinger, at: spot.point)
      simulator.touchUp(finger: Self.tapFinger, when: later)
    case .action(let name): queueAction(named: name)
    case .background:
      isInBackground = true
      simulator.enterBackground()
    case .foreground:
      isInBackground = false
      simulator.enterForeground()
    case .rotate:
      let turned = CGSize(width: stage.window.bounds.height, height: stage.window.bounds.width)
      // A rotation of the device resizes the window only if the app supports the new orientation.
      if stage.supports(turned) { simulator.resize(to: turned) }
    case .resize(let width, let height):
      simulator.resize(to: CGSize(width: width, height: height))
    case .suppose(let supposition): simulator.suppose(supposition.apply)
    case .stall, .settle: break
    }
  }

  /// Queues the call of the subject's action with the given name for the next turn of the run loop.
  private func queueAction(named name: String) {
    let simulator = stage.simulator
    guard let action = stage.actions.first(where: { $0.name == name }) else {
      stage.problem = .unknownAction(name, known: stage.actions.map(\.name))
      return
    }
    let world = world
    simulator.loop.input(
      {
        do { try world.watch(action.perform) } catch {
          world.report(
            Finding(.actionThrew), "the action '\(name)' threw an error.",
            evidence: ["observed  \(error)", "expected  an action that returns"])
        }
      }, at: simulator.now)
  }

  /// The finger number for taps. It is outside the range of fingers in a trace, so no other step
  /// can use it.
  private static let tapFinger = 99
  /// The length of a tap: one frame of a trace.
  private static let tapLength = Duration.milliseconds(Step.frame)

  // MARK: - Time

  /// Advances virtual time to an instant. Whenever the app is at rest on the way, the judges judge
  /// the transitions that have ended.
  private mutating func advance(to target: VirtualInstant) {
    let simulator = stage.simulator
    if stalledUntil > simulator.now {
      guard target >= stalledUntil else { return Self.pass(simulator, to: target) }
      Self.pass(simulator, to: stalledUntil)
    }
    guard target > simulator.now else { return }
    while !isHung {
      restIfPossible()
      guard let due = simulator.loop.nextDue, due <= target else { break }
      run(until: due)
    }
    if !isHung { run(until: target) }
  }

  /// Advances virtual time without running the loop, as while the main thread is busy.
  private static func pass(_ simulator: Simulator, to instant: VirtualInstant) {
    // An error is ignored: the clock only throws if it would go back, and every caller has compared
    // the two instants.
    try? simulator.loop.clock.advance(to: instant)
  }

  private mutating func run(until instant: VirtualInstant) {
    let simulator = stage.simulator
    Heartbeat.beat()
    if jury.needs.contains(.frames) {
      while true {
        let next = simulator.loop.frames.instant(
          ofFrame: simulator.loop.frames.frame(at: simulator.now) + 1)
        guard next <= instant,
          !world.transitions.inFlight.isEmpty || !world.transitions.newlyEnded.isEmpty
        else {
          break
        }
        guard simulator.run(until: next) == .reached else { break }
        if !isProbing { jury.passFrame(in: world) }
      }
    }
    guard case .hung(_, let turns, _) = simulator.run(until: instant) else { return }
    isHung = true
    let place = whoKeepsAsking()
    world.report(
      Finding(.hung, cause: place?.cause), "the app never lets the run loop go on.",
      evidence: ["observed  \(turns) turns at one instant", "expected  an end"]
        + (place.map { ["asked by  \($0.name)"] } ?? []),
      fix: "do not queue work for the next turn from work of this turn without end")
  }

  /// Returns the app's function that schedules work without end; the first by name, if several
  /// schedule each other in turn.
  private func whoKeepsAsking() -> FunctionName? {
    let simulator = stage.simulator
    var asked = 0
    var names: [FunctionName] = []
    let (ofStage, ofModel) = (stage.listener, simulator.listener)
    (stage.listener, simulator.listener) = (nil, nil)
    defer { (stage.listener, simulator.listener) = (ofStage, ofModel) }
    simulator.loop.willAsk = {
      asked += 1
      guard asked <= Self.askers, let name = CallStack.now.innermost, !names.contains(name)
      else { return }
      names.append(name)
    }
    // The turn of the run loop that never ends is run once more, and the functions that schedule
    // work in it are recorded.
    simulator.run(until: simulator.now)
    simulator.loop.willAsk = nil
    return names.min { $0.name < $1.name }
  }

  /// The maximum number of requests for work whose functions are recorded when an app hangs. It is
  /// more than the number of functions that usually schedule each other in turn.
  private static let askers = 256

  /// Runs the app until nothing moves and no work is pending except repeating timers and the like;
  /// returns false if the app is not at rest at the time limit.
  ///
  /// - Parameter isLaunch: True if the app has just been launched. A timer may then lead from its
  ///   first screen to the next, so all of the time is waited for.
  @discardableResult
  private mutating func settle(isLaunch: Bool = false) -> Bool {
    let simulator = stage.simulator
    let end = simulator.now.advanced(by: Self.patience)
    var onlyEndlessSince: VirtualInstant?
    while !isHung, !isAtRest {
      let isOnlyEndless = !isLaunch && Self.isQuiet(world, idle, forgivingEndlessWork: true)
      onlyEndlessSince = isOnlyEndless ? onlyEndlessSince ?? simulator.now : nil
      let deadline = min(end, onlyEndlessSince?.advanced(by: Self.patienceWithEndlessWork) ?? end)
      guard let due = simulator.loop.nextDue, due <= deadline else {
        // No more work falls due before the limit, but a transition is unfinished or endless work
        // goes on. So waiting has no use: time advances to the limit, and the app has not come to
        // rest. It is judged all the same if only activity without an end goes on.
        run(until: deadline)
        if !isHung { restIfPossible(forgivingEndlessWork: true) }
        return false
      }
      run(until: due)
      restIfPossible()
    }
    return !isHung
  }

  private var isAtRest: Bool {
    stage.simulator.loop.pending.input == 0 && Self.isQuiet(world, idle)
  }

  /// Returns true if nothing in the app is under way, apart from input that is still queued.
  ///
  /// - Parameter forgivingEndlessWork: True if repeating timers and display links may go on that
  ///   the app did not have at the start, such as a picture show of a screen.
  private static func isQuiet(
    _ world: World, _ idle: TurnCount, forgivingEndlessWork: Bool = false
  ) -> Bool {
    guard world.transitions.inFlight.isEmpty else { return false }
    let pending = world.simulator.loop.pending
    guard pending.nextTurn == 0, pending.afterCommit == 0 else { return false }
    guard forgivingEndlessWork else {
      return pending.events <= idle.events && pending.ticks <= idle.ticks
    }
    let repeating = world.simulator.deferred.repeatingTimers
    return pending.events - repeating <= idle.events - idle.repeating
  }

  /// Lets the judges judge if a transition has ended since the last time and nothing is under way.
  ///
  /// An app in the background is judged when it is back: nobody sees it there, and many apps cover
  /// their window as long as they are away.
  private mutating func restIfPossible(forgivingEndlessWork: Bool = false) {
    guard !world.transitions.newlyEnded.isEmpty, !world.isTouched, !isInBackground,
      stage.simulator.loop.pending.input == 0,
      Self.isQuiet(world, idle, forgivingEndlessWork: forgivingEndlessWork)
    else { return }
    comeToRest()
  }

  private mutating func comeToRest() {
    // No judge looks at a rest after the trace, so the state of the app is not stored then.
    if !isProbing {
      world.comeToRest()
      jury.rest(in: world)
    }
    world.leaveRest()
    judgedAt = stage.simulator.now
  }

  /// True if the judges have judged this very rest, because since then no event was received, no
  /// time has passed and no transition has ended. Nothing is left to judge at the end of the run
  /// then.
  private var isJudged: Bool {
    judgedAt == stage.simulator.now && !world.rests.hasHeard && world.transitions.newlyEnded.isEmpty
  }

  // MARK: - The end

  private mutating func setRight() {
    let simulator = stage.simulator
    if stalledUntil > simulator.now { Self.pass(simulator, to: stalledUntil) }
    run(until: simulator.now)
    guard !isHung else { return }
    for finger in simulator.fingersDown {
      // The lift of a tap's finger belongs to the tap's step, so it is not announced as an act of
      // the harness.
      if finger != Self.tapFinger { announce(.harness(.lift(finger: finger))) }
      simulator.touchUp(finger: finger)
    }
    if isInBackground {
      announce(.harness(.foreground))
      simulator.enterForeground()
    }
    if stage.window.bounds.size != size {
      announce(.harness(.resize(width: Int(size.width), height: Int(size.height))))
      simulator.resize(to: size)
    }
    run(until: simulator.now)
    settle()
  }

  private mutating func conclude() {
    let isStuck = !world.transitions.inFlight.isEmpty
    if !isStuck, !isJudged { comeToRest() }
    jury.conclude(in: world)
    if extras.contains(.ending) { run.ending = Ending(of: world, requests: requests) }
    if !isStuck, !isHung { probe() }
  }

  /// Tries by code, such as a dismissal, to leave the screen on which the trace ended. Only the
  /// clauses that need this attempt learn if its transition completes.
  private mutating func probe() {
    guard jury.needs.contains(.probe), let foremost = world.foremost else { return }
    let kind: UIKitTransition.Kind
    let goBack: () -> Void
    if let presenter = foremost.presentingViewController {
      kind = .dismiss
      goBack = { presenter.dismiss(animated: true) }
    } else if let navigation = foremost.navigationController, navigation.pages.count > 1 {
      kind = .pop
      goBack = { navigation.popViewController(animated: true) }
    } else {
      return
    }
    world.end()
    listen()
    stage.listener?(.harness(.tryWayBack(kind)))
    goBack()
    settle()
    jury.probe(WayBack(kind: kind, stuck: world.transitions.inFlight.first), in: world)
  }
}

extension Step.Spot {
  /// The point as a `CGPoint` in the window, for a touch by a step.
  var point: CGPoint { CGPoint(x: x, y: y) }
}
