import HeadlessUIKit

extension Clause {
  /// No view that can be seen jumps from one frame to the next.
  ///
  /// What a transition shows moves as far as the finger or the animation moved it, at its start, at the release, when it is
  /// grabbed again and when it completes. A card that flashes away for one frame before it is back is seen by everybody.
  ///
  /// - Note: Only leaps are judged: more than a quarter of the window in a sixtieth of a second, and more than six times as
  ///   far as the finger went, since a short drag may stand for a long way. Fast springs stay below that; end values that show for a frame do not.
  public static let movesContinuously = Clause(
    .movesContinuously, promises: "no view that can be seen jumps from one frame to the next"
  ) { MovesContinuously() }
}

private final class MovesContinuously: Judge {
  /// How much farther than the finger a view may go.
  private static let gearing: CGFloat = 6

  /// What one view looked like in one frame.
  private struct Look {
    var serial: Int
    var superview: Int
    var place: CGPoint
    var alpha: CGFloat
  }

  private var last: [Look] = []
  private var finger: CGPoint?
  private var reach: CGFloat = 0
  private var isExcused = false
  /// Whether the window changed its size, which moves everything until what was under way is over.
  private var isResized = false
  private var size = CGSize.zero
  /// Whether a transition ended since the last frame, and whether one was asked for: between the two a view may have come and gone.
  private var hasEnded = false
  private var hasBegun = false
  private var lastMoving: String?

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step(let step):
      switch step.act {
      // What the system does to the app may leap; so may an app that nobody looks at.
      case .background, .foreground, .stall: isExcused = true
      default: break
      }
    case .event(.touch(let touch)):
      let point = touch.location(in: nil)
      if let finger, touch.phase != .began {
        reach += abs(point.x - finger.x) + abs(point.y - finger.y)
      }
      finger = point
    case .event(.transition(let event)):
      guard let record = world.record(of: event.transition) else { return }
      lastMoving = record.name
      if !record.isAnimated { isExcused = true }
      switch event.stage {
      case .completed, .ended: hasEnded = true
      case .requested, .started: hasBegun = true
      default: break
      }
    default: break
    }
  }

  func framePassed(in world: World) {
    var looks: [Look] = []
    let window = world.stage.window
    if window.bounds.size != size { (size, isResized) = (window.bounds.size, size != .zero) }
    for view in window.subviews { look(at: view, under: window.serial, into: &looks) }
    defer {
      last = looks
      reach = 0
      (isExcused, hasEnded, hasBegun) = (false, false, false)
      if world.transitionsInFlight.isEmpty { isResized = false }
    }
    guard let moving = lastMoving, !isExcused, !isResized, !(hasEnded && hasBegun)
    else { return }
    if world.transitionsInFlight.isEmpty { lastMoving = nil }
    world.exercise(.movesContinuously)
    var before: [Int: Look] = [:]
    for look in last { before[look.serial] = look }
    for look in looks {
      guard let earlier = before[look.serial], earlier.superview == look.superview,
        look.alpha > 0.1 || earlier.alpha > 0.1
      else { continue }
      let leap = CGPoint(
        x: abs(look.place.x - earlier.place.x), y: abs(look.place.y - earlier.place.y))
      guard
        leap.x > max(size.width / 4, Self.gearing * reach)
          || leap.y > max(size.height / 4, Self.gearing * reach)
      else { continue }
      report(look, from: earlier, during: moving, in: world)
      return
    }
  }

  private func report(_ look: Look, from earlier: Look, during moving: String, in world: World) {
    let snapshot = WindowSnapshot(of: world.stage.window)
    let path = snapshot.place(of: look.serial).map { snapshot.path(to: $0) } ?? "a view"
    world.report(
      .movesContinuously, "\(path) jumps during \(moving).",
      evidence: [
        "one frame   centre at \(Text.point(earlier.place))",
        "the next    centre at \(Text.point(look.place))",
        "the finger  moved \(Text.number(reach)) points",
      ],
      fix: "set end values where the transition is reported, so that no frame is drawn in between")
  }

  private func look(at view: UIView, under superview: Int, into looks: inout [Look]) {
    guard !view.isHidden else { return }
    let shown = view.layer.presentation() ?? view.layer
    let moved = shown.transform
    looks.append(
      Look(
        serial: view.serial, superview: superview,
        place: CGPoint(x: shown.position.x + moved.m41, y: shown.position.y + moved.m42),
        alpha: CGFloat(shown.opacity)))
    // What scrolls moves what is inside; that is not the transition's doing.
    if view is UIScrollView { return }
    for subview in view.subviews { look(at: subview, under: view.serial, into: &looks) }
  }
}
