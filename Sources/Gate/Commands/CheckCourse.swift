import Turnstile

/// The course of the command `check`: the results so far, and the decision if the search continues.
///
/// Each subject has one record with its latest result. The search stops when the user has
/// interrupted the command, or, with the option `--fail-fast`, when a subject has failed.
///
/// The subjects are checked in one or two rounds. The second round has the waiting subjects, which
/// are checked only if the apps of the first round do not reach their classes.
@MainActor
final class CheckCourse {
  private let options: Options
  private let plan: ShardPlan
  private let reports: Reports
  private var progress: Progress
  private let begun = Wall.seconds

  /// The records of all subjects, in the order of the subjects.
  private var records: [Record]
  /// The indices of the subjects that the current round checks.
  private var round: [Int] = []
  /// The fraction of the time limit at which the current round ends.
  var share = 1.0
  /// True if the user has interrupted the command by Ctrl-C.
  private var wasInterrupted = false
  /// True if a subject breaks its contract, or could not be checked.
  private var hasFailed = false
  /// By subject, the number of counterexamples in the last report.
  private var reported: [Int]
  /// By index of a subject, the time at which its first assignment was given to a worker.
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

  /// The records that reports contain, without those of waiting subjects that were left out.
  private var shown: [Record] { records.filter { !$0.isLeftOut } }

  /// The seconds since the command began.
  private var seconds: Double { Wall.seconds - begun }

  /// Begins a round. The functions below identify a subject by its position in the current round.
  func begin(_ round: [Int], _ budgets: [Budget]) {
    self.round = round
    progress.clear()
    progress = Progress(
      runs: budgets.reduce(0) { $0 &+ $1.runs }, isQuiet: options.output.loudness == .quiet)
  }

  /// Returns the waiting subjects whose classes no app has reached. The other waiting subjects are
  /// left out of the report.
  func unreached(among waiting: [Int]) -> [Int] {
    let apps = records.filter(\.subject.isApp).compactMap(\.conclusion?.summary)
    let isOver = wasInterrupted || hasFailed && options.course.failsFast
    for index in waiting {
      records[index].hasWaited = true
      let awaited = records[index].subject.awaited ?? []
      let missed = apps.map { $0.unreached(of: awaited) }
      // A waiting subject whose classes one of the apps reaches is left out, even if another app
      // does not reach them.
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

  /// Stores the time at which a subject's first assignment is given to a worker.
  func start(_ place: Int) { starts[round[place]] = starts[round[place]] ?? Wall.seconds }

  /// Shows the progress, reports new counterexamples, and decides if the search continues.
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

  /// Stores the final result of a subject.
  func finish(_ place: Int, _ coordinator: CheckCoordinator) {
    let index = round[place]
    let took = starts[index].map { Wall.seconds - $0 } ?? 0
    records[index].result = coordinator.result
    records[index].milliseconds = Int(took * 1000)
    records[index].conclude(options, isWhole: plan.isWhole)
    // The app's line in the report already says that the app does not reach these classes. A
    // waiting subject in which nothing runs either adds nothing to that, so it is left out.
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
