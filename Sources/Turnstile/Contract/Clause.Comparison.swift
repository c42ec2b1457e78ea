import HeadlessUIKit

extension Clause {
  /// How a clause compares runs: what must not make a difference, does not.
  ///
  /// It is given a trace and how that ended, has other traces run on the same subject, and says
  /// what is broken, which is dated at the run's end. Comparing costs several runs, so a search
  /// does it on a sample of the traces that it concerns, and always while it shrinks.
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
    /// Whether a trace has anything in it to compare.
    public var concerns: @Sendable (Trace) -> Bool
    /// Whether there is anything to compare, once it is known how the trace ended: what cannot
    /// differ is not run again.
    public var isOpen: @Sendable (Ending) -> Bool
    /// Compares a trace and how it ended with other runs.
    public var violation: @MainActor @Sendable (Trace, Ending, Runner) -> Violation?

    /// Describes a comparison.
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

  /// Runs traces of the subject at hand, each on a fresh stage and not judged.
  @MainActor
  public struct Runner {
    /// Has a trace run in a model that behaves in another way, and judged by one clause.
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

    /// Whether a trace keeps the contract by itself, so that another one can be measured by it.
    ///
    /// A run that breaks a clause shows nothing about what should have happened: a comparison with
    /// it blames nobody.
    public func keepsContract(_ trace: Trace, animated: Bool = true) -> Bool {
      keeps(trace, animated)
    }

    /// What a clause finds if the model behaves in another way.
    func violation(
      of clause: Clause, in trace: Trace, where change: (inout UIKitBehavior) -> Void
    ) -> Violation? { judged(trace, clause, change) }

    /// How a trace ends; `nil` if the subject cannot perform it.
    ///
    /// - Parameter animated: Whether UIKit heeds `animated: true`, or takes it for `false`.
    public func ending(of trace: Trace, animated: Bool = true) -> Ending? { run(trace, animated) }
  }
}
