import HeadlessUIKit
package import Turnstile
import VirtualTime

/// A camera, which watches a run and records its frames.
///
/// A camera is a judge that stands behind all the others and never reports a violation. It hears of
/// every frame in which something moves, of every step and of every rest. When another judge has
/// found something, it records which frame shows that. It changes nothing, so the run is the same
/// as without it.
@MainActor
package final class Camera: Judge {
  /// The maximum number of pictures of one run. After that number, only steps, rests and findings
  /// are recorded.
  package static let limit = 20_000

  private(set) var frames: [Frame] = []
  private(set) var scenes: [Recording.Scene] = []
  let catalogue = Catalogue()

  /// The window at each rest of the run, with the frame that shows it. A finding is compared with
  /// one of these rests.
  private var rests: [Moment] = []
  /// The windows just before a finger came down or an action was called, whether at rest or not. A
  /// finding about no value, such as a stuck transition, is compared with one of them.
  private var starts: [Moment] = []
  private typealias Moment = (frame: Int, nanoseconds: Int64, window: WindowSnapshot)
  private var fingers: [Frame.Finger] = []
  private var seen = 0
  /// The number of findings whose frame is final. Later findings were made in mid-turn, before
  /// their frame was drawn.
  private var settled = 0
  private var entries = 0
  /// The number of journal entries written while the app was built, before the trace began.
  private(set) var skipped: Int?
  private var lastAppearance: Int?
  /// A function that is called after every picture; it may end the recording.
  private let progressed: (Camera) -> Void

  init(progressed: @escaping (Camera) -> Void) { self.progressed = progressed }

  /// Returns a clause that has the camera for its judge.
  ///
  /// - Parameter others: The clauses that judge the run. The camera asks for the probe of the way
  ///   back only if one of these does.
  nonisolated func clause(behind others: [Clause]) -> Clause {
    let probes = others.contains { $0.needs.contains(.probe) }
    return Clause(
      ClauseName(rawValue: "is-filmed"), promises: "everything is seen and nothing is judged",
      needs: probes ? [.frames, .probe] : .frames
    ) { self }
  }

  /// Counts an entry that the journal has written.
  func note(_ entry: Journal.Entry) { entries += 1 }

  // MARK: - Listening

  package func heard(_ occurrence: Occurrence, in world: World) {
    // Judges hear of events once the trace has begun. The journal already has the entry on the
    // first of them, so it does not count as skipped.
    if skipped == nil { skipped = max(0, entries - 1) }
    switch occurrence {
    case .step(let step):
      // The step moves the finger before the picture is taken, because the views follow the finger.
      move(step.act)
      let frame = take(in: world, atRest: isCalm(world))
      settle(at: frame)
      if step.act.startsSomething {
        starts.append((frame, frames[frame].nanoseconds, WindowSnapshot(of: world.window)))
      }
    case .harness(let act):
      if case .lift(let finger) = act { fingers.removeAll { $0.number == finger } }
      settle(at: take(in: world))
    case .event(.touch(let touch)) where touch.phase == .cancelled:
      // The system cancels all touches at once as the app leaves the foreground.
      fingers = []
    case .event(.appearance(let controller, _, _)):
      lastAppearance = controller.viewIfLoaded.map(number)
    default: break
    }
    lookForFindings(in: world)
  }

  package func framePassed(in world: World) {
    if frames.count < Self.limit { settle(at: take(in: world)) }
    lookForFindings(in: world)
    settled = scenes.count
  }

  package func rested(in world: World) {
    settle(at: take(in: world, atRest: true))
    lookForFindings(in: world)
    settled = scenes.count
  }

  package func concluded(in world: World) {
    settle(at: take(in: world, atRest: isCalm(world)))
    lookForFindings(in: world)
    settled = scenes.count
  }

  package func probed(_ attempt: WayBack, in world: World) {
    settled = scenes.count
    take(in: world)
    lookForFindings(in: world)
  }

  /// Moves findings made in mid-turn to the frame at the end of the turn, because states between
  /// two lines of code are never drawn.
  private func settle(at frame: Int) {
    for place in settled..<scenes.count
    where frames[scenes[place].broken].nanoseconds == frames[frame].nanoseconds {
      scenes[place].broken = frame
    }
    settled = scenes.count
  }

  private func isCalm(_ world: World) -> Bool {
    world.transitions.inFlight.isEmpty && fingers.count <= 1 && !world.isTouched
  }

  private func move(_ act: Step.Act) {
    fingers.removeAll { $0.number == Self.tapping }
    switch act {
    case .down(let finger, let spot), .move(let finger, let spot):
      fingers.removeAll { $0.number == finger }
      fingers.append(Frame.Finger(number: finger, x: spot.x, y: spot.y))
    case .up(let finger), .cancel(let finger): fingers.removeAll { $0.number == finger }
    case .tap(let spot):
      fingers.append(Frame.Finger(number: Self.tapping, x: spot.x, y: spot.y))
    default: break
    }
  }

  /// The number that a frame has for a finger that only taps, because the trace gives it none.
  package static let tapping = 0

  // MARK: - Taking pictures

  private func number(_ view: UIView) -> Int {
    view.presentedWithin.map { -$0.serial } ?? view.serial
  }

  @discardableResult
  private func take(in world: World, atRest: Bool = false) -> Int {
    let now = world.simulator.now.nanoseconds - world.origin.nanoseconds
    var frame = Frame(
      nanoseconds: now, size: world.window.bounds.size,
      rows: Survey(of: world.window, into: catalogue).rows, fingers: fingers,
      entries: entries - (skipped ?? entries))
    // Equal frames share one array of layers, so that a still screen takes the memory of one.
    if let last = frames.last, last.rows == frame.rows { frame.rows = last.rows }
    frames.append(frame)
    if atRest {
      rests.append((frames.count - 1, now, WindowSnapshot(of: world.window)))
    }
    progressed(self)
    return frames.count - 1
  }

  private func lookForFindings(in world: World) {
    guard world.violations.count > seen else { return }
    let new = world.violations[seen...]
    seen = world.violations.count
    let broken = take(in: world)
    let window = WindowSnapshot(of: world.window)
    for violation in new {
      scenes.append(scene(of: violation.finding, at: broken, window, in: world))
    }
  }

  // MARK: - Findings

  private func scene(
    of finding: Finding, at broken: Int, _ now: WindowSnapshot, in world: World
  ) -> Recording.Scene {
    let transition =
      world.transitions.inFlight.first ?? world.transitions.last { $0.hasEnded }
      ?? world.transitions.last
    let before = rest(comparedFor: finding, at: broken, now, transition, in: world)
    let differences = world.named(before?.window.differences(in: now) ?? [])
    let added = before?.window.additions(in: now) ?? []
    func name(_ place: Int) -> String {
      world.name(ofView: now.entries[place].serial, path: now.path(to: place))
    }
    var known: Set<Int> = []
    let blamed = blamed(for: finding, transition, now, differences, added, name, in: world)
    let outlined = blamed.compactMap { serial, path -> Recording.Blamed? in
      guard let node = catalogue.node(ofView: serial), known.insert(node).inserted else {
        return nil
      }
      return Recording.Blamed(node: node, path: path)
    }
    return Recording.Scene(
      finding: finding, before: before?.frame ?? 0, broken: broken, blamed: outlined,
      differences: differences.map {
        Recording.Difference(
          node: catalogue.node(ofView: $0.serial), path: $0.path, property: $0.property.rawValue,
          before: $0.before, after: $0.after, isBlamed: $0.property.cause == finding.cause)
      }
        + added.map {
          Recording.Difference(
            node: catalogue.node(ofView: now.entries[$0].serial), path: name($0),
            property: "window", before: "not there", after: "in it", isBlamed: false)
        })
  }

  /// Returns the earlier rest that a finding's clause compares with: the last one with a difference
  /// of the finding's kind, preferably with the same controllers in the window.
  private func rest(
    comparedFor finding: Finding, at broken: Int, _ now: WindowSnapshot,
    _ transition: TransitionRecord?, in world: World
  ) -> Moment? {
    let requested = transition.map { $0.request.instant.nanoseconds - world.origin.nanoseconds }
    let earlier = rests.filter { $0.frame < broken && !isRest(broken, $0.frame, in: world) }
    let telling = earlier.filter {
      $0.window.differences(in: now).contains { $0.property.cause == finding.cause }
    }
    return telling.last { Self.controllers(in: $0.window) == Self.controllers(in: now) }
      ?? telling.last ?? start(of: requested, before: broken) ?? rests.first
  }

  /// Returns the window before the gesture or the action that requested a transition. If there was
  /// no transition, it is the window before the last gesture or action.
  private func start(of requested: Int64?, before broken: Int) -> Moment? {
    starts.last { $0.frame < broken && $0.nanoseconds <= requested ?? .max }
  }

  /// Returns the views that a finding is about, each with its name.
  ///
  /// - Parameters:
  ///   - added: The places of the views that are new.
  ///   - name: Returns the name of the view at a place.
  private func blamed(
    for finding: Finding, _ transition: TransitionRecord?, _ now: WindowSnapshot,
    _ differences: [WindowSnapshot.Difference], _ added: [Int], _ name: (Int) -> String,
    in world: World
  ) -> [(serial: Int, path: String)] {
    let about = differences.filter { $0.property.cause == finding.cause }
    if !about.isEmpty { return about.map { ($0.serial, $0.path) } }
    func blaming(_ view: UIView?) -> [(serial: Int, path: String)] {
      guard let view else { return [] }
      let serial = number(view)
      return [(serial, now.place(of: serial).map(name) ?? world.name(of: view))]
    }
    let controllers = transition?.controllers
    let places = Set(added)
    let blamed: [(serial: Int, path: String)] =
      switch (finding.clause, finding.cause) {
      case (.cancelRestores, _), (.leavesNothingBehind, _), (.roundTrip, _):
        // Only the topmost added views are blamed, because their subviews came with them.
        added.filter { !places.contains(now.entries[$0].parent) }
          .map { (now.entries[$0].serial, name($0)) }
      case (.finishArrives, .some(.outgoingStays)): blaming(controllers?.from?.viewIfLoaded)
      case (.finishArrives, _): blaming(controllers?.to?.viewIfLoaded)
      case (.appearanceBalanced, _):
        lastAppearance.flatMap { view in now.place(of: view).map { [(view, name($0))] } } ?? []
      case (.staysResponsive, _): blaming(world.foremost?.viewIfLoaded)
      default: []
      }
    guard blamed.isEmpty else { return blamed }
    return blaming(controllers?.from?.viewIfLoaded) + blaming(controllers?.to?.viewIfLoaded)
  }

  /// Returns true if two frames show the same rest.
  private func isRest(_ one: Int, _ other: Int, in world: World) -> Bool {
    frames[one].nanoseconds == frames[other].nanoseconds
      && frames[one].rows == frames[other].rows
  }

  private static func controllers(in window: WindowSnapshot) -> [ObjectIdentifier] {
    window.entries.compactMap { $0.controller.map { ObjectIdentifier($0.type) } }
  }
}

extension Step.Act {
  /// True if a step of this kind begins a gesture or a request.
  fileprivate var startsSomething: Bool {
    switch self {
    case .down, .tap, .action, .rotate, .resize, .background, .foreground: true
    default: false
    }
  }
}
