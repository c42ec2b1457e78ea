/// One rule of the contract.
///
/// A clause is a name, a promise, what it needs to judge by, and a way to make a judge: a fresh one
/// for every run, which hears everything that happens and speaks up when the promise is broken.
/// What one run cannot show, a ``Comparison`` can. Everything about a clause stands in one file.
public struct Clause: Sendable {
  /// The name that code, seed files and reports use.
  public var name: ClauseName
  /// What it promises, in one sentence.
  public var promise: String
  /// What has to be done in a run for its judge's sake, and costs something.
  public var needs: Needs
  /// How it compares runs, if it does.
  public var comparison: Comparison?
  /// Whether other traces show what it found in one to be meant; asked only where it has found
  /// something.
  var excuse: (@MainActor @Sendable (Trace, Runner) -> Bool)?
  /// Whether a full budget in which it had nothing to judge proves nothing.
  public var mustBeExercised = false
  /// Makes the judge of one run.
  public var judge: @MainActor @Sendable () -> any Judge

  /// Describes a clause that is judged run by run.
  public init(
    _ name: ClauseName, promises promise: String, needs: Needs = [],
    judge: @escaping @MainActor @Sendable () -> any Judge
  ) {
    self.name = name
    self.promise = promise
    self.needs = needs
    self.judge = judge
  }

  /// Describes a clause that is judged by comparing runs.
  public init(_ name: ClauseName, promises promise: String, comparing comparison: Comparison) {
    self.init(name, promises: promise) { Onlooker() }
    self.comparison = comparison
  }
}

extension Clause {
  /// What a judge can ask for, since it is not had for nothing.
  public struct Needs: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To be told of every frame while something moves: ``Judge/framePassed(in:)``.
    public static let frames = Needs(rawValue: 1)
    /// That one way back is tried by code when everything is over: ``Judge/probed(_:in:)``.
    public static let probe = Needs(rawValue: 2)
  }
}

/// The judge of a clause that no single run can break.
private final class Onlooker: Judge {
  let hears: Occurrence.Kinds = []
}
