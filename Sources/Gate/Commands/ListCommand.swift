import Foundation
import PlainText
import Turnstile

/// The command `list`, which prints the subjects (apps and transitions to check) with their known
/// faults, and the clauses (rules) with what each demands.
@MainActor
struct ListCommand {
  private let options: Options
  private let subjects: [Subject]

  init(_ options: Options, _ subjects: [Subject]) {
    self.options = options
    self.subjects = subjects
  }

  func run() -> ExitCode {
    if options.product.isOfNames {
      for subject in subjects { Output.say(Visible.line(subject.name)) }
    } else if options.product.isForPrograms {
      Output.say(json)
    } else {
      Output.say(text)
    }
    return .kept
  }

  private var text: String {
    var lines = ["subjects"]
    for subject in subjects {
      let known = subject.declaredFaults.map { "\($0)" }.joined(separator: ", ")
      lines.append(
        "  \(subject.name)" + (known.isEmpty ? "" : "  (known: \(known))")
          + (options.subjects.onRequest.contains(subject.name)
            ? "  (checked only where it is named)"
            : subject.awaited == nil ? "" : "  (checked only if no run of an app comes to it)"))
    }
    if subjects.isEmpty { lines.append("  none") }
    lines += ["", "clauses"] + Contract.standard.clauses.map(Self.line)
    lines += ["", "clauses under --strict"]
    lines += Contract.strict.clauses.filter { Contract.standard[$0.name] == nil }.map(Self.line)
    return lines.joined(separator: "\n")
  }

  private static func line(_ clause: Clause) -> String {
    let name = clause.name.rawValue
    return "  " + Text.column(name, 28) + clause.promise
  }

  // MARK: - For programs

  private struct List: Encodable {
    var schema = JSONReport.schema
    var subjects: [Entry]
    var clauses: [Rule]
  }

  private struct Entry: Encodable {
    var name: String
    var known: [String]
    var expects: Int
    var on_request: Bool
  }

  private struct Rule: Encodable {
    var name: String
    var promise: String
    var strict: Bool
  }

  private var json: String {
    let list = List(
      subjects: subjects.map { subject in
        Entry(
          name: subject.name, known: subject.declaredFaults.map { "\($0)" },
          expects: subject.expecting.count,
          on_request: options.subjects.onRequest.contains(subject.name))
      },
      clauses: Contract.strict.clauses.map { clause in
        Rule(
          name: clause.name.rawValue, promise: clause.promise,
          strict: Contract.standard[clause.name] == nil)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(list)).map { Visible.json(String(decoding: $0, as: UTF8.self)) }
      ?? "{}"
  }
}
