import Turnstile

/// The course of the command `check`: the results so far, and the decision whether it goes on.
///
/// Each subject has one record, whose result is as recent as its last report. After a subject has
/// failed, or the user has interrupted the command, the course never goes on.
@MainActor
final class CheckCourse {
  private let options: Options
  private let plan: ShardPlan
  private let reports: Reports
  private let progress: Progress
  private let begun = Wall.seconds

  /// The records of the subjects, in their order.
  private var records: [Record]
  /// True if the user has interrupted the command.
  private var wasInterrupted = false
  /// True if a subject is not kept.
  private var hasFailed = false
  /// The number of counterexamples of each subject that the last report had.
  private var reported: [Int]
  /// The time when the first assignment of each subject was given out, by its index.
  private var starts: [Int: Double] = [:]

  init(
    _ subjects: [Subject], budgets: [Budget], plan: ShardPlan, reports: Reports,
    options: Options
  ) {
    self.options = options
    self.plan = plan
    self.reports = reports
    progress = Progress(
      runs: budgets.reduce(0) { $0 &+ $1.runs }, isQuiet: options.output.loudness == .quiet)
    records = subjects.map { Record(subject: $0) }
    reported = subjects.map { _ in 0 }
    reports.begin(subjects.map(\.name))
  }

  /// The seconds since the command began.
  private var seconds: Double { Wall.seconds - begun }

  /// Records that the first assignment of a subject is given out.
  func start(_ index: Int) { starts[index] = starts[index] ?? Wall.seconds }

  /// Shows the progress, reports new counterexamples, and returns how the check is to go on.
  func order(_ coordinators: [CheckCoordinator], _ slowest: SlowRun?) -> WorkerPool.Order {
    progress.show(coordinators, slowest: slowest, after: seconds)
    for index in coordinators.indices
    where !coordinators[index].isDone && coordinators[index].exampleCount != reported[index] {
      reported[index] = coordinators[index].exampleCount
      records[index].result = coordinators[index].resultSoFar
      records[index].conclude(options, isWhole: false)
      reports.update(records)
    }
    if Interruption.isAsked {
      wasInterrupted = true
      return .breakOff
    }
    if hasFailed, options.course.failsFast { return .breakOff }
    if let limit = options.budget.seconds, seconds >= limit { return .endSearching }
    return .goOn
  }

  /// Records the result of a subject that is done.
  func finish(_ index: Int, _ coordinator: CheckCoordinator) {
    let took = starts[index].map { Wall.seconds - $0 } ?? 0
    records[index].result = coordinator.result
    records[index].milliseconds = Int(took * 1000)
    records[index].conclude(options, isWhole: plan.isWhole)
    if records[index].code != .kept { hasFailed = true }
    reports.update(records)
  }

  /// Prints and writes all reports, and returns the exit code.
  func end() -> ExitCode {
    progress.clear()
    let code = reports.end(
      records, plan: plan, milliseconds: Int(seconds * 1000), options: options)
    return wasInterrupted && code == .kept ? .interrupted : code
  }
}
