import Foundation
import Testing
import Turnstile

/// Tests that each clause (rule that a transition has to keep) has three tests: of the smallest
/// code that breaks it, of the same code without the fault, and of correct code that looks wrong.
@Suite("Every clause")
struct EveryClauseTests {
  static let clauses = Contract.strict.clauses.map(\.name.rawValue)

  /// Returns the source lines of the test suite that is named after a clause (rule).
  private func suite(of clause: String) -> [Substring] {
    let standard = Contract.standard.clauses.contains { $0.name.rawValue == clause }
    let name = clause.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "\(standard ? "Standard" : "Strict")/\(name)Tests.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.contains("@Suite(\"\(clause)\")") ? text.split(separator: "\n") : []
  }

  /// Returns the source lines of a test, from its name to its end.
  private func test(_ name: String, in suite: [Substring]) -> String {
    guard let start = suite.firstIndex(where: { $0.hasPrefix("  func \(name)(") }) else {
      return ""
    }
    let end = suite[start...].firstIndex {
      $0 == "  }" || $0.hasSuffix("}") && $0.hasPrefix("  func")
    }
    return suite[start...(end ?? start)].joined(separator: "\n")
  }

  @Test("A clause has tests of its offender, its twin and its look-alike", arguments: clauses)
  func isTried(clause: String) {
    let suite = suite(of: clause)

    #expect(!suite.isEmpty, "there is no suite of this name where it should be")
    #expect(test("offender", in: suite).contains("== [\"\(clause)"))
    for name in ["twin", "lookAlike"] { #expect(test(name, in: suite).contains("== []")) }
  }

  @Test("A clause without such tests is found")
  func isMissed() {
    let suite = "  func offender() { #expect(broken == []) }\n  func other() {\n  }"
      .split(separator: "\n")

    #expect(test("offender", in: suite).contains("== []"))
    #expect(!test("offender", in: suite).contains("== [\""))
    #expect(test("twin", in: suite) == "")
    #expect(self.suite(of: "says-nothing").isEmpty)
  }
}
