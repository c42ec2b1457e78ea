import Foundation
import PlainText
import Turnstile

/// The result of a check as JSON for other programs: one line for each subject (checked app or
/// transition), and a last line with the sums.
enum JSONReport {
  /// The version of the report's format. It changes if a field is removed or gets another meaning,
  /// and does not change if a field is added.
  static let schema = 1

  /// The line of the JSON report about one subject (a checked app or transition). It is written as
  /// one flat JSON object.
  struct Line: Codable {
    var judgement: SubjectJudgement
    var amounts: Amounts
    var coverage: Coverage
    /// This machine's part of a shared check, from which the command `merge` computes the verdict;
    /// nil if one machine did the whole check.
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

  /// The verdict on one checked app or transition, and the reasons for it.
  struct SubjectJudgement: Codable {
    var schema: Int? = JSONReport.schema
    var subject: String
    var verdict: String
    /// The exit code that the process would have if it had checked this subject under test alone.
    var exit: Int32?
    /// The faults that the subject's code declares as known, and that the check has found again.
    var expected: [String]
    var violations: [Broken]
    /// The reason for a verdict other than that a rule is broken; nil without one.
    var reason: String?
    /// Findings in runs that came to code which was cut out of the app. They do not count against
    /// the app, because the cut may be the cause.
    var resting: [Broken]?
  }

  /// The numbers of runs, steps and simulated milliseconds, which tell how much was checked.
  struct Amounts: Codable {
    var seed: UInt64
    var runs: Int
    var steps: Int
    var simulated_ms: Int64
    var wall_ms: Int
  }

  /// The parts of the app, such as its screens, that the runs reached.
  struct Coverage: Codable {
    /// The numbers of transitions in all runs, by kind of transition and then by outcome; nil
    /// without runs.
    var tally: [String: [String: Int]]?
    /// The app's own transition classes that took part in no transition; nil if there are none.
    var never_ran: [String]?
    /// The cuts, that is, code left out because it does not compile on Linux, that runs came upon.
    var cuts: Cuts?
  }

  /// One machine's part of a shared check: its number, the options that must be the same for all
  /// machines, and its complete result.
  struct Part: Codable {
    /// The machine's number and the number of machines that share the check, in the form K/N.
    var shard: String
    var terms: ClauseSelection
    /// The maximum number of steps of an input sequence in an exhaustive search; nil for a random
    /// search.
    var depth: Int?
    var result: CheckResult
  }

  /// The cuts, that is, code of the app left out because it does not compile on Linux, that runs
  /// came upon.
  struct Cuts: Codable {
    var runs_without: Int
    var met: [CutTally.Count]
    /// The cuts at which runs had to end, because no stand-in could be made for the cut code's
    /// value.
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
    /// The names of findings that occurred only in runs in which the reported finding had occurred
    /// before, and are probably its consequences.
    var also: [String]
    /// For each finding in `also`, a line of text with its evidence; nil if `also` is empty.
    var also_seen: [String]?
    var file: String?
    /// The relation of the finding to code that was cut out of the app: if the run came to a cut
    /// before the finding.
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
      /// The names of all subjects to check. The command `merge` compares them with the reports,
      /// and so notices that one is missing.
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
