import Foundation
import Turnstile

/// Names what there is: subjects with their known faults, and clauses with their promises.
@MainActor
enum ListCommand {
  static func run(_ subjects: [Subject]) -> ExitCode {
    var lines = ["subjects"]
    for subject in subjects {
      let known = subject.knownFaults.map { "\($0)" }.joined(separator: ", ")
      lines.append("  \(subject.name)" + (known.isEmpty ? "" : "  (known: \(known))"))
    }
    if subjects.isEmpty { lines.append("  none") }
    let standard = Contract.standard.clauses.map(\.name)
    lines += ["", "clauses"] + Contract.standard.clauses.map(line)
    lines += ["", "clauses under --strict"]
    lines += Contract.strict.clauses.filter { !standard.contains($0.name) }.map(line)
    Output.say(lines.joined(separator: "\n"))
    return .kept
  }

  private static func line(_ clause: Clause) -> String {
    let name = clause.name.rawValue
    return "  \(name)" + String(repeating: " ", count: max(2, 28 - name.count)) + clause.promise
  }

  static func version() -> ExitCode {
    Output.say("turnstile \(Gate.version)")
    return .kept
  }

  static func help(_ ownName: String) -> ExitCode {
    var commands = [
      "[check] [SUBJECT…]         check subjects against the contract",
      "list                       subjects and clauses",
      "replay FILE…               trace, journal and verdict",
      "film FILE… [--svg] [-o F]  a trace to look at, as a page or a picture",
      "blame FILE…                what a report of a false alarm needs",
      "explain NAME…              what a clause, a finding, a rule or a setting means",
      "shrink FILE                the smallest trace that breaks the same",
      "explore SUBJECT --depth K  every trace up to K steps",
      "merge REPORT…              the reports of shards as one",
    ]
    if ownName == OwnName.tool {
      commands += [
        "init APP                   a package beside an app that checks it",
        "adopt SRC… --into DIR      make an iOS project's sources compile here",
      ]
    }
    commands.append("--version                  which version this is")
    var lines = commands.enumerated().map { index, command in
      "\(index == 0 ? "usage:" : "      ") \(ownName) \(command)"
    }
    lines.append("")
    for option in Options.spellings {
      let name = option.name + (option.argument.map { " \($0)" } ?? "")
      lines.append(
        "  \(name)" + String(repeating: " ", count: max(2, 32 - name.count)) + option.help)
    }
    lines += [
      "",
      "exit  0 kept · 1 broken · 2 usage · 3 crashed or hung · 4 nondeterministic · 5 nothing ran "
        + "· 6 our fault",
    ]
    Output.say(lines.joined(separator: "\n"))
    return .kept
  }
}
