public import HeadlessUIKit

/// A minimal trace that breaks a clause, with the violation and the evidence that no smaller one
/// does.
///
/// Its description is the whole report, so that it is readable wherever errors are printed.
public struct Counterexample: Error, Sendable {
  /// The name of the subject that breaks the clause.
  public var subject: String
  /// The violation that the minimal trace shows, with its message and evidence.
  public var violation: Violation
  /// The minimal trace that breaks the clause.
  public var trace: Trace
  /// The history of shrinking: from the trace that was found to the minimal one.
  public var shrinking: Shrinking
  /// The journal of a run of the minimal trace, that is, its list of events.
  public var journal: Journal
  /// The settings of the simulated UIKit that differ from their defaults, each as "name value".
  public var settings: [String]
  /// The guesses that the violation rests on, that is, behaviour of UIKit that no source settles
  /// and that the model applied before the violation.
  public var guesses: [Guess] = []
  /// The path of the file with the stored minimal trace; `nil` if it could not be stored.
  public var file: String?
  /// The command that replays the stored trace; `nil` for Turnstile's own tool, `turnstile replay`.
  package var invocation: Invocation?
  /// The reason why the minimal trace could not be stored; `nil` if it was.
  public var problem: String?
  /// The finding that the search met but that could not be reproduced. The counterexample then
  /// shows a difference between two executions instead.
  var met: Finding?
  /// All findings that the minimal trace shows, without known faults, the earliest first.
  var breaks: [Finding] = []
  /// A counterexample for a second finding: executions of the same trace differ. It is empty if
  /// they do not.
  package var beside: [Counterexample] = []
  /// The violations that were only seen in runs after this counterexample's own violation, so that
  /// this one may be their cause. The report lists them under it.
  public package(set) var behind: [Violation] = []
  /// The other findings of the same check; empty in all counterexamples but the first.
  public var restOfCheck = RestOfCheck()

  /// The clause that the minimal trace breaks, and its cause.
  public var finding: Finding { violation.finding }

  /// The findings that were only seen in runs after this one, and that the report lists under it.
  public var also: [Finding] { behind.map(\.finding) }

  /// The history of shrinking: from the trace that was found to the minimal one.
  public struct Shrinking: Sendable, Codable {
    /// The number of steps that the trace had when it was found.
    public var fromSteps: Int
    /// The number of the run that found the trace, from 1; `nil` if it was a stored trace.
    public var foundAt: Int?
    /// The number of traces that were run to shrink the one that was found.
    public var shrinkEvaluations = 0
    /// The evidence that no smaller trace shows the same finding.
    public var certificate = Certificate(tried: 0, isComplete: false)
    /// The properties of the minimal trace, in words, that can be changed without losing the
    /// finding, such as "the x of every touch".
    public var irrelevant: [String] = []
  }

  /// The other findings of the check whose first counterexample this is.
  public struct RestOfCheck: Sendable, Codable {
    /// The counterexamples of the check's other findings that have a report of their own.
    public var others: [Counterexample] = []
    /// The findings beyond the number of reports that the budget allows (``Budget/reports``), which
    /// are only named.
    public var named: [Finding] = []
    /// The findings that may be due to cuts, that is, to app code that does not compile here and
    /// was taken out. They are not reported as the app's fault. `nil` if there are none.
    public package(set) var resting: [Counterexample]?
  }
}

extension Counterexample {
  /// Creates a counterexample from a trace that was found, before it is shrunk and certified.
  package init(
    _ subject: Subject, _ violation: Violation, by trace: Trace, foundAt run: Int? = nil,
    journal: Journal = Journal()
  ) {
    self.init(
      subject: subject.name, violation: violation, trace: trace,
      shrinking: Shrinking(fromSteps: trace.count, foundAt: run), journal: journal,
      settings: subject.behavior.settings)
  }
}

// MARK: - The report

extension Counterexample: CustomStringConvertible {
  /// The whole report, as it is printed: this counterexample and the other findings of the check.
  public var description: String {
    var legend: Legend? = Legend()
    return description(&legend)
  }

  /// Returns the whole report, as it is printed, with explanations of those terms that no earlier
  /// report has explained.
  package func description(_ legend: inout Legend?) -> String {
    let reports = ([self] + restOfCheck.others).map { $0.report(&legend) }
    let named = restOfCheck.named
    let rest =
      named.isEmpty
      ? []
      : ["found as well, and not made small: " + named.map(\.description).joined(separator: ", ")]
    return (reports + rest + Self.section(on: restOfCheck.resting ?? [])).joined(separator: "\n\n")
  }

  /// Returns the reports on findings that may be due to cuts, that is, to removed app code. They
  /// have a heading of their own, and are empty if there are none.
  package static func section(on resting: [Counterexample]) -> [String] {
    guard !resting.isEmpty else { return [] }
    return ["resting on a cut, and so not told as the app's fault:"] + resting.map(\.report)
  }

  /// The first line of the report: the subject, the clause and the violation's message.
  public var headline: String {
    if !violation.isJudged {
      return "\(subject), not judged, \(finding): \(violation.message)"
    }
    return switch finding.clause {
    case .hung where finding.cause == .slow: "\(subject) is too slow: \(violation.message)"
    case .hung: "\(subject) hangs: \(violation.message)"
    case .crashed: "\(subject) crashes: \(violation.message)"
    case .ourFault: "\(subject) could not be judged: \(violation.message)"
    case .nondeterministic: "\(subject) is not deterministic: \(violation.message)"
    default: "\(subject) breaks \(finding.clause.rawValue): \(violation.message)"
    }
  }

  /// The report on this counterexample alone, without explanations of its terms.
  package var report: String {
    var legend: Legend?
    return report(&legend)
  }

  private func report(_ legend: inout Legend?) -> String {
    var lines = [headline]
    lines += trace.suppositions.map {
      "It holds only if UIKit \($0.words), which sources leave open (\($0.rule))."
    }
    lines.append("")
    let table = StepTable.lines(of: journal)
    // Without a journal, which a process that ended does not leave, the report lists the steps of
    // the trace.
    lines += table.isEmpty ? trace.lines.map { "  " + $0 } : table
    lines += [""]
    let marbles = Marbles(of: journal, broken: violation.milliseconds)
    let drawing = marbles.lines
    let explanations =
      (legend?.lines(on: marbles) ?? []) + (legend?.lines(on: journal) ?? [])
    if !drawing.isEmpty { lines += drawing.map { "  " + $0 } + [""] }
    if !explanations.isEmpty { lines += explanations.map { "  " + $0 } + [""] }
    lines += violation.evidence.map { "  " + $0 }
    lines += behind.map { violation in
      let isShown = breaks.isEmpty || breaks.contains(violation.finding)
      return "  also\(isShown ? "" : ", by another trace"): \(violation.inOneLine)"
    }
    lines += ["", "  " + certificateLine]
    if !shrinking.irrelevant.isEmpty {
      lines.append("  irrelevant: " + shrinking.irrelevant.joined(separator: "; "))
    }
    if !settings.isEmpty {
      lines.append("  with UIKitBehavior: " + settings.joined(separator: ", "))
    }
    if !guesses.isEmpty {
      lines.append("  rests on guesses about UIKit: " + guesses.map(\.rule).joined(separator: ", "))
    }
    if let standing = violation.standing { lines.append("  " + standing.description) }
    if violation.isJudged, let fix = violation.fix { lines.append("  fix: " + fix) }
    lines += [""]
    lines += commands
    if let problem { lines.append("  not stored: \(problem)") }
    if file == nil { lines += ["  the trace:"] + trace.lines.map { "  " + $0 } }
    return lines.joined(separator: "\n")
  }

  /// The lines of the report with commands for the stored trace, such as "replay" and "film"; empty
  /// if the trace is not stored.
  private var commands: [String] {
    guard let file else { return [] }
    let invocation = invocation ?? .tool("turnstile")
    let verbs = ["replay", "film", "blame"].map { verb in
      "  " + Text.column(verb, 9) + invocation.text(verb, file)
    }
    guard !explicable.isEmpty else { return verbs }
    return verbs + [
      "  explain  " + invocation.usage("explain " + explicable.joined(separator: " "))
    ]
  }

  /// The names that the report proposes for the command `explain`: the finding, and the rules of
  /// UIKit's behaviour that are guesses. They are empty for a clause that the app itself defines.
  private var explicable: [String] {
    let isOurs = Contract.strict[finding.clause] != nil
    return (isOurs ? ["\(finding)"] : []) + (isOurs ? guesses.map(\.rule) : [])
  }

  package var certificateLine: String {
    let steps = "\(trace.count) step\(trace.count == 1 ? "" : "s")"
    let certificate = shrinking.certificate
    let from = shrinking.fromSteps > trace.count ? ", from \(shrinking.fromSteps)" : ""
    let tried = Text.grouped(certificate.tried)
    let certified: String =
      switch (certificate.tried, certificate.isComplete, certificate.scope) {
      case (0, true, _): "certified minimal (there is no smaller trace)"
      case (0, false, _): "not certified"
      case (1, true, .everySmaller):
        "certified minimal (the only smaller trace does not break it)"
      case (1, true, _): "certified minimal (its only part does not break it)"
      case (_, true, .everySmaller):
        "certified minimal (none of \(tried) smaller traces breaks it)"
      case (_, true, _): "certified minimal (none of its \(tried) parts breaks it)"
      case (1, false, _): "minimal as far as tried (the first smaller trace does not break it)"
      case (_, false, _):
        "minimal as far as tried (none of the first \(tried) smaller traces breaks it)"
      }
    return "\(steps)\(from) · \(certified)"
  }
}
