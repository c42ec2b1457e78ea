import Foundation
import Testing
import Turnstile

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import Gate

@Suite("Reports", .waitsForProcesses)
struct ReportTests {
  @Test("JUnit is well-formed and counts what it holds")
  func junit() throws {
    let gate = try GateProcess()
    try gate.run("breaks calm traps --runs 256 --jobs 2 --junit junit.xml")

    let document = try XMLDocument(xmlString: gate.read("junit.xml"))
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
    let cases = suite.elements(forName: "testcase")
    #expect(
      cases.map { $0.attribute(forName: "name")?.stringValue } == ["calm", "traps", "breaks"])
    #expect(suite.attribute(forName: "failures")?.stringValue == "1")
    #expect(suite.attribute(forName: "errors")?.stringValue == "1")
    #expect(cases[2].elements(forName: "failure").first?.stringValue?.contains("0 ms") == true)
  }

  @Test("What XML cannot hold is replaced")
  func escaping() {
    #expect(JUnit.escaped("a<b>&\"\u{1B}[0m\n") == "a&lt;b&gt;&amp;&quot;?[0m\n")
  }

  @Test("Before the gate is done, JUnit says that it was ended")
  func unfinished() throws {
    let document = try XMLDocument(xmlString: JUnit.unfinished(["a", "b"]))
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)

    #expect(suite.attribute(forName: "errors")?.stringValue == "2")
  }

  @Test("SARIF names each rule and gives each result a place and a fingerprint")
  func sarif() throws {
    let gate = try GateProcess()
    try gate.run("breaks --runs 256 --jobs 1 --sarif out.sarif")

    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(gate.read("out.sarif").utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(log["version"] as? String == "2.1.0")
    #expect(!results.isEmpty)
    #expect(results.allSatisfy { rules.contains($0["ruleId"] as? String ?? "") })
    #expect(results.allSatisfy { ($0["partialFingerprints"] as? [String: String])?.count == 1 })
    #expect(results.allSatisfy { ($0["locations"] as? [[String: Any]])?.count == 1 })
  }

  @Test("GitHub gets one escaped line for each counterexample, and a summary")
  func github() throws {
    let gate = try GateProcess()
    let summary = gate.folder.appending(path: "summary.md").path
    let result = try gate.run(
      "breaks --runs 256 --jobs 1 --github", environment: ["GITHUB_STEP_SUMMARY": summary])

    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(!lines.isEmpty)
    #expect(lines[0].contains("file=Seeds/breaks/"))
    #expect(lines[0].contains("%0A"))
    #expect(gate.read("summary.md").contains("breaks"))
  }

  @Test("A gate without a subject says that nothing ran, and ends so") @MainActor
  func nothing() throws {
    let options = try Options([], environment: [:], subjects: [])
    let reports = try Reports(options, [:], contract: .standard)

    let code = reports.end([], plan: .whole, milliseconds: 0, options: options)
    #expect(code == .nothingRan)
    #expect(code.rawValue == 5)
  }

  @Test("Every line of the JSON is an object, and the last holds the sums")
  func json() throws {
    let gate = try GateProcess()
    try gate.run("breaks calm --runs 256 --jobs 1 --json out.json")

    let lines = gate.read("out.json").split(separator: "\n").map {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
    #expect(lines.map { $0?["verdict"] as? String } == ["kept", "broken", nil])
    #expect((lines[2]?["total"] as? [String: Any])?["subjects"] as? Int == 2)
  }
}
