import HeadlessUIKit

extension Clause {
  /// Along the axis of the drag, progress never falls while the finger advances, and the wrong way gives 0.
  ///
  /// An interactor that takes the absolute translation starts over when the finger passes the place where it came down: a
  /// person who pulls back to cancel finishes instead.
  public static let progressFollowsFinger = Clause(
    .progressFollowsFinger, promises: "progress follows the finger, and the wrong way gives 0"
  ) { ProgressFollowsFinger() }
}

private final class ProgressFollowsFinger: Judge {
  /// The finger's way and progress of the drag that drives a transition.
  private struct Course {
    var transition: Int
    var origin: CGPoint
    /// The farthest the finger was on either side of its origin with progress to show for it, per axis.
    var ahead = CGPoint.zero
    var behind = CGPoint.zero
  }

  private var finger: CGPoint?
  private var origin = CGPoint.zero
  private var course: Course?
  /// The middle of several fingers goes elsewhere than any of them.
  private var wasTouchedByMany = false

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .event(.touch(let touch)):
      let point = touch.location(in: nil)
      if touch.phase == .began {
        (origin, course) = (point, nil)
        wasTouchedByMany = world.isTouchedByMany
      }
      finger = point
    case .event(.transition(let event)):
      guard case .progress(let progress) = event.stage, progress > 0.02, progress.isFinite,
        let finger, world.isTouched, !wasTouchedByMany,
        world.simulator.gestureBeingDelivered != nil,
        let record = world.record(of: event.transition)
      else { return }
      follow(finger, of: record, in: world)
    default: break
    }
  }

  private func follow(_ finger: CGPoint, of record: TransitionRecord, in world: World) {
    if course?.transition != record.serial {
      course = Course(transition: record.serial, origin: origin)
    }
    guard var course else { return }
    let way = CGPoint(x: finger.x - course.origin.x, y: finger.y - course.origin.y)
    // A finger that wanders across the axis of the drag goes both ways too, and a few points along it show as progress:
    // only ways straight along one axis count.
    if abs(way.y) <= 3 {
      course.ahead.x = max(course.ahead.x, way.x)
      course.behind.x = min(course.behind.x, way.x)
    }
    if abs(way.x) <= 3 {
      course.ahead.y = max(course.ahead.y, way.y)
      course.behind.y = min(course.behind.y, way.y)
    }
    self.course = course
    let threshold: CGFloat = 60
    let vertical = course.ahead.y > threshold && course.behind.y < -threshold
    let horizontal = course.ahead.x > threshold && course.behind.x < -threshold
    world.exercise(.progressFollowsFinger)
    guard vertical || horizontal else { return }
    let (ahead, behind) =
      vertical ? (course.ahead.y, course.behind.y) : (course.ahead.x, course.behind.x)
    world.report(
      .progressFollowsFinger, "\(record.name) makes progress both ways.",
      evidence: [
        "observed  progress at \(Text.number(ahead)) and at \(Text.number(behind)) points",
        "expected  none on one side of where the finger came down",
      ],
      fix: "use the signed translation, not its absolute value")
  }
}
