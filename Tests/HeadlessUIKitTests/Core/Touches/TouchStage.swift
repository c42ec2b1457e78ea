import UIKit
import VirtualTime

/// A screen with one view that fills it, and fingers that move according to a picture made of
/// letters.
///
/// One column of a picture is one frame of 16 ms. Brackets enclose what happens in one column, in
/// one turn:
///
/// ```
/// touches  "d-m-m-[mu]"    down, moves, and up at the instant of the last move
/// pan      "--B-C-[CE]"    began, changed, ended
/// ```
///
/// `d` puts the finger down, `m` moves it by a step, `u` lifts it, and `x` cancels it.
@MainActor
final class TouchStage {
  let simulator: Simulator
  let window: UIWindow
  let view: UIView
  private(set) var column = 0

  init(behavior: UIKitBehavior = UIKitBehavior()) {
    simulator = Simulator.boot(behavior: behavior)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    view = UIView(frame: window.bounds)
    window.addSubview(view)
  }

  /// Adds a gesture recogniser to a view, by default to the one that fills the screen, and records
  /// the states that it announces.
  @discardableResult
  func add(_ recognizer: UIGestureRecognizer, to other: UIView? = nil) -> GestureWatch {
    (other ?? view).addGestureRecognizer(recognizer)
    return GestureWatch(recognizer, on: self)
  }

  func play(
    _ picture: String, finger: Int = 1, from start: CGPoint = CGPoint(x: 195, y: 300),
    by step: CGPoint = CGPoint(x: 0, y: 20), during: ((Int) -> Void)? = nil
  ) {
    var point = start
    for touches in columns(of: picture) {
      for touch in touches {
        switch touch {
        case "d": simulator.touchDown(finger: finger, at: point)
        case "m":
          point = CGPoint(x: point.x + step.x, y: point.y + step.y)
          simulator.touchMove(finger: finger, at: point)
        case "u": simulator.touchUp(finger: finger)
        case "x": simulator.touchCancel(finger: finger)
        default: break
        }
      }
      simulator.run(until: simulator.now)
      during?(column)
      simulator.run(for: .milliseconds(16))
      column += 1
    }
  }

  private func columns(of picture: String) -> [String] {
    var columns: [String] = []
    var group: String?
    for character in picture {
      switch character {
      case "[": group = ""
      case "]":
        columns.append(group ?? "")
        group = nil
      default:
        if group == nil { columns.append(String(character)) } else { group?.append(character) }
      }
    }
    return columns
  }
}

/// Records the states that a gesture recogniser announces, as a picture made of letters.
@MainActor
final class GestureWatch {
  private unowned let stage: TouchStage
  private var columns: [Int: String] = [:]
  /// A closure that a test sets to be called whenever the gesture recogniser announces a state.
  var onAction: ((UIGestureRecognizer) -> Void)?

  init(_ recognizer: UIGestureRecognizer, on stage: TouchStage) {
    self.stage = stage
    recognizer.addTarget(self, action: Selector(GestureWatch.heard(_:)))
  }

  private func heard(_ recognizer: UIGestureRecognizer) {
    let letters: [UIGestureRecognizer.State: String] = [
      .began: "B", .changed: "C", .ended: "E", .cancelled: "X",
    ]
    columns[stage.column, default: ""] += letters[recognizer.state] ?? "?"
    onAction?(recognizer)
  }

  var picture: String {
    (0..<stage.column).map { column in
      let said = columns[column] ?? "-"
      return said.count == 1 ? said : "[\(said)]"
    }.joined()
  }
}
