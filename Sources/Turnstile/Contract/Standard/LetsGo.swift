import HeadlessUIKit

extension Clause {
  /// Leaving does not pile up.
  ///
  /// Over three and more round trips the number of controllers that have left and still live, and of contexts and
  /// presentation controllers, does not grow. A controller kept for the next time is no leak.
  public static let letsGo = Clause(
    .letsGo, promises: "what has left is let go"
  ) { LetsGo() }
}

private final class LetsGo: Judge {
  private struct Visitor {
    weak var controller: UIViewController?
    var type: ObjectIdentifier
  }

  private var visitors: [Visitor] = []
  private var known: Set<Int> = []
  /// How many of each type lived on at each return to the start.
  private var counts: [[ObjectIdentifier: Int]] = []
  private var finished = 0

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence else { return }
    switch event.stage {
    case .requested:
      for controller in [event.transition.from, event.transition.to] {
        guard let controller, known.insert(controller.serial).inserted else { continue }
        visitors.append(
          Visitor(controller: controller, type: ObjectIdentifier(type(of: controller))))
      }
    case .completed(true): finished += 1
    default: break
    }
  }

  func rested(in world: World) {
    guard world.isBackAtStart, finished > 0 else { return }
    finished = 0
    visitors.removeAll { $0.controller == nil }
    let away = visitors.filter { visitor in visitor.controller.map { !world.isShown($0) } ?? false }
    var count: [ObjectIdentifier: Int] = [:]
    for visitor in away { count[visitor.type, default: 0] += 1 }
    counts.append(count)
    guard counts.count >= 3 else { return }
    world.exercise(.letsGo)
    let last = counts.suffix(3).map { $0 }
    for visitor in away {
      let series = last.map { $0[visitor.type] ?? 0 }
      guard series[0] > 0, series[0] < series[1], series[1] < series[2],
        let controller = visitor.controller
      else { continue }
      world.report(
        .letsGo, "every round trip leaves one more \(type(of: controller)) alive.",
        evidence: [
          "alive after each return  \(series.map(String.init).joined(separator: ", "))",
          "expected                 the same number",
        ],
        fix: "break the cycle: hold the context, the delegate or the controller weakly")
      return
    }
  }
}
