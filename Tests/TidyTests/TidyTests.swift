import Foundation
import Testing

@Suite("Tidy")
struct TidyTests {
  static let sources = SourceFile.all(in: ["Sources"], withExtension: "swift")

  /// All tests but these, which hold what they ban.
  static let tests = SourceFile.all(in: ["Tests"], withExtension: "swift")
    .filter { !$0.path.hasPrefix("Tests/TidyTests/") }

  @Test("The sources are deterministic by their text", arguments: Rule.determinism)
  func deterministic(rule: Rule) {
    #expect(Self.sources.flatMap(rule.violations(in:)) == [])
    #expect(Self.sources.count > 10)
  }

  @Test("Sources and tests are written in the house's style", arguments: Rule.style)
  func style(rule: Rule) {
    #expect((Self.sources + Self.tests).flatMap(rule.violations(in:)) == [])
  }

  @Test(
    "Every rule finds what is planted and spares what is innocent",
    arguments: Rule.determinism + Rule.style)
  func rulesBite(rule: Rule) {
    #expect(rule.violations(inText: rule.planted).count == 1)
    #expect(rule.violations(inText: rule.innocent) == [])
  }

  @Test("The top level holds only what the design allows")
  func topLevel() throws {
    let allowed = ["CI", "LICENSE", "Package.swift", "README.md", "Seeds", "Sources", "Tests"]

    let found = try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path)
    #expect(found.filter { !$0.hasPrefix(".") }.sorted() == allowed)
  }

  @Test(
    "A layer imports nothing above it or beside it",
    arguments: [
      ("VirtualTime", ["Foundation", "Choices", "HeadlessUIKit", "UIKit", "Turnstile", "Testing"]),
      ("Choices", ["VirtualTime", "HeadlessUIKit", "UIKit", "Turnstile", "Testing"]),
      ("HeadlessUIKit", ["Choices", "UIKit", "Turnstile", "Testing"]),
      ("Turnstile", ["Exhibits", "Gate", "Testing"]),
      (
        "Adopt",
        ["Choices", "VirtualTime", "HeadlessUIKit", "UIKit", "Turnstile", "Gate", "Testing"]
      ),
      ("Gate", ["Exhibits", "UIKit", "Testing"]),
    ])
  func layers(target: String, above: [String]) {
    let files = Self.sources.filter { $0.path.hasPrefix("Sources/\(target)/") }
    let rule = Rule.imports(of: above)

    #expect(files.flatMap(rule.violations(in:)) == [])
    #expect(rule.violations(inText: rule.planted).count == 1)
    #expect(rule.violations(inText: rule.innocent) == [])
  }

  @Test("Comments and strings are no code")
  func stripping() {
    let text = """
      let a = "Date() \\" Date()" + b  // Date()
      let c = \"""
        Date()
        \"""
      """

    let file = SourceFile(path: "planted.swift", text: text)
    #expect(file.code == "let a = \"\" + b  \nlet c = \n\n")
  }
}

extension Rule {
  fileprivate static func imports(of modules: [String]) -> Rule {
    .ban(
      [#"\bimport\s+(\w+\s+)?(\#(modules.joined(separator: "|")))\b"#],
      planted: "public import \(modules[0])",
      innocent: "// import \(modules[0])",
      because:
        "Arrows point down only; \(modules.joined(separator: ", ")) must not be imported here.")
  }
}
