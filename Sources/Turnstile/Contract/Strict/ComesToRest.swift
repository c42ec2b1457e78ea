import HeadlessUIKit

extension Clause {
  /// A drag that starts no transition leaves the views where they were.
  ///
  /// Scroll offsets excepted, and whatever a drag does that shows other controllers: that is a transition, even where a container
  /// makes it by itself. A sheet that follows the finger and does not go back hangs in the middle of the screen.
  public static let comesToRest = Clause(
    .comesToRest, promises: "a drag that starts no transition leaves the views where they were"
  ) { ComesToRest() }
}

private final class ComesToRest: Judge {
  private var before: WindowSnapshot?
  private var place: ControllerTree?
  private var transitions = 0
  private var drags = 0
  private var acted = false

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .step(let step) = occurrence else { return }
    switch step.act {
    case .action, .tap, .resize: acted = true
    default: break
    }
  }

  func rested(in world: World) {
    defer {
      before = world.restingWindow
      place = world.restingPlace
      transitions = world.transitions.count
      drags = world.drags.count
      acted = false
    }
    guard world.transitions.count == transitions, world.drags.count > drags, !acted,
      world.restingPlace == place ?? world.startPlace,
      let before = before ?? world.startWindow, let after = world.restingWindow
    else { return }
    world.exercise(.comesToRest)
    guard let first = before.differences(in: after).first else { return }
    world.report(
      .comesToRest,
      "a drag that started no transition left \(first.path) with another \(first.property).",
      evidence: before.differences(in: after).prefix(4).map(\.line),
      fix: "animate back when the gesture ends without a transition")
  }
}
