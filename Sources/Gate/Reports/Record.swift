import Turnstile

/// What is known of one subject, for reports.
struct Record {
  let subject: Subject
  var ledger: Ledger?
  var conclusion: Conclusion?
  var milliseconds = 0

  init(subject: Subject) { self.subject = subject }

  /// Reads the verdict from the ledger.
  mutating func conclude(_ contract: Contract, isWhole: Bool) {
    conclusion = ledger?.conclusion(on: subject, contract, isWhole: isWhole)
  }
}

extension Record {
  /// Whether it was ended before anything could be said.
  var isUnfinished: Bool {
    guard let conclusion else { return true }
    return conclusion.verdict == .kept && ledger?.isPartial == true
  }

  /// The verdict in a word.
  var verdict: String { isUnfinished ? "unfinished" : conclusion?.verdict.rawValue ?? "" }

  /// The exit code this subject alone would cause.
  var code: ExitCode { conclusion.map { ExitCode($0.verdict) } ?? .kept }

  /// Everything there is to say, if it is not kept.
  var report: String? { conclusion?.error.map { "\($0)" } }
}
