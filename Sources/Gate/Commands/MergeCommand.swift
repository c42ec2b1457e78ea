import Foundation
import Turnstile

/// Joins the reports of shards into what one machine would have printed.
@MainActor
struct MergeCommand {
  private let options: Options
  private let subjects: [Subject]
  private let contract: Contract
  private let reports: Reports

  init(_ options: Options, _ subjects: [Subject], _ environment: [String: String]) throws {
    self.options = options
    self.subjects = subjects
    contract = options.terms.contract
    reports = try Reports(options, environment, contract: contract)
  }

  func run() throws -> ExitCode {
    var order: [String] = []
    var parts: [String: [JSONReport.Line]] = [:]
    var milliseconds = 0
    for path in options.operands {
      let (lines, took) = try Self.read(path)
      milliseconds = max(milliseconds, took)
      for line in lines {
        if parts[line.subject] == nil { order.append(line.subject) }
        parts[line.subject, default: []].append(line)
      }
    }
    var records: [Record] = []
    for name in order {
      guard let subject = subjects.first(where: { $0.name == name }) else {
        throw UsageError("A report speaks of subject '\(name)', which this gate does not have.")
      }
      records.append(try join(parts[name] ?? [], of: subject))
    }
    return reports.end(
      records, plan: .whole, milliseconds: milliseconds, options: options)
  }

  private func join(_ lines: [JSONReport.Line], of subject: Subject) throws(UsageError) -> Record {
    let ledgers = lines.compactMap(\.ledger)
    guard ledgers.count == lines.count, let first = ledgers.first else {
      throw UsageError("A report on '\(subject.name)' is no shard's: only shards are merged.")
    }
    let names = lines.compactMap(\.shard)
    guard Set(names).count == names.count else {
      throw UsageError("A shard of '\(subject.name)' is there twice: \(names.sorted()).")
    }
    guard ledgers.allSatisfy({ $0.seed == first.seed && $0.runs == first.runs }) else {
      throw UsageError(
        "The reports on '\(subject.name)' are of checks with different seeds or runs.")
    }
    let (whole, missing) = Ledger.joining(ledgers)
    guard missing.isEmpty || whole.isPartial else {
      throw UsageError(
        "The reports on '\(subject.name)' are not all there: there are shards "
          + "\(names.sorted().joined(separator: ", ")).")
    }
    var record = Record(subject: subject)
    record.ledger = whole
    record.milliseconds = lines.reduce(0) { $0 + $1.wall_ms }
    record.conclude(contract, isWhole: true)
    return record
  }

  private static func read(
    _ path: String
  ) throws(UsageError) -> (lines: [JSONReport.Line], milliseconds: Int) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): the report cannot be read.")
    }
    var lines: [JSONReport.Line] = []
    var milliseconds: Int?
    let decoder = JSONDecoder()
    for (number, text) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      let text = Data(text)
      if let line = try? decoder.decode(JSONReport.Line.self, from: text) {
        lines.append(line)
      } else if let sums = try? decoder.decode(JSONReport.Sums.self, from: text) {
        milliseconds = sums.total.wall_ms
      } else {
        throw UsageError("\(path): line \(number + 1) is no line of a report.")
      }
    }
    guard let milliseconds else {
      throw UsageError("\(path): the report is cut off: its last line must hold the sums.")
    }
    return (lines, milliseconds)
  }
}
