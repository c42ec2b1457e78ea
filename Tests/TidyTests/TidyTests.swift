import Foundation
import Testing

@Suite("Tidy")
struct TidyTests {
  static let sources = SourceFile.all(in: ["Sources"], withExtension: "swift")

  /// The source files of all tests. Those of this folder are left out, because they contain the
  /// banned texts.
  static let tests = SourceFile.all(in: ["Tests"], withExtension: "swift")
    .filter { !$0.path.hasPrefix("Tests/TidyTests/") }

  @Test("The sources are deterministic by their text", arguments: Rule.determinism)
  func deterministic(rule: Rule) {
    #expect(Self.sources.flatMap(rule.violations(in:)) == [])
    #expect(Self.sources.count > 10)
  }

  @Test("The sources, the manifest and the pages keep to Linux", arguments: Rule.platform)
  func platform(rule: Rule) {
    let others = ["Package.swift", "README.md", "CHANGELOG.md", ".github/CONTRIBUTING.md"]
      .map(SourceFile.read)
    let pages = ["md", "c", "h"].flatMap { SourceFile.all(in: ["Sources"], withExtension: $0) }

    #expect((Self.sources + pages + others).flatMap(rule.violations(in:)) == [])
  }

  @Test("Every library stands on what stops a build elsewhere")
  func darwinStops() {
    let manifest = SourceFile.read("Package.swift").text
    let targets = manifest.matches(of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"([^()]*)/)
      .map { (name: String($0.1), rest: $0.2) }
    let loose = targets.filter { !$0.rest.contains(/dependencies: \[\s*"/) }.map(\.name)

    #expect(loose == ["LinuxOnly", "RuntimeHooks", "CallStacks", "LinuxProcesses"])
    #expect(targets.count > 15)
  }

  @Test("Sources and tests are written in the house's style", arguments: Rule.style)
  func style(rule: Rule) {
    #expect((Self.sources + Self.tests).flatMap(rule.violations(in:)) == [])
  }

  @Test(
    "Every rule finds what is planted and spares what is innocent",
    arguments: Rule.determinism + Rule.platform + Rule.style)
  func rulesBite(rule: Rule) {
    #expect(rule.violations(inText: rule.planted).count == 1)
    #expect(rule.violations(inText: rule.innocent) == [])
  }

  @Test("The top level holds only what the design allows")
  func topLevel() throws {
    let allowed = [
      "CHANGELOG.md", "CI", "LICENSE", "Package.swift", "README.md", "Seeds", "Sources", "Tests",
    ]

    let found = try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path)
    #expect(found.filter { !$0.hasPrefix(".") }.sorted() == allowed)
  }

  @Test(
    "A layer imports nothing above it or beside it",
    arguments: [
      ("VirtualTime", ["Foundation", "Choices", "HeadlessUIKit", "UIKit", "Turnstile", "Testing"]),
      ("Choices", ["VirtualTime", "HeadlessUIKit", "UIKit", "Turnstile", "Testing"]),
      ("HeadlessUIKit", ["Choices", "UIKit", "Combine", "Turnstile", "Testing"]),
      ("SwiftUI", ["Choices", "VirtualTime", "HeadlessUIKit", "Turnstile", "Testing"]),
      ("Outside", ["SwiftUI", "Choices", "VirtualTime", "Turnstile", "Testing"]),
      (
        "Combine",
        ["SwiftUI", "Outside", "Choices", "VirtualTime", "HeadlessUIKit", "Turnstile", "Testing"]
      ),
      ("Turnstile", ["Exhibits", "Filmstrip", "Gate", "Testing"]),
      ("Filmstrip", ["Exhibits", "Gate", "UIKit", "Foundation", "Testing"]),
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

  @Test("The conformance tests need UIKit and XCTest alone, and cover sixty rules")
  func conformance() throws {
    let files = SourceFile.all(in: ["Tests/ConformanceTests"], withExtension: "swift")
    let imports = files.flatMap { $0.code.matches(of: /import (\w+)/).map { String($0.1) } }
    let rules = files.flatMap { file in
      file.code.matches(of: /func test(R[0-9b_R]+)_/).flatMap { $0.1.split(separator: "_") }
    }
    // The declarations of both drivers (real time and virtual time) are compared as text, because
    // only one of them is compiled here.
    let drivers = files.filter { $0.path.contains("/Driver/") }.map { file in
      file.code.matches(of: /(struct Device|  let window: .*|(  )?func [^{]*)/).map { String($0.1) }
    }
    #expect(Set(imports) == ["UIKit", "XCTest"])
    #expect(Set(rules).count >= 60)
    try #require(drivers.count == 2)
    #expect(drivers[0] == drivers[1])
    #expect(drivers[0].count == 4)
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
