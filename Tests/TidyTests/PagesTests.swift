import Foundation
import Testing

@Suite("Turnstile's pages")
struct PagesTests {
  static let folder = "Sources/Turnstile/Turnstile.docc"
  static let pages = SourceFile.all(in: [folder], withExtension: "md")

  @Test(
    "Every Swift example of these pages stands in a test, word for word",
    arguments: ["GettingStarted", "ClausesOfYourOwn", "TestLibraries"])
  func examplesAreTested(page: String) {
    let examples = SourceFile.read("\(Self.folder)/\(page).md").blocks(of: "swift")
    let tests = SourceFile.all(in: ["Tests/TurnstileTests/Examples"], withExtension: "swift")
      .map { Example.unindented($0.text) }

    #expect(
      examples.filter { example in
        !tests.contains { $0.contains(Example.unindented(example)) }
      } == [])
    #expect(!examples.isEmpty)
  }

  @Test("Every refusal that the guide to adopting shows stands in a test")
  func refusalsAreTested() {
    let refusals = SourceFile.read("\(Self.folder)/CheckTheAppYouHave.md").blocks(of: "text")
      .filter { $0.contains("error: ") }.flatMap { $0.split(separator: "\n") }
    let tests = SourceFile.read("Tests/AdoptTests/Output/BadInputTests.swift").text

    #expect(refusals.filter { !tests.contains($0) } == [])
    #expect(refusals.count == 4)
  }

  @Test("Every clause has a page of its own, and no page is of nothing")
  func clausesHavePages() throws {
    let names = SourceFile.all(
      in: ["Sources/Turnstile/Contract/Standard", "Sources/Turnstile/Contract/Strict"],
      withExtension: "swift"
    ).flatMap { file in
      file.text.matches(of: /= ClauseName\(rawValue: "([a-z-]+)"\)/).map { String($0.1) }
    }

    let pages = Self.pages.map(\.path).filter { $0.contains("/Clauses/") }
    #expect(pages == names.sorted().map { "\(Self.folder)/Clauses/\($0).md" })
    #expect(names.count > 20)
  }

  @Test("Every clause's page answers the same questions in the same order")
  func questions() {
    for page in Self.pages where page.path.contains("/Clauses/") {
      let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("##") }
      #expect(
        headings == [
          "## Overview", "### Why it matters", "### The smallest offender", "### The report",
          "### How to mend it", "### What looks like a breach and is not",
        ], "\(page.path)")
    }
  }

  @Test("Every page that a page of any module links to is there, by a link that works on a forge")
  func links() {
    let pages = SourceFile.all(in: ["Sources"], withExtension: "md")
    let paths = Set(pages.map(\.path))
    let dead = pages.flatMap { page in
      PageLinks.targets(of: page).filter { !paths.contains($0) }.map { "\(page.path): \($0)" }
    }

    #expect(dead == [])
    #expect(pages.filter { $0.text.contains("<doc:") || $0.text.contains("](doc:") }.isEmpty)
    #expect(pages.count { !PageLinks.targets(of: $0).isEmpty } > 10)
  }

  @Test("Every command of a page is in a block that CI runs")
  func commandsAreRun() {
    let scripts = ["check", "containers", "guide", "package"].map {
      SourceFile.read("CI/\($0)").text
    }
    let pages =
      [SourceFile.read("README.md")] + SourceFile.all(in: ["Sources"], withExtension: "md")
    let unmarked = pages.filter {
      !lines(of: $0.text, matching: #"^```\n(\S.*\n)*(swift|CI/|turnstile (?!trace \d))"#).isEmpty
    }
    let marked = pages.filter { !lines(of: $0.text, matching: "^```sh$").isEmpty }

    #expect(unmarked.map(\.path) == [])
    #expect(
      marked.filter { page in
        !scripts.contains { $0.contains(page.path) }
      }.map(\.path) == [])
    #expect(marked.count > 5)
  }

  @Test("A link that leads nowhere is found, and one to what is no page is not looked at")
  func plantedLinks() {
    let page = SourceFile(
      path: "\(Self.folder)/Planted.md",
      text:
        "[a](Nowhere.md) [b](../../Adopt/Adopt.docc/Adopt.md#top) [c](https://a.b/c.md) [d](e.png)")

    #expect(
      PageLinks.targets(of: page) == [
        "\(Self.folder)/Nowhere.md", "Sources/Adopt/Adopt.docc/Adopt.md",
      ])
  }
}
