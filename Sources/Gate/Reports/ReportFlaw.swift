import Foundation
import Turnstile

/// Finds values in another machine's report that no correct process would have written, since the
/// report is not trusted.
enum ReportFlaw {
  /// By field name, the largest number that a report from another machine may contain.
  private static let counts: [String: Int64] = [
    "runs": 1 << 40, "steps": 1 << 40, "index": 1 << 32, "runsWithoutNews": 1 << 40,
    "wall_ms": 1 << 40, "simulated_ms": 1 << 46, "found_at": 1 << 48, "foundAt": 1 << 48,
    "from_steps": 1 << 40, "fromSteps": 1 << 40, "shrink_evaluations": 1 << 40,
    "shrinkEvaluations": 1 << 40, "run": 1 << 48, "tried": 1 << 40, "reports": 1 << 20,
    "count": 1 << 40, "subjects": 1 << 32, "simulated": 1 << 52, "depth": 12,
    "milliseconds": 1 << 46,
  ]

  /// Returns, in parentheses, the name of the JSON field that could not be decoded, or an empty
  /// text if the error is about no field.
  static func field(_ decoded: Result<JSONReport.Line, any Error>) -> String {
    guard case .failure(let error as DecodingError) = decoded else { return "" }
    let path: [any CodingKey] =
      switch error {
      case .dataCorrupted(let context), .keyNotFound(_, let context),
        .typeMismatch(_, let context), .valueNotFound(_, let context):
        context.codingPath
      @unknown default: []
      }
    guard !path.isEmpty else { return "" }
    return " (see "
      + path.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".") + ")"
  }

  /// Returns an error message about the first number in the report that is outside of its limits,
  /// or `nil`.
  static func inNumbers(of line: Data) -> String? {
    // A line that is not JSON is skipped here, because it is reported when the line is decoded.
    guard let value = try? JSONSerialization.jsonObject(with: line) else { return nil }
    return flaw(in: value, at: "", depth: 0)
  }

  private static func flaw(in value: Any, at field: String, depth: Int) -> String? {
    guard depth < 64 else { return "it is nested too deeply" }
    if let object = value as? [String: Any] {
      for key in object.keys.sorted() {
        guard let inner = object[key], let flaw = flaw(in: inner, at: key, depth: depth + 1) else {
          continue
        }
        return flaw
      }
    } else if let list = value as? [Any] {
      for inner in list {
        if let flaw = flaw(in: inner, at: field, depth: depth + 1) { return flaw }
      }
    } else if let limit = counts[field], let number = value as? NSNumber {
      let whole = number.doubleValue
      guard whole >= 0, whole <= Double(limit) else {
        return "\(field) must be from 0 to \(limit) (was \(number))"
      }
    }
    return nil
  }

  /// Returns an error message about the first malformed name, or the first trace (input sequence)
  /// whose steps cannot be performed, in the report; otherwise `nil`.
  static func inNames(of line: JSONReport.Line, _ part: JSONReport.Part) -> String? {
    let result = part.result
    guard line.judgement.subject == result.subject else {
      return "it speaks of '\(line.judgement.subject)' and of '\(result.subject)'"
    }
    let examples = result.examples + result.examples.flatMap(\.restOfCheck.others)
    let found = result.blocks.flatMap(\.found) + result.replays.flatMap(\.found)
    var findings: [Finding?] = examples.flatMap { [$0.finding] + $0.also }
    findings += found.flatMap { [$0.finding, $0.behind] }
    findings += result.replays.map(\.expected)
    for case let finding? in findings where Finding(parsing: "\(finding)") != finding {
      return "a clause must be lower-case letters, digits and dashes (was '\(finding)')"
    }
    for trace in examples.map(\.trace) + found.map(\.trace) {
      guard let flaw = trace.flaw else { continue }
      return "a trace cannot be performed: \(flaw.reason)"
    }
    guard result.blocks.map(\.tally).allSatisfy(\.isSound) else {
      return "a block's tally must count each kind of transition, from 0"
    }
    guard examples.allSatisfy({ $0.subject == line.judgement.subject }) else {
      return "a counterexample is of another subject than '\(line.judgement.subject)'"
    }
    return nil
  }

  /// Returns an error message about the first sum in the report's last line that contradicts the
  /// other lines, or `nil`.
  static func inSums(_ total: JSONReport.Sums.Total, of lines: [JSONReport.Line]) -> String? {
    var verdicts: [String: Int] = [:]
    for line in lines { verdicts[line.judgement.verdict, default: 0] += 1 }
    let pairs = [
      ("subjects", Int64(total.subjects), Int64(lines.count)),
      ("runs", Int64(total.runs), sum(lines.map { Int64($0.amounts.runs) })),
      ("steps", Int64(total.steps), sum(lines.map { Int64($0.amounts.steps) })),
      ("simulated_ms", total.simulated_ms, sum(lines.map(\.amounts.simulated_ms))),
    ]
    for (name, said, counted) in pairs where said != counted {
      return "its sums are not those of its lines: \(name) is \(counted) (was \(said))"
    }
    for line in lines {
      let runs = line.part.map { sum($0.result.blocks.map { Int64($0.runs) }) } ?? 0
      guard runs == Int64(line.amounts.runs) else {
        return
          "the blocks of '\(line.judgement.subject)' have \(runs) runs, not \(line.amounts.runs)"
      }
    }
    guard verdicts == total.verdicts else {
      return "its sums are not those of its lines: the verdicts differ"
    }
    if let names = total.names, names != lines.map(\.judgement.subject) {
      return "its sums name other subjects than its lines"
    }
    return nil
  }

  private static func sum(_ numbers: [Int64]) -> Int64 { numbers.reduce(0) { $0 &+ $1 } }
}
