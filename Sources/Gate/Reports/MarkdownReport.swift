import PlainText
import Turnstile

/// Writes the result of a check as Markdown for an issue or a pull request: a table, and a
/// collapsed section for each report.
enum MarkdownReport {
  static func text(_ records: [Record], sums: String) -> String {
    var lines = ["### Transitions", "", "| | subject | verdict | found |", "|---|---|---|---|"]
    for record in records {
      let found =
        record.conclusion?.examples.map { "`\($0.finding)`" }.joined(separator: ", ") ?? ""
      lines.append(
        "| \(record.sign) | \(cell(record.subject.name)) | \(cell(record.verdict)) | \(found) |")
    }
    lines += ["", Visible.line(sums), ""]
    for record in records {
      for example in record.conclusion?.examples ?? [] {
        lines += details(example.headline, example.report)
      }
      if record.conclusion?.examples.isEmpty != false, let report = record.report {
        lines += details("\(record.subject.name): \(record.verdict)", report)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func details(_ headline: String, _ report: String) -> [String] {
    [
      "<details><summary>\(escaped(headline))</summary>", "",
      Visible.fenced(Visible.text(report)), "", "</details>", "",
    ]
  }

  private static func cell(_ text: String) -> String {
    escaped(text).replacing("|", with: "\\|")
  }

  private static func escaped(_ text: String) -> String {
    Visible.line(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
