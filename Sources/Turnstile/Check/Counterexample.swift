/// A minimal trace that breaks a clause, how it does so, and how sure one can be that nothing smaller does.
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
  /// Where the trace is stored, if it could be.
  public var file: String?
  /// Why it could not be stored.
  public var problem: String?
  /// Other findings of the same check, each with a counterexample of its own.
  public var others: [Counterexample] = []

  /// The clause and its cause.
  public var finding: Finding { violation.finding }
}

/// What is known about the traces smaller than a counterexample.
public struct Certificate: Hashable, Sendable, Codable {
  /// Which traces a certificate speaks of.
  public enum Scope: String, Hashable, Sendable, Codable {
    /// Every smaller trace over the counterexample's own alphabet: its acts and gaps in any order.
    case everySmaller
    /// Every trace that is left when steps are taken out of it, where the others are too many.
    case everyPart
  }

  /// How many were tried.
  public var tried: Int
  /// Whether these were all there are.
  public var isComplete: Bool
  /// Which traces were to be tried.
  public var scope: Scope

  /// Describes what was tried.
  public init(tried: Int, isComplete: Bool, scope: Scope = .everySmaller) {
    self.tried = tried
    self.isComplete = isComplete
    self.scope = scope
  }
}

// MARK: - The report

extension Counterexample: CustomStringConvertible {
  /// The whole report.
  public var description: String {
    ([report] + others.map(\.report)).joined(separator: "\n\n")
  }

  /// What is broken, in one line.
  public var headline: String {
    switch finding.clause {
    case .hung: "\(subject) hangs: \(violation.message)"
    case .crashed: "\(subject) crashes: \(violation.message)"
    case .nondeterministic: "\(subject) is not deterministic: \(violation.message)"
    default: "\(subject) breaks \(finding.clause.rawValue): \(violation.message)"
    }
  }

  /// The report on this one alone.
  package var report: String {
    var lines = [headline, ""]
    let strip = Filmstrip.lines(of: journal)
    // A process that died left no journal.
    lines += strip.isEmpty ? trace.lines.map { "  " + $0 } : strip
    lines += [""]
    lines += violation.evidence.map { "  " + $0 }
    lines += ["", "  " + certificateLine]
    if !irrelevant.isEmpty { lines.append("  irrelevant: " + irrelevant.joined(separator: "; ")) }
    if !settings.isEmpty {
      lines.append("  with UIKitBehavior: " + settings.joined(separator: ", "))
    }
    if let fix = violation.fix { lines.append("  fix: " + fix) }
    lines += [""]
    if let file { lines.append("  replay   turnstile replay \(file)") }
    if let problem { lines.append("  not stored: \(problem)") }
    if file == nil { lines += ["  the trace:"] + trace.lines.map { "  " + $0 } }
    return lines.joined(separator: "\n")
  }

  private var certificateLine: String {
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

/// Steps on the left, what they led to on the right.
enum Filmstrip {
  /// The journal's telling entries, grouped by time, beside the steps.
  static func lines(of journal: Journal) -> [String] {
    struct Row {
      var time: Int64
      var step: String
      var happened: [String]
    }
    var rows: [Row] = []
    for entry in journal.entries {
      let time = Text.milliseconds(entry.nanoseconds)
      if entry.isStep {
        rows.append(Row(time: time, step: entry.text, happened: []))
      } else if isTelling(entry.text) {
        if let last = rows.indices.last, rows[last].time == time {
          if rows[last].happened.last != entry.text { rows[last].happened.append(entry.text) }
        } else {
          rows.append(Row(time: time, step: "", happened: [entry.text]))
        }
      }
    }
    let times = rows.map { "\($0.time) ms" }
    let timeWidth = times.map(\.count).max() ?? 0
    let stepWidth = rows.map(\.step.count).max() ?? 0
    return zip(rows, times).map { row, time in
      let left = String(repeating: " ", count: timeWidth - time.count) + time + "  " + row.step
      guard !row.happened.isEmpty else { return "  " + left }
      let gap = String(repeating: " ", count: stepWidth - row.step.count + 4)
      return "  " + left + gap + row.happened.joined(separator: " · ")
    }
  }

  /// Whether an entry belongs in a report, where every line has to be worth reading.
  private static func isTelling(_ text: String) -> Bool {
    let noise = [
      " added to ", " removed", "animation of ", " is presented by ", " is dismissed by ", "stack ",
      " at ",
      "viewDidLoad", "viewIsAppearing", "viewWill", "viewDid", " changed",
    ]
    if text.contains("(") && !text.contains("completeTransition") { return false }
    return !noise.contains { text.contains($0) }
  }
}

extension Text {
  /// A whole number with commas between thousands.
  package static func grouped(_ number: Int) -> String {
    let digits = String(abs(number))
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return number < 0 ? "-" + grouped : grouped
  }
}
