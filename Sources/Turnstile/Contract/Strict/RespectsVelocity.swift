import HeadlessUIKit

extension Clause {
  /// A hard flick in either direction wins over distance.
  ///
  /// Whoever flicks expects the screen to go where they flicked it, however far the finger came.
  public static let respectsVelocity = Clause(
    .respectsVelocity, promises: "a hard flick in either direction wins over distance"
  ) { RespectsVelocity() }
}

private final class RespectsVelocity: Judge {
  /// Points per second from which nobody can have meant anything else.
  private static let hard: CGFloat = 1_500

  private var origin = CGPoint.zero
  private var finger = CGPoint.zero
  private var hasOneFinger = true
  /// Where progress was seen to grow, per transition: the direction of the drag.
  private var direction: (transition: Int, way: CGPoint)?
  private var flick: (transition: Int, finishes: Bool, speed: CGFloat)?

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .event(.touch(let touch)):
      finger = touch.location(in: nil)
      if touch.phase == .began {
        origin = finger
        // The middle of several fingers goes elsewhere than any of them.
        hasOneFinger = !world.isTouchedByMany
      }
    case .event(.gesture(let recognizer, .ended)): notice(recognizer, in: world)
    case .event(.transition(let event)):
      guard let record = world.record(of: event.transition) else { return }
      switch event.stage {
      case .progress(let progress) where progress > 0.02 && direction?.transition != record.serial:
        let way = CGPoint(x: finger.x - origin.x, y: finger.y - origin.y)
        if way.axis(tolerance: 3) != nil { direction = (record.serial, way) }
      case .completed(let outcome): judge(outcome, record, in: world)
      default: break
      }
    default: break
    }
  }

  private func notice(_ recognizer: UIGestureRecognizer, in world: World) {
    guard hasOneFinger, let pan = recognizer as? UIPanGestureRecognizer, let direction,
      let record = world.transitionsInFlight.first(where: { $0.serial == direction.transition }),
      record.drivenByRecognizers.contains(recognizer.serial), record.letGoAt == nil
    else { return }
    let velocity = pan.velocity(in: nil)
    guard let axis = direction.way.axis(tolerance: 3) else { return }
    let speed = velocity[keyPath: axis]
    let sign: CGFloat = direction.way[keyPath: axis] < 0 ? -1 : 1
    guard abs(speed) > Self.hard, velocity.axis(tolerance: abs(speed) / 4) == axis else { return }
    flick = (record.serial, speed * sign > 0, speed * sign)
  }

  private func judge(_ outcome: Bool, _ record: TransitionRecord, in world: World) {
    guard let flick, flick.transition == record.serial else { return }
    world.exercise(.respectsVelocity)
    guard flick.finishes != outcome else { return }
    world.report(
      .respectsVelocity,
      "\(record.name) was flicked \(flick.finishes ? "onwards" : "back") and \(outcome ? "finished" : "cancelled").",
      evidence: [
        "observed  \(outcome ? "finished" : "cancelled") at \(Text.number(flick.speed)) points per second",
        "expected  \(flick.finishes ? "finished" : "cancelled")",
      ],
      fix: "decide by velocity first, and by distance only when the finger is slow")
  }
}

extension CGPoint {
  /// The axis along which a vector lies, with no more than a tolerance across it.
  ///
  /// Which way an interactor looks is not told. A few points across the way of a finger are enough for progress
  /// that can be seen, so only a drag straight along an axis says which one it is that counts.
  fileprivate func axis(tolerance: CGFloat) -> KeyPath<CGPoint, CGFloat>? {
    if abs(x) <= tolerance, abs(y) > 2 * abs(x) { return \.y }
    if abs(y) <= tolerance, abs(x) > 2 * abs(y) { return \.x }
    return nil
  }
}
