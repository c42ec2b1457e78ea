import Foundation
import Turnstile

/// Runs stored traces and prints each with its journal and its verdict.
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
      setting.terms = options.terms.judging(seed.breaks)
      let worker = try Worker(setting)
      let answer = worker.perform(
        WorkerRequest(
          subject: subject.name, search: options.search(subject), budget: Budget(),
          assignment: .watch(seed.trace)), patience: options.patience)
      worker.end()
      codes.append(report(path, subject, seed, answer, printed: worker.printed))
    }
    return .worst(codes)
  }

  private func report(
    _ path: String, _ subject: Subject, _ seed: StoredTrace, _ answer: Answer, printed: [String]
  ) -> ExitCode {
    Output.say("\(path): \(subject.name)\n\n" + seed.trace.lines.joined(separator: "\n") + "\n")
    var violations: [Violation] = []
    switch answer {
    case .watched(let journal, let broken):
      Output.say(journal.description)
      violations = broken
    case .processFailed(let failure): violations = [failure.violation]
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
      Output.say("\nbreaks \(violation.finding)\(known): \(violation.message)")
      for line in violation.evidence { Output.say("  " + line) }
    }
    let unknown = violations.filter { !subject.knows($0.finding) }
    return .worst(
      unknown.map { violation in
        switch violation.finding.clause {
        case .crashed, .hung: .crashed
        case .nondeterministic: .nondeterministic
        default: .broken
        }
      })
  }
}

/// A trace file and the subject it belongs to.
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
            + (near.map { " Did you mean '\($0)'?" } ?? ""))
      }
      return (subject, seed)
    }
  }
}
