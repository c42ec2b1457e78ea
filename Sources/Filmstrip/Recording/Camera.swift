import HeadlessUIKit
package import Turnstile
import VirtualTime

/// Records the frames of an app's run, to make a film of it.
///
/// A camera is a judge, that is, an observer of the run, which comes after all other judges and
/// never reports a violation. It is told of every frame in which something moves, of every step of
/// the trace and of every rest. If another judge has reported a finding, the camera records which
/// frame shows it. The camera changes nothing, so the run is the same as without it.
@MainActor
package final class Camera: Judge {
  /// The number of frames after which the recording of a run keeps only frames with steps, rests
  /// and findings.
  package static let limit = 20_000

  private(set) var frames: [Frame] = []
  private(set) var scenes: [Recording.Scene] = []
  let catalogue = Catalogue()

  /// The state of the window at each rest of the run, that is, when nothing moves, with the frame
  /// that shows it. A fault is shown beside one of these frames.
  private var rests: [Moment] = []
  /// The state of the window just before each touch or action. A fault that no view's value shows,
  /// such as a stuck transition, is shown beside the frame of one of these states.
  private var starts: [Moment] = []
  private typealias Moment = (frame: Int, nanoseconds: Int64, window: WindowSnapshot)
  private var fingers: [Frame.Finger] = []
  private var seen = 0
  /// The number of findings (broken rules) whose frame is final. A later one was reported within a
  /// turn of the run loop, before the turn's frame was recorded.
  private var settled = 0
  private var entries = 0
  /// The number of the run's events that happened while the app was launched, before the first step
  /// of the trace (input sequence).
  private(set) var skipped: Int?
  private var lastAppearance: Int?
  /// A function that is called after every recorded frame of the run, and that may end the
  /// recording.
  private let progressed: (Camera) -> Void

  init(progressed: @escaping (Camera) -> Void) { self.progressed = progressed }

  /// Returns a contract clause (rule) whose judge is the camera, so that the camera observes a run
  /// as judges do.
  ///
  /// - Parameter others: The clauses that judge the run. At its end, the harness tries to leave the
  ///   screen only if one of these clauses needs that; the camera does not ask for it.
  nonisolated func clause(behind others: [Clause]) -> Clause {
    let probes = others.contains { $0.needs.contains(.probe) }
    return Clause(
      ClauseName(rawValue: "is-filmed"), promises: "everything is seen and nothing is judged",
      needs: probes ? [.frames, .probe] : .frames
    ) { self }
  }

  /// Counts the events of the run, so that the camera knows how many came before the first step.
  func note(_ entry: Journal.Entry) { entries += 1 }

  // MARK: - Listening

  package func heard(_ occurrence: Occurrence, in world: World) {
    // The camera's first event is already in the run's journal. One is subtracted, because that
    // entry belongs to the trace (input sequence) and not to the launch before it.
    if skipped == nil { skipped = max(0, entries - 1) }
    switch occurrence {
    case .step(let step):
      // The finger's position is updated before the frame is recorded, because the views in the
      // frame have followed the finger already.
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
      // The system cancels all touches when the app leaves the foreground, so no finger is in the
      // frames any more.
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

  /// Moves findings (broken rules) that were reported within a turn of the run loop to the frame at
  /// the end of the turn, because the states within a turn are never drawn.
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

  /// The number that frames give to a finger that only taps. A trace (input sequence) numbers only
  /// fingers that touch down and move.
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
    // A frame that equals the one before shares its array of layers, so that a still screen does
    // not use memory for each frame.
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

  /// Returns the rest of the run, that is, a moment at which nothing moved, beside which a finding
  /// is shown: the last that differs in the property that the finding is about, preferably with the
  /// same controllers in the window.
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

  /// Returns the state of the window before the touch or action that requested a transition.
  /// Without a transition it is that before the last touch or action.
  private func start(of requested: Int64?, before broken: Int) -> Moment? {
    starts.last { $0.frame < broken && $0.nanoseconds <= requested ?? .max }
  }

  /// Returns the views that a finding (broken rule) is about, each with its name.
  ///
  /// - Parameters:
  ///   - added: The indices of views that were not there before.
  ///   - name: A function that returns the name of the view at an index.
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
        // Of views that were added only the topmost ones are outlined, because their subviews came
        // with them.
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

  /// Returns true if two frames show the same moment of rest, with the same layers in them.
  private func isRest(_ one: Int, _ other: Int, in world: World) -> Bool {
    frames[one].nanoseconds == frames[other].nanoseconds
      && frames[one].rows == frames[other].rows
  }

  private static func controllers(in window: WindowSnapshot) -> [ObjectIdentifier] {
    window.entries.compactMap { $0.controller.map { ObjectIdentifier($0.type) } }
  }
}

extension Step.Act {
  /// True if a step of the trace (input sequence), such as a touch or a rotation, can begin a
  /// gesture or request a transition.
  fileprivate var startsSomething: Bool {
    switch self {
    case .down, .tap, .action, .rotate, .resize, .background, .foreground: true
    default: false
    }
  }
}
