import HeadlessUIKit

extension Clause {
  /// The clause that repeated round trips do not pile up objects.
  ///
  /// Over three or more round trips from one screen, the number of controllers that have left and
  /// are still alive does not grow, nor does the number of contexts and presentation controllers. A
  /// controller that is kept for the next time is no leak. The number of recognisers of a view that
  /// stays on the screen does not grow either, nor does the number of direct subviews of the
  /// window, including those that a handler adds before it requests the transition. Inside a view
  /// that stays, views of one class do not pile up at one place.
  public static let letsGo = Clause(
    .letsGo, promises: "what has left is let go"
  ) { LetsGo() }
}

extension ClauseName {
  /// The name of the clause that promises: objects that have left are released.
  public static let letsGo = ClauseName(rawValue: "lets-go")
}

extension Cause {
  /// The cause of a finding: a view that stays on the screen has one more recogniser after each
  /// round trip.
  public static let recognizersGrow = Cause(rawValue: "recognizers")
  /// The cause of a finding: the window holds one more direct subview after each round trip.
  public static let windowGrows = Cause(rawValue: "window")
  /// The cause of a finding: after each round trip one more view of the same class lies exactly
  /// where the ones before it lie.
  public static let viewsPile = Cause(rawValue: "pile")
}

extension Finding {
  /// The finding that the number of objects that have left the screen and are still alive grows
  /// with each round trip, or the number of recognisers or views.
  public static let letsGo = Finding(.letsGo)
}

private final class LetsGo: Judge {
  let hears: Occurrence.Kinds = .milestones
  /// An object that came with a transition and should be released after it.
  private struct Visitor {
    weak var object: AnyObject?
    var kind: Kind

    /// The common trait of visitors that are counted together. The words for it are made only for a
    /// report.
    enum Kind: Hashable {
      /// Controllers of one class. A controller counts as left only when it is no longer in the
      /// controller tree.
      case controller(ObjectIdentifier)
      case context(UIKitTransition.Kind)
      /// Presentation controllers of one class.
      case presentation(ObjectIdentifier)

      var isController: Bool { if case .controller = self { true } else { false } }
    }

    /// The words for one more such visitor in a report.
    var words: String {
      if case .context(let kind) = kind { return "context of a \(kind.word)" }
      return object.map { "\(type(of: $0))" } ?? ""
    }
  }

  private var visitors: [Visitor] = []
  private var known: Set<Int> = []
  /// The counts that were made at the returns to one screen, in the order of the returns.
  private struct Returns {
    /// The number of transitions that had finished when the app was last seen at rest there.
    var finished: Int
    /// The number of objects of each kind that have left and are still alive.
    var counts: [[Visitor.Kind: Int]] = []
    /// The views in the window at the last three returns.
    var windows: [WindowSnapshot] = []
    /// The numbers of display links that are not invalidated, by the class of their target.
    var links: [[String: Int]] = []
  }

  /// The returns to each screen on which the app was at rest. A screen is the same only with the
  /// same controllers and in a window of the same size.
  private var returns: [Screen: Returns] = [:]
  /// The number of transitions that have finished since the trace began.
  private var finished = 0

  /// A screen of the app at rest, by which returns to it are recognised.
  private struct Screen: Hashable {
    var controllers: ControllerTree
    var width: CGFloat
    var height: CGFloat

    @MainActor
    init(_ state: RestingState) {
      controllers = state.controllers
      (width, height) = (state.window.size.width, state.window.size.height)
    }
  }

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence else { return }
    switch event.stage {
    case .requested:
      for controller in [event.transition.from, event.transition.to] {
        guard let controller, known.insert(controller.serial).inserted else { continue }
        visit(controller, .controller(ObjectIdentifier(type(of: controller))))
      }
    case .started:
      let context = event.transition
      visit(context, .context(context.kind))
      guard context.kind == .present, let presentation = context.to?.presentationController else {
        return
      }
      visit(presentation, .presentation(ObjectIdentifier(type(of: presentation))))
    case .completed(true): finished += 1
    default: break
    }
  }

  private func visit(_ object: AnyObject, _ kind: Visitor.Kind) {
    visitors.append(Visitor(object: object, kind: kind))
  }

  func rested(in world: World) {
    guard let rest = world.rests.last else { return }
    let screen = Screen(rest)
    let isStart = world.rests.isBackAtStart
    // The app was on its first screen before the trace, and has only now come to the others.
    guard var here = returns[screen] ?? (isStart ? Returns(finished: 0) : nil) else {
      returns[screen] = Returns(finished: finished)
      return
    }
    guard finished > here.finished else { return }
    here.finished = finished
    here.windows = here.windows.suffix(2) + [rest.window]
    judgeGrowth(in: here.windows, world)
    judgePiles(in: here.windows, world)
    judgeVisitors(at: &here, in: world)
    judgeLinks(at: &here, in: world)
    returns[screen] = here
  }

  /// Reports objects that have left and are still alive, if their number grows from one return to
  /// a screen to the next.
  private func judgeVisitors(at here: inout Returns, in world: World) {
    visitors.removeAll { $0.object == nil }
    let away = visitors.filter { visitor in
      !visitor.kind.isController || !world.holds(visitor.object as? UIViewController)
    }
    var count: [Visitor.Kind: Int] = [:]
    for visitor in away { count[visitor.kind, default: 0] += 1 }
    here.counts.append(count)
    guard here.counts.count >= 3 else { return }
    world.exercise(.letsGo)
    let last = here.counts.suffix(3)
    for visitor in away {
      let series = last.map { $0[visitor.kind] ?? 0 }
      // A single controller that is kept for the next time is no leak, nor is a second one while
      // the first is replaced. Only growth over several round trips is a leak.
      guard series[0] > 0, series[0] < series[1], series[1] < series[2] else { continue }
      world.report(
        .letsGo, "every round trip leaves one more \(visitor.words) alive.",
        evidence: [
          "alive after each return  \(series.map(String.init).joined(separator: ", "))",
          "expected                 the same number",
        ],
        fix:
          "break the cycle: hold the controller, the delegate or the context weakly, also in closures"
      )
      return
    }
  }

  /// Reports display links that nobody has invalidated, if their number grows from one return to a
  /// screen to the next. A paused one, and one in no run loop, holds its target, too.
  private func judgeLinks(at here: inout Returns, in world: World) {
    let names = world.simulator.livingDisplayLinks.compactMap { link in
      link.targetClass.map { "\($0)" }
    }
    here.links.append(Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +))
    let last = here.links.suffix(3)
    guard let name = names.first(where: { name in Self.grows(last.map { $0[name] ?? 0 }) }) else {
      return
    }
    let series = last.map { String($0[name] ?? 0) }.joined(separator: ", ")
    var violation = Violation(
      Finding(.letsGo, cause: .displayLinks), at: world.milliseconds,
      "every round trip leaves one more display link alive, with the \(name) that it calls.",
      evidence: [
        "alive after each return  \(series)", "expected                 the same number",
      ],
      fix: "invalidate the display link when it is no longer used: until then it holds its target")
    violation.aftermath = Finding(.leavesNothingBehind, cause: .displayLinks)
    world.report(violation)
  }

  /// Reports recognisers and views whose number grows from one return to a screen to the next.
  private func judgeGrowth(in windows: [WindowSnapshot], _ world: World) {
    guard windows.count == 3 else { return }
    let window = windows[2]
    // A view with fewer than two recognisers has not got one more twice.
    for (place, entry) in window.entries.enumerated() where entry.state.recognizers.count >= 2 {
      let series = windows.compactMap { window in
        window.entries.first { $0.serial == entry.serial && !$0.isReused }?.state.recognizers.count
      }
      guard Self.grows(series) else { continue }
      let name = world.name(ofView: entry.serial, path: window.path(to: place))
      report(.recognizersGrow, "recogniser on \(name)", series, in: world)
      break
    }
    let series = windows.map { $0.entries.count { $0.parent == 0 } }
    if Self.grows(series) { report(.windowGrows, "view in the window", series, in: world) }
  }

  /// A class of views and a frame within a superview. Views for which it is equal lie exactly on
  /// one another, so that at most the topmost one is of use.
  private struct Pile: Hashable {
    private var superview: Int
    private var type: ObjectIdentifier
    private var frame: [CGFloat]

    /// Creates the description of where a view lies; `nil` for a view without size, a cell of a
    /// list, and a direct subview of the window, whose subviews are counted in any case.
    @MainActor
    init?(_ entry: WindowSnapshot.Entry, in window: WindowSnapshot) {
      guard entry.parent > 0, !entry.isReused, !entry.state.bounds.isEmpty else { return nil }
      superview = window.entries[entry.parent].serial
      type = ObjectIdentifier(entry.type)
      let (center, size) = (entry.state.center, entry.state.bounds.size)
      frame = [center.x, center.y, size.width, size.height]
    }
  }

  /// Reports views that lie exactly on one another inside a view that stays, if their number grows
  /// from one return to a screen to the next. A row that each visit adds to a list lies elsewhere,
  /// and is left alone.
  private func judgePiles(in windows: [WindowSnapshot], _ world: World) {
    guard Self.grows(windows.map { $0.entries.count }), let window = windows.last else { return }
    let counts = windows.map { window in
      Dictionary(window.entries.compactMap { Pile($0, in: window) }.map { ($0, 1) }) { $0 + $1 }
    }
    for entry in window.entries {
      guard let pile = Pile(entry, in: window) else { continue }
      let series = counts.map { $0[pile] ?? 0 }
      guard series[0] > 0, Self.grows(series) else { continue }
      let above = window.entries[entry.parent].serial
      let name = world.name(ofView: above, path: window.path(to: entry.parent))
      return report(.viewsPile, "\(entry.type) at the same place in \(name)", series, in: world)
    }
  }

  /// Returns true if a number has grown twice in a row: three successive counts, each higher than
  /// the one before.
  private static func grows(_ series: [Int]) -> Bool {
    series.count == 3 && series[0] < series[1] && series[1] < series[2]
  }

  /// Reports recognisers or views whose number grows with each round trip. The growth may be the
  /// aftermath of a finding that is visible after a single round trip.
  private func report(_ cause: Cause, _ what: String, _ series: [Int], in world: World) {
    var violation = Violation(
      Finding(.letsGo, cause: cause), at: world.milliseconds,
      "every round trip leaves one more \(what).",
      evidence: [
        "after each return  \(series.map(String.init).joined(separator: ", "))",
        "expected           the same number",
      ],
      fix: "add it once, or take it off again when the screen has gone")
    violation.aftermath =
      cause == .recognizersGrow
      ? Finding(.roundTrip, cause: ViewProperty.gestureRecognizers.cause)
      : Finding(.leavesNothingBehind, cause: .views)
    world.report(violation)
  }
}
