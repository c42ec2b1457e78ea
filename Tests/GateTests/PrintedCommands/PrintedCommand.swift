import Turnstile

@testable import Gate

/// A shell command that a report has printed, such as `replay …`, with the result that it must
/// have.
struct PrintedCommand: Hashable {
  var verb: String
  /// The shell command, as the report prints it.
  var line: String
  /// The name of the fault in the trace file that the command names. For `explain` it is the name
  /// to explain.
  var subject: String

  /// Returns the shell commands at the ends of the reports in an output, each once.
  static func all(in output: String, finding: (_ file: String) -> String) -> [PrintedCommand] {
    var found: [PrintedCommand] = []
    for line in output.split(separator: "\n") {
      let form = #/  (replay|film|blame|explain) +(.+)/#
      guard let match = line.wholeMatch(of: form) else { continue }
      let (verb, text) = (String(match.1), String(match.2))
      let name =
        verb == "explain"
        ? text.firstMatch(of: /explain ([a-z:-]+)/).map { String($0.1) }
        : text.firstMatch(of: /[^ ']+\.trace/).map { finding(String($0.output)) }
      let command = PrintedCommand(verb: verb, line: text, subject: name ?? "")
      if !found.contains(command) { found.append(command) }
    }
    return found
  }

  /// Returns a description of the fault in the command's exit code or output; `nil` if the command
  /// has done what it must.
  func flaw(code: Int32, output: String, inTest: Bool) -> String? {
    let expected = verb == "replay" ? inTest ? 1 : Finding(parsing: subject).map(Self.code) : 0
    let name = subject.prefix { $0 != ":" }
    let isDone =
      switch verb {
      case "replay": output.contains("\(subject) is still there.")
      // The name of the trace file may have the clause (rule) alone, while the film names the cause
      // as well.
      case "film": output.contains(".html  \(subject)")
      case "blame": output.contains("`\(subject)") && output.contains("### What it rests on")
      default: output.hasPrefix(name) && output.ranges(of: output.prefix { $0 != "\n" }).count == 1
      }
    guard isDone, !subject.isEmpty, code == expected else {
      return "`\(line)` ended with \(code), and said:\n\(output.prefix(2_000))"
    }
    return nil
  }

  private static func code(of finding: Finding) -> Int32 { ExitCode(finding).rawValue }
}
