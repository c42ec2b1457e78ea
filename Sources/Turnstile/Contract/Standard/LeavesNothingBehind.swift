import HeadlessUIKit
import VirtualTime

extension Clause {
  /// The clause that the window holds the same views as at the start when the app is back at the
  /// same controllers.
  ///
  /// There is no leftover snapshot, dimming view or container, and there are no more running
  /// animations, display links, timers or delayed blocks than before. When other controllers are
  /// shown, a cancelled transition may leave a view on purpose, but not one more each time.
  public static let leavesNothingBehind = Clause(
    .leavesNothingBehind, promises: "back at the start, the window holds what it started with"
  ) { LeavesNothingBehind() }
}

extension ClauseName {
  /// The name of the clause that promises: the window holds at the end what it held at the start.
  public static let leavesNothingBehind = ClauseName(rawValue: "leaves-nothing-behind")
}

extension Cause {
  /// The cause of a finding: a view that was added during a transition is still in the window.
  public static let views = Cause(rawValue: "views")
  /// The cause of a finding: more display links run than before the transition.
  public static let displayLinks = Cause(rawValue: "display-links")
  /// The cause of a finding: more animations run than before the transition.
  public static let animations = Cause(rawValue: "animations")
  /// The cause of a finding: more timers or delayed blocks are pending than before the transition.
  public static let timers = Cause(rawValue: "timers")
}

extension Finding {
  /// The finding that a transition left views, animations, display links or timers behind.
  public static let leavesNothingBehind = Finding(.leavesNothingBehind)
}

private final class LeavesNothingBehind: Judge {
  let hears: Occurrence.Kinds = [.moves, .milestones]
  /// The serial numbers of the views that were added to the window during a transition.
  private var cameWithTransition: Set<Int> = []
  /// The state at the last rest, with which the next rest is compared: the controllers, the window,
  /// and the views that cancelled transitions had left in the window.
  private var last: (place: ControllerTree, window: WindowSnapshot, left: Set<Int>)?
  /// The state with which activity such as timers is compared, if it is not the start: the first
  /// rest at the start's controllers after one of them had loaded its view.
  private var grown: (loaded: Set<Int>, activity: RestingState.Activity)?

  /// The views that the app has added to the window itself at an instant at which no transition was
  /// under way.
  private var added: (instant: VirtualInstant, views: Set<Int>)?
  /// The serial numbers of the views that the app added to the window itself right before it
  /// requested a transition.
  private var cameWithRequest: Set<Int> = []
  /// The name of the last transition before whose request the app added such a view.
  private var requested = ""
  /// The numbers of these views that were in the window at the first rest with each arrangement of
  /// controllers at which any of them was.
  private var piles: [(place: ControllerTree, count: Int)] = []

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .event(.moved(let view, to: .some(let superview))):
      if !world.transitions.inFlight.isEmpty {
        cameWithTransition.insert(view.serial)
      } else if superview is UIWindow {
        let now = world.simulator.now
        let views = added.flatMap { $0.instant == now ? $0.views : nil } ?? []
        added = (now, views.union([view.serial]))
      }
    case .event(.transition(let event)):
      guard case .requested = event.stage, let added, added.instant == world.simulator.now
      else { return }
      cameWithRequest.formUnion(added.views)
      requested = world.transitions.record(of: event.transition)?.name ?? requested
    default: break
    }
  }

  func rested(in world: World) {
    judgeCancelled(in: world)
    judgePiles(in: world)
    guard world.rests.isBackAtStart, let start = world.rests.start?.window,
      let now = world.rests.last?.window,
      let record = world.transitions.newlyEnded.last
    else { return }
    world.exercise(.leavesNothingBehind)
    if let place = start.additions(in: now).first(where: { place in
      cameWithTransition.contains(now.entries[place].serial)
    }) {
      let name = world.name(ofView: now.entries[place].serial, path: now.path(to: place))
      let end = record.completion?.finished == false ? " was cancelled" : ""
      world.report(
        Finding(.leavesNothingBehind, cause: .views),
        "after \(record.name)\(end) the window still holds \(name).",
        evidence: [
          "at the start  \(start.entries.count) views", "now           \(now.entries.count) views",
        ],
        fix: "remove what the transition added on every path, cancelled or not")
      return
    }
    guard let (before, when) = activityBefore(in: world), let after = world.rests.last?.activity
    else { return }
    judge(
      after.ticks - before.ticks, .displayLinks, "display links",
      fix: "invalidate display links when the transition ends", record, when, in: world)
    // A list makes and drops cells as it scrolls and loads, so the number of animations inside
    // cells may change without a leftover. Only animations outside cells are compared.
    judge(
      after.animationsOutsideCells - before.animationsOutsideCells, .animations, "animations",
      fix: world.simulator.animatesByAnimatorsAlone
        ? "finish or stop a paused property animator on every path, cancelled or not"
        : "remove animations that repeat when the transition ends", record, when, in: world)
    judge(
      after.pending - before.pending, .timers, "timers or delayed blocks",
      fix: "invalidate timers and cancel delayed blocks when the transition ends", record, when,
      in: world)
  }

  /// Returns the activity with which the present one is compared, and the words for its moment;
  /// `nil` if a controller of the tree has loaded its view since.
  ///
  /// A tab that is selected for the first time loads its view, and a picture show that its screen
  /// starts then goes on as long as the tab exists. That is no remainder of the change of tab. What
  /// is more the next time is one.
  ///
  /// Animations that the app has started by itself before it left the start's controllers, such as
  /// the paused animators of a panel that a finger has moved, are no remainder of the transitions
  /// since then.
  private func activityBefore(
    in world: World
  ) -> (activity: RestingState.Activity, when: String)? {
    guard let start = world.rests.start, let now = world.rests.last else { return nil }
    let before = grown ?? (start.loaded, start.activity)
    guard now.loaded.isSubset(of: before.loaded) else {
      grown = (now.loaded, now.activity)
      return nil
    }
    let when = grown == nil ? "at the start" : "when all screens had loaded their views"
    guard let activity = world.rests.departure.flatMap({ before.activity.grown(to: $0.activity) })
    else { return (before.activity, when) }
    return (activity, "before the app left its first screen")
  }

  /// Reports views that pile up when transitions are cancelled. One cancelled transition may leave
  /// a view for the next one to use; every further view that is left is reported.
  private func judgeCancelled(in world: World) {
    guard let place = world.rests.last?.controllers, let now = world.rests.last?.window else {
      return
    }
    var left: Set<Int> = []
    defer { last = (place, now, left) }
    guard let last, last.place == place else { return }
    if !last.left.isEmpty { left = last.left.intersection(now.entries.map(\.serial)) }
    guard let record = world.transitions.newlyEnded.last, record.completion?.finished == false,
      world.transitions.newlyEnded.allSatisfy({ $0.completion?.finished == false })
    else { return }
    let new = last.window.additions(in: now).map { now.entries[$0].serial }
      .filter(cameWithTransition.contains)
    guard let another = new.first else { return }
    defer { left = Set(new) }
    guard !left.isEmpty, let place = now.place(of: another) else { return }
    world.report(
      Finding(.leavesNothingBehind, cause: .views),
      "each time \(record.name) is cancelled the window holds one view more: "
        + "\(world.name(ofView: another, path: now.path(to: place))).",
      evidence: [
        "after the first time  \(last.window.entries.count) views",
        "now                   \(now.entries.count) views",
      ],
      fix: "remove what the transition added on every path, cancelled or not")
  }

  /// Reports views that pile up in the window itself, because the app adds one before each request
  /// of a transition and does not remove it. A single one may stay, such as a player's small bar.
  private func judgePiles(in world: World) {
    guard !cameWithRequest.isEmpty, !world.transitions.newlyEnded.isEmpty,
      let last = world.rests.last
    else { return }
    let left = last.window.entries.map(\.serial).filter(cameWithRequest.contains)
    guard let newest = left.max(), let place = last.window.place(of: newest) else { return }
    guard let pile = piles.firstIndex(where: { $0.place == last.controllers }) else {
      return piles.append((last.controllers, left.count))
    }
    guard left.count > piles[pile].count else { return }
    world.report(
      Finding(.leavesNothingBehind, cause: .views),
      "each time before \(requested) the app adds a view to the window that stays there: "
        + "\(world.name(ofView: newest, path: last.window.path(to: place))).",
      evidence: [
        "the first time  \(piles[pile].count) such \(piles[pile].count == 1 ? "view" : "views")",
        "now             \(left.count) such views",
      ],
      fix: "remove what was added for the transition on every path")
  }

  private func judge(
    _ count: Int, _ cause: Cause, _ what: String, fix: String, _ record: TransitionRecord,
    _ when: String, in world: World
  ) {
    guard count > 0 else { return }
    world.report(
      Finding(.leavesNothingBehind, cause: cause),
      "after \(record.name) there are \(count) \(what) more than \(when).",
      evidence: ["observed  \(count) \(what) more", "expected  none"], fix: fix)
  }
}

extension RestingState.Activity {
  /// Returns the activity with the larger of each number of this one and a later one; `nil` if no
  /// number is larger in the later one.
  fileprivate func grown(to later: Self) -> Self? {
    var grown = self
    grown.ticks = max(ticks, later.ticks)
    grown.animationsOutsideCells = max(animationsOutsideCells, later.animationsOutsideCells)
    grown.pending = max(pending, later.pending)
    return grown == self ? nil : grown
  }
}
