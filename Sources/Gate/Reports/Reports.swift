import Foundation
import Turnstile

/// All the forms in which a result leaves the gate.
///
/// Files are written whole or not at all, and again whenever a subject is done: if the gate itself
/// is ended, what it knew so far is there, and what it did not come to is in it as an error and not
/// missing.
@MainActor
struct Reports {
  private let options: Options
  private let environment: [String: String]
  private let contract: Contract
  private let bazelXML: String?
  private let pages: HTMLReport?
  private let pace = Pace()

  /// When JUnit was written last, and how long that took.
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
    pages = try options.html.map { path throws(UsageError) in try HTMLReport(path, options) }
    for path in [options.json, options.junit, options.sarif, options.markdown] {
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

  /// Before the first run: if this is still what the file says afterwards, the gate was ended.
  func begin(_ names: [String]) {
    for path in junitPaths { try? AtomicFile.write(JUnit.unfinished(names), to: path) }
  }

  /// A subject is done, or something was found in it.
  ///
  /// The whole file is written again, so with many subjects not after each: writing takes a tenth
  /// of the time at most.
  func update(_ records: [Record]) {
    let begun = Wall.seconds
    guard !junitPaths.isEmpty, begun - pace.ended >= 9 * pace.took else { return }
    defer { (pace.ended, pace.took) = (Wall.seconds, Wall.seconds - begun) }
    for path in junitPaths { try? AtomicFile.write(JUnit.text(records), to: path) }
  }

  private var junitPaths: [String] { [options.junit, bazelXML].compactMap { $0 } }

  /// Where a file is in the repository that is checked, which is what a forge calls it by.
  private var place: ReportPlace { ReportPlace(environment) }

  /// Prints and writes everything.
  ///
  /// - Returns: The exit code.
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
    // The table knows what in it is its own, such as colours.
    let text = table.text
    if options.json != "-", options.markdown != "-", !text.isEmpty {
      Output.write(text + "\n", to: 1)
    }
    save(
      JSONReport.text(records, plan: plan, options: options, milliseconds: milliseconds),
      to: options.json)
    for path in junitPaths { save(JUnit.text(records), to: path) }
    let code = ExitCode.worst(records.map(\.code))
    save(SARIF.text(records, contract, place: place, code: code), to: options.sarif)
    save(MarkdownReport.text(records, sums: table.sums), to: options.markdown)
    let lines = options.github || options.problems ? SubjectLines(of: options.package) : nil
    if options.problems, let lines { Output.say(Problems.text(records, lines)) }
    if options.github {
      Output.write(GitHub.annotations(records, lines, place: place), to: 1)
      if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
        GitHub.append(table.plain, to: path)
      }
    }
    var lacksPages = false
    do {
      try pages?.write(records, sums: table.sums)
      if pages != nil, let folder = options.html { Output.complain("films: \(folder)/index.html") }
    } catch let problem as StorageProblem {
      problems.append(problem)
    } catch {
      Output.complain("\(error)")
      lacksPages = true
    }
    for problem in problems { Output.complain("\(problem)") }
    if records.isEmpty {
      Output.complain(
        "There is no subject to check, so nothing ran. `turnstile init APP` writes down what there is in an app."
      )
      return .nothingRan
    }
    return code == .kept && (!problems.isEmpty || lacksPages) ? .usage : code
  }
}
