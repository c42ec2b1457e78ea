import HeadlessUIKit
import Turnstile

/// Runs each subject, that is, each app or transition to check, on several versions of iOS and
/// compares the findings.
///
/// The traces are the subject's stored ones and a number of short ones. The command stores no
/// trace, because a finding on another version may not exist on the version that the subject is
/// for.
@MainActor
struct VersionsCommand {
  private let options: Options
  private let subjects: [Subject]

  /// The versions of iOS that are compared. Every change of UIKit's behaviour that the model knows
  /// happened between two neighbours of the list.
  private static let versions = [12, 15, 18, 26]
  /// The first version of iOS on which a controller without a style of its own is a sheet.
  private static let firstWithSheets = 13
  /// The number of short traces (input sequences) that are run on each version of iOS besides the
  /// stored ones.
  private static let count = 128
  /// The number of times that the exploration of a subject under test may crash or hang before the
  /// command goes on without a map of the subject's screens.
  private static let patience = 16

  /// The results of running all traces (input sequences) on one version of iOS.
  private struct Outcome: Equatable {
    /// The rules that were broken in any run on this version of iOS, sorted by name.
    var findings: [Finding] = []
    /// The number of runs without a verdict, because each came to code that was cut out of the app
    /// and has no replacement.
    var unjudged = 0
  }

  init(_ options: Options, _ subjects: [Subject]) {
    self.options = options
    self.subjects = subjects.filter { options.operands.contains($0.name) }
  }

  func run() throws -> ExitCode {
    if let note = options.store.note { Output.note(note) }
    var codes: [ExitCode] = []
    for subject in subjects {
      do {
        codes.append(try compare(subject))
      } catch let problem as SubjectProblem {
        Output.say(Text.column("nothing ran", 16) + "\(subject.name)\n  \(problem)")
        codes.append(.nothingRan)
      }
    }
    Output.say("\nwhat changed between versions")
    for change in UIKitBehavior.versionChanges {
      Output.say(
        "  iOS \(change.version)  \(change.rule)  before: \(change.before); since: \(change.since)")
    }
    return .worst(codes)
  }

  private func compare(_ subject: Subject) throws -> ExitCode {
    let traces = traces(of: subject, on: try map(of: subject))
    let outcomes = try Self.versions.map { try outcome(of: subject, in: traces, on: $0) }
    let names = Self.versions.map { "iOS \($0)" }
    let differs = outcomes.contains { $0 != outcomes[0] }
    Output.say(
      Text.column(traces.isEmpty ? "nothing ran" : differs ? "differs" : "same", 16)
        + "\(subject.name)  \(traces.count) traces on \(names.joined(separator: ", "))")
    var codes: [ExitCode] = traces.isEmpty ? [.nothingRan] : []
    for (versions, outcome) in Self.groups(outcomes, names) {
      codes += outcome.findings.filter { !subject.knows($0) }.map { ExitCode($0) }
      if outcome.unjudged > 0 { codes.append(.nothingRan) }
      guard differs || outcome != Outcome() else { continue }
      var words = outcome.findings.map { "\($0)\(subject.knows($0) ? " (known)" : "")" }
      if words.isEmpty { words = ["nothing is broken"] }
      if outcome.unjudged > 0 { words.append("\(outcome.unjudged) traces were not judged") }
      Output.say("  \(versions.joined(separator: ", ")): \(words.joined(separator: ", "))")
    }
    return .worst(codes)
  }

  /// Prints the grave faults that an app has on iOS 13 and not on the older version that it was
  /// checked for.
  ///
  /// An app whose project was last opened with an old Xcode is checked as one of that time. Built
  /// with a newer Xcode it changes without a change in its code: a controller that names no style
  /// is a sheet, for example, and its animator gets no view for the presenter. The note changes no
  /// verdict and no exit code.
  ///
  /// - Parameter maps: The maps of the apps that the check has explored, by name. There is no note
  ///   on an app that could not be explored.
  func noteLaterFaults(on maps: [String: SubjectMap]) throws {
    for subject in subjects where subject.isApp && subject.behavior.automaticStyle == .fullScreen {
      guard let map = maps[subject.name] else { continue }
      // What a sheet changes shows on the way back from a screen at the latest.
      let traces =
        map.trips(count: Self.count).map { (trace: $0, breaks: nil as Finding?) }
        + traces(of: subject, on: map)
      let later = try outcome(of: subject, in: traces, on: Self.firstWithSheets).findings.filter {
        $0.isGrave && !subject.knows($0)
      }
      guard !later.isEmpty else { continue }
      let own = try outcome(of: subject, in: traces, on: nil).findings
      let new = later.filter { !own.contains($0) }
      guard !new.isEmpty else { continue }
      Output.say(
        "\n\(subject.name): judged as built before iOS 13. Built with Xcode 11 or later, it also "
          + "breaks \(new.map { "\($0)" }.joined(separator: ", ")); "
          + "--ios \(Self.firstWithSheets) shows it")
    }
  }

  /// Returns the versions of iOS in groups with the same findings. The groups are in the order of
  /// their first versions.
  private static func groups(
    _ outcomes: [Outcome], _ names: [String]
  ) -> [(versions: [String], outcome: Outcome)] {
    var groups: [(versions: [String], outcome: Outcome)] = []
    for (name, outcome) in zip(names, outcomes) {
      if let index = groups.firstIndex(where: { $0.outcome == outcome }) {
        groups[index].versions.append(name)
      } else {
        groups.append(([name], outcome))
      }
    }
    return groups
  }

  /// Returns the input sequences (traces) to run on each version of iOS: the stored ones, each with
  /// the fault for which it was stored, and then the shortest possible ones.
  private func traces(
    of subject: Subject, on map: SubjectMap?
  ) -> [(trace: Trace, breaks: Finding?)] {
    let folder = StoredTraceFolder(root: options.store.folder, subject: subject.name)
    var traces = folder.load().compactMap { stored -> (trace: Trace, breaks: Finding?)? in
      guard case .success(let stored) = stored.contents else { return nil }
      return (stored.trace, stored.breaks)
    }
    let search = Search(.exhaustive(depth: 3), environment: options.searching.environment)
    for trace in map?.traces(of: search, count: Self.count) ?? []
    where !traces.contains(where: { $0.trace == trace }) {
      traces.append((trace, nil))
    }
    return traces
  }

  /// Explores a subject's screens in a worker process. If the process crashes or hangs, the
  /// exploration is tried again without the trace (input sequence) that caused it.
  private func map(of subject: Subject) throws -> SubjectMap? {
    var deadly: [Trace] = []
    for _ in 0..<Self.patience {
      let worker = try Worker(Worker.Setting(options))
      defer { worker.end() }
      switch ask(.scout(without: deadly), subject, of: worker) {
      case .map(let map): return map
      case .problem(let problem): throw problem
      case .processFailed(let failure):
        guard let trace = failure.trace, !trace.steps.isEmpty else { return nil }
        deadly.append(trace)
      default: return nil
      }
    }
    return nil
  }

  /// Runs traces (input sequences) of a subject on one version of iOS, or on the subject's own if
  /// the version is `nil`.
  private func outcome(
    of subject: Subject, in traces: [(trace: Trace, breaks: Finding?)], on version: Int?
  ) throws -> Outcome {
    var outcome = Outcome()
    var found: Set<Finding> = []
    var workers: [ClauseSelection: Worker] = [:]
    // order-free: the workers are ended one by one, and none depends on another
    defer { for worker in workers.values { worker.end() } }
    for (trace, breaks) in traces {
      var setting = Worker.Setting(options)
      setting.clauses.iOS = version
      setting.clauses = setting.clauses.judging(breaks)
      let worker = try workers[setting.clauses] ?? Worker(setting)
      workers[setting.clauses] = worker
      switch ask(.watch(trace), subject, of: worker) {
      case .watched(_, let violations):
        found.formUnion(violations.filter(\.isJudged).map(\.finding))
      case .processFailed(let failure):
        workers[setting.clauses] = nil
        if failure.isUnanswered { outcome.unjudged += 1 } else { found.insert(failure.finding) }
      case .problem(let problem): throw problem
      default: break
      }
    }
    outcome.findings = found.sorted { "\($0)" < "\($1)" }
    return outcome
  }

  private func ask(_ assignment: Assignment, _ subject: Subject, of worker: Worker) -> Answer {
    worker.perform(
      WorkerRequest(
        subject: subject.name, search: options.search(subject), budget: Budget(),
        assignment: assignment), patience: options.workers.patience)
  }
}
