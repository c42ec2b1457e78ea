public import HeadlessUIKit

/// The result of running one trace on one subject.
public struct Run: Sendable {
  /// The violations of the run, one for each finding, in the order in which they were found. Of
  /// those about views at one rest, the worst comes first.
  public var violations: [Violation] = []
  /// The journal of the run, that is, its list of events; `nil` unless it was requested.
  public var journal: Journal?
  /// The counts of the run's events, such as transitions that finished and clauses that could have
  /// been broken.
  public var tally = Tally()
  /// The guesses that the run rests on, that is, behaviour of UIKit that no source settles, each
  /// with the first millisecond of the trace at which the model applied it.
  public var guesses: [(guess: Guess, milliseconds: Int)] = []
  /// The virtual time that passed in the run, in nanoseconds.
  public var simulated: Int64 = 0
  /// The features of the run, that is, hashed pairs of consecutive event kinds, by which a search
  /// recognises a trace with something new; empty unless they were requested.
  var features: [UInt64] = []
  /// The outcomes and the views at the end of the run, by which two runs are compared; empty unless
  /// they were requested.
  var ending = Ending()
  /// The names of the actions that the subject declares for its traces.
  var actions: [String] = []
  /// The cuts that the run passed, each once, in the order of the first pass. A cut is app code
  /// that does not compile here and was taken out.
  public internal(set) var cuts: [CutPassage] = []
  /// True if the model gave a size to a view that had none after the run had passed a cut, that is,
  /// removed app code. Layout code may be missing, so other sizes are tried, too.
  var framesViews = false
  /// The uses of views that an earlier run of the process has made. A global or static variable
  /// keeps them, so this run depends on the earlier one.
  var outliving: [OutlivingView] = []
  /// The reason why the subject cannot be checked, such as an unknown action; `nil` if there was
  /// none. If there is one, the other results mean nothing.
  public var problem: SubjectProblem?

  /// A set of optional outputs of a run, each of which costs time to record.
  struct Extras: OptionSet {
    let rawValue: Int

    /// The option to record the journal, which doubles the cost of the run.
    static let journal = Extras(rawValue: 1)
    /// The option to record the features, that is, pairs of event kinds that guide a search.
    static let features = Extras(rawValue: 2)
    /// The option to record the state at the end of the run, by which two runs are compared.
    static let ending = Extras(rawValue: 4)
  }

  /// Returns true if the run shows a finding: one of its violations has the finding's clause and
  /// its cause, or any cause if the finding has none.
  public func breaks(_ finding: Finding) -> Bool {
    violations.contains { $0.finding.isCovered(by: finding) }
  }

  /// Returns the guesses about UIKit's behaviour that the model applied before a violation, which
  /// may depend on them. Later guesses did not affect it.
  func guesses(before violation: Violation) -> [Guess] {
    guesses.filter { $0.milliseconds <= violation.milliseconds }
      .map(\.guess).sorted { $0.rawValue < $1.rawValue }
  }
}
