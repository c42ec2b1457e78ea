/// The code examples of a documentation page. Each also stands in a test word for word, so that it
/// is known to compile and run.
enum Example {
  /// Returns a text without the blanks at the beginnings of its lines, because a page and a test
  /// indent differently.
  static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}

extension SourceFile {
  /// Returns the fenced code blocks of a Markdown text that are marked with a given language.
  func blocks(of language: String) -> [String] {
    var blocks: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```\(language)" {
        isInside = true
        blocks.append("")
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1] += "\(line)\n"
      }
    }
    return blocks
  }
}
