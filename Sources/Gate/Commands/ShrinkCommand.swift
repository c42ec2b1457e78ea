import Foundation
import Turnstile

/// The command `shrink`, which searches for the smallest input sequence (trace) that shows the same
/// fault as a stored one, and stores it beside that one.
@MainActor
struct ShrinkCommand {
  private let options: Options
  private let subjects: [Subject]

  init(_ options: Options, _ subjects: [Subject]) {
    self.options = options
    self.subjects = subjects
  }

  func run() throws -> ExitCode {
    let (subject, seed) = try StoredTraceArgument.read(options.operands[0], subjects)
    var setting = Worker.Setting(options)
    setting.clauses = options.clauses.judging(seed.breaks)
    let handler = RequestHandler(setting: setting, subject: subject, options: options)
    guard let example = try handler.example(of: seed) else {
      Output.say("\(options.operands[0]) breaks nothing any more, so there is nothing to shrink.")
      return .kept
    }
    var shrunk = example
    shrunk.invocation = options.gate.invocation
    do throws(StorageProblem) {
      shrunk.file = try StoredTraceFolder(root: options.store.folder, subject: subject.name).save(
        StoredTrace(subject: subject.name, breaks: example.finding, trace: example.trace))
    } catch {
      shrunk.problem = error.description
    }
    Output.say(shrunk.description)
    return ExitCode(shrunk.verdict)
  }

  /// Sends pieces of work to a worker process one after the other, and waits for each answer.
  @MainActor
  private final class RequestHandler {
    let setting: Worker.Setting
    let subject: Subject
    let options: Options
    private var worker: Worker?

    init(setting: Worker.Setting, subject: Subject, options: Options) {
      self.setting = setting
      self.subject = subject
      self.options = options
    }

    func example(of seed: StoredTrace) throws -> Counterexample? {
      // The stored trace (input sequence) is first run as the command `replay` runs it, so that
      // both commands agree if the trace is too slow.
      let replay = Assignment.watch(seed.trace)
      switch try ask(replay) {
      case .processFailed(let failure):
        return try crash(failure, replay) ?? asStored(seed, failure.violation)
      case .watched(_, let violations):
        guard
          let violation = violations.first(where: { violation in
            seed.breaks.map { violation.finding.isCovered(by: $0) } ?? true
          }) ?? violations.first
        else { return nil }
        guard let map = try map() else { return asStored(seed, violation) }
        let found = FoundTrace(
          finding: violation.finding, run: 0, trace: seed.trace, violation: violation,
          endsItsProcess: false)
        for work: Assignment in [
          .minimize(0, found.finding, found.trace, foundAt: nil, map),
          // A second attempt to shrink the trace (input sequence) is made if the process crashes
          // during the first one. It runs every smaller trace in a process of its own.
          .minimizeApart(0, found, map),
        ] {
          switch try ask(work) {
          case .counterexample(let example): return example
          case .processFailed: continue
          case .problem(let problem): throw problem
          default: return nil
          }
        }
        return asStored(seed, violation)
      case .problem(let problem): throw problem
      default: return nil
      }
    }

    /// Returns a counterexample with the stored trace (input sequence) unchanged, because it was
    /// too slow to be shrunk. The fault that it shows remains valid.
    private func asStored(_ seed: StoredTrace, _ violation: Violation) -> Counterexample {
      Counterexample(subject, violation, by: seed.trace, foundAt: nil)
    }

    private func crash(_ failure: ProcessFailure, _ work: Assignment) throws -> Counterexample? {
      guard case .confirmed(let confirmed) = try ask(.confirmCrash(failure, work)),
        let trace = confirmed.trace
      else { return nil }
      let found = FoundTrace(
        finding: confirmed.finding, run: 0, trace: trace, violation: confirmed.violation,
        endsItsProcess: true)
      guard case .counterexample(let example) = try ask(.minimizeCrash(0, found, try map()))
      else { return nil }
      return example
    }

    private func map() throws -> SubjectMap? {
      guard case .map(let map) = try ask(.scout(without: [])) else { return nil }
      return map
    }

    private func ask(_ assignment: Assignment) throws(UsageError) -> Answer {
      if worker == nil { worker = try Worker(setting) }
      guard let worker else { return .survived }
      let answer = worker.perform(
        WorkerRequest(
          subject: subject.name, search: options.search(subject), budget: Budget(),
          assignment: assignment), patience: options.workers.patience)
      if case .processFailed = answer { self.worker = nil }
      return answer
    }
  }
}
