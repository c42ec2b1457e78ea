import Choices
import Foundation
import PlainText
import Turnstile

/// Writes the result as SARIF 2.1.0, the format of code scanning services, with fingerprints by
/// which a service recognises a finding that it already knows.
enum SARIF {
  static func text(
    _ records: [Record], _ contract: Contract, place: ReportPlace, code: ExitCode
  ) -> String {
    let judged = records.flatMap { $0.conclusion?.examples ?? [] }
    let examples = judged + records.flatMap { $0.conclusion?.summary.resting ?? [] }
    var rules = contract.clauses.map {
      Rule(id: $0.name.rawValue, shortDescription: Message(text: $0.promise))
    }
    for example in examples where !rules.contains(where: { $0.id == example.clause }) {
      rules.append(
        Rule(id: example.clause, shortDescription: Message(text: "the subject can be checked")))
    }
    let log = Log(
      schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0",
      runs: [
        Run(
          tool: Tool(
            driver: Driver(name: "turnstile", version: "\(Version.current)", rules: rules)),
          invocations: [invocation(records, code)],
          results: examples.map { result($0, place) })
      ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return (try? encoder.encode(log))
      .map { Visible.json(String(decoding: $0, as: UTF8.self)) + "\n" } ?? ""
  }

  /// Returns the part of the SARIF log about the subjects under test that could not be judged, each
  /// with the reason.
  private static func invocation(_ records: [Record], _ code: ExitCode) -> Invocation {
    let silent = records.filter { $0.conclusion?.examples.isEmpty != false }
    let notes = silent.filter { $0.code != .kept || $0.isUnfinished }.map { record in
      let text = record.report ?? "\(record.subject.name): \(record.verdict)"
      return Notification(level: "error", message: Message(text: text))
    }
    return Invocation(
      executionSuccessful: notes.isEmpty, exitCode: code.rawValue,
      toolExecutionNotifications: notes)
  }

  private static func result(_ example: Counterexample, _ place: ReportPlace) -> Result {
    let identity = "\(example.subject)\n\(example.finding)\n\(example.trace)"
    let uri = place.path(of: example.file ?? "Seeds")
    return Result(
      ruleId: example.clause, level: example.violation.isJudged ? "error" : "note",
      message: Message(text: example.report),
      locations: [
        Location(
          physicalLocation: PhysicalLocation(
            artifactLocation: ArtifactLocation(uri: uri.addingPercent),
            region: Region(startLine: 1)))
      ],
      partialFingerprints: [
        "turnstile/v1": String(Seed(naming: identity).value, radix: 16)
      ])
  }

  // MARK: - The format

  private struct Log: Encodable {
    var schema: String
    var version: String
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }
  private struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var results: [Result]
  }
  private struct Invocation: Encodable {
    var executionSuccessful: Bool
    var exitCode: Int32
    var toolExecutionNotifications: [Notification]
  }
  private struct Notification: Encodable {
    var level: String
    var message: Message
  }
  private struct Tool: Encodable { var driver: Driver }
  private struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }
  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }
  private struct Message: Encodable { var text: String }
  private struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
  }
  private struct Location: Encodable { var physicalLocation: PhysicalLocation }
  private struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }
  private struct ArtifactLocation: Encodable { var uri: String }
  private struct Region: Encodable { var startLine: Int }
}

extension Counterexample {
  fileprivate var clause: String { finding.clause.rawValue }
}

extension String {
  /// The file's path as a relative URI, with special characters escaped.
  fileprivate var addingPercent: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
