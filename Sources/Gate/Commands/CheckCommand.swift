import Choices
import Foundation
import Turnstile

/// The command `check`, the main command: it searches for input sequences (traces) with which an
/// app's transition breaks a rule, and writes reports.
@MainActor
struct CheckCommand {
  private let options: Options
  private let environment: [String: String]
  private let subjects: [Subject]
  private let contract: Contract
  private let plan: ShardPlan
  private let reports: Reports

  init(_ options: Options, _ subjects: [Subject], _ environment: [String: String]) throws {
    self.options = options
    self.environment = environment
    self.subjects = subjects.filter { options.operands.contains($0.name) }
    contract = options.clauses.contract
    plan = try ShardPlan(options.course.shard, environment: environment)
    reports = try Reports(options, environment, contract: contract)
  }

  func run() throws -> ExitCode {
    try plan.announce(environment)
    if let note = options.budget.seedNote { Output.note(note) }
    if let note = options.store.note { Output.note(note) }
    Interruption.listen()
    let course = CheckCourse(subjects, plan: plan, reports: reports, options: options)
    let waiting = subjects.indices.filter { waits(subjects[$0]) }
    let pool =
      options.workers.jobs == 0
      ? nil : WorkerPool(Worker.Setting(options), jobs: options.workers.jobs)
    // If there is a second round of subjects under test, the first round ends after three quarters
    // of the time limit.
    course.share = waiting.isEmpty ? 1 : 0.75
    try round(subjects.indices.filter { !waiting.contains($0) }, pool, course)
    course.share = 1
    try round(course.unreached(among: waiting), pool, course)
    let code = course.end()
    if code != .interrupted, notesLaterFaults {
      try? VersionsCommand(options, subjects).noteLaterFaults(on: course.maps)
    }
    return code
  }

  /// True if the check is a whole one on the subjects' own versions of iOS, so that what a later
  /// version would change is worth a note.
  private var notesLaterFaults: Bool {
    options.command == .check && options.clauses.iOS == nil && plan.isWhole
      && options.workers.jobs > 0 && options.output.loudness != .quiet
      && options.clauses.only.isEmpty && options.budget.seconds == nil
  }

  /// Returns true if a subject under test waits for the second round: it is checked only if no app
  /// of the first round reaches the subject's classes.
  private func waits(_ subject: Subject) -> Bool {
    guard subject.awaited != nil, subjects.contains(where: \.isApp), plan.isWhole,
      !options.subjects.named.contains(subject.name)
    else { return false }
    return StoredTraceFolder(root: options.store.folder, subject: subject.name).load().isEmpty
  }

  /// Checks all subjects (apps and transitions) of one round at the same time.
  private func round(_ indices: [Int], _ pool: WorkerPool?, _ course: CheckCourse) throws {
    let budgets = indices.map { _ in budget }
    var coordinators = zip(indices, budgets).map { index, budget in
      CheckCoordinator(
        subject: subjects[index], contract: contract, budget: budget,
        seed: seed(of: subjects[index]),
        seeds: options.store.folder, share: plan.share(ofSubject: index),
        isolation: options.workers.jobs == 0 ? .oneProcess : .freshProcesses,
        comparesAll: options.searching.checksDeterminism)
    }
    course.begin(indices, budgets)
    guard let pool else { return inProcess(&coordinators, indices, budgets, course) }
    try pool.work(
      on: &coordinators, takesTurns: options.budget.seconds != nil,
      request: { place, assignment in
        let subject = subjects[indices[place]]
        return WorkerRequest(
          subject: subject.name, search: options.search(subject), budget: budgets[place],
          assignment: assignment)
      },
      tick: course.order, started: course.start, finished: course.finish)
  }

  /// Runs all subjects under test in this process, without worker processes. A debugger needs that,
  /// and so does a system on which no process can be started.
  private func inProcess(
    _ coordinators: inout [CheckCoordinator], _ indices: [Int], _ budgets: [Budget],
    _ course: CheckCourse
  ) {
    AppFolder.make()
    defer { AppFolder.remove() }
    for place in coordinators.indices {
      let subject = subjects[indices[place]]
      var performer = Performer(
        subject: subject, contract: contract, budget: budgets[place],
        search: options.search(subject))
      course.start(place)
      while let assignment = coordinators[place].next() {
        coordinators[place].take(performer.perform(assignment), of: assignment)
        switch course.order(coordinators, nil) {
        case .goOn: break
        case .endSearching: coordinators[place].endSearching()
        case .breakOff: coordinators[place].breakOff()
        }
      }
      course.finish(place, coordinators[place])
    }
  }

  private func seed(of subject: Subject) -> UInt64 {
    options.budget.seed ?? Seed(naming: subject.name).value
  }

  private var budget: Budget {
    // The command `explore` ends when it has tried all traces (input sequences) up to a length, so
    // it needs no limit on the number of runs.
    if options.command == .explore { return .runs(Budget.unlimited) }
    // If the user gives a time limit, the number of runs is practically unlimited.
    if options.budget.seconds != nil { return .runs(Budget.unlimited) }
    return options.budget.runs.map { .runs($0) } ?? Budget()
  }
}
