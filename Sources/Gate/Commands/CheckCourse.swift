import Turnstile

/// The course of the command `check`: the results of the checked apps and transitions (subjects) so
/// far, and the decision if the search continues.
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

  /// The latest result of each subject under test, in the order of the subjects.
  private var records: [Record]
  /// The indices of the subjects (apps and transitions) that are checked in the current round.
  private var round: [Int] = []
  /// The fraction of the time limit at which the current round of subjects under test ends.
  var share = 1.0
  /// True if the user has interrupted the command by Ctrl-C.
  private var wasInterrupted = false
  /// True if a subject under test has broken a rule or could not be checked, so that the option
  /// `--fail-fast` ends the search.
  private var hasFailed = false
  /// By index of a subject under test, the number of its counterexamples that were already printed.
  private var reported: [Int]
  /// By index of a subject under test, the time at which a worker process got its first runs of the
  /// subject.
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

  /// The results that reports contain. Subjects that waited for the second round and were not
  /// needed are left out.
  private var shown: [Record] { records.filter { !$0.isLeftOut } }

  /// The maps of the apps and transitions that were explored to the end, by their names.
  var maps: [String: SubjectMap] {
    records.reduce(into: [:]) { $0[$1.subject.name] = $1.result?.map }
  }

  /// The seconds of real time since the command `check` began.
  private var seconds: Double { Wall.seconds - begun }

  /// Begins a round of subjects under test. The functions below get a subject's position in the
  /// current round, not its index in the list of all subjects.
  func begin(_ round: [Int], _ budgets: [Budget]) {
    self.round = round
    progress.clear()
    progress = Progress(
      runs: budgets.reduce(0) { $0 &+ $1.runs }, isQuiet: options.output.loudness == .quiet)
  }

  /// Returns the indices of the subjects to check in the second round: those whose classes no app
  /// has reached in the first. The other waiting subjects are left out of the report.
  func unreached(among waiting: [Int]) -> [Int] {
    let apps = records.filter(\.subject.isApp).compactMap(\.conclusion?.summary)
    let isOver = wasInterrupted || hasFailed && options.course.failsFast
    for index in waiting {
      records[index].hasWaited = true
      let awaited = records[index].subject.awaited ?? []
      let missed = apps.map { $0.unreached(of: awaited) }
      // A subject under test that waits for the second round is left out if one of several apps
      // reaches its classes, even if another app does not.
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

  /// Stores the time at which a worker process gets its first runs of a subject under test.
  func start(_ place: Int) { starts[round[place]] = starts[round[place]] ?? Wall.seconds }

  /// Prints the progress and new counterexamples, and returns the decision if the search continues.
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

  /// Stores the final result of a subject (an app or transition) whose check is done.
  func finish(_ place: Int, _ coordinator: CheckCoordinator) {
    let index = round[place]
    let took = starts[index].map { Wall.seconds - $0 } ?? 0
    records[index].result = coordinator.result
    records[index].milliseconds = Int(took * 1000)
    records[index].conclude(options, isWhole: plan.isWhole)
    // A subject under test that was checked in the second round and in which nothing ran is left
    // out of the report. The app's line already says that the app does not reach the subject's
    // classes.
    let verdict = records[index].conclusion?.verdict
    if records[index].hasWaited, verdict == .nothingRan || verdict == .tooFewRuns {
      records[index].isLeftOut = true
      let subject = records[index].subject
      if coordinator.result.completesNothing(on: subject) { noteIncapable(subject.name) }
    } else if records[index].code != .kept {
      hasFailed = true
    }
    reports.update(shown)
  }

  /// Tells in the report of each app that a subject which was checked by itself completed no
  /// transition, so that nobody takes its classes for checked.
  private func noteIncapable(_ name: String) {
    for index in records.indices where records[index].subject.isApp {
      records[index].notesOnParts.append(
        "\(name) completed no transition on plain screens and is not judged: give it screens of the app's own in Subjects.swift"
      )
    }
  }

  /// Prints and writes all reports when the check has ended, and returns the process's exit code.
  func end() -> ExitCode {
    progress.clear()
    let code = reports.end(
      shown, plan: plan, milliseconds: Int(seconds * 1000), options: options)
    return wasInterrupted && code == .kept ? .interrupted : code
  }
}
