import Foundation
import Turnstile

/// Makes the smallest trace of a stored one that breaks the same, and stores it beside it.
@MainActor
struct ShrinkCommand {
  private let options: Options
  private let subjects: [Subject]

  init(_ options: Options, _ subjects: [Subject]) {
    self.options = options
    self.subjects = subjects
  }

  func run() throws -> ExitCode {
    let (subject, seed) = try StoredTrace.read(options.operands[0], subjects)
    let setting = Worker.Setting(options)
    let desk = Desk(setting: setting, subject: subject, options: options)
    guard let example = try desk.example(of: seed) else {
      Output.say("\(options.operands[0]) breaks nothing any more, so there is nothing to shrink.")
      return .kept
    }
    var shrunk = example
    do throws(SeedProblem) {
      shrunk.file = try SeedFolder(root: options.seeds, subject: subject.name).save(
        SeedFile(subject: subject.name, breaks: example.finding, trace: example.trace))
    } catch {
      shrunk.problem = error.description
    }
    Output.say(shrunk.description)
    return ExitCode(shrunk.verdict)
  }

  /// Asks workers one thing after another.
  @MainActor
  private final class Desk {
    let setting: Worker.Setting
    let subject: Subject
    let options: Options
    private var worker: Worker?

    init(setting: Worker.Setting, subject: Subject, options: Options) {
      self.setting = setting
      self.subject = subject
      self.options = options
    }

    func example(of seed: SeedFile) throws -> Counterexample? {
      let replay = Assignment.replay(0, seed.trace)
      switch try ask(replay) {
      case .died(let death): return try inquest(death, replay)
      case .replayed(let violations):
        let findings = violations.map(\.finding)
        guard let finding = findings.first(where: { $0 == seed.breaks }) ?? findings.first else {
          return nil
        }
        guard case .terrain(let terrain) = try ask(.scout) else { return nil }
        let work = Assignment.investigate(0, finding, seed.trace, foundAt: nil, terrain)
        switch try ask(work) {
        case .counterexample(let example): return example
        case .died(let death): return try inquest(death, work)
        case .problem(let problem): throw problem
        default: return nil
        }
      case .problem(let problem): throw problem
      default: return nil
      }
    }

    private func inquest(_ death: Death, _ work: Assignment) throws -> Counterexample? {
      guard case .counterexample(let example) = try ask(.inquest(death, work)) else { return nil }
      return example
    }

    private func ask(_ assignment: Assignment) throws(UsageError) -> Answer {
      if worker == nil { worker = try Worker(setting) }
      guard let worker else { return .survived }
      let answer = worker.perform(
        Errand(
          subject: subject.name, search: options.search(subject), budget: Budget(),
          assignment: assignment), patience: options.patience)
      if case .died = answer { self.worker = nil }
      return answer
    }
  }
}
