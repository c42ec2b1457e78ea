import Foundation
import PlainText
import Turnstile

/// The output for GitHub Actions: annotations, which GitHub shows beside the code, and a summary of
/// the job.
@MainActor
enum GitHub {
  /// The maximum number of annotations that GitHub shows for one step of a job.
  private static let limit = 10

  /// Returns a GitHub annotation for each finding, in the form of GitHub's workflow commands, one
  /// to a line.
  static func annotations(
    _ records: [Record], _ sources: SubjectLines? = nil, place: ReportPlace
  ) -> String {
    var lines: [String] = []
    for record in records where record.code != .kept || record.isUnfinished {
      let line = sources?.line(of: record.subject.name)
      func command(_ file: String?, _ title: String, _ text: String) -> String {
        let (file, number) = line.map { ($0.file, $0.number) } ?? (file, 1)
        return Self.command(
          file: file.map { place.path(of: $0) }, line: number, title: title, text: text)
      }
      let examples = record.conclusion?.examples ?? []
      for example in examples {
        lines.append(
          command(example.file, example.headline, example.report))
      }
      if examples.isEmpty {
        let title = "\(record.subject.name): \(record.verdict)"
        lines.append(command(nil, title, record.report ?? title))
      }
    }
    if lines.count > limit {
      let rest = lines.count - limit + 1
      lines = lines.prefix(limit - 1) + ["::notice::and \(rest) more, in the step summary"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func command(file: String?, line: Int, title: String, text: String) -> String {
    let place = file.map { "file=\(property($0)),line=\(line)," } ?? ""
    return "::error \(place)title=\(property(title))::\(data(Visible.text(text)))"
  }

  static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  static func property(_ text: String) -> String {
    data(Visible.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Appends the table of results to the file from which GitHub makes the job's summary.
  static func append(_ table: String, to path: String) {
    // `O_NONBLOCK` makes opening a pipe without a reader fail at once, where it would otherwise
    // wait for a reader.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      return Output.note("\(path): the step summary cannot be written")
    }
    Output.write("### turnstile\n\n\(Visible.fenced(table))\n", to: descriptor)
    close(descriptor)
  }
}
