/// One rule of the contract.
///
/// A clause has a name, a promise, a function that makes its judge, and a list of the extra calls
/// that the judge needs. Every run gets a new judge, which receives all events and reports when the
/// promise is broken. A clause that a single run cannot break has a ``Comparison`` of several runs.
/// All code of a clause is in one file.
public struct Clause: Sendable {
  /// The name of the clause in code, seed files and reports.
  public var name: ClauseName
  /// The promise of the clause in one sentence.
  public var promise: String
  /// The extra calls that the clause's judge needs in every run, such as one after each frame. Each
  /// costs time.
  public var needs: Needs
  /// The comparison of runs that judges the clause; `nil` if its judge does so in each run.
  public var comparison: Comparison?
  /// Returns true if runs of other traces show that the app intends the behaviour that a violation
  /// in this trace reports. It is called only after a violation.
  var excuse: (@MainActor @Sendable (Trace, Runner) -> Bool)?
  /// True if the check fails as "nothing ran" when no run of a full check contained anything for
  /// this clause to judge.
  public var mustBeExercised = false
  /// A closure that creates a judge, that is, an observer that watches one run for this clause.
  public var judge: @MainActor @Sendable () -> any Judge

  /// Creates a clause whose judge can find a violation in each single run.
  public init(
    _ name: ClauseName, promises promise: String, needs: Needs = [],
    judge: @escaping @MainActor @Sendable () -> any Judge
  ) {
    self.name = name
    self.promise = promise
    self.needs = needs
    self.judge = judge
  }

  /// Creates a clause whose violations show only when several runs are compared.
  public init(_ name: ClauseName, promises promise: String, comparing comparison: Comparison) {
    self.init(name, promises: promise) { Onlooker() }
    self.comparison = comparison
  }
}

extension Clause {
  /// The extra calls that a judge can request. Each costs time, so no judge gets them by default.
  public struct Needs: OptionSet, Hashable, Sendable {
    /// The set as bits, one for each kind of extra call.
    public let rawValue: Int
    /// Creates a set of extra calls from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A judge with this need is called after every frame between the request of a transition and
    /// the next rest: ``Judge/framePassed(in:)``.
    public static let frames = Needs(rawValue: 1)
    /// A judge with this need gets the result of an attempt to leave the screen by code at the end
    /// of the run: ``Judge/probed(_:in:)``.
    public static let probe = Needs(rawValue: 2)
  }
}

/// A judge that does nothing, for a clause that only a comparison of runs can break.
private final class Onlooker: Judge {
  let hears: Occurrence.Kinds = []
}
