import HeadlessUIKit

extension Clause {
  /// Leaving does not pile up.
  ///
  /// Over three and more round trips the number of controllers that have left and still live, and
  /// of contexts and presentation controllers, does not grow. A controller kept for the next time
  /// is no leak. Nor does the number of recognisers of a view that stays, or of views right in the
  /// window, whoever adds them and when: a handler that adds one before it asks for the transition
  /// counts as well.
  public static let letsGo = Clause(
    .letsGo, promises: "what has left is let go"
  ) { LetsGo() }
}

extension ClauseName {
  public static let letsGo = ClauseName(rawValue: "lets-go")
}

extension Cause {
  /// A view that stays has one recogniser more after each round trip.
  public static let recognizersGrow = Cause(rawValue: "recognizers")
  /// The window holds one view more after each round trip.
  public static let windowGrows = Cause(rawValue: "window")
}

extension Finding {
  public static let letsGo = Finding(.letsGo)
}

private final class LetsGo: Judge {
  let hears: Occurrence.Kinds = .transitions
  /// Something that came with a transition and may go when that is over.
  private struct Visitor {
    weak var object: AnyObject?
    var name: String
    /// Whether it is a controller, which may still be where it was.
    var isController: Bool
  }

  private var visitors: [Visitor] = []
  private var known: Set<Int> = []
  /// How many of each name lived on at each return to the start.
  private var counts: [[String: Int]] = []
  private var finished = 0
  /// How many recognisers each view had at each return to the start, and how many views stood right
  /// in the window.
  private var recognizers: [[Int: Int]] = []
  private var windowViews: [Int] = []

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence else { return }
    switch event.stage {
    case .requested:
      for controller in [event.transition.from, event.transition.to] {
        guard let controller, known.insert(controller.serial).inserted else { continue }
        visit(controller, "\(type(of: controller))", isController: true)
      }
    case .started:
      let context = event.transition
      visit(context, "context of a \(context.kind.word)")
      guard context.kind == .present, let presentation = context.to?.presentationController else {
        return
      }
      visit(presentation, "\(type(of: presentation))")
    case .completed(true): finished += 1
    default: break
    }
  }

  private func visit(_ object: AnyObject, _ name: String, isController: Bool = false) {
    visitors.append(Visitor(object: object, name: name, isController: isController))
  }

  func rested(in world: World) {
    guard world.isBackAtStart, finished > 0 else { return }
    finished = 0
    judgeGrowth(in: world)
    visitors.removeAll { $0.object == nil }
    let away = visitors.filter { visitor in
      !visitor.isController || !world.holds(visitor.object as? UIViewController)
    }
    var count: [String: Int] = [:]
    for visitor in away { count[visitor.name, default: 0] += 1 }
    counts.append(count)
    guard counts.count >= 3 else { return }
    world.exercise(.letsGo)
    let last = counts.suffix(3)
    for visitor in away {
      let series = last.map { $0[visitor.name] ?? 0 }
      // One that is kept for the next time is no leak, and neither is a second one while it is
      // replaced: only growth is.
      guard series[0] > 0, series[0] < series[1], series[1] < series[2] else { continue }
      world.report(
        .letsGo, "every round trip leaves one more \(visitor.name) alive.",
        evidence: [
          "alive after each return  \(series.map(String.init).joined(separator: ", "))",
          "expected                 the same number",
        ],
        fix: "break the cycle: hold the context, the delegate or the controller weakly")
      return
    }
  }

  /// Judges what only grows about the window and its views from one return to the next.
  private func judgeGrowth(in world: World) {
    guard let window = world.restingWindow else { return }
    var count: [Int: Int] = [:]
    for entry in window.entries where !entry.isReused {
      count[entry.serial] = entry.state.recognizers.count
    }
    recognizers.append(count)
    windowViews.append(window.entries.count { $0.parent == 0 })
    for (place, entry) in window.entries.enumerated() {
      let series = recognizers.suffix(3).compactMap { $0[entry.serial] }
      guard Self.grows(series) else { continue }
      let name = world.name(ofView: entry.serial, path: window.path(to: place))
      report(.recognizersGrow, "recogniser on \(name)", series, in: world)
      break
    }
    let series = Array(windowViews.suffix(3))
    if Self.grows(series) { report(.windowGrows, "view in the window", series, in: world) }
  }

  /// Whether there is one more each time, three times in a row.
  private static func grows(_ series: [Int]) -> Bool {
    series.count == 3 && series[0] < series[1] && series[1] < series[2]
  }

  /// What a transition leaves may be known from what it leaves once: then this comes of it.
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
      cause == .windowGrows
      ? Finding(.leavesNothingBehind, cause: .views)
      : Finding(.roundTrip, cause: ViewProperty.gestureRecognizers.cause)
    world.report(violation)
  }
}
