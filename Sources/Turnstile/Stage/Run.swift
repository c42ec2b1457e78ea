public import HeadlessUIKit

/// What came of performing one trace on one subject.
public struct Run: Sendable {
  /// What was found broken, one violation for each finding, in the order they were seen.
  public var violations: [Violation] = []
  /// What happened, if it was asked for.
  public var journal: Journal?
  /// How often what happened.
  public var tally = Tally()
  /// The guesses about UIKit's behaviour that decided what happened, each with its first time in
  /// milliseconds of the trace.
  public var guesses: [(guess: Guess, milliseconds: Int)] = []
  /// How much virtual time passed, in nanoseconds.
  public var simulated: Int64 = 0
  /// What kinds of things happened, as opaque numbers that guide the search, if it was asked for.
  var features: [UInt64] = []
  /// How the app stood at the end, for comparisons between runs, if it was asked for.
  var ending = Ending()
  /// The names of what code can do in the app.
  var actions: [String] = []
  /// The cuts that were passed, each once, in the order in which they were first passed.
  public internal(set) var cuts: [CutPassage] = []
  /// Whether a view got a size because it had none and a cut was passed.
  var framesViews = false
  /// What the subject did that a subject must not do; nothing else counts then.
  public var problem: SubjectProblem?

  /// What not everybody needs who has a trace performed, and what costs time to take down.
  struct Extras: OptionSet {
    let rawValue: Int

    /// What happened; costs as much again as the run itself.
    static let journal = Extras(rawValue: 1)
    /// What kinds of things happened, which a search is guided by.
    static let features = Extras(rawValue: 2)
    /// How the app stood at the end, which comparisons look at.
    static let ending = Extras(rawValue: 4)
  }

  /// Whether a finding is among the violations; one that leaves its cause open stands for all of
  /// its clause's.
  public func breaks(_ finding: Finding) -> Bool {
    violations.contains { $0.finding.isCovered(by: finding) }
  }

  /// The guesses that decided what happened before something broke: what came later had no part in
  /// it.
  func guesses(before violation: Violation) -> [Guess] {
    guesses.filter { $0.milliseconds <= violation.milliseconds }
      .map(\.guess).sorted { $0.rawValue < $1.rawValue }
  }
}
