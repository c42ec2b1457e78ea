import HeadlessUIKit

extension Clause {
  /// A way to judge a clause by comparing several runs, for a change to a trace that must make no
  /// difference to the app.
  ///
  /// A comparison is given a trace and the end of its run, may run other traces on the same
  /// subject, and returns a violation, which is dated at the run's end. Comparing takes several
  /// runs, so a search compares only a sample of the traces that the comparison concerns; shrinking
  /// always compares.
  ///
  /// ```swift
  /// Clause.Comparison(of: { $0.steps.last?.act == .action("reload") }) { trace, ending, runner in
  ///   let without = runner.ending(of: Trace(trace.steps.dropLast()))
  ///   guard let without, without.views != ending.views else { return nil }
  ///   let finding = Finding(.init(sentence: "reloading changes nothing"))
  ///   return Violation(finding, at: 0, "reloading changes views")
  /// }
  /// ```
  public struct Comparison: Sendable {
    /// Returns true if a trace contains the change whose effect the clause judges, so that
    /// comparing its run makes sense.
    public var concerns: @Sendable (Trace) -> Bool
    /// Returns true if the state at the end of a run leaves the clause undecided, so that other
    /// traces have to be run for comparison.
    public var isOpen: @Sendable (Ending) -> Bool
    /// Compares the end of a trace's run with the ends of other runs, and returns the violation;
    /// `nil` if the clause is kept.
    public var violation: @MainActor @Sendable (Trace, Ending, Runner) -> Violation?

    /// Creates a comparison from the traces that it concerns, the ends that need it, and the
    /// function that compares.
    public init(
      of concerns: @escaping @Sendable (Trace) -> Bool,
      where isOpen: @escaping @Sendable (Ending) -> Bool = { _ in true },
      by violation: @escaping @MainActor @Sendable (Trace, Ending, Runner) -> Violation?
    ) {
      self.concerns = concerns
      self.isOpen = isOpen
      self.violation = violation
    }
  }

  /// The functions with which a comparison runs further traces of the current subject. Each trace
  /// runs on a fresh stage, that is, in a new window with a new clock.
  @MainActor
  public struct Runner {
    /// A function that runs a trace in a simulated UIKit with changed settings, judged by one
    /// clause, and returns the violation; `nil` if the clause is kept.
    typealias Judged = (Trace, Clause, (inout UIKitBehavior) -> Void) -> Violation?

    private let run: (Trace, _ animated: Bool) -> Ending?
    private let judged: Judged
    private let keeps: (Trace, _ animated: Bool) -> Bool

    init(
      _ run: @escaping (Trace, _ animated: Bool) -> Ending?, judged: @escaping Judged,
      keeps: @escaping (Trace, _ animated: Bool) -> Bool
    ) {
      self.run = run
      self.judged = judged
      self.keeps = keeps
    }

    /// Returns true if a trace alone keeps the contract, so that it can serve as the expected
    /// behaviour.
    ///
    /// A run that breaks a clause does not show what should have happened, so a comparison with it
    /// proves nothing.
    public func keepsContract(_ trace: Trace, animated: Bool = true) -> Bool {
      keeps(trace, animated)
    }

    /// Runs a trace in a simulated UIKit with changed settings, judged by one clause, and returns
    /// the violation; `nil` if the clause is kept.
    func violation(
      of clause: Clause, in trace: Trace, where change: (inout UIKitBehavior) -> Void
    ) -> Violation? { judged(trace, clause, change) }

    /// Runs a trace and returns the state at the end of the run: outcomes, views and notes; `nil`
    /// if the subject cannot perform the trace.
    ///
    /// - Parameter animated: If false, UIKit treats `animated: true` as `false`.
    public func ending(of trace: Trace, animated: Bool = true) -> Ending? { run(trace, animated) }
  }
}
