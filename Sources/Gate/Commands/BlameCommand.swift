import Foundation
import Turnstile

/// The command `blame`, which prints all that a report of a false alarm has to contain: the input
/// sequence (trace), the verdict, the guesses and settings of the UIKit model on which the verdict
/// depends, and the versions.
@MainActor
struct BlameCommand {
  private let options: Options
  private let subjects: [Subject]

  init(_ options: Options, _ subjects: [Subject]) {
    self.options = options
    self.subjects = subjects
  }

  func run() throws -> ExitCode {
    for path in options.operands {
      let (subject, stored) = try StoredTraceArgument.read(path, subjects)
      var options = options
      // If the stored finding is of a strict clause (an optional rule), the strict clauses are
      // judged, because the finding cannot occur otherwise.
      if let clause = stored.breaks?.clause, Contract.standard[clause] == nil {
        options.clauses.strict = true
      }
      let worker = try Worker(Worker.Setting(options))
      let answer = worker.perform(
        WorkerRequest(
          subject: subject.name, search: options.search(subject), budget: Budget(),
          assignment: .blame(stored.breaks, stored.trace)), patience: options.workers.patience)
      worker.end()
      Output.say((heading(path, subject, stored) + verdict(answer)).joined(separator: "\n"))
    }
    return .kept
  }

  private func heading(_ path: String, _ subject: Subject, _ stored: StoredTrace) -> [String] {
    // The trace, that is, the input sequence, is printed in the format of a trace file, so that a
    // reader of the report can save and replay it.
    let file = StoredTrace(subject: subject.name, breaks: stored.breaks, trace: stored.trace)
    return ["### The trace", "", "```text", "\(file)```", "", "### The verdict", ""]
  }

  private func verdict(_ answer: Answer) -> [String] {
    switch answer {
    case .evidence(let evidence): lines(on: evidence) + version
    case .processFailed(let failure): [failure.violation.message] + version
    case .problem(let problem): ["\(problem)"] + version
    default: version
    }
  }

  private func lines(on evidence: VerdictEvidence) -> [String] {
    guard let violation = evidence.violation else {
      return ["This trace does not break that any more."]
    }
    var lines = ["`\(violation.finding)`: \(violation.message)", ""]
    lines += ["```text"] + violation.evidence + ["```", "", "### What it rests on", ""]
    lines += evidence.guesses.map { "- \($0), which no public source states" }
    lines += evidence.settings.map { "- the setting `\($0)`, which is not the default" }
    lines += evidence.goneWith.map { "- a setting: it is gone with \($0)" }
    if evidence.guesses.isEmpty, evidence.settings.isEmpty, evidence.goneWith.isEmpty {
      lines.append(
        "- on no guess, and on no setting: it is the same on the \(evidence.sidesTried) other sides of what sources leave open"
      )
    }
    return lines
  }

  private var version: [String] {
    ["", "### Versions", "", "turnstile \(Version.current), Linux \(Self.processor)"]
  }

  private static var processor: String {
    #if arch(x86_64)
    "x86-64"
    #elseif arch(arm64)
    "arm64"
    #else
    "on another processor"
    #endif
  }
}
