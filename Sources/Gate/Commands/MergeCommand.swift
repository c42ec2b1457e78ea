import Foundation
import Turnstile

/// The command `merge`. If several machines (shards) have each done a part of a check, it joins
/// their reports into the report that one machine would have written, and stores the
/// counterexamples.
///
/// The reports contain the options of the shards, such as the clauses to judge, so that the command
/// line need not repeat them.
@MainActor
struct MergeCommand {
  private let options: Options
  private let shares: [Shares]
  private let milliseconds: Int
  private let reports: Reports

  /// The reports on one subject under test, one from each machine that did a part of the check.
  private struct Shares {
    var subject: Subject
    var parts: [JSONReport.Part]
    var milliseconds: Int
  }

  init(_ options: Options, _ subjects: [Subject], _ environment: [String: String]) throws {
    let files = try options.operands.map { try ShardReport(readingAt: $0) }
    var options = options
    if let part = try Self.agreement(of: files) {
      options.clauses = part.terms
      options.searching.depth = part.depth
    }
    let lines = files.flatMap(\.lines)
    var names: [String] = []
    for line in lines where !names.contains(line.subject) { names.append(line.subject) }
    for file in files {
      for name in names where !file.lines.contains(where: { $0.subject == name }) {
        throw UsageError("\(file.path) says nothing of '\(name)', and another report does.")
      }
    }
    shares = try names.map { name in
      guard let subject = subjects.first(where: { $0.name == name }) else {
        throw UsageError("A report speaks of subject '\(name)', which this gate does not have.")
      }
      let own = lines.filter { $0.subject == name }
      return Shares(
        subject: subject, parts: own.map(\.part),
        milliseconds: own.reduce(0) { $0 + $1.milliseconds })
    }
    self.options = options
    milliseconds = files.map(\.milliseconds).max() ?? 0
    reports = try Reports(options, environment, contract: options.clauses.contract)
  }

  /// Returns the first report's statement of its part of the check, after making sure that all
  /// reports state the same clauses (rules) and the same depth. Returns `nil` if no report states a
  /// part.
  private static func agreement(of files: [ShardReport]) throws(UsageError) -> JSONReport.Part? {
    var agreed: JSONReport.Part?
    for file in files {
      for part in file.lines.map(\.part) {
        let first = agreed ?? part
        guard first.terms == part.terms, first.depth == part.depth else {
          throw UsageError(
            "\(file.path) judges other clauses, or to another depth, than those before.")
        }
        agreed = first
      }
    }
    return agreed
  }

  func run() throws -> ExitCode {
    let records = try shares.map(join)
    return reports.end(records, plan: .whole, milliseconds: milliseconds, options: options)
  }

  private func join(_ shares: Shares) throws(UsageError) -> Record {
    let (subject, results) = (shares.subject, shares.parts.map(\.result))
    try count(shares)
    try countBlocks(of: results, on: subject)
    guard Set(results.map { [$0.seed, UInt64($0.runs)] }).count == 1 else {
      throw UsageError("The shards of '\(subject.name)' have different seeds or runs.")
    }
    guard Set(results.filter(\.hasReplayed).map { $0.replays.map(\.path) }).count <= 1 else {
      throw UsageError(
        "The shards of '\(subject.name)' began with different stored traces; "
          + "all need the same \(options.store.folder).")
    }
    var record = Record(subject: subject)
    var whole = CheckResult.joining(results, on: subject, options.clauses.contract)
    for (index, block) in whole.blocks.enumerated()
    where block.index != index && !subject.knownFaults.isEmpty {
      throw UsageError("Block \(index) of '\(subject.name)' is missing in all reports.")
    }
    if !whole.completesNothing(on: subject) { whole.storeExamples(in: options.store.folder) }
    record.result = whole
    record.milliseconds = shares.milliseconds
    record.conclude(options, isWhole: true)
    return record
  }

  /// Throws an error unless every block of runs is in the report of exactly one machine. If a time
  /// limit or an interruption ended the search, blocks may be missing.
  private func countBlocks(of results: [CheckResult], on subject: Subject) throws(UsageError) {
    let runs = results[0].runs
    let indices = results.flatMap(\.blocks).map(\.index).sorted()
    for (one, next) in zip(indices, indices.dropFirst()) where one == next {
      throw UsageError("Block \(one) of '\(subject.name)' is in the reports twice.")
    }
    // Simulated time is summed up in units of about a millisecond, because nanoseconds could
    // overflow 64 bits.
    let simulated = results.flatMap(\.blocks).reduce(Int64(0)) { $0 + $1.simulated >> 20 }
    guard indices.count <= 1 << 20, simulated < 1 << 42 else {
      throw UsageError("The reports on '\(subject.name)' have more blocks than any search makes.")
    }
    // The number of blocks of runs is not verified for an exhaustive search or one with a time
    // limit, because it is not known beforehand.
    let wasEnded = results.contains { $0.isPartial || $0.problem != nil || $0.loss != nil }
    guard runs < Budget.unlimited, !wasEnded else { return }
    let count = Block.count(runs: runs)
    for index in 0..<min(count, indices.count + 1)
    where index >= indices.count || indices[index] != index {
      throw UsageError("Block \(index) of '\(subject.name)' is missing in all reports.")
    }
    // The blocks of runs may exceed the number that the user asked for, because the search goes on
    // for a subject's known faults.
    let most =
      subject.knownFaults.isEmpty ? count : Block.count(runs: Budget.runsForKnownFaults(runs))
    guard indices.count == count || (indices.last ?? 0) < most && indices.count > count else {
      throw UsageError(
        "'\(subject.name)' has \(count) blocks, and the reports have \(indices.count).")
    }
  }

  /// Throws an error unless there is exactly one report of each machine that shared the check.
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
}
