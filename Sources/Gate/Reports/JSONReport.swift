import Foundation
import PlainText
import Turnstile

/// The result for programs: one JSON object a line for each subject, and a last one with the sums
/// over all subjects.
enum JSONReport {
  /// The version of the format. A new field does not change it; a removed field, or one with
  /// another meaning, would.
  static let schema = 1

  /// The line of the JSON report on one subject. It is written as one flat object.
  struct Line: Codable {
    var judgement: SubjectJudgement
    var amounts: Amounts
    var coverage: Coverage
    /// The shard's part, from which `merge` computes the verdict; nil if there are no shards.
    var part: Part?

    private enum CodingKeys: String, CodingKey { case part }

    init(judgement: SubjectJudgement, amounts: Amounts, coverage: Coverage, part: Part?) {
      self.judgement = judgement
      self.amounts = amounts
      self.coverage = coverage
      self.part = part
    }

    init(from decoder: any Decoder) throws {
      judgement = try SubjectJudgement(from: decoder)
      amounts = try Amounts(from: decoder)
      coverage = try Coverage(from: decoder)
      part = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(Part.self, forKey: .part)
    }

    func encode(to encoder: any Encoder) throws {
      try judgement.encode(to: encoder)
      try amounts.encode(to: encoder)
      try coverage.encode(to: encoder)
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encodeIfPresent(part, forKey: .part)
    }
  }

  /// The verdict on a subject, with its reasons.
  struct SubjectJudgement: Codable {
    var schema: Int? = JSONReport.schema
    var subject: String
    var verdict: String
    /// The exit code that the gate would have if it had checked this subject alone.
    var exit: Int32?
    /// The known faults that were found again.
    var expected: [String]
    var violations: [Broken]
    /// The reason for the verdict, if there is no counterexample.
    var reason: String?
    /// The findings that rest on cuts, and so are not counted against the app.
    var resting: [Broken]?
  }

  /// The numbers that tell the size of a check.
  struct Amounts: Codable {
    var seed: UInt64
    var runs: Int
    var steps: Int
    var simulated_ms: Int64
    var wall_ms: Int
  }

  /// The parts of the app that the runs reached.
  struct Coverage: Codable {
    /// The counts of transitions, by kind; nil if there was no run.
    var tally: [String: [String: Int]]?
    /// The app's own transition classes that took part in no transition; nil if there are none.
    var never_ran: [String]?
    /// The cuts that the runs passed.
    var cuts: Cuts?
  }

  /// One shard's part of a check: its number, the options that all shards must share, and all its
  /// results.
  struct Part: Codable {
    /// The shard's number and the number of shards: K/N.
    var shard: String
    var terms: ClauseSelection
    /// The depth of an enumeration, in steps.
    var depth: Int?
    var result: CheckResult
  }

  /// The cuts in the app's code that runs passed.
  struct Cuts: Codable {
    var runs_without: Int
    var met: [CutTally.Count]
    /// The runs that ended at a cut without a stand-in.
    var not_judged: [CutTally.Count]
  }

  struct Broken: Codable {
    var clause: String
    var cause: String?
    var message: String
    var trace: [String]
    var steps: Int
    var from_steps: Int
    var found_at: Int?
    var shrink_evaluations: Int
    var certified: Bool
    /// The findings that runs only met after this one.
    var also: [String]
    /// A line of evidence for each finding in `also`; nil if there are none.
    var also_seen: [String]?
    var file: String?
    /// The relation of the finding to the cuts that its run passed.
    var cuts: String?
  }

  struct Sums: Codable {
    struct Total: Codable {
      var schema: Int? = JSONReport.schema
      var subjects: Int
      var verdicts: [String: Int]
      var runs: Int
      var steps: Int
      var simulated_ms: Int64
      var wall_ms: Int
      /// The names of the subjects to check, so that `merge` notices a missing one.
      var names: [String]?
    }
    var total: Total
  }

  static func text(
    _ records: [Record], plan: ShardPlan, options: Options, milliseconds: Int
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func encode(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { Visible.json(String(decoding: $0, as: UTF8.self)) } ?? "{}"
    }
    let lines = records.map { line($0, plan, options) }
    var verdicts: [String: Int] = [:]
    for line in lines { verdicts[line.judgement.verdict, default: 0] += 1 }
    let sums = Sums(
      total: Sums.Total(
        subjects: lines.count, verdicts: verdicts,
        runs: lines.reduce(0) { $0 + $1.amounts.runs },
        steps: lines.reduce(0) { $0 + $1.amounts.steps },
        simulated_ms: lines.reduce(0) { $0 + $1.amounts.simulated_ms }, wall_ms: milliseconds,
        names: lines.map(\.judgement.subject)))
    return (lines.map { encode($0) } + [encode(sums)]).joined(separator: "\n") + "\n"
  }

  private static func line(_ record: Record, _ plan: ShardPlan, _ options: Options) -> Line {
    let conclusion = record.conclusion
    let examples = conclusion?.examples ?? []
    let resting = conclusion?.summary.resting ?? []
    return Line(
      judgement: SubjectJudgement(
        subject: record.subject.name, verdict: record.verdict, exit: record.code.rawValue,
        expected: conclusion?.summary.known.map { "\($0)" } ?? [],
        violations: examples.map(broken), reason: examples.isEmpty ? record.report : nil,
        resting: resting.isEmpty ? nil : resting.map(broken)),
      amounts: Amounts(
        seed: record.result?.seed ?? 0, runs: conclusion?.summary.runs ?? 0,
        steps: record.result?.blocks.reduce(0) { $0 + $1.steps } ?? 0,
        simulated_ms: conclusion?.summary.simulatedMilliseconds ?? 0,
        wall_ms: record.milliseconds),
      coverage: coverage(conclusion?.summary), part: part(record, plan, options))
  }

  private static func coverage(_ summary: Summary?) -> Coverage {
    guard let summary else { return Coverage() }
    return Coverage(
      tally: summary.tally.byKind,
      never_ran: summary.neverRan.isEmpty ? nil : summary.neverRan,
      cuts: summary.tally.cuts.map { cuts in
        Cuts(
          runs_without: summary.tally.runs - cuts.runs, met: cuts.cuts,
          not_judged: cuts.notJudged)
      })
  }

  private static func broken(_ example: Counterexample) -> Broken {
    Broken(
      clause: example.finding.clause.rawValue, cause: example.finding.cause?.rawValue,
      message: example.violation.message, trace: example.trace.lines, steps: example.trace.count,
      from_steps: example.shrinking.fromSteps, found_at: example.shrinking.foundAt,
      shrink_evaluations: example.shrinking.shrinkEvaluations,
      certified: example.shrinking.certificate.isComplete,
      also: example.also.map { "\($0)" },
      also_seen: example.behind.isEmpty ? nil : example.behind.map(\.inOneLine), file: example.file,
      cuts: example.violation.standing?.description)
  }

  private static func part(_ record: Record, _ plan: ShardPlan, _ options: Options) -> Part? {
    guard let shard = plan.name, let result = record.result else { return nil }
    return Part(
      shard: shard, terms: options.clauses, depth: options.searching.depth, result: result)
  }
}
