import HeadlessUIKit

extension Clause {
  /// Leaving does not pile up.
  ///
  /// Over three and more round trips the number of controllers that have left and still live, and
  /// of contexts and presentation controllers, does not grow. A controller kept for the next time
  /// is no leak.
  public static let letsGo = Clause(
    .letsGo, promises: "what has left is let go"
  ) { LetsGo() }
}

extension ClauseName {
  public static let letsGo = ClauseName(rawValue: "lets-go")
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
}
