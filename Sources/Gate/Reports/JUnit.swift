import Foundation
import PlainText
import Turnstile

/// Writes JUnit XML, using only the parts of the format that every CI reads. Everything important
/// is in the text of the elements.
enum JUnit {
  static func text(_ records: [Record]) -> String {
    document(
      records.map { record in
        Case(
          name: record.subject.name, seconds: Double(record.milliseconds) / 1000,
          file: record.conclusion?.examples.first?.file, outcome: outcome(of: record),
          notes: record.cuts + (record.report == nil ? record.reports : []))
      })
  }

  /// Returns the JUnit report that is written before any subject under test is done. It has an
  /// error for each subject, which stays if somebody kills the process.
  static func unfinished(_ names: [String]) -> String {
    document(names.map { Case(name: $0, seconds: 0, file: nil, outcome: notFinished) })
  }

  private static let notFinished = Outcome.error("The gate was ended before this subject was done.")

  private enum Outcome {
    case passed, failure(String), error(String)
  }

  private struct Case {
    var name: String
    var seconds: Double
    var file: String?
    var outcome: Outcome
    /// Further text about the subject under test, for the `system-out` element of its test case.
    var notes: [String] = []
  }

  private static func outcome(of record: Record) -> Outcome {
    guard let conclusion = record.conclusion, !record.isUnfinished else { return notFinished }
    switch conclusion.verdict {
    case .kept: return .passed
    case .broken, .nondeterministic, .nothingRan, .tooFewRuns: return .failure(record.report ?? "")
    case .crashed, .hung, .lost, .ourFault: return .error(record.report ?? "")
    }
  }

  private static func document(_ cases: [Case]) -> String {
    var failures = 0
    var errors = 0
    var elements: [String] = []
    for one in cases {
      let place = one.file.map { " file=\"\(escaped($0))\" line=\"1\"" } ?? ""
      let head =
        "    <testcase classname=\"turnstile\" name=\"\(escaped(one.name))\" "
        + "time=\"\(seconds(one.seconds))\"\(place)"
      switch one.outcome {
      case .passed where one.notes.isEmpty: elements.append(head + "/>")
      case .passed: elements.append("\(head)>\n\(output(one.notes))\n    </testcase>")
      case .failure(let text):
        failures += 1
        elements.append(
          "\(head)>\n\(element("failure", text))\(output(after: one))\n    </testcase>")
      case .error(let text):
        errors += 1
        elements.append("\(head)>\n\(element("error", text))\(output(after: one))\n    </testcase>")
      }
    }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" "
      + "time=\"\(seconds(cases.reduce(0) { $0 + $1.seconds }))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="turnstile" \(counts)>
      \(elements.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private static func output(after one: Case) -> String {
    one.notes.isEmpty ? "" : "\n" + output(one.notes)
  }

  private static func output(_ notes: [String]) -> String {
    "      <system-out>\(escaped(notes.joined(separator: "\n\n")))</system-out>"
  }

  private static func element(_ name: String, _ text: String) -> String {
    let headline = text.prefix { $0 != "\n" }
    return "      <\(name) message=\"\(escaped(String(headline)))\">\(escaped(text))</\(name)>"
  }

  private static func seconds(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let decimals = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(decimals)"
  }

  /// Returns a text escaped for XML. Characters that XML 1.0 forbids become question marks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "?"
      default:
        if let sign = Visible.sign(for: scalar) {
          result += escaped(sign)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
