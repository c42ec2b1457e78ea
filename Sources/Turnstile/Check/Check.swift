import Choices
import Foundation
import HeadlessUIKit

/// Checks that a subject keeps a contract, and throws the smallest trace that shows it does not.
///
/// What is stored under `Seeds/` is replayed first, then random traces are tried, block by block,
/// until the budget is used up. Each root that was found is shrunk to a minimal trace, certified,
/// executed twice, stored under `Seeds/`, and reported.
///
/// ```swift
/// @Test @MainActor func cardKeepsItsContract() throws {
///   try check(card)
/// }
/// ```
///
/// The same subject, contract, budget and seed give the same answer everywhere: the default seed
/// comes from the subject's name. What the call leaves open the environment may say:
/// `TURNSTILE_SEED`, `TURNSTILE_RUNS`, and `TURNSTILE_SEEDS` for the folder, which is `Seeds` of
/// the package that calls. `TURNSTILE` asks for a command of the gate, as the end of a report does.
///
/// - Parameters:
///   - subject: What to check.
///   - contract: What it must keep.
///   - budget: How much to try.
///   - seed: Where randomness begins.
///   - seeds: The folder that holds the subjects' stored traces.
///   - file: The file that calls, in whose package the folder is.
///   - fileID: The same, by its module: what is printed names that.
/// - Returns: What was tried and what was covered.
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
  let surroundings = try EnvironmentVariables(environment, over: SettingsFile(in: package))
  let budget = budget ?? surroundings.runs.map { .runs($0) } ?? Budget()
  let base = (seed ?? surroundings.seed).map { Seed($0) } ?? Seed(naming: subject.name)
  let folder = seeds ?? surroundings.seeds ?? package.place(of: "Seeds")
  let endsAtCuts = try TraceInFlight.reportLeftovers(
    of: subject, seeds: folder, replayedBy: invocation)
  let inFlight = Result { () throws(StorageProblem) in
    try TraceInFlight(folder: TraceInFlight.folder, subject: subject.name)
  }
  defer { try? inFlight.get().remove() }
  CutsInFlight.note = { try? inFlight.get().pass($0) }
  defer { CutsInFlight.note = nil }

  func performer(
    _ run: @escaping RunElsewhere = { _, _, _ in nil },
    _ ask: @escaping (Assignment) -> Answer? = { _ in nil }
  ) -> Performer {
    Performer(
      subject: subject, contract: contract, budget: budget, search: Search(.random(base)),
      willRun: { try? inFlight.get().note($1, run: $0) }, runElsewhere: run, askElsewhere: ask)
  }
  var own = performer()
  let forked =
    endsAtCuts || Unanswered.mayBeMet
    ? (try? inFlight.get()).map { ForkedPerformer($0) { performer($0, $1) } } : nil
  var coordinator = CheckCoordinator(
    subject: subject, budget: budget, seed: base.value, seeds: folder,
    isolation: forked == nil ? .oneProcess : .freshProcesses)
  while let assignment = coordinator.next() {
    let answer = forked?.perform(assignment) ?? own.perform(assignment)
    coordinator.take(answer, of: assignment)
  }
  var conclusion = coordinator.result.conclusion(
    on: subject, contract, isWhole: true, replayedBy: invocation)
  if let error = conclusion.error { throw NotJudged(error) ?? error }
  if case .failure(let problem) = inFlight {
    conclusion.summary.skipped.append("a crash would leave no trace: \(problem)")
  }
  return conclusion.summary
}

/// What the environment says about checks, and what the package's settings say where it says
/// nothing.
struct EnvironmentVariables {
  var seed: UInt64?
  var runs: Int?
  var seeds: String?

  init(_ environment: [String: String], over file: SettingsFile? = nil) throws(EnvironmentProblem) {
    if let text = file?["seed"], let seed = UInt64(text) { self.seed = seed }
    if let text = file?["runs"], let runs = Int(text), runs >= 0 { self.runs = runs }
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

/// A variable of the environment that cannot be understood.
public struct EnvironmentProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which, what it must be, and what it was.
  public let description: String
}
