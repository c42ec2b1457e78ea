import Foundation
import PlainText
import Turnstile

/// The command `replay`, which runs stored traces (recorded input sequences) and prints the events
/// and the verdict of each run.
@MainActor
struct ReplayCommand {
  private let options: Options
  private let subjects: [Subject]

  init(_ options: Options, _ subjects: [Subject]) {
    self.options = options
    self.subjects = subjects
  }

  func run() throws -> ExitCode {
    var codes: [ExitCode] = []
    for path in options.operands {
      let (subject, seed) = try StoredTraceArgument.read(path, subjects)
      var setting = Worker.Setting(options)
      setting.clauses = options.clauses.judging(seed.breaks)
      let worker = try Worker(setting)
      func ask(_ assignment: Assignment, of worker: Worker) -> Answer {
        worker.perform(
          WorkerRequest(
            subject: subject.name, search: options.search(subject), budget: Budget(),
            assignment: assignment), patience: options.workers.patience)
      }
      let answer = ask(.watch(seed.trace), of: worker)
      worker.end()
      var failed: Violation?
      if case .processFailed(let failure) = answer {
        failed = failure.violation
        failed?.standing = try CutTrial(failure.violation).standing { answers in
          let other = try Worker(setting)
          defer { other.end() }
          guard case .processFailed(let again) = ask(.answer(seed.trace, answers), of: other)
          else { return false }
          return again.isUnanswered ? nil : again.finding == failure.finding
        }
      }
      codes.append(report(path, subject, seed, answer, failed, printed: worker.printed))
    }
    return .worst(codes)
  }

  private func report(
    _ path: String, _ subject: Subject, _ seed: StoredTrace, _ answer: Answer, _ failed: Violation?,
    printed: [String]
  ) -> ExitCode {
    Output.say("\(path): \(subject.name)\n\n" + seed.trace.lines.joined(separator: "\n") + "\n")
    var violations: [Violation] = []
    switch answer {
    case .watched(let journal, let broken):
      Output.say(journal.description)
      violations = broken
    case .processFailed(let failure) where failure.isUnanswered:
      Output.say("\(failure.violation.message) \(failure.violation.fix ?? "").")
      return .nothingRan
    case .processFailed: violations = [failed].compactMap { $0 }
    case .problem(let problem):
      Output.say("\(problem)")
      return .nothingRan
    default: break
    }
    if !printed.isEmpty {
      Output.say("\nthe app printed\n" + printed.map { "  | " + $0 }.joined(separator: "\n"))
    }
    if let finding = seed.breaks, !violations.isEmpty {
      let isThere = violations.contains { $0.finding.isCovered(by: finding) }
      Output.say("\n\(finding) is \(isThere ? "still there" : "there no more").")
    }
    if violations.isEmpty { Output.say("\nkept: this trace breaks nothing.\n") }
    for violation in violations {
      let known = subject.knows(violation.finding) ? " (known)" : ""
      let breaks = violation.isJudged ? "breaks" : "not judged,"
      Output.say("\n\(breaks) \(violation.finding)\(known): \(violation.message)")
      for line in violation.evidence { Output.say("  " + line) }
      if let standing = violation.standing { Output.say("  \(standing.description)") }
    }
    let unknown = violations.filter { !subject.knows($0.finding) && $0.isJudged }
    if unknown.isEmpty, violations.contains(where: { !$0.isJudged }) { return .nothingRan }
    return .worst(unknown.map { ExitCode($0.finding) })
  }
}

/// Reads the trace file that the command line names, and finds the subject under test whose runs
/// the file records.
enum StoredTraceArgument {
  static func read(_ path: String, _ subjects: [Subject]) throws(UsageError) -> (
    Subject, StoredTrace
  ) {
    switch StoredTraceFolder.read(path, for: nil) {
    case .failure(let problem): throw UsageError("\(problem)")
    case .success(let seed):
      guard let subject = subjects.first(where: { $0.name == seed.subject }) else {
        let near = Nearest.spelling(of: seed.subject, among: subjects.map(\.name))
        throw UsageError(
          "\(path): there is no subject '\(seed.subject)'."
            + (near.map { " Did you mean '\($0)'?" } ?? " `list` names them."))
      }
      return (subject, seed)
    }
  }
}
