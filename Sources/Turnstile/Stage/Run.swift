public import HeadlessUIKit

/// The result of running one trace on one subject.
public struct Run: Sendable {
  /// The violations of the run, one for each finding, in the order in which they were found. Of
  /// those about views at one rest, the worst comes first.
  public var violations: [Violation] = []
  /// The journal of the run, if it was requested.
  public var journal: Journal?
  /// The counts of transitions, of judged clauses and of other events.
  public var tally = Tally()
  /// The guesses about UIKit's behaviour that the model applied, each with its first time in
  /// milliseconds of the trace.
  public var guesses: [(guess: Guess, milliseconds: Int)] = []
  /// The virtual time that passed in the run, in nanoseconds.
  public var simulated: Int64 = 0
  /// The features of the run, that is, hashed pairs of consecutive event kinds, by which a search
  /// recognises a trace with something new; empty unless they were requested.
  var features: [UInt64] = []
  /// The state at the end of the run, for comparisons between runs, if it was requested.
  var ending = Ending()
  /// The names of the actions that the subject declares.
  var actions: [String] = []
  /// The cuts that the run passed, each once, in the order of the first pass. A cut is app code
  /// that does not compile here and was taken out.
  public internal(set) var cuts: [CutPassage] = []
  /// True if the model gave a size to a view that had none after the run had passed a cut.
  var framesViews = false
  /// The misuse of the stage by the subject, which makes the other results meaningless; `nil` if
  /// there was none.
  public var problem: SubjectProblem?

  /// A set of optional outputs of a run, each of which costs time to record.
  struct Extras: OptionSet {
    let rawValue: Int

    /// The output of the journal, which doubles the cost of the run.
    static let journal = Extras(rawValue: 1)
    /// The output of the features, which guide a search.
    static let features = Extras(rawValue: 2)
    /// The output of the run's end, which comparisons use.
    static let ending = Extras(rawValue: 4)
  }

  /// Returns true if a finding is among the violations; a finding without a cause covers all causes
  /// of its clause.
  public func breaks(_ finding: Finding) -> Bool {
    violations.contains { $0.finding.isCovered(by: finding) }
  }

  /// Returns the guesses about UIKit's behaviour that were applied before a violation; later ones
  /// did not affect it.
  func guesses(before violation: Violation) -> [Guess] {
    guesses.filter { $0.milliseconds <= violation.milliseconds }
      .map(\.guess).sorted { $0.rawValue < $1.rawValue }
  }
}
