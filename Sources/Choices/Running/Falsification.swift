/// A property does not hold, and this is the simplest value that shows it.
///
/// Its description is the whole report, so that it reads well wherever it is thrown:
///
/// ```
/// 'a list is its own reverse' failed after 4 passing cases.
///
///   input       [0, 1]
///   observed    false
///   shrunk      5 times from [7, 3, 1], in 12 evaluations
///   certified   minimal: none of the 3 smaller values fails
///
/// Replay with 1:choices:1,0,1,1,0
/// ```
public struct Falsification: Error, Hashable, Sendable, CustomStringConvertible {
  /// How the simplest value fails.
  public let failure: Failure
  /// The line from which the value comes back.
  public let token: ReplayToken
  /// Other failures that were found beside this one.
  public let others: [Failure]
  /// The report.
  public let description: String

  init<Value>(of name: String, _ minimum: Minimum<Value>, passed: Int, others: [Failure]) {
    failure = minimum.failure
    token = minimum.token
    self.others = others
    var rows = [
      ("input", "\(minimum.value)"),
      ("observed", minimum.failure.message),
    ]
    let times = minimum.improvements == 1 ? "once" : "\(minimum.improvements) times"
    if minimum.improvements > 0 {
      rows.append(
        (
          "shrunk",
          "\(times) from \(minimum.finding.value), in \(minimum.evaluations) evaluations"
            + (minimum.isSettled ? "" : " (budget spent)")
        ))
    }
    rows.append(("certified", minimum.certificate.description))
    if !minimum.explanation.irrelevant.isEmpty {
      rows.append(("irrelevant", minimum.explanation.description))
    }
    if !others.isEmpty {
      rows.append(("also found", others.map(\.identity).joined(separator: ", ")))
    }
    let width = 12
    let body = rows.map { label, text in
      let indent = String(repeating: " ", count: width + 2)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return "  " + label + String(repeating: " ", count: width - label.count)
        + lines.joined(separator: "\n" + indent)
    }
    description = """
      '\(name)' failed after \(passed) passing case\(passed == 1 ? "" : "s").

      \(body.joined(separator: "\n"))

      Replay with \(minimum.token)
      """
  }
}
