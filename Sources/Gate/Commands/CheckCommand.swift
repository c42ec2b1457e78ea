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
    var records = subjects.map { Record(subject: $0) }
    let budgets = subjects.map { _ in budget }
    var coordinators = zip(subjects, budgets).enumerated().map { index, pair in
      CheckCoordinator(
        subject: pair.0, budget: pair.1, seed: seed(of: pair.0), seeds: options.store.folder,
        share: plan.share(ofSubject: index),
        isolation: options.workers.jobs == 0 ? .oneProcess : .freshProcesses,
        comparesAll: options.searching.checksDeterminism)
    }
    let begun = Wall.seconds
    let progress = Progress(
      runs: budgets.reduce(0) { $0 &+ $1.runs }, isQuiet: options.output.loudness == .quiet)
    var starts: [Int: Double] = [:]
    var wasBrokenOff = false
    var hasFailed = false
    var reported = coordinators.map { _ in 0 }
    reports.begin(subjects.map(\.name))

    func order(_ coordinators: [CheckCoordinator], _ slowest: SlowRun?) -> WorkerPool.Order {
      progress.show(coordinators, slowest: slowest, after: Wall.seconds - begun)
      for index in coordinators.indices
      where !coordinators[index].isDone && coordinators[index].exampleCount != reported[index] {
        reported[index] = coordinators[index].exampleCount
        records[index].result = coordinators[index].resultSoFar
        records[index].conclude(options, isWhole: false)
        reports.update(records)
      }
      if Interruption.isAsked {
        wasBrokenOff = true
        return .breakOff
      }
      if hasFailed, options.course.failsFast { return .breakOff }
      if let limit = options.budget.seconds, Wall.seconds - begun >= limit { return .endSearching }
      return .goOn
    }
    func finish(_ index: Int, _ coordinator: CheckCoordinator) {
      let took = starts[index].map { Wall.seconds - $0 } ?? 0
      records[index].result = coordinator.result
      records[index].milliseconds = Int(took * 1000)
      records[index].conclude(options, isWhole: plan.isWhole)
      if records[index].code != .kept { hasFailed = true }
      reports.update(records)
    }
    if options.workers.jobs == 0 {
      inProcess(&coordinators, budgets, order, finish) { starts[$0] = starts[$0] ?? Wall.seconds }
    } else {
      let setting = Worker.Setting(options)
      let pool = WorkerPool(setting, jobs: options.workers.jobs)
      try pool.work(
        on: &coordinators, takesTurns: options.budget.seconds != nil,
        request: { index, assignment in
          WorkerRequest(
            subject: subjects[index].name, search: options.search(subjects[index]),
            budget: budgets[index], assignment: assignment)
        },
        tick: order, started: { starts[$0] = starts[$0] ?? Wall.seconds }, finished: finish)
    }
    progress.clear()
    let code = reports.end(
      records, plan: plan, milliseconds: Int((Wall.seconds - begun) * 1000), options: options)
    return wasBrokenOff && code == .kept ? .interrupted : code
  }

  /// Runs all assignments in this process, for debuggers, and where no process can be started.
  private func inProcess(
    _ coordinators: inout [CheckCoordinator], _ budgets: [Budget],
    _ order: ([CheckCoordinator], SlowRun?) -> WorkerPool.Order,
    _ finish: (Int, CheckCoordinator) -> Void, started: (Int) -> Void
  ) {
    AppFolder.make()
    defer { AppFolder.remove() }
    for index in coordinators.indices {
      var performer = Performer(
        subject: subjects[index], contract: contract, budget: budgets[index],
        search: options.search(subjects[index]))
      started(index)
      while let assignment = coordinators[index].next() {
        coordinators[index].take(performer.perform(assignment), of: assignment)
        switch order(coordinators, nil) {
        case .goOn: break
        case .endSearching: coordinators[index].endSearching()
        case .breakOff: coordinators[index].breakOff()
        }
      }
      finish(index, coordinators[index])
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
