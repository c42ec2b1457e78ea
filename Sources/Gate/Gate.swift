import Foundation
import LinuxProcesses
public import Turnstile

/// The gate: the whole command line over some subjects, for CI and for people.
///
/// ```swift
/// // main.swift of an executable that depends on the product `Gate`
/// import Gate
/// import Turnstile
///
/// Gate.main([card, drawer, gallery])
/// ```
///
/// The gate does not run subjects itself. It starts copies of its own executable and gives them
/// blocks of runs, so it survives whatever a subject does: a trap, an endless loop or an `exit(0)`
/// is a counterexample like any other.
@MainActor
public enum Gate {
  /// The version of this package, as at the head of CHANGELOG.md.
  public static let version = "0.1.0"

  /// Does what the command line says and ends the process.
  ///
  /// The exit code is 0 if all subjects keep their contract, 1 if one is broken, 2 for a misused
  /// command line, 3 if a subject crashes or hangs, 4 if one is not deterministic, 5 if nothing ran
  /// that would have meant something, and 6 if Turnstile itself trapped and nothing else was found.
  public static func main(_ subjects: [Subject]) -> Never {
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is an error of the one who writes it, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case Worker.argument: WorkerLoop.run(subjects)
    case Projector.argument: ProjectorLoop.run(subjects)
    default: AdoptHandover.perform(arguments)
    }
    turnstile_adopt_orphans()
    let environment = ProcessInfo.processInfo.environment
    do {
      let options = try Options(arguments, environment: environment, subjects: subjects)
      let code = try run(options, subjects, environment)
      exit((code == .kept && Output.hasFailed ? .usage : code).rawValue)
    } catch {
      Output.complain("\(error)")
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func run(
    _ options: Options, _ subjects: [Subject], _ environment: [String: String]
  ) throws -> ExitCode {
    switch options.command {
    case .check, .explore: try CheckCommand(options, subjects, environment).run()
    case .list: ListCommand.run(subjects)
    case .explain: try ExplainCommand.run(options.operands)
    case .replay: try ReplayCommand(options, subjects).run()
    case .blame: try BlameCommand(options, subjects).run()
    case .shrink: try ShrinkCommand(options, subjects).run()
    case .film: try FilmCommand(options, subjects).run()
    case .merge: try MergeCommand(options, subjects, environment).run()
    case .help: ListCommand.help(options.ownName)
    case .version: ListCommand.version()
    }
  }
}
