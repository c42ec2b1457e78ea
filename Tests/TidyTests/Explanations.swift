import Foundation

/// The texts that the command `explain` prints, generated from the documentation's pages and from
/// the doc comments of the settings.
///
/// The pages are no part of an executable, so the sources contain the texts a second time. A test
/// compares the two and can write the sources anew.
enum Explanations {
  /// A text that the command `explain` prints, with the name that the text explains.
  typealias Entry = (name: String, text: String)

  /// The paths of the generated source files, each with its contents.
  static var files: [(path: String, text: String)] {
    [
      file("ClauseTexts", "Clauses, from their pages.", clauses),
      file("RuleTexts", "Rules of UIKit, from their pages.", rules),
      file("SettingTexts", "Settings of the model, from their doc comments.", settings),
    ]
  }

  // MARK: - Entries

  /// The texts about the clauses (rules that a transition has to keep): those parts of each
  /// clause's page that need no code to be understood.
  private static var clauses: [Entry] {
    pages(in: "Sources/Turnstile/Turnstile.docc/Clauses").map { page in
      let parts = page.text.components(separatedBy: "\n## ").flatMap {
        $0.components(separatedBy: "\n### ")
      }
      let told = ["Overview", "Why it matters", "How to mend it", "What looks like"]
      let text = parts.dropFirst().compactMap { part -> String? in
        guard let head = told.first(where: part.hasPrefix) else { return nil }
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.dropFirst().joined(separator: "\n")
        return head == "Overview" ? body : "\(lines[0]):\n\(body)"
      }
      return (page.name, plain(text.joined(separator: "\n\n")))
    }
  }

  private static var rules: [Entry] {
    let pages = pages(in: "Sources/HeadlessUIKit/HeadlessUIKit.docc/Rules")
    return pages.flatMap { page -> [Entry] in
      page.text.components(separatedBy: "\n### R").dropFirst().map { part in
        let lines = part.components(separatedBy: "\n## ")[0]
          .split(separator: "\n", omittingEmptySubsequences: false)
        return ("R\(lines[0])", plain(lines.dropFirst().joined(separator: "\n")))
      }
    }.sorted { (number(of: $0), $0.name) < (number(of: $1), $1.name) }
  }

  private static func number(of entry: Entry) -> Int {
    Int(entry.name.dropFirst().prefix(while: \.isNumber)) ?? 0
  }

  private static var settings: [Entry] {
    let text = SourceFile.read("Sources/HeadlessUIKit/Simulator/UIKitBehavior.swift").text
    var comment: [String] = []
    var found: [Entry] = []
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
      } else {
        if let match = line.firstMatch(of: /^public var (\w+): (\S+) = (.+)$/) {
          let (name, type, value) = (match.1, match.2, match.3)
          found.append(
            (
              String(name),
              plain(comment.joined(separator: "\n") + "\n\n\(type), at first \(value)")
            ))
        }
        comment = []
      }
    }
    return found
  }

  private static func pages(in folder: String) -> [Entry] {
    SourceFile.all(in: [folder], withExtension: "md").sorted { $0.path < $1.path }.map {
      (String($0.path.split(separator: "/").last?.dropLast(3) ?? ""), $0.text)
    }
  }

  // MARK: - As text

  /// Returns the text of a documentation page without Markdown's marks, in lines of a terminal's
  /// width.
  private static func plain(_ text: String) -> String {
    let unlinked = text.replacing(/\[([^\]]+)\]\([^)]*\)/) { "\($0.1)" }
      .replacing(/``([^`]+)``/) { $0.1.replacing("/", with: ".") }
      .replacing("**", with: "").replacing("`", with: "")
    let paragraphs = unlinked.components(separatedBy: "\n\n").map(folded).filter { !$0.isEmpty }
    return paragraphs.joined(separator: "\n\n")
  }

  /// Breaks a paragraph into lines of at most 88 letters. Each item of a list and each row of a
  /// table begins a new line.
  private static func folded(_ paragraph: String) -> String {
    var lines: [String] = []
    var isOpen = false
    for line in paragraph.split(separator: "\n") {
      let isItem = line.hasPrefix("- ") || line.hasPrefix("|") || line.hasSuffix(":")
      for (index, word) in line.split(separator: " ").enumerated() {
        if index == 0 && (isItem && !line.hasSuffix(":") || !isOpen) {
          lines.append(String(word))
        } else if let last = lines.last, last.count + word.count < 88 {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append((lines.last?.hasPrefix("- ") == true ? "  " : "") + word)
        }
        isOpen = true
      }
      if line.hasSuffix(":") { isOpen = false }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: - As source

  private static func file(
    _ name: String, _ title: String, _ entries: [Entry]
  ) -> (path: String, text: String) {
    let body = entries.map { entry in
      let lines = entry.text.replacing("\\", with: "\\\\").split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
      return "    (\n      \"\(entry.name)\",\n      \"\"\"\n\(lines)\n      \"\"\"\n    ),"
    }.joined(separator: "\n")
    return (
      "Sources/Gate/Explanations/\(name).swift",
      """
      /// \(title)
      ///
      /// `TURNSTILE_WRITE_PAGES=1 swift test --filter ExplanationTests` writes this file.
      enum \(name) {
        static let all: [(name: String, text: String)] = [
      \(body)
        ]
      }

      """
    )
  }
}
