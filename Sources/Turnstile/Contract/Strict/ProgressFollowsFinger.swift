import HeadlessUIKit

extension Clause {
  /// The clause that progress never falls while the finger advances along the axis of the drag, and
  /// is 0 in the wrong direction.
  ///
  /// An example of a fault: an interactor that uses the absolute value of the translation makes
  /// progress again when the finger passes the place where it came down. A user who pulls back to
  /// cancel then finishes the transition.
  public static let progressFollowsFinger = Clause(
    .progressFollowsFinger, promises: "progress follows the finger, and the wrong way gives 0"
  ) { ProgressFollowsFinger() }
}

extension ClauseName {
  /// The name of the clause that promises: progress follows the finger.
  public static let progressFollowsFinger = ClauseName(rawValue: "progress-follows-finger")
}

extension Cause {
  /// The cause of a finding: progress falls while the finger advances.
  public static let falls = Cause(rawValue: "falls")
}

extension Finding {
  /// The finding that progress fell while the finger advanced, or was more than 0 while the finger
  /// moved the wrong way.
  public static let progressFollowsFinger = Finding(.progressFollowsFinger)
}

private final class ProgressFollowsFinger: Judge {
  let hears: Occurrence.Kinds = [.steps, .touches, .transitions]
  /// The observed course of a drag that drives a transition: the finger's movement from its origin,
  /// and the progress that it made.
  private struct Course {
    var transition: Int
    var origin: CGPoint
    /// The farthest ways of the finger from its origin, forwards (`ahead`) and backwards (`behind`)
    /// along each axis, at which progress was high enough to count.
    var ahead = CGPoint.zero
    var behind = CGPoint.zero
    /// The last observation with the finger straight along one axis from its origin: the finger's
    /// way, the progress, and true if progress had grown by then.
    var last: (recognizer: Int, way: CGPoint, progress: CGFloat, isGrowing: Bool)?
  }

  private var finger: CGPoint?
  private var origin = CGPoint.zero
  private var course: Course?
  /// True if several fingers were down, because the gesture's centre then moves differently from
  /// each finger.
  private var wasTouchedByMany = false

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .event(.touch(let touch)):
      let point = touch.location(in: nil)
      if touch.phase == .began {
        (origin, course) = (point, nil)
        wasTouchedByMany = world.touches.fingers > 1
      }
      finger = point
    case .step(let step):
      // Apps may compute progress as a share of the window's size, so the observations begin anew
      // when the size changes.
      switch step.act {
      case .resize, .rotate: course = nil
      default: break
      }
    case .event(.transition(let event)):
      if event.stage == .paused { course = nil }
      guard case .progress(let progress) = event.stage, progress.isFinite,
        let finger, !wasTouchedByMany,
        let recognizer = world.simulator.gestureBeingDelivered,
        let record = world.transitions.record(of: event.transition), !record.setup.isDrivenBySystem
      else { return }
      if course?.transition != record.serial {
        course = Course(transition: record.serial, origin: origin)
      }
      compare(progress, at: finger, recognizer.serial, of: record, in: world)
      // A hundredth of progress does not count, because an app may keep it to show that a card is
      // held. Neither do the few hundredths that a finger makes by moving up to three points across
      // the axis.
      guard progress > Self.leastProgress, !isCaught(record, by: recognizer, in: world) else {
        return
      }
      follow(finger, of: record, in: world)
    default: break
    }
  }

  /// Returns true if the transition was already under way when the finger came down, by itself or
  /// by an earlier drag, because then progress may change in both directions.
  private func isCaught(
    _ record: TransitionRecord, by recognizer: UIGestureRecognizer, in world: World
  ) -> Bool {
    guard let drag = world.gestures.drag(of: recognizer.serial) else { return false }
    return record.start.map { $0.instant < world.touches.drags[drag].began } == true
      || record.request.drag.map { $0 < drag } == true
      || record.drive.drags.contains { $0 < drag }
  }

  /// The progress up to which the finger does not count as driving the transition. It covers a
  /// hundredth that an app keeps, and the effect of a few points across the axis.
  private static let leastProgress: CGFloat = 0.05

  /// The amount by which progress may fall: a hundredth, which is 4 points on the width of a
  /// screen. It covers the rounding to whole points on a way of 100 points.
  private static let tolerance: CGFloat = 0.01

  /// Reports progress that falls while the finger goes farther in the direction in which it has
  /// grown.
  private func compare(
    _ progress: CGFloat, at finger: CGPoint, _ recognizer: Int, of record: TransitionRecord,
    in world: World
  ) {
    guard let course else { return }
    let way = CGPoint(x: finger.x - course.origin.x, y: finger.y - course.origin.y)
    // Progress is compared only while the finger goes straight, that is, at most three points
    // beside one axis; a pan begins after ten points.
    guard abs(way.x) <= 3 || abs(way.y) <= 3 else { return self.course!.last = nil }
    let along: KeyPath<CGPoint, CGFloat> = abs(way.x) <= 3 ? \.y : \.x
    guard let last = course.last, last.recognizer == recognizer,
      way[keyPath: along] * last.way[keyPath: along] > 0,
      abs(way[keyPath: along]) > abs(last.way[keyPath: along]) + 1
    else { return self.course!.last = (recognizer, way, progress, false) }
    self.course!.last = (recognizer, way, progress, progress > last.progress + Self.tolerance)
    guard last.isGrowing, progress < last.progress - Self.tolerance else { return }
    world.report(
      Finding(.progressFollowsFinger, cause: .falls),
      "the progress of \(record.name) falls while the finger advances.",
      evidence: [
        "observed  \(Text.percent(last.progress)) at \(Text.number(last.way[keyPath: along])) points, "
          + "\(Text.percent(progress)) at \(Text.number(way[keyPath: along]))",
        "expected  no less than before",
      ],
      fix: "let progress depend on the translation alone, and grow with it")
  }

  private func follow(_ finger: CGPoint, of record: TransitionRecord, in world: World) {
    guard var course else { return }
    let way = CGPoint(x: finger.x - course.origin.x, y: finger.y - course.origin.y)
    // A finger that moves across the axis of the drag goes to both sides of its origin, too, and a
    // few points along the axis show as progress. So only movements straight along one axis count.
    if abs(way.y) <= 3 {
      course.ahead.x = max(course.ahead.x, way.x)
      course.behind.x = min(course.behind.x, way.x)
    }
    if abs(way.x) <= 3 {
      course.ahead.y = max(course.ahead.y, way.y)
      course.behind.y = min(course.behind.y, way.y)
    }
    self.course = course
    // The finger must have moved more than 60 points to either side, which is more than it is wide
    // (44 points). A shorter way may be a tremor about the place where the finger came down.
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
      ])
  }
}
