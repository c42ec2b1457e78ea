import Choices
import Foundation
import HeadlessUIKit

/// Checks that a subject keeps a contract, and throws the smallest trace that shows a violation.
///
/// The check first replays the stored traces under `Seeds/`, then tries random traces, block by
/// block, until the budget is used up. Each independent finding is shrunk to a minimal trace,
/// certified, executed twice, stored under `Seeds/`, and reported.
///
/// ```swift
/// @Test @MainActor func cardKeepsItsContract() throws {
///   try check(card)
/// }
/// ```
///
/// The same subject, contract, budget and seed give the same result on every machine; the default
/// seed comes from the subject's name. The environment may set what the call leaves open:
/// `TURNSTILE_SEED`, `TURNSTILE_RUNS`, and `TURNSTILE_SEEDS` for the folder, by default `Seeds` in
/// the package of the caller. `TURNSTILE` asks for a command of the gate, as the end of a report
/// explains.
///
/// - Parameters:
///   - subject: The subject to check.
///   - contract: The clauses that it must keep.
///   - budget: The number of runs, and the limits of a check.
///   - seed: The start of the random numbers.
///   - seeds: The folder that holds the subjects' stored traces.
///   - file: The file of the caller, whose package holds the folder.
///   - fileID: The same file with its module, for commands that are printed.
/// - Returns: A summary of the runs and of the coverage.
/// - Throws: A ``Counterexample``, a ``NothingRan``, a ``NotJudged``, a ``KnownFaultGone``, or a
///   ``SubjectProblem``.
@MainActor @discardableResult
public func check(
  _ subject: Subject,
  _ contract: Contract = .standard,
  _ budget: Budget? = nil,
  seed: UInt64? = nil,
  seeds: String? = nil,
  file: String = #filePath,
  fileID: String = #fileID
) throws -> Summary {
  if let flaw = subject.nameFlaw { throw SubjectProblem.unusableName(flaw) }
  let environment = ProcessInfo.processInfo.environment
  let package = PackageFolder(of: file, environment: environment)
  let invocation = Invocation(
    typed: CommandLine.arguments.first ?? "", id: fileID, package: package,
    environment: environment)
  if try GateInTests.answer(environment, with: subject, invocation, package) {
    return Summary(subject: subject.name, seed: 0)
  }
  let settings = try SettingsFile(in: package)
  try GateInTests.examine(settings, for: subject, invocation, package)
  let surroundings = try EnvironmentVariables(environment, over: settings)
  let budget = budget ?? surroundings.runs.map { .runs($0) } ?? Budget()
  let base = (seed ?? surroundings.seed).map { Seed($0) } ?? Seed(naming: subject.name)
  let folder = seeds ?? surroundings.seeds ?? package.place(of: "Seeds")
  let endsAtCuts = try TraceInFlight.reportLeftovers(
    of: subject, seeds: folder, replayedBy: invocation)
  let whole = CheckInCaller(
    subject: subject, contract: contract, budget: budget, seed: base, seeds: folder)
  defer { try? whole.inFlight.get().remove() }
  let result = whole.run(forks: endsAtCuts || Unanswered.mayBeMet)
  var conclusion = result.conclusion(
    on: subject, contract, isWhole: true, replayedBy: invocation)
  if let error = conclusion.error { throw NotJudged(error) ?? error }
  if case .failure(let problem) = whole.inFlight {
    conclusion.summary.stored.skipped.append("a crash would leave no trace: \(problem)")
  }
  return conclusion.summary
}

/// A check that a test's own process does. If a trace may reach a cut, that is, removed app code,
/// whose missing value ends the process, forks of this process run the traces instead.
@MainActor
private struct CheckInCaller {
  let subject: Subject
  let contract: Contract
  let budget: Budget
  let seed: Seed
  /// The path of the folder that holds the stored traces of all subjects.
  let seeds: String
  /// The file in which the running trace is recorded, so that the trace is known if it crashes the
  /// process; a failure if the file cannot be written.
  let inFlight: Result<TraceInFlight, StorageProblem>

  init(subject: Subject, contract: Contract, budget: Budget, seed: Seed, seeds: String) {
    self.subject = subject
    self.contract = contract
    self.budget = budget
    self.seed = seed
    self.seeds = seeds
    inFlight = Result { () throws(StorageProblem) in
      try TraceInFlight(folder: TraceInFlight.folder, subject: subject.name)
    }
  }

  /// Does all assignments of the check, one after the other, and returns the result.
  ///
  /// - Parameter forks: True if forked processes do the assignments.
  func run(forks: Bool) -> CheckResult {
    CutsInFlight.note = { [inFlight] in try? inFlight.get().pass($0) }
    defer { CutsInFlight.note = nil }
    var own = performer()
    let forked =
      forks ? (try? inFlight.get()).map { ForkedPerformer($0) { performer($0, $1) } } : nil
    var coordinator = CheckCoordinator(
      subject: subject, contract: contract, budget: budget, seed: seed.value, seeds: seeds,
      isolation: forked == nil ? .oneProcess : .freshProcesses)
    while let assignment = coordinator.next() {
      let answer = forked?.perform(assignment) ?? own.perform(assignment)
      coordinator.take(answer, of: assignment)
    }
    return coordinator.result
  }

  private func performer(
    _ run: @escaping RunElsewhere = { _, _, _ in nil },
    _ ask: @escaping (Assignment) -> Answer? = { _ in nil }
  ) -> Performer {
    Performer(
      subject: subject, contract: contract, budget: budget, search: Search(.random(seed)),
      willRun: { [inFlight] in try? inFlight.get().note($1, run: $0) }, runElsewhere: run,
      runInFreshProcess: ask)
  }
}

/// The environment variables that configure a check. For variables that are not set, the settings
/// of the package count.
struct EnvironmentVariables {
  var seed: UInt64?
  var runs: Int?
  var seeds: String?

  init(_ environment: [String: String], over file: SettingsFile? = nil) throws(EnvironmentProblem) {
    if let text = file?["seed"], let seed = UInt64(text) { self.seed = seed }
    if let file, let text = file["runs"] {
      guard let runs = Int(text), runs >= 0 else {
        throw EnvironmentProblem(
          description: "\(file.path): 'runs' must be a number of runs (was '\(text)').")
      }
      self.runs = runs
    }
    if let file, let text = file["seeds"] {
      let folder = (file.path as NSString).deletingLastPathComponent
      seeds = text.hasPrefix("/") || folder.isEmpty ? text : "\(folder)/\(text)"
    }
    if let text = environment["TURNSTILE_SEED"], !text.isEmpty {
      guard let seed = UInt64(text) else {
        throw EnvironmentProblem(
          description: "TURNSTILE_SEED must be a whole number of up to 64 bits (was '\(text)').")
      }
      self.seed = seed
    }
    if let text = environment["TURNSTILE_RUNS"], !text.isEmpty {
      guard let runs = Int(text), runs >= 0 else {
        throw EnvironmentProblem(
          description: "TURNSTILE_RUNS must be a number of runs (was '\(text)').")
      }
      self.runs = runs
    }
    if let folder = environment["TURNSTILE_SEEDS"], !folder.isEmpty { seeds = folder }
  }
}

/// An error for an environment variable or a setting, such as `TURNSTILE_RUNS`, with an invalid
/// value.
public struct EnvironmentProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text of the error, which names the variable, the requirement and the value.
  public let description: String
}
