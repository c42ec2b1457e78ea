import HeadlessUIKit

extension Clause {
  /// The clause that progress given to UIKit stays within 0...1.
  ///
  /// UIKit clamps the value, so nothing breaks; but the app's own code that reads it back may not
  /// expect more than 1.
  public static let progressInRange = Clause(
    .progressInRange, promises: "progress given to UIKit stays within 0...1"
  ) { ProgressInRange() }
}

extension ClauseName {
  /// The name of the clause that promises: progress given to UIKit stays within 0...1.
  public static let progressInRange = ClauseName(rawValue: "progress-in-range")
}

extension Finding {
  /// The finding that the app gave UIKit a progress of less than 0 or more than 1.
  public static let progressInRange = Finding(.progressInRange)
}

private final class ProgressInRange: Judge {
  let hears: Occurrence.Kinds = .transitions
  /// The amount by which progress may be outside 0...1, because sums of rounded steps are not
  /// exact. Such values print as 0 or 1.
  private static let rounding: CGFloat = 0.0005

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence,
      case .progress(let progress) = event.stage,
      let record = world.transitions.record(of: event.transition), !record.setup.isDrivenBySystem
    else { return }
    world.exercise(.progressInRange)
    guard progress.isFinite, progress < -Self.rounding || progress > 1 + Self.rounding
    else { return }
    world.report(
      .progressInRange, "the progress of \(record.name) leaves 0...1.",
      evidence: ["observed  \(Text.number(progress))", "expected  0...1"],
      fix: "clamp it: min(max(progress, 0), 1)")
  }
}
