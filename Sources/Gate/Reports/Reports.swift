import Foundation
import Turnstile

/// Writes the result of a check in all report formats that the command line asks for.
///
/// A file is never left half-written. The JUnit file is written again whenever a subject is done.
/// If somebody kills the gate, the file has the results so far, and an error for each unfinished
/// subject.
@MainActor
struct Reports {
  private let options: Options
  private let environment: [String: String]
  private let contract: Contract
  private let bazelXML: String?
  private let pages: HTMLReport?
  private let pace = Pace()

  /// The time at which the JUnit file was last written, and the duration of that write.
  private final class Pace {
    var ended = 0.0
    var took = 0.0
  }

  init(
    _ options: Options, _ environment: [String: String], contract: Contract
  ) throws(UsageError) {
    self.options = options
    self.environment = environment
    self.contract = contract
    bazelXML = environment["TEST_TARGET"] == nil ? nil : environment["XML_OUTPUT_FILE"]
    pages = try options.reports.html.map { path throws(UsageError) in try HTMLReport(path, options)
    }
    for path in [
      options.reports.json, options.reports.junit, options.reports.sarif, options.reports.markdown,
    ] {
      guard let path else { continue }
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        throw UsageError("\(path): a report must be a file (it is a folder).")
      }
      guard path != "-" else { continue }
      do throws(StorageProblem) { try AtomicFile.makeFolder(of: path) } catch {
        throw UsageError("\(error)")
      }
      let folder = (path as NSString).deletingLastPathComponent
      guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else {
        throw UsageError(
          "\(path): no report can be written there: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Writes the JUnit files before the first run, with an error for each subject under test. If the
  /// process is killed, these errors remain.
  func begin(_ names: [String]) {
    for path in junitPaths { try? AtomicFile.write(JUnit.unfinished(names), to: path) }
  }

  /// Writes the JUnit files again, after a subject under test is done or something was found.
  ///
  /// The whole file is written each time. With many subjects some updates are skipped, so that
  /// writing takes at most a tenth of the check's time.
  func update(_ records: [Record]) {
    let begun = Wall.seconds
    guard !junitPaths.isEmpty, begun - pace.ended >= 9 * pace.took else { return }
    defer { (pace.ended, pace.took) = (Wall.seconds, Wall.seconds - begun) }
    for path in junitPaths { try? AtomicFile.write(JUnit.text(records), to: path) }
  }

  private var junitPaths: [String] { [options.reports.junit, bazelXML].compactMap { $0 } }

  /// Converts paths of files to paths relative to the repository, as annotations and code scanning
  /// need them.
  private var place: ReportPlace { ReportPlace(environment) }

  /// Prints and writes all reports when the check has ended.
  ///
  /// - Returns: The exit code of the process.
  func end(
    _ records: [Record], plan: ShardPlan, milliseconds: Int, options: Options
  ) -> ExitCode {
    var problems: [StorageProblem] = []
    func save(_ text: @autoclosure () -> String, to path: String?) {
      guard let path else { return }
      if path == "-" { return Output.write(text(), to: 1) }
      do throws(StorageProblem) { try AtomicFile.write(text(), to: path) } catch {
        problems.append(error)
      }
    }
    let table = Table(records, isShard: !plan.isWhole, options: options)
    // The table is printed without escaping, which would destroy its colours. Text of the app in
    // the table was escaped when the table was made.
    let text = table.text
    if options.reports.json != "-", options.reports.markdown != "-", !text.isEmpty {
      Output.write(text + "\n", to: 1)
    }
    save(
      JSONReport.text(records, plan: plan, options: options, milliseconds: milliseconds),
      to: options.reports.json)
    for path in junitPaths { save(JUnit.text(records), to: path) }
    let code = ExitCode.worst(records.map(\.code))
    save(SARIF.text(records, contract, place: place, code: code), to: options.reports.sarif)
    save(MarkdownReport.text(records, sums: table.sums), to: options.reports.markdown)
    annotate(records, table, options)
    let lacksPages = !writePages(records, sums: table.sums, options: options, &problems)
    for problem in problems { Output.note("\(problem)") }
    if records.isEmpty {
      Output.note(
        "There is no subject to check, so nothing ran. `turnstile init APP` writes down what there is in an app."
      )
      return .nothingRan
    }
    return code == .kept && (!problems.isEmpty || lacksPages) ? .usage : code
  }

  /// Prints a line for each finding, which an editor or GitHub then shows beside the code, if an
  /// option asks for such lines.
  private func annotate(_ records: [Record], _ table: Table, _ options: Options) {
    let lines =
      options.reports.github || options.reports.problems
      ? SubjectLines(of: options.gate.package) : nil
    if options.reports.problems, let lines { Output.say(Problems.text(records, lines)) }
    guard options.reports.github else { return }
    Output.write(GitHub.annotations(records, lines, place: place), to: 1)
    if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      GitHub.append(table.plain, to: path)
    }
  }

  /// Writes the HTML pages about the check, if an option asks for them.
  ///
  /// - Returns: False if the pages could not be written for a reason other than the file system.
  private func writePages(
    _ records: [Record], sums: String, options: Options, _ problems: inout [StorageProblem]
  ) -> Bool {
    do {
      try pages?.write(records, sums: sums)
      if pages != nil, let folder = options.reports.html {
        Output.note("films: \(folder)/index.html")
      }
    } catch let problem as StorageProblem {
      problems.append(problem)
    } catch {
      Output.note("\(error)")
      return false
    }
    return true
  }
}
