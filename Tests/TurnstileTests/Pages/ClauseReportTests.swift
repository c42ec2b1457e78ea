import Foundation
import Testing
import Turnstile

/// Tests that the report on each clause's documentation page is the one that a check of the page's
/// faulty code prints today.
///
/// After a change of what is printed, `TURNSTILE_WRITE_PAGES=1 swift test --filter
/// ClauseReportTests` writes the pages anew.
@Suite("Reports on the clauses' pages") @MainActor
struct ClauseReportTests {
  private static let isWriting =
    ProcessInfo.processInfo.environment["TURNSTILE_WRITE_PAGES"] != nil

  @Test("A page shows what its offender prints", arguments: Offender.all)
  func isCurrent(offender: Offender) throws {
    let printed = try report(on: offender)
    let page = ClausePage(of: offender.clause)
    if Self.isWriting { return try page.write(printed) }

    #expect(try page.report() == printed)
  }

  @Test("Every clause's page has an offender")
  func complete() {
    #expect(
      Set(Offender.all.map(\.clause)) == Set(Contract.strict.clauses.map(\.name)))
    #expect(Offender.all.count == Contract.strict.clauses.count)
  }

  /// Returns a report without its end, which names the file of the stored trace (input sequence).
  private func report(on offender: Offender) throws -> String {
    let seeds = FileManager.default.temporaryDirectory
      .appending(path: "turnstile-page-\(ProcessInfo.processInfo.globallyUniqueString)").path
    defer { try? FileManager.default.removeItem(atPath: seeds) }
    let budget = Budget(runs: 64, certifying: 60, reports: 1)
    let example = try #require(throws: Counterexample.self) {
      try check(offender.subject, .strict.only([offender.clause]), budget, seed: 1, seeds: seeds)
    }
    let lines = example.report.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex { $0.hasPrefix("  replay ") || $0.hasPrefix("  the trace:") }
    return lines[..<(end ?? lines.endIndex)].joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }
}

/// The documentation page of a clause (rule), with the one code block in it that is a report.
private struct ClausePage {
  private let file: URL

  init(of clause: ClauseName) {
    file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Turnstile/Turnstile.docc/Clauses/\(clause.rawValue).md")
  }

  func report() throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    return String(text[try range(in: text)])
  }

  func write(_ report: String) throws {
    var text = try String(contentsOf: file, encoding: .utf8)
    text.replaceSubrange(try range(in: text), with: report)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func range(in text: String) throws -> Range<String.Index> {
    let start = try #require(text.range(of: "### The report\n\n```\n")).upperBound
    return
      start..<(try #require(text.range(of: "\n```\n", range: start..<text.endIndex))).lowerBound
  }
}
