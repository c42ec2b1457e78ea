public import HeadlessUIKit

/// A minimal trace that breaks a clause, how it does so, and how sure one can be that nothing
/// smaller does.
///
/// Its description is the whole report, so that it reads well wherever errors are printed.
public struct Counterexample: Error, Sendable, Codable {
  /// The subject's name.
  public var subject: String
  /// What is broken, and how.
  public var violation: Violation
  /// The minimal trace.
  public var trace: Trace
  /// How long the trace was when it was found.
  public var fromSteps: Int
  /// The run that found it, from 1; `nil` if a stored seed did.
  public var foundAt: Int?
  /// How many traces were run to shrink it.
  public var shrinkEvaluations: Int
  /// What is known about smaller traces.
  public var certificate: Certificate
  /// Which parts of the trace do not matter.
  public var irrelevant: [String]
  /// What happened, step by step.
  public var journal: Journal
  /// The settings that differ from their defaults, as "name value".
  public var settings: [String]
  /// The rules of UIKit's behaviour that are only guesses and decided what happened before it
  /// broke.
  public var guesses: [Guess] = []
  /// Where the trace is stored, if it could be.
  public var file: String?
  /// What one types to replay it, if that is not Turnstile's own tool.
  package var invocation: Invocation?
  /// Why it could not be stored.
  public var problem: String?
  /// What the search met, if that is not what is reported: it could not be shown again.
  var met: Finding?
  /// All that the minimal trace breaks, known faults not counted, the earliest first.
  var breaks: [Finding] = []
  /// That executions of the trace differ in something else, where that was seen.
  package var beside: [Counterexample] = []
  /// What was only ever met behind this, and goes with its root: each as it was seen.
  public package(set) var behind: [Violation] = []
  /// Other findings of the same check, each with a counterexample of its own.
  public var others: [Counterexample] = []
  /// What else the check found, beyond as many reports as its budget allows (``Budget/reports``).
  public var named: [Finding] = []

  /// What is not told as the app's fault, since it rests on cuts; `nil` if there is nothing.
  public package(set) var resting: [Counterexample]?

  /// The clause and its cause.
  public var finding: Finding { violation.finding }

  /// What was only ever met behind this, and goes with its root.
  public var also: [Finding] { behind.map(\.finding) }
}

extension Counterexample {
  /// A trace that breaks something, as it was found: neither shrunk nor certified yet.
  package init(
    _ subject: Subject, _ violation: Violation, by trace: Trace, foundAt run: Int? = nil,
    journal: Journal = Journal()
  ) {
    self.init(
      subject: subject.name, violation: violation, trace: trace, fromSteps: trace.count,
      foundAt: run, shrinkEvaluations: 0, certificate: Certificate(tried: 0, isComplete: false),
      irrelevant: [], journal: journal, settings: subject.behavior.settings)
  }
}

// MARK: - The report

extension Counterexample: CustomStringConvertible {
  /// The whole report.
  public var description: String {
    var legend: Legend? = Legend()
    return description(&legend)
  }

  /// The whole report, without what a legend has explained before.
  package func description(_ legend: inout Legend?) -> String {
    let reports = ([self] + others).map { $0.report(&legend) }
    let rest =
      named.isEmpty
      ? []
      : ["found as well, and not made small: " + named.map(\.description).joined(separator: ", ")]
    return (reports + rest + Self.section(on: resting ?? [])).joined(separator: "\n\n")
  }

  /// The reports on what rests on cuts, under a heading; nothing if there are none.
  package static func section(on resting: [Counterexample]) -> [String] {
    guard !resting.isEmpty else { return [] }
    return ["resting on a cut, and so not told as the app's fault:"] + resting.map(\.report)
  }

  /// What is broken, in one line.
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

  /// The report on this one alone, without a legend.
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
    let strip = Strip.lines(of: journal)
    // A process that died left no journal.
    lines += strip.isEmpty ? trace.lines.map { "  " + $0 } : strip
    lines += [""]
    let picture = Marbles(of: journal, broken: violation.milliseconds)
    let marbles = picture.lines
    let terms =
      (legend?.lines(on: picture) ?? []) + (legend?.lines(on: journal) ?? [])
    if !marbles.isEmpty { lines += marbles.map { "  " + $0 } + [""] }
    if !terms.isEmpty { lines += terms.map { "  " + $0 } + [""] }
    lines += violation.evidence.map { "  " + $0 }
    lines += behind.map { "  also: \($0.inOneLine)" }
    lines += ["", "  " + certificateLine]
    if !irrelevant.isEmpty { lines.append("  irrelevant: " + irrelevant.joined(separator: "; ")) }
    if !settings.isEmpty {
      lines.append("  with UIKitBehavior: " + settings.joined(separator: ", "))
    }
    if !guesses.isEmpty {
      lines.append("  rests on guesses about UIKit: " + guesses.map(\.rule).joined(separator: ", "))
    }
    if let standing = violation.standing { lines.append("  " + standing.description) }
    if violation.isJudged, let fix = violation.fix { lines.append("  fix: " + fix) }
    lines += [""]
    if let file {
      let invocation = invocation ?? .tool("turnstile")
      lines += ["replay", "film", "blame"].map { verb in
        "  " + Text.column(verb, 9) + invocation.text(verb, file)
      }
      if !explicable.isEmpty {
        lines.append(
          "  explain  " + invocation.usage("explain " + explicable.joined(separator: " ")))
      }
    }
    if let problem { lines.append("  not stored: \(problem)") }
    if file == nil { lines += ["  the trace:"] + trace.lines.map { "  " + $0 } }
    return lines.joined(separator: "\n")
  }

  /// The names in the report that `explain` knows: the finding's, if the clause is none of the
  /// app's own, and the rules that are guesses.
  private var explicable: [String] {
    let isOurs = Contract.strict[finding.clause] != nil
    return (isOurs ? ["\(finding)"] : []) + (isOurs ? guesses.map(\.rule) : [])
  }

  package var certificateLine: String {
    let steps = "\(trace.count) step\(trace.count == 1 ? "" : "s")"
    let from = fromSteps > trace.count ? ", from \(fromSteps)" : ""
    let certified: String =
      if certificate.tried == 0 {
        certificate.isComplete ? "certified minimal (there is no smaller trace)" : "not certified"
      } else if certificate.isComplete {
        certificate.scope == .everySmaller
          ? "certified minimal (none of \(Text.grouped(certificate.tried)) smaller traces breaks it)"
          : "certified minimal (none of its \(Text.grouped(certificate.tried)) parts breaks it)"
      } else {
        "minimal as far as tried (none of the first \(Text.grouped(certificate.tried)) smaller traces breaks it)"
      }
    return "\(steps)\(from) · \(certified)"
  }
}
