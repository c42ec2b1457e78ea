import HeadlessUIKit

extension Clause {
  /// The clause that progress given to UIKit is a finite number.
  ///
  /// A translation divided by the height of an empty view is NaN, and Core Animation's behaviour
  /// for it is undefined.
  public static let progressIsFinite = Clause(
    .progressIsFinite, promises: "progress given to UIKit is a number"
  ) { ProgressIsFinite() }
}

extension ClauseName {
  /// The name of the clause that promises: progress given to UIKit is a number.
  public static let progressIsFinite = ClauseName(rawValue: "progress-is-finite")
}

extension Finding {
  /// The finding that the app gave UIKit a progress that is not a finite number.
  public static let progressIsFinite = Finding(.progressIsFinite)
}

private final class ProgressIsFinite: Judge {
  let hears: Occurrence.Kinds = .progress

  func heard(_ occurrence: Occurrence, in world: World) {
    guard case .event(.transition(let event)) = occurrence,
      case .progress(let progress) = event.stage
    else { return }
    world.exercise(.progressIsFinite)
    guard !progress.isFinite,
      let record = world.transitions.record(of: event.transition)
    else { return }
    world.report(
      .progressIsFinite, "the progress of \(record.name) is not a number.",
      evidence: ["observed  \(Text.number(progress))", "expected  0...1"],
      fix: "do not divide by a length that can be zero")
  }
}
