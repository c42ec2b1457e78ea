import Foundation
import LinuxProcesses
public import Turnstile

/// The gate: the command-line tool that checks an app's transitions (its subjects), for CI and for
/// people.
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
  /// Performs the command that the command line names, such as `check`, and ends the process.
  ///
  /// The exit code is 0 if all subjects keep their contract, 1 if one is broken, 2 for an invalid
  /// command line, 3 if a subject crashes or hangs, 4 if one is not deterministic, 5 if nothing ran
  /// that a verdict could be based on, and 6 if Turnstile itself trapped and nothing else was
  /// found.
  ///
  /// - Parameters:
  ///   - subjects: The subjects to check.
  ///   - onRequest: Subjects that are checked only if the command line names them.
  ///   - file: The file that calls. Stored traces are in the folder `Seeds` of its package.
  public static func main(
    _ subjects: [Subject], onRequest: [Subject] = [], file: String = #filePath
  ) -> Never {
    signal(SIGPIPE, SIG_IGN)
    // The signal for files beyond the size limit is ignored, so that such a write fails like a
    // write to a full disk and does not end the process.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let all = subjects + onRequest
    switch arguments.first {
    case Worker.argument: WorkerLoop.run(all)
    case Projector.argument: ProjectorLoop.run(all)
    default: AdoptHandover.perform(arguments)
    }
    turnstile_adopt_orphans()
    let code = perform(all) { environment throws(UsageError) in
      try Options(
        arguments, environment: environment, subjects: all, onRequest: onRequest.map(\.name),
        file: file)
    }
    exit(code.rawValue)
  }

  /// Performs a command-line command for the single subject under test that a unit test checks. The
  /// worker processes are forked from the process of the unit test.
  static func main(
    _ words: [String], _ subject: Subject, _ invocation: Invocation, _ package: PackageFolder
  ) -> Int32 {
    Worker.copies = [subject]
    defer { Worker.copies = nil }
    return perform([subject]) { environment throws(UsageError) in
      try Options(
        words, environment: environment, subjects: [subject], invocation: invocation,
        package: package)
    }.rawValue
  }

  private static func perform(
    _ subjects: [Subject], _ options: ([String: String]) throws(UsageError) -> Options
  ) -> ExitCode {
    let environment = ProcessInfo.processInfo.environment
    do {
      let options = try options(environment)
      let code = try run(options, subjects, environment)
      return code == .kept && Output.hasFailed ? .usage : code
    } catch {
      Output.note("\(error)")
      return .usage
    }
  }

  private static func run(
    _ options: Options, _ subjects: [Subject], _ environment: [String: String]
  ) throws -> ExitCode {
    let subjects = subjects.map(options.clauses.placed)
    return switch options.command {
    case .check where options.course.comparesVersions: try VersionsCommand(options, subjects).run()
    case .check where options.course.watches: try WatchCommand(options, environment).run()
    case .check, .explore: try CheckCommand(options, subjects, environment).run()
    case .list: ListCommand(options, subjects).run()
    case .explain: try ExplainCommand.run(options.operands)
    case .replay: try ReplayCommand(options, subjects).run()
    case .blame: try BlameCommand(options, subjects).run()
    case .shrink: try ShrinkCommand(options, subjects).run()
    case .film: try FilmCommand(options, subjects).run()
    case .merge: try MergeCommand(options, subjects, environment).run()
    case .completion: HelpCommand.completion(options)
    case .help: HelpCommand.run(options)
    case .version: HelpCommand.version()
    }
  }
}

/// Makes this command-line tool known to `GateInTests`, in the module `Turnstile`, so that unit
/// tests can use it. C code calls the function by its name, if the executable contains the tool.
@_cdecl("turnstile_gate_is_here")
public func turnstileGateIsHere() {
  MainActor.assumeIsolated {
    GateInTests.perform = { Gate.main($0, $1, $2, $3) }
    GateInTests.settingsFlaw = { subject, invocation, package in
      do throws(UsageError) {
        _ = try Options(
          [], environment: [:], subjects: [subject], invocation: invocation, package: package)
        return nil
      } catch { return "\(error)" }
    }
  }
}
