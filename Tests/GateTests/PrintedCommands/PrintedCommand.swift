import Turnstile

@testable import Gate

/// A command that a report has printed, with what it must do.
struct PrintedCommand: Hashable {
  var verb: String
  /// The command as it is printed.
  var line: String
  /// The finding of the stored trace in the line; for `explain` the name that is explained.
  var subject: String

  /// Returns the commands at the ends of reports, each once.
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

  /// Returns what is wrong with the end of the command; `nil` if it has done what it must.
  func flaw(code: Int32, output: String, inTest: Bool) -> String? {
    let expected = verb == "replay" ? inTest ? 1 : Finding(parsing: subject).map(Self.code) : 0
    let name = subject.prefix { $0 != ":" }
    let isDone =
      switch verb {
      case "replay": output.contains("\(subject) is still there.")
      // A trace may be stored for a clause alone, and its film names the cause, too.
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
