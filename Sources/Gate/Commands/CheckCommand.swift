import Choices
import Foundation
import Turnstile

/// Checks subjects and writes reports: the gate's main command.
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
    let budgets = subjects.map { _ in budget }
    var coordinators = zip(subjects, budgets).enumerated().map { index, pair in
      CheckCoordinator(
        subject: pair.0, contract: contract, budget: pair.1, seed: seed(of: pair.0),
        seeds: options.store.folder, share: plan.share(ofSubject: index),
        isolation: options.workers.jobs == 0 ? .oneProcess : .freshProcesses,
        comparesAll: options.searching.checksDeterminism)
    }
    let course = CheckCourse(
      subjects, budgets: budgets, plan: plan, reports: reports, options: options)
    if options.workers.jobs == 0 {
      inProcess(&coordinators, budgets, course)
    } else {
      let pool = WorkerPool(Worker.Setting(options), jobs: options.workers.jobs)
      try pool.work(
        on: &coordinators, takesTurns: options.budget.seconds != nil,
        request: { index, assignment in
          WorkerRequest(
            subject: subjects[index].name, search: options.search(subjects[index]),
            budget: budgets[index], assignment: assignment)
        },
        tick: course.order, started: course.start, finished: course.finish)
    }
    return course.end()
  }

  /// Runs all assignments in this process, for debuggers, and where no process can be started.
  private func inProcess(
    _ coordinators: inout [CheckCoordinator], _ budgets: [Budget], _ course: CheckCourse
  ) {
    AppFolder.make()
    defer { AppFolder.remove() }
    for index in coordinators.indices {
      var performer = Performer(
        subject: subjects[index], contract: contract, budget: budgets[index],
        search: options.search(subjects[index]))
      course.start(index)
      while let assignment = coordinators[index].next() {
        coordinators[index].take(performer.perform(assignment), of: assignment)
        switch course.order(coordinators, nil) {
        case .goOn: break
        case .endSearching: coordinators[index].endSearching()
        case .breakOff: coordinators[index].breakOff()
        }
      }
      course.finish(index, coordinators[index])
    }
  }

  private func seed(of subject: Subject) -> UInt64 {
    options.budget.seed ?? Seed(naming: subject.name).value
  }

  private var budget: Budget {
    // An enumeration ends by itself, so it has no limit of runs.
    if options.command == .explore { return .runs(Budget.unlimited) }
    // With a time limit the number of runs is unlimited, short of an overflow.
    if options.budget.seconds != nil { return .runs(Budget.unlimited) }
    return options.budget.runs.map { .runs($0) } ?? Budget()
  }
}
