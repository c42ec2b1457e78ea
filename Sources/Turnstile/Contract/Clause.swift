/// One rule of the contract.
///
/// A clause has a name, a promise, the needs of its judge, and a function that makes the judge.
/// Every run gets a new judge, which receives all events and reports when the promise is broken. A
/// clause that a single run cannot break has a ``Comparison``. All code of a clause is in one file.
public struct Clause: Sendable {
  /// The name of the clause in code, seed files and reports.
  public var name: ClauseName
  /// The promise of the clause in one sentence.
  public var promise: String
  /// The extra work that the judge needs in every run, which costs time.
  public var needs: Needs
  /// The comparison of runs, for a clause that needs one.
  public var comparison: Comparison?
  /// Returns true if other traces show that a violation in this trace is intended; called only
  /// after a violation.
  var excuse: (@MainActor @Sendable (Trace, Runner) -> Bool)?
  /// True if the check fails as "nothing ran" when this clause never had anything to judge in a
  /// full budget.
  public var mustBeExercised = false
  /// Creates the judge of one run.
  public var judge: @MainActor @Sendable () -> any Judge

  /// Creates a clause that is judged in each run.
  public init(
    _ name: ClauseName, promises promise: String, needs: Needs = [],
    judge: @escaping @MainActor @Sendable () -> any Judge
  ) {
    self.name = name
    self.promise = promise
    self.needs = needs
    self.judge = judge
  }

  /// Creates a clause that is judged by comparing runs.
  public init(_ name: ClauseName, promises promise: String, comparing comparison: Comparison) {
    self.init(name, promises: promise) { Onlooker() }
    self.comparison = comparison
  }
}

extension Clause {
  /// The extra work that a judge can request, because it costs time.
  public struct Needs: OptionSet, Hashable, Sendable {
    /// The bits of the needs in the set.
    public let rawValue: Int
    /// Creates a set from the bits of its needs.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The need for a call after every frame while something moves: ``Judge/framePassed(in:)``.
    public static let frames = Needs(rawValue: 1)
    /// The need for an attempt, at the end of the run, to leave the screen by code:
    /// ``Judge/probed(_:in:)``.
    public static let probe = Needs(rawValue: 2)
  }
}

/// A judge that does nothing, for a clause that no single run can break.
private final class Onlooker: Judge {
  let hears: Occurrence.Kinds = []
}
