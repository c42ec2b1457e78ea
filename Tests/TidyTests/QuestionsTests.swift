import Foundation
import Testing

/// Tests the documentation's page of questions: each question must have a short answer, and a link
/// to the section with the long one.
@Suite("Questions")
struct QuestionsTests {
  private static let page = SourceFile.read("Sources/Turnstile/Turnstile.docc/Questions.md")
  private static let near = PageLinks.distances(from: "README.md", upTo: 2)

  /// Returns the questions of a documentation page with their answers.
  private static func questions(in page: SourceFile) -> [(question: String, answer: String)] {
    page.text.components(separatedBy: "\n\n").compactMap { paragraph in
      guard let match = paragraph.wholeMatch(of: /\s*\*\*([^*]+\?[^*]*)\*\*([\s\S]*)/) else {
        return nil
      }
      return (String(match.1), String(match.2))
    }
  }

  /// Returns the faults in a page of questions, one line for each.
  private static func problems(in page: SourceFile) -> [String] {
    questions(in: page).flatMap { question, answer -> [String] in
      let links = answer.matches(of: /\]\(([^)]+)\), \*([^*]+)\*/)
      guard !links.isEmpty else { return ["\(question) No link to a section."] }
      guard answer.prefix(while: { $0 != "[" }).split(separator: " ").count > 2 else {
        return ["\(question) No answer."]
      }
      return links.compactMap { link in
        let path = PageLinks.path(String(link.1), from: page)
        let headings = SourceFile.read(path).text.split(separator: "\n")
        guard headings.contains(where: { $0.wholeMatch(of: /##+ (.+)/)?.1 == link.2 }) else {
          return "\(question) '\(path)' has no section '\(link.2)'."
        }
        return near[path] == nil
          ? "\(question) '\(path)' is not within two links of README.md." : nil
      }
    }
  }

  @Test("Every question has an answer, and a section that is there within two links of the README")
  func answered() {
    #expect(Self.problems(in: Self.page) == [])
    #expect(Self.questions(in: Self.page).count >= 20)
  }

  @Test("No paragraph of the page but its first is anything else")
  func onlyQuestions() {
    let paragraphs = Self.page.text.split(separator: "\n\n").filter { !$0.hasPrefix("#") }

    #expect(paragraphs.count == Self.questions(in: Self.page).count + 2)
  }

  @Test(
    "A question without its answer is found",
    arguments: [
      ("**Why?** Because I say so.", "Why? No link to a section."),
      ("**Why?** [The gate](TheGate.md), *Overview*", "Why? No answer."),
      (
        "**Why?** It is so: [The gate](TheGates.md), *Overview*.",
        "Why? 'Sources/Turnstile/Turnstile.docc/TheGates.md' has no section 'Overview'."
      ),
      (
        "**Why?** It is so: [The gate](TheGate.md), *Overviews*.",
        "Why? 'Sources/Turnstile/Turnstile.docc/TheGate.md' has no section 'Overviews'."
      ),
      (
        "**Why?** It is so: [Security](../../../.github/SECURITY.md), *What is trusted*.",
        "Why? '.github/SECURITY.md' is not within two links of README.md."
      ),
    ])
  func planted(text: String, problem: String) {
    #expect(Self.problems(in: SourceFile(path: Self.page.path, text: text)) == [problem])
  }

  @Test("Every page of every catalogue is within two links of the README")
  func reached() {
    let pages = SourceFile.all(in: ["Sources"], withExtension: "md").map(\.path)

    #expect(pages.filter { Self.near[$0] == nil } == [])
    #expect(pages.count > 50)
  }
}
