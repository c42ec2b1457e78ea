/// A finding of a check on its way to a counterexample, called a case.
struct CheckCase {
  var found: FoundTrace
  /// The path of the stored trace that showed the finding; `nil` if a random run showed it.
  var file: String?
  /// The path of the file with the trace as it was found, called a draft. The file is deleted once
  /// the minimal trace is stored.
  var draft: String?
  /// The counterexample with the smallest trace, while it still waits until a new process has shown
  /// the finding with that trace.
  fileprivate var unconfirmed: Counterexample?
  /// The counterexample that shows a difference between executions of the case's trace; `nil`
  /// unless there is one. The finding is then reported only if every process of its own shows it.
  fileprivate var doubt: Counterexample?
  fileprivate var example: Counterexample?

  init(found: FoundTrace, file: String? = nil, draft: String? = nil) {
    self.found = found
    self.file = file
    self.draft = draft
  }
}

/// The cases of one check, numbered in the order in which they were opened.
///
/// A case is never removed, so its number stays valid in assignments that are under way.
@MainActor
struct CheckCases {
  private let subject: Subject
  private var list: [CheckCase] = []
  /// Findings that ended a process while the trace of another finding was shrunk, each with the
  /// number of that other finding's case.
  private var findingsWhileMinimizing: [(index: Int, found: FoundTrace)] = []

  init(subject: Subject) { self.subject = subject }

  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }

  /// True if every case, that is, every finding that is to be reported, has its counterexample.
  var areConcluded: Bool { list.allSatisfy { $0.example != nil } }

  /// The counterexamples of those findings that have one already.
  var examples: [Counterexample] { list.compactMap(\.example) }

  /// The paths of the drafts that cases have stored, that is, of the files with the traces as they
  /// were found.
  var drafts: [String] { list.compactMap(\.draft) }

  /// Returns the finding of the case with a number, with the trace that first showed it; `nil` if
  /// there is no such case.
  func found(_ index: Int) -> FoundTrace? {
    list.indices.contains(index) ? list[index].found : nil
  }

  /// Returns true if a case has been opened for a finding, whatever trace showed it.
  func contain(_ finding: Finding) -> Bool { list.contains { $0.found.finding == finding } }

  /// Returns true if a case has been opened for a finding and for the same trace that showed it.
  func contain(_ found: FoundTrace) -> Bool {
    list.contains {
      // A trace that ended the exploration of the subject is found again by later explorations and
      // blocks. It has no run number, so only its finding is compared.
      $0.found == found
        || $0.found.run == 0 && $0.file == nil && $0.found.endsItsProcess
          && $0.found.finding == found.finding
    }
  }

  /// Opens a case for a finding, so that its trace will be shrunk, and returns the number of the
  /// case.
  mutating func add(_ new: CheckCase) -> Int {
    list.append(new)
    return list.count - 1
  }

  // MARK: - From a finding to a counterexample

  /// Stores the counterexample of a case with the smallest trace, until a new process has shown the
  /// finding with that trace.
  mutating func awaitConfirmation(of example: Counterexample, in index: Int) {
    list[index].unconfirmed = example
  }

  /// Returns the counterexample of a case that a new process still has to confirm; `nil` if there
  /// is none.
  func unconfirmed(_ index: Int) -> Counterexample? { list[index].unconfirmed }

  /// Stores the counterexample that shows a difference between executions of a case's trace.
  ///
  /// - Returns: False if there is one already, or the finding itself is such a difference.
  mutating func doubt(_ index: Int, because example: Counterexample) -> Bool {
    guard list[index].doubt == nil, list[index].found.finding.clause != .nondeterministic
    else { return false }
    list[index].doubt = example
    return true
  }

  /// Returns true if executions of a case's trace differ.
  func isDoubted(_ index: Int) -> Bool { list[index].doubt != nil }

  /// Returns the counterexample that shows a difference between executions of a case's trace; `nil`
  /// if there is none.
  func doubt(about index: Int) -> Counterexample? { list[index].doubt }

  /// Returns a counterexample that is certain in spite of such a difference, with the one about the
  /// difference beside it.
  func withDoubt(_ example: Counterexample, in index: Int) -> Counterexample {
    guard var doubt = list[index].doubt else { return example }
    var example = example
    doubt.met = doubt.finding
    example.beside = [doubt]
    return example
  }

  /// Returns true if the violations in a new process confirm a case's counterexample. If executions
  /// of its trace differ, the words of the violation must be the same, too.
  func areConfirmed(_ violations: [Violation], for finding: Finding, in index: Int) -> Bool {
    let words = isDoubted(index) ? list[index].unconfirmed?.violation.message : nil
    return violations.contains {
      $0.finding.isCovered(by: finding) && (words == nil || words == $0.message)
    }
  }

  /// Concludes a case, that is, stores its counterexample for the report. Without a counterexample,
  /// one with the trace as it was found is stored.
  ///
  /// - Returns: False if there is no case with this number.
  mutating func conclude(_ index: Int, with example: Counterexample?) -> Bool {
    guard list.indices.contains(index) else { return false }
    list[index].example = example ?? asFound(list[index].found)
    return true
  }

  /// Records a finding that ended a process while the trace of a case was shrunk.
  mutating func meet(_ found: FoundTrace, whileMinimizing index: Int) {
    guard list.indices.contains(index) else { return }
    findingsWhileMinimizing.append((index, found))
  }

  /// Removes and returns the findings that ended a process while the traces of cases were shrunk,
  /// in the order of the cases.
  mutating func popFindingsWhileMinimizing() -> [FoundTrace] {
    defer { findingsWhileMinimizing = [] }
    return findingsWhileMinimizing.sorted { $0.index < $1.index }.map(\.found)
  }

  // MARK: - Reports

  /// The findings of concluded cases that may be due to cuts, that is, to app code that does not
  /// compile here and was taken out.
  var restingFindings: [Finding] {
    list.filter { $0.example?.violation.isJudged == false }.map(\.found.finding)
  }

  /// The number of findings that may be due to cuts, that is, to removed app code. They have a
  /// section of their own in the report and do not count against the limit of reports.
  var restingCount: Int { list.count { $0.example?.violation.isJudged == false } }

  /// The counterexamples to report, one for each case. A case whose smallest trace is not confirmed
  /// yet is reported with the trace that was found.
  var reports: [Counterexample] {
    list.map {
      var example = $0.example ?? asFound($0.found)
      example.file = $0.file
      return example
    }
  }

  /// Returns a counterexample with the trace as it was found. It is used if there was no time to
  /// shrink the trace, or if shrinking ended the process.
  private func asFound(_ found: FoundTrace) -> Counterexample {
    var violation = found.violation
    // A finding of a run that passed a cut, that is, a place of removed app code, may be due to the
    // cut, because no other stand-in value was tried for it.
    violation.standing = violation.standing ?? CutTrial(violation).standing { _ in false }
    return Counterexample(
      subject, violation, by: found.trace, foundAt: found.run > 0 ? found.run : nil)
  }
}
