import Turnstile

/// The course of the command `check`: the results so far, and the decision whether it goes on.
///
/// Each subject has one record, whose result is as recent as its last report. After a subject has
/// failed, or the user has interrupted the command, the course never goes on.
///
/// The subjects are checked in one or two rounds. The second round has those that wait for what the
/// apps of the first leave out.
@MainActor
final class CheckCourse {
  private let options: Options
  private let plan: ShardPlan
  private let reports: Reports
  private var progress: Progress
  private let begun = Wall.seconds

  /// The records of the subjects, in their order.
  private var records: [Record]
  /// The indices of the subjects that the present round checks.
  private var round: [Int] = []
  /// The fraction of the time limit after which the present round ends.
  var share = 1.0
  /// True if the user has interrupted the command by Ctrl-C.
  private var wasInterrupted = false
  /// True if a subject breaks its contract, or could not be checked.
  private var hasFailed = false
  /// The number of counterexamples of each subject that the last report had.
  private var reported: [Int]
  /// The time when the first assignment of each subject was given out, by its index.
  private var starts: [Int: Double] = [:]

  init(
    _ subjects: [Subject], plan: ShardPlan, reports: Reports, options: Options
  ) {
    self.options = options
    self.plan = plan
    self.reports = reports
    progress = Progress(runs: 0, isQuiet: options.output.loudness == .quiet)
    records = subjects.map { Record(subject: $0) }
    reported = subjects.map { _ in 0 }
    reports.begin(subjects.map(\.name))
  }

  /// The records to report: all but those of subjects that were left out.
  private var shown: [Record] { records.filter { !$0.isLeftOut } }

  /// The seconds since the command began.
  private var seconds: Double { Wall.seconds - begun }

  /// Begins a round. The functions below identify a subject by its position in the round.
  func begin(_ round: [Int], _ budgets: [Budget]) {
    self.round = round
    progress.clear()
    progress = Progress(
      runs: budgets.reduce(0) { $0 &+ $1.runs }, isQuiet: options.output.loudness == .quiet)
  }

  /// Returns those waiting subjects whose classes the apps did not reach, and leaves the other ones
  /// out of the report.
  func unreached(among waiting: [Int]) -> [Int] {
    let apps = records.filter(\.subject.isApp).compactMap(\.conclusion?.summary)
    let isOver = wasInterrupted || hasFailed && options.course.failsFast
    for index in waiting {
      records[index].hasWaited = true
      let awaited = records[index].subject.awaited ?? []
      let missed = apps.map { $0.unreached(of: awaited) }
      // If one app reaches a part, the part is not checked by itself, even if another app does not
      // reach it.
      guard !isOver, !missed.isEmpty, missed.allSatisfy({ $0 != nil }) else {
        records[index].isLeftOut = true
        continue
      }
      let left = awaited.filter { name in missed.allSatisfy { $0?.contains(name) == true } }
      records[index].isLeftOut = left.isEmpty && !awaited.isEmpty
      records[index].unreached = left
    }
    return waiting.filter { !records[$0].isLeftOut }
  }

  /// Stores the time at which the first assignment of a subject is given out.
  func start(_ place: Int) { starts[round[place]] = starts[round[place]] ?? Wall.seconds }

  /// Shows the progress, reports new counterexamples, and returns whether the check is to go on.
  func order(_ coordinators: [CheckCoordinator], _ slowest: SlowRun?) -> WorkerPool.Order {
    progress.show(coordinators, slowest: slowest, after: seconds)
    for (index, coordinator) in zip(round, coordinators)
    where !coordinator.isDone && coordinator.exampleCount != reported[index] {
      reported[index] = coordinator.exampleCount
      records[index].result = coordinator.resultSoFar
      records[index].conclude(options, isWhole: false)
      reports.update(shown)
    }
    if Interruption.isAsked {
      wasInterrupted = true
      return .breakOff
    }
    if hasFailed, options.course.failsFast { return .breakOff }
    if let limit = options.budget.seconds, seconds >= limit * share { return .endSearching }
    return .goOn
  }

  /// Stores the result of a subject whose check has ended.
  func finish(_ place: Int, _ coordinator: CheckCoordinator) {
    let index = round[place]
    let took = starts[index].map { Wall.seconds - $0 } ?? 0
    records[index].result = coordinator.result
    records[index].milliseconds = Int(took * 1000)
    records[index].conclude(options, isWhole: plan.isWhole)
    // The app's own line already says that the app does not reach these classes. If nothing runs in
    // the separate check either, that check says nothing more about them, so it is left out.
    let verdict = records[index].conclusion?.verdict
    if records[index].hasWaited, verdict == .nothingRan || verdict == .tooFewRuns {
      records[index].isLeftOut = true
    } else if records[index].code != .kept {
      hasFailed = true
    }
    reports.update(shown)
  }

  /// Prints and writes all reports at the end of the command, and returns the exit code.
  func end() -> ExitCode {
    progress.clear()
    let code = reports.end(
      shown, plan: plan, milliseconds: Int(seconds * 1000), options: options)
    return wasInterrupted && code == .kept ? .interrupted : code
  }
}
