import Foundation
import Turnstile

/// Joins the reports of shards into what one machine would have printed, and stores what they found.
///
/// What was judged, and how, stands in the reports: nothing that was said to the shards has to be said again.
@MainActor
struct MergeCommand {
  private let options: Options
  private let shares: [Shares]
  private let milliseconds: Int
  private let reports: Reports

  /// All that the shards say of one subject.
  private struct Shares {
    var subject: Subject
    var parts: [JSONReport.Part] = []
    var milliseconds = 0
  }

  init(_ options: Options, _ subjects: [Subject], _ environment: [String: String]) throws {
    var options = options
    var shares: [Shares] = []
    var milliseconds = 0
    var agreed: JSONReport.Part?
    for path in options.operands {
      let (lines, took) = try Self.read(path)
      milliseconds = max(milliseconds, took)
      for line in lines {
        guard let subject = subjects.first(where: { $0.name == line.subject }) else {
          throw UsageError(
            "\(path) speaks of subject '\(line.subject)', which this gate does not have.")
        }
        guard let part = line.part else {
          throw UsageError("\(path) is no shard's report: only shards are merged.")
        }
        guard (agreed ?? part).terms == part.terms, (agreed ?? part).depth == part.depth else {
          throw UsageError("\(path) judges other clauses, or to another depth, than those before.")
        }
        agreed = part
        let index =
          shares.firstIndex { $0.subject.name == line.subject }
          ?? {
            shares.append(Shares(subject: subject))
            return shares.count - 1
          }()
        shares[index].parts.append(part)
        shares[index].milliseconds += line.wall_ms
      }
    }
    if let agreed {
      options.terms = agreed.terms
      options.depth = agreed.depth
    }
    self.options = options
    self.shares = shares
    self.milliseconds = milliseconds
    reports = try Reports(options, environment, contract: options.terms.contract)
  }

  func run() throws -> ExitCode {
    let records = try shares.map(join)
    return reports.end(records, plan: .whole, milliseconds: milliseconds, options: options)
  }

  private func join(_ shares: Shares) throws(UsageError) -> Record {
    let (subject, ledgers) = (shares.subject, shares.parts.map(\.ledger))
    try count(shares)
    guard Set(ledgers.map { [$0.seed, UInt64($0.runs)] }).count == 1 else {
      throw UsageError("The shards of '\(subject.name)' have different seeds or runs.")
    }
    guard Set(ledgers.filter(\.hasReplayed).map { $0.replays.map(\.path) }).count <= 1 else {
      throw UsageError(
        "The shards of '\(subject.name)' began with different stored traces; "
          + "all need the same \(options.seeds).")
    }
    var record = Record(subject: subject)
    var whole = Ledger.joining(ledgers)
    whole.storeExamples(in: options.seeds)
    record.ledger = whole
    record.milliseconds = shares.milliseconds
    record.conclude(options, isWhole: true)
    return record
  }

  /// All shards must be there, and each once.
  private func count(_ shares: Shares) throws(UsageError) {
    var plans: [ShardPlan] = []
    for part in shares.parts { plans.append(try .parse(part.shard, from: "A report's shard")) }
    let count = plans[0].count
    guard plans.allSatisfy({ $0.count == count }) else {
      throw UsageError(
        "The reports on '\(shares.subject.name)' are of different divisions: "
          + shares.parts.map(\.shard).joined(separator: ", ") + ".")
    }
    for index in 0..<count {
      let found = plans.count { $0.index == index }
      guard found == 1 else {
        throw UsageError(
          "Shard \(index + 1)/\(count) of '\(shares.subject.name)' is "
            + (found == 0 ? "missing." : "there \(found) times."))
      }
    }
  }

  private static func read(
    _ path: String
  ) throws(UsageError) -> (lines: [JSONReport.Line], milliseconds: Int) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): there is no report that can be read.")
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
